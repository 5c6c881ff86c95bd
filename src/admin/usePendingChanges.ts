import { type Dispatch, type SetStateAction, useState } from 'react';

/** A change that is shown before the loader's data have it. */
export interface PendingChange {
  /** Whether the change is stored; the data may still lack it. */
  isStored: boolean;
}

/**
 * Keeps changes until the data have them: React may render the reloaded data later than the end of the request.
 * @param data the loader's data with the changed records.
 * @returns the pending changes and a function to set them, as `useState` does; new data drop those that are stored.
 */
export function usePendingChanges<Change extends PendingChange>(
  data: unknown,
): [readonly Change[], Dispatch<SetStateAction<readonly Change[]>>] {
  const [pending, setPending] = useState<readonly Change[]>([]);
  const [shownData, setShownData] = useState(data);
  if (data !== shownData) {
    setShownData(data);
    setPending(pending.filter(({ isStored }) => !isStored));
  }
  return [pending, setPending];
}
