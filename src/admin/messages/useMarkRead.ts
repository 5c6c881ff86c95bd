import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import type { Conversation } from '#domain/conversation.ts';

/**
 * Marks a visible conversation as read, up to the latest message shown. Runs once for each latest message, so that a
 * conversation the user marks as unread again stays unread.
 */
export function useMarkRead({ id, read, latestAt }: Conversation): void {
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
