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
  /**
   * @param ms span until now.
   * @returns whether a conversation may have changed within that span.
   */
  hasChangedWithin(ms: number): Promise<boolean>;
}

/**
 * Polls the database while there are listeners. Changes need no extra writes for this, so incoming enquiries do not
 * wait for each other.
 */
export function conversationWatch(db: Db, interval = defaultInterval): ConversationWatch {
  const listeners = new Set<NewsListener>();
  /** Recently changed conversations by id, with the instant of the change that listeners were notified of. */
  let notifiedAt: Map<string, string> | null = null;
  let isPolling = false;

  const changesWithin = (ms: number) =>
    db
      .selectFrom('conversation')
      .select(['id', 'read', 'latest_at', 'updated_at'])
      .where('updated_at', '>', new Date(Date.now() - ms).toISOString());

  const notifyOfChanges = async () => {
    const rows = await changesWithin(lookBack).execute();
    const changedRows = rows.filter(({ id, updated_at }) => notifiedAt && notifiedAt.get(id) !== updated_at);
    notifiedAt = new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
    if (changedRows.length === 0) return;
    const news = changedRows.map(({ id, read, latest_at, updated_at }) => ({
      id,
      // Incoming enquiries set the conversation to unread, with both instants equal.
      received: read === 'no' && latest_at === updated_at,
    }));
    for (const listener of [...listeners]) listener(news);
  };

  /** The only polling loop: a subscription that begins before it has noticed the end of the last one continues it. */
  const poll = async () => {
    notifiedAt = null;
    while (listeners.size > 0) {
      // Polling continues if the database is unavailable for a while.
      await notifyOfChanges().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, interval).unref());
    }
    isPolling = false;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (!isPolling) {
        isPolling = true;
        void poll();
      }
      return () => void listeners.delete(listener);
    },
    hasChangedWithin: async (ms) =>
      Boolean(
        await changesWithin(ms + lookBack)
          .limit(1)
          .executeTakeFirst(),
      ),
  };
}
