import type { CalendarFeed } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import type { AccountVerbs } from './accountPort.ts';
import { newAttempt } from './attemptKey.ts';
import type { SampleAccountsOptions } from './sampleAccounts.ts';

/** The demo's calendar feeds: they can be created and revoked, but have no content. */
export function sampleFeeds(
  staffOnly: () => { id: string },
  { pause, now, note }: SampleAccountsOptions,
): Pick<AccountVerbs, 'readFeed' | 'makeFeed' | 'revokeFeed'> {
  const feeds = new Map<string, CalendarFeed>();
  return {
    readFeed: async () => feeds.get(staffOnly().id) ?? null,
    makeFeed: async () => {
      const { id } = staffOnly();
      await pause();
      feeds.set(id, { createdAt: now().toISOString() });
      note(id, newActivity('feedMade'));
      return newAttempt();
    },
    revokeFeed: async () => {
      const { id } = staffOnly();
      if (feeds.delete(id)) note(id, newActivity('feedRevoked'));
    },
  };
}
