import type { ConversationNews } from '#domain/conversation.ts';
import type { Db } from './database.ts';

/** Polling interval, in ms. */
const defaultInterval = 500;

/**
 * Span that each poll looks back, in ms: clocks of other processes may be behind, and rows become visible only when
 * their transaction commits.
 */
const lookBack = 10_000;

/** Called with the changes since its last call. */
export type NewsListener = (news: readonly ConversationNews[]) => void;

/** Notifies listeners of changes to conversations, made by any process on this database. */
export interface ConversationWatch {
  /** @returns a function that ends the subscription. */
  subscribe(listener: NewsListener): () => void;
}

/**
 * Polls the database while there are listeners. Changes need no extra writes for this, so incoming enquiries do not
 * wait for each other.
 */
export function conversationWatch(db: Db, interval = defaultInterval): ConversationWatch {
  const listeners = new Set<NewsListener>();
  /** Recently changed conversations by id, with the instant of the change that listeners were notified of. */
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
      // Incoming enquiries set the conversation to unread, with both instants equal.
      received: read === 'no' && latest_at === updated_at,
    }));
    for (const listener of [...listeners]) listener(told);
  };

  const lookAgain = async () => {
    // Polling continues if the database is unavailable for a while.
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
