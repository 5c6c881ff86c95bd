import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { adminPaths, conversationPath } from '#adminPaths';
import { useBackend } from '#backend/context.ts';
import { liveMessages as words } from '#content/admin/messages.ts';
import type { ConversationNews } from '#domain/conversation.ts';
import { useNotice } from '../Notices.tsx';
import { NewMessagesContext } from '../PageTitle.tsx';

/** Has every page show what comes in meanwhile, says so, and has the page's title count what nobody has looked at here. */
export function LiveMessages({ children }: { children: ReactNode }) {
  const backend = useBackend();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  const { pathname } = useLocation();
  const visible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());

  /** @returns whether somebody sees a conversation, or that it is there. */
  const isSeen = (id: string) =>
    visible && (pathname === adminPaths.messages || matchPath(adminPaths.conversation, pathname)?.params.id === id);

  const hear = useEffectEvent(async (news: readonly ConversationNews[]) => {
    const { session, conversations } = await backend();
    // What comes in leads nobody away from what they are writing: who is signed out hears it when they save it.
    if (!(await session.current().catch(() => null))) return;
    void revalidate();
    const ids = news.filter(({ id, received }) => received && !isSeen(id)).map(({ id }) => id);
    const [only] = ids;
    if (!only) return;
    setUnseen((before) => new Set([...before, ...ids]));
    if (ids.length > 1) {
      say(words.several(ids.length), { label: words.show, onPress: () => navigate(adminPaths.messages) });
      return;
    }
    try {
      const { name } = await conversations.get(only);
      say(words.from(name), { label: words.show, onPress: () => navigate(conversationPath(only)) });
    } catch {
      // Deleted in this moment, or nobody is signed in any more: the page says so by itself.
    }
  });

  useEffect(() => {
    const subscribing = backend().then(({ conversations }) => conversations.subscribe((news) => void hear(news)));
    // Without a connection there is no subscription to end; the page says itself that it is offline.
    subscribing.catch(() => undefined);
    return () => void subscribing.then((stop) => stop()).catch(() => undefined);
  }, [backend]);

  const left = [...unseen].filter((id) => !isSeen(id));
  if (left.length < unseen.size) setUnseen(new Set(left));

  return <NewMessagesContext value={unseen.size}>{children}</NewMessagesContext>;
}

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
