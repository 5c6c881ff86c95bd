import { type ReactNode, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { adminPaths, conversationPath } from '#adminPaths';
import { useBackend } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { liveMessages as words } from '#content/admin/messages.ts';
import type { ConversationNews } from '#domain/conversation.ts';
import { useNews } from '../Notices.tsx';
import { NewMessagesContext } from '../PageTitle.tsx';
import { shortName } from '../shortName.ts';
import { useRefresh } from '../useRefresh.ts';
import { useSubscription } from '../useSubscription.ts';

/**
 * Subscribes to new messages: revalidates the current page, shows a notice, and counts unseen messages in the document
 * title.
 */
export function LiveMessages({ children }: { children: ReactNode }) {
  const backend = useBackend();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const showNews = useNews();
  const { pathname } = useLocation();
  const visible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());

  /** @returns whether the user currently sees a conversation, or the list that contains it. */
  const isSeen = (id: string) =>
    visible && (pathname === adminPaths.messages || matchPath(adminPaths.conversation, pathname)?.params.id === id);

  const receive = useEffectEvent(async (news: readonly ConversationNews[]) => {
    // Ignored without a session: the user is asked to sign in on the next save.
    if (!(await refresh())) return;
    const ids = news.filter(({ id, received }) => received && !isSeen(id)).map(({ id }) => id);
    const [only] = ids;
    if (!only) return;
    setUnseen((before) => new Set([...before, ...ids]));
    if (ids.length > 1) {
      showNews(words.several(ids.length), { label: words.show, onPress: () => navigate(adminPaths.messages) });
      return;
    }
    try {
      const { conversations } = await backend();
      const { name } = await conversations.get(only);
      showNews(words.from(shortName(name)), { label: words.show, onPress: () => navigate(conversationPath(only)) });
    } catch (error) {
      // If the session has ended, the page shows that itself.
      if (error instanceof NotFound) setUnseen((before) => new Set([...before].filter((id) => id !== only)));
    }
  });

  useSubscription(({ conversations }) => conversations.subscribe((news) => void receive(news)));

  const left = [...unseen].filter((id) => !isSeen(id));
  if (left.length < unseen.size) setUnseen(new Set(left));

  return <NewMessagesContext value={unseen.size}>{children}</NewMessagesContext>;
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
