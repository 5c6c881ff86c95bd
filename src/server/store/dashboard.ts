import { type Dashboard, percentChange, recentCount } from '#domain/dashboard.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import type { Db } from './database.ts';
import { listLeads } from './leads.ts';
import { countRows } from './lists.ts';
import { readMailTrouble } from './outbox.ts';
import { readRetention } from './retention.ts';
import { listRecentReviews } from './reviews.ts';

const day = 24 * 60 * 60 * 1000;

/** Everything the dashboard shows, counted now. */
export async function readDashboard(db: Db): Promise<Dashboard> {
  const [
    recent,
    newLeads,
    upcoming,
    soon,
    appointments,
    unread,
    today,
    posts,
    recentReviews,
    leads,
    fresh,
    mailTrouble,
    retention,
  ] = await Promise.all([
    listLeads(db, { ...readListQuery(leadEntity, new URLSearchParams()), pageSize: recentCount }),
    countRows(db.selectFrom('lead').where('status', '=', 'new')),
    countRows(eventsFrom(db)),
    countRows(eventsFrom(db).where('event_date', '<', dayFromNow(7))),
    countRows(db.selectFrom('appointment').where('status', '=', 'planned')),
    countRows(db.selectFrom('conversation').where('read', '=', 'no').where('archived', '=', 'no')),
    countRows(leadsFrom(db, `${dayFromNow(0)}T00:00:00.000Z`).where('enquiry_id', 'is not', null)),
    countRows(db.selectFrom('post')),
    listRecentReviews(db),
    changeOver(db, 30),
    changeOver(db, 7),
    readMailTrouble(db),
    readRetention(db),
  ]);
  return {
    counters: {
      totalLeads: recent.total,
      newLeads,
      upcomingEvents: upcoming,
      totalAppointments: appointments,
      unreadMessages: unread,
      totalPosts: posts,
    },
    trends: { leads, newLeads: fresh, eventsThisWeek: soon, messagesToday: today },
    recentLeads: recent.rows,
    recentReviews,
    mailTrouble,
    leadsToErase: retention.due,
  };
}

/** Events that are agreed on and still to come. */
const eventsFrom = (db: Db) =>
  db.selectFrom('lead').where('status', '=', 'converted').where('event_date', '>=', dayFromNow(0));

const leadsFrom = (db: Db, instant: string) => db.selectFrom('lead').where('created_at', '>=', instant);

const dayFromNow = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** @returns by how many percent the leads of the last days differ from those of as many days before. */
async function changeOver(db: Db, days: number): Promise<number | null> {
  const ago = (count: number) => new Date(Date.now() - count * day).toISOString();
  const now = await countRows(leadsFrom(db, ago(days)));
  return percentChange(now, await countRows(leadsFrom(db, ago(2 * days)).where('created_at', '<', ago(days))));
}
