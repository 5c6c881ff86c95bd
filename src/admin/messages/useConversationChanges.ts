import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { listWords } from '#content/admin/list.ts';
import { messageWords as words } from '#content/admin/messages.ts';
import type { ConversationChange } from '#domain/conversation.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

/** @returns a function that changes conversations and shows a notice with an Undo button. */
export function useConversationChanges() {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();

  const store = useCallback(
    async (changes: readonly ConversationChange[]): Promise<ConversationChange[] | null> => {
      try {
        const { conversations } = await backend();
        const undo = await whileSignedIn(() => conversations.changeAll(changes));
        await revalidate();
        return undo;
      } catch {
        showNotice(words.changesFailed);
        return null;
      }
    },
    [backend, whileSignedIn, revalidate, showNotice],
  );

  /** @param noticeFor returns the notice for a number of changed conversations. */
  return useCallback(
    async (changes: readonly ConversationChange[], noticeFor: (count: number) => string): Promise<void> => {
      const undo = await store(changes);
      if (!undo) return;
      const undoAll = async () => {
        const undone = await store(undo);
        if (undone) showNotice(words.changesUndone(undone.length, undo.length));
      };
      const action = { label: listWords.undo, onPress: () => void undoAll() };
      showNotice(noticeFor(undo.length), undo.length > 0 ? action : undefined);
    },
    [store, showNotice],
  );
}
