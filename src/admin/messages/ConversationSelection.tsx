import Button from '@mui/material/Button';
import { messageWords as words } from '#content/admin/messages.ts';
import type { Conversation } from '#domain/conversation.ts';
import { ChoiceMenu } from '../list/ChoiceMenu.tsx';
import { oncePerPress } from '../list/recordAction.ts';
import { staffOptions, useStaff } from '../staff.ts';
import { useInOrder } from '../useChangeAll.ts';
import {
  conversationActions as actions,
  type ConversationAction,
  useChangeConversations,
  useConversationAction,
} from './conversationActions.ts';

/** Bulk actions for selected conversations, in addition to deletion. */
export function ConversationSelection({ rows }: { rows: readonly Conversation[] }) {
  const staff = useStaff();
  const change = useInOrder(useChangeConversations());
  const act = useConversationAction();
  const offered: ConversationAction[] = [
    rows.some(({ read }) => read === 'no') ? actions.read : actions.unread,
    rows.some(({ archived }) => archived === 'no') ? actions.archive : actions.restore,
  ];
  const assign = (value: string) => {
    const person = staff.find(({ id }) => id === value);
    void change(
      rows.map(({ id }) => ({ id, responsibleId: person?.id ?? null })),
      (count) => words.assigned(count, person?.name ?? null),
    );
  };
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action.id}
          variant="outlined"
          size="small"
          {...oncePerPress(() => {
            const ids = rows.map(({ id }) => id);
            void act(ids, action);
          })}
        >
          {action.label}
        </Button>
      ))}
      <ChoiceMenu label={words.assign} options={staffOptions(staff, words.nobody)} onChoose={assign} />
    </>
  );
}
