import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ignoreNotFound, SignedOut } from '#backend/errors.ts';
import type { ListWords } from '#content/admin/list.ts';
import { deletion } from '#content/admin/shell.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useNotice } from '../Notices.tsx';

/** Records to delete: their ids, and the name of a single record. */
interface RemovalRequest {
  ids: readonly string[];
  name: string;
}

/** Options of {@link useRemoval}. */
export interface RemovalOptions {
  words: Pick<ListWords, 'confirmRemove' | 'removed'> & Partial<Pick<ListWords, 'confirmRemoveAll' | 'removedAll'>>;
  /** Deletes the records permanently; may reject. */
  remove: (ids: readonly string[]) => Promise<void>;
  /** Called after records were deleted and the dialog was closed; the focused row is gone then. */
  onRemoved: () => void;
}

/**
 * Deletes one or several records: asks for confirmation, deletes, reloads the list and shows a notice. Errors are shown
 * in the dialog.
 * @returns `ask`, which opens the dialog, and the dialog.
 */
export function useRemoval({ words, remove, onRemoved }: RemovalOptions) {
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [request, setRequest] = useState<RemovalRequest>({ ids: [], name: '' });
  const [open, setOpen] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const removed = useRef(false);

  const ask = useCallback((next: RemovalRequest) => {
    removed.current = false;
    setRequest(next);
    setError('');
    setOpen(true);
  }, []);

  const textOf = (one: (name: string) => string, many?: (count: number) => string) =>
    many && request.ids.length > 1 ? many(request.ids.length) : one(request.name);

  const confirm = async () => {
    setBusy(true);
    setError('');
    try {
      await remove(request.ids).catch(ignoreNotFound);
      removed.current = true;
      await revalidate();
      setOpen(false);
      showNotice(textOf(words.removed, words.removedAll));
    } catch (reason) {
      // Revalidation lets the page ask for a new session.
      if (reason instanceof SignedOut) await revalidate();
      else setError(deletion.failed);
    } finally {
      setBusy(false);
    }
  };

  const dialog = (
    <ConfirmDialog
      open={open}
      title={deletion.title}
      text={textOf(words.confirmRemove, words.confirmRemoveAll)}
      error={error}
      cancel={deletion.cancel}
      confirm={deletion.confirm}
      busy={busy}
      busyText={deletion.busy}
      onCancel={() => setOpen(false)}
      onConfirm={confirm}
      onExited={() => removed.current && onRemoved()}
    />
  );
  return { ask, dialog };
}
