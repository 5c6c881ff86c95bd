import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { messageWords } from '#content/admin/messages.ts';
import type { Conversation } from '#domain/conversation.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listConfig.ts';
import type { RecordAction } from '../list/recordAction.ts';
import { actionsFor, useConversationAction } from '../messages/conversationActions.ts';
import { conversationList } from '../messages/conversationList.tsx';
import { MailboxNotice } from '../messages/MailboxNotice.tsx';
import { staffOptions, useStaff } from '../staff.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: messageWords.title };

/** @returns the query of the URL and the matching page of conversations. */
export const loader = listLoader(conversationList);

/** Conversations with clients: search, filters, sorting; mark as read, archive, assign, delete. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  const staff = useStaff();
  const act = useConversationAction();
  const quickActions = useCallback(
    (conversation: Conversation): RecordAction[] =>
      actionsFor(conversation).map((action) => ({
        id: action.id,
        label: action.label,
        name: messageWords.act(action.label, conversation.name),
        Icon: action.Icon,
        onPress: () => void act([conversation.id], action),
      })),
    [act],
  );
  return (
    <>
      <MailboxNotice sx={{ mb: 2 }} />
      <ListPage
        config={conversationList}
        query={query}
        list={list}
        options={{ responsible: staffOptions(staff, messageWords.nobody) }}
        quickActions={quickActions}
      >
        <Button variant="outlined" size="small" href={adminPaths.templates}>
          {messageWords.templates}
        </Button>
      </ListPage>
    </>
  );
}
