import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ignoreNotFound, Unreachable } from '#backend/errors.ts';
import { mailWords as words } from '#content/admin/mails.ts';
import type { Page } from '#domain/pagedQuery.ts';
import type { UnsentMail } from '#domain/unsentMail.ts';
import { messageOf } from '#forms/messageOf.ts';
import { ConfirmDialog, useConfirmedAction } from '../ConfirmDialog.tsx';
import { useFocusAfterAction } from '../list/useFocusAfterAction.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

/**
 * Sends unsent mails again, and discards them after a confirmation; each shows a notice of its result.
 * @param list latest loaded page of the list. @param focusTop moves the focus to the top of the list, once its row is gone.
 * @returns `retry`, the ids of the mails that it is running for, `askToDiscard`, and the dialog.
 */
export function useMailActions(list: Page<UnsentMail>, focusTop: () => void) {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const rememberFocus = useFocusAfterAction(list, focusTop);
  const [retrying, setRetrying] = useState<readonly string[]>([]);

  const retry = async ({ id, recipient }: UnsentMail) => {
    setRetrying((ids) => [...ids, id]);
    rememberFocus(id);
    try {
      await whileSignedIn(({ mails }) => mails.retry(id));
      await revalidate();
      showNotice(words.retried(recipient));
    } catch (reason) {
      if (!(reason instanceof Unreachable)) await revalidate();
      showNotice(messageOf(reason, words.retryFailed, words));
    } finally {
      setRetrying((ids) => ids.filter((each) => each !== id));
    }
  };

  const discard = useConfirmedAction<UnsentMail>({
    run: async ({ id, recipient }) => {
      const wasThere = await whileSignedIn(async ({ mails }) => {
        await mails.discard(id);
        return true;
      }).catch(ignoreNotFound);
      await revalidate();
      showNotice(wasThere ? words.discarded(recipient) : words.gone);
    },
    failedText: () => words.confirm.failed,
    // The button that opened the dialog goes with the row, which may be displayed until after the closing transition.
    onDone: focusTop,
  });
  const dialog = discard.subject && (
    <ConfirmDialog
      {...discard.dialogProps}
      title={words.confirm.title(discard.subject.recipient)}
      text={words.confirm.text(discard.subject.subject)}
      cancel={words.confirm.cancel}
      confirm={words.confirm.confirm}
      busyText={words.confirm.busy}
    />
  );
  return { retry, retrying, askToDiscard: discard.ask, dialog };
}
