import { type Activity, newActivity } from '#domain/activity.ts';
import type { LogSubject } from '#domain/log.ts';
import type { Person } from '#domain/session.ts';
import { demoPeople } from './account.ts';

const [admin, celeste, mei, tomas] = demoPeople;

const entry = (at: string, { id, name }: Person, entity: LogSubject, entityId: string, kind: Partial<Activity>) => ({
  entity,
  entityId,
  activity: { ...newActivity('edited'), ...kind, at, by: { id, name }, appointment: '', version: 1 },
});

/** The initial log of the demo, latest first. */
export const activities: readonly { entity: LogSubject; entityId: string; activity: Activity }[] = [
  entry('2025-01-22T08:58:00.000Z', admin, 'account', admin.id, { kind: 'signedIn' }),
  entry('2025-01-21T15:20:00.000Z', mei, 'post', '3', { fields: ['title', 'excerpt'] }),
  entry('2025-01-21T14:55:00.000Z', mei, 'account', mei.id, { kind: 'signedIn' }),
  entry('2025-01-20T10:05:00.000Z', celeste, 'lead', 'all', { kind: 'exported' }),
  entry('2025-01-20T09:02:00.000Z', celeste, 'account', celeste.id, { kind: 'signedIn' }),
  entry('2025-01-17T16:40:00.000Z', tomas, 'post', '2', { kind: 'status', from: 'draft', to: 'published' }),
  entry('2025-01-06T09:30:00.000Z', admin, 'account', tomas.id, { kind: 'invited' }),
].map((entry, index, all) => ({ ...entry, activity: { ...entry.activity, id: String(all.length - index) } }));
