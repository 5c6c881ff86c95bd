import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { conversationPage as words } from '#content/admin/messages.ts';
import type { Conversation, ConversationDetails } from '#domain/conversation.ts';
import type { Template } from '#domain/template.ts';
import { keyWithoutModifiers, useKeys } from '../keys.ts';
import type { Neighbours } from '../list/neighbours.ts';
import { RecordHeading } from '../list/RecordHeading.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { useHasUnsaved } from '../record/useUnsaved.tsx';
import { useFocusFallback } from '../useFocusFallback.ts';
import { ConversationPanel } from './ConversationPanel.tsx';
import { replyTo } from './conversationActions.ts';
import { MessageList } from './MessageList.tsx';
import { ReplyForm } from './ReplyForm.tsx';

/** Props of {@link ConversationView}. */
export interface ConversationViewProps {
  conversation: ConversationDetails;
  /** Templates for a reply. */
  templates: readonly Template[];
  neighbours: Neighbours;
  /** URL of the list that the conversation was opened from. */
  backTo: string;
}

/** Page of a conversation: its messages and the reply form. */
export function ConversationView({ conversation, templates, neighbours, backTo }: ConversationViewProps) {
  const { name, messages } = conversation;
  // The form is open from the start in a conversation without messages, and if an unsent reply was kept.
  const [writing, setWriting] = useState(useHasUnsaved(replyTo(conversation.id)) || messages.length === 0);
  const list = useRef<HTMLOListElement>(null);
  useMarkRead(conversation);
  // Only once the form is gone: above it, the list would be further down, and the page would scroll past its first message.
  useFocusFallback(writing, () => {
    if (writing) return;
    list.current?.focus({ preventScroll: true });
    list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  });
  useKeys((event) => {
    if (keyWithoutModifiers(event) !== 'r' || writing) return;
    event.preventDefault();
    setWriting(true);
  });
  return (
    <>
      <RecordHeading title={name} words={words} backTo={backTo} neighbours={neighbours}>
        <Button
          variant="contained"
          size="small"
          aria-label={words.replyTo(name)}
          aria-keyshortcuts="r"
          title={`${words.reply} (r)`}
          disabled={writing}
          onClick={() => setWriting(true)}
          sx={{ flex: 'none' }}
        >
          {words.reply}
        </Button>
      </RecordHeading>
      <Box
        sx={{
          display: 'grid',
          // Container queries, as the width beside the list varies.
          gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@680': 'minmax(0, 1fr) 280px' },
          gap: { xs: 2, md: 3 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, minWidth: 0 }}>
          {writing && (
            <Panel title={words.replyTo(name)}>
              <Box sx={{ p: panelInset }}>
                <ReplyForm conversation={conversation} templates={templates} onDone={() => setWriting(false)} />
              </Box>
            </Panel>
          )}
          <MessageList conversation={conversation} ref={list} />
        </Box>
        <ConversationPanel conversation={conversation} />
      </Box>
    </>
  );
}

/**
 * Marks a visible conversation as read, up to the latest message shown. Runs once for each latest message, so that a
 * conversation the user marks as unread again stays unread.
 */
function useMarkRead({ id, read, latestAt }: Conversation): void {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const marked = useRef('');
  useEffect(() => {
    const mark = async () => {
      if (document.visibilityState !== 'visible' || marked.current === latestAt) return;
      marked.current = latestAt;
      if (read === 'yes') return;
      const { conversations } = await backend();
      await conversations.changeAll([{ id, read: 'yes', expected: { latestAt } }]);
      await revalidate();
    };
    // On failure the conversation stays unread; an ended session shows at the next action.
    const tryToMark = () => void mark().catch(() => undefined);
    tryToMark();
    document.addEventListener('visibilitychange', tryToMark);
    return () => document.removeEventListener('visibilitychange', tryToMark);
  }, [backend, revalidate, id, read, latestAt]);
}
