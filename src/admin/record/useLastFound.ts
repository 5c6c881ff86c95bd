import { useState } from 'react';

/**
 * Keeps what is being edited on the page when it was deleted elsewhere, as the next reload of the data would take away
 * what was typed.
 * @param found what the loader has found; null if it does not exist (any more).
 * @param id of the record in the URL.
 * @returns what was found last under this id, or null.
 */
export function useLastFound<Found>(found: Found | null, id: string | undefined): Found | null {
  const [last, setLast] = useState({ id, found });
  if (found !== null && last.found !== found) setLast({ id, found });
  return found ?? (last.id === id ? last.found : null);
}
