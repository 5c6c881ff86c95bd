import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { NotFound, SignedOut } from '#backend/errors.ts';
import type { ListWords } from '#content/admin/list.ts';
import { deletion } from '#content/admin/shell.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useNotice } from '../Notices.tsx';

/** Which record is asked about, by id and by what it is called. */
interface Asked {
  id: string;
  name: string;
}

/** What {@link useRemoval} needs. */
export interface RemovalOptions {
  words: Pick<ListWords, 'confirmRemove' | 'removed'>;
  /** Deletes the record for good; may reject. */
  remove: (id: string) => Promise<void>;
  /** Called when the dialog is gone and so is the record, with all that stood in its row. */
  onRemoved: () => void;
}

/**
 * Deleting a record: asks first, deletes, loads the list anew, says so. What fails is said in the dialog.
 * @returns `ask`, which opens the dialog, and the dialog.
 */
export function useRemoval({ words, remove, onRemoved }: RemovalOptions) {
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const [asked, setAsked] = useState<Asked>({ id: '', name: '' });
  const [open, setOpen] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const removed = useRef(false);

  const ask = useCallback((record: Asked) => {
    removed.current = false;
    setAsked(record);
    setError('');
    setOpen(true);
  }, []);

  const confirm = async () => {
    setBusy(true);
    setError('');
    try {
      await remove(asked.id).catch(ignoreNotFound);
      removed.current = true;
      await revalidate();
      setOpen(false);
      say(words.removed(asked.name));
    } catch (reason) {
      // The page asks for a new session before it shows anything.
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
      text={words.confirmRemove(asked.name)}
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

/** What somebody else has deleted in the meantime is as gone as it should be. */
function ignoreNotFound(reason: unknown) {
  if (!(reason instanceof NotFound)) throw reason;
}
