import type { ConversationNews } from '#domain/conversation.ts';
import type { Db } from './database.ts';

/** How often to look whether something has changed, in ms. */
const usualInterval = 500;

/**
 * How far back it is looked each time, in ms: another process's clock may be behind, and what a transaction has written
 * is seen when it is over.
 */
const lookBack = 10_000;

/** Called with what has changed since its last call. */
export type NewsListener = (news: readonly ConversationNews[]) => void;

/** Tells those who listen what changes in conversations, whichever process on this database changes it. */
export interface ConversationWatch {
  /** @returns ends it. */
  subscribe(listener: NewsListener): () => void;
}

/**
 * Looks into the database as long as somebody listens: nothing has to be written for it, and enquiries that come in do
 * not wait for each other.
 */
export function conversationWatch(db: Db, interval = usualInterval): ConversationWatch {
  const listeners = new Set<NewsListener>();
  /** Conversations that have changed lately, by id: the instants of the changes that were told. */
  let known: Map<string, string> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const since = new Date(Date.now() - lookBack).toISOString();
    const rows = await db
      .selectFrom('conversation')
      .select(['id', 'read', 'latest_at', 'updated_at'])
      .where('updated_at', '>', since)
      .execute();
    const news = rows.filter(({ id, updated_at }) => known && known.get(id) !== updated_at);
    known = new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
    if (news.length === 0) return;
    const told = news.map(({ id, read, latest_at, updated_at }) => ({
      id,
      // What comes in is unread, and changes nothing else afterwards.
      received: read === 'no' && latest_at === updated_at,
    }));
    for (const listener of [...listeners]) listener(told);
  };

  const lookAgain = async () => {
    // A database that is gone for a while is looked at again.
    await look().catch(() => undefined);
    if (listeners.size > 0) timer = setTimeout(lookAgain, interval).unref();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        known = null;
        void lookAgain();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
