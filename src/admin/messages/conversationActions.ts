import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined';
import { useCallback } from 'react';
import { messageWords as words } from '#content/admin/messages.ts';
import type { ConversationChange } from '#domain/conversation.ts';
import { type ChangeAll, useChangeAll } from '../useChangeAll.ts';
import { useUnlessRunning } from '../useUnlessRunning.ts';

/** An action on conversations. */
export interface ConversationAction {
  /** Shared with the opposite action, which takes the place of the button and keeps its focus. */
  id: string;
  label: string;
  Icon: typeof ArchiveOutlined;
  change: Pick<ConversationChange, 'read' | 'archived'>;
  /** @returns the notice for a number of changed conversations. */
  noticeFor: (count: number) => string;
}

/** Actions on conversations, for the list and a conversation's page. */
export const conversationActions = {
  read: {
    id: 'read',
    label: words.markRead,
    Icon: MarkEmailReadOutlined,
    change: { read: 'yes' },
    noticeFor: words.markedRead,
  },
  unread: {
    id: 'read',
    label: words.markUnread,
    Icon: MarkEmailUnreadOutlined,
    change: { read: 'no' },
    noticeFor: words.markedUnread,
  },
  archive: {
    id: 'archived',
    label: words.archive,
    Icon: ArchiveOutlined,
    change: { archived: 'yes' },
    noticeFor: words.movedToArchive,
  },
  restore: {
    id: 'archived',
    label: words.restore,
    Icon: UnarchiveOutlined,
    change: { archived: 'no' },
    noticeFor: words.movedToInbox,
  },
} satisfies Record<string, ConversationAction>;

/** @returns the actions available for a conversation, depending on whether it is read and archived. */
export const actionsFor = ({
  read,
  archived,
}: {
  read: 'yes' | 'no';
  archived: 'yes' | 'no';
}): ConversationAction[] => [
  read === 'yes' ? conversationActions.unread : conversationActions.read,
  archived === 'yes' ? conversationActions.restore : conversationActions.archive,
];

const conversationChanges: ChangeAll<ConversationChange> = {
  changeAll: ({ conversations }, changes) => conversations.changeAll(changes),
  undone: words.changesUndone,
};

/** @returns a function that changes conversations and shows a notice with an Undo button. */
export const useChangeConversations = () => useChangeAll(conversationChanges, words.changesFailed);

/**
 * @returns a function that does an action on conversations. While one of them is being archived it cannot be restored, and
 * so on: the news of the change may show the opposite action before the change is answered, to whoever presses twice.
 */
export function useConversationAction() {
  const change = useChangeConversations();
  const unlessRunning = useUnlessRunning();
  return useCallback(
    (ids: readonly string[], action: ConversationAction) =>
      unlessRunning(
        ids.map((id) => `${action.id} ${id}`),
        () =>
          change(
            ids.map((id) => ({ id, ...action.change })),
            action.noticeFor,
          ),
      ),
    [change, unlessRunning],
  );
}

/** @returns the name under which an unsent reply is kept. @param id of the conversation. */
export const replyTo = (id: string): string => `reply to ${id}`;
