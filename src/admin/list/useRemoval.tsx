import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { ignoreNotFound } from '#backend/errors.ts';
import type { ListWords } from '#content/admin/list.ts';
import { deletion } from '#content/admin/shell.ts';
import { ConfirmDialog, useConfirmedAction } from '../ConfirmDialog.tsx';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { shortName } from '../shortName.ts';

/** Records to delete: their ids, and the name of a single record. */
interface RemovalRequest {
  ids: readonly string[];
  name: string;
}

/** Options of {@link useRemoval}. */
export interface RemovalOptions {
  words: Pick<ListWords, 'confirmRemove' | 'removed'> & Partial<Pick<ListWords, 'confirmRemoveAll' | 'removedAll'>>;
  /** Deletes the records permanently; may reject. */
  remove: (backend: Backend, ids: readonly string[]) => Promise<void>;
  /** Called after records were deleted and the dialog was closed; the focused row is gone then. */
  onRemoved: () => void;
}

/**
 * Deletes one or several records: asks for confirmation, deletes, reloads the list and shows a notice. Errors are shown
 * in the dialog.
 * @returns `ask`, which opens the dialog, and the dialog.
 */
export function useRemoval({ words, remove, onRemoved }: RemovalOptions) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const textOf = ({ ids, name }: RemovalRequest, one: (name: string) => string, many?: (count: number) => string) =>
    many && ids.length > 1 ? many(ids.length) : one(name);

  const { ask, subject, dialogProps } = useConfirmedAction<RemovalRequest>({
    run: async (request) => {
      await whileSignedIn((backend) => remove(backend, request.ids)).catch(ignoreNotFound);
      await revalidate();
      showNotice(textOf(request, (name) => words.removed(shortName(name)), words.removedAll));
    },
    failedText: () => deletion.failed,
    onDone: onRemoved,
  });

  const dialog = subject && (
    <ConfirmDialog
      {...dialogProps}
      title={deletion.title}
      text={textOf(subject, words.confirmRemove, words.confirmRemoveAll)}
      cancel={deletion.cancel}
      confirm={deletion.confirm}
      busyText={deletion.busy}
    />
  );
  return { ask, dialog };
}
