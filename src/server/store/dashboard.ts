import { sql } from 'kysely';
import type { Dashboard } from '#domain/dashboard.ts';
import { readLeadQuery } from '#domain/lead.ts';
import type { Db } from './database.ts';
import { listLeads } from './leads.ts';
import { listShowcase } from './showcase.ts';

/** Leads that the dashboard shows. */
const recentCount = 5;

/** Everything the dashboard shows, counted now. Appointments and messages have no records yet. */
export async function readDashboard(db: Db): Promise<Dashboard> {
  const today = new Date().toISOString().slice(0, 10);
  const counted = sql<number>`count(*)`.as('count');
  const [recent, newLeads, upcoming, posts, recentReviews] = await Promise.all([
    listLeads(db, { ...readLeadQuery(new URLSearchParams()), pageSize: 10 }),
    db.selectFrom('lead').select(counted).where('status', '=', 'new').executeTakeFirstOrThrow(),
    db
      .selectFrom('lead')
      .select(counted)
      .where('status', '=', 'converted')
      .where('event_date', '>=', today)
      .executeTakeFirstOrThrow(),
    db.selectFrom('post').select(counted).executeTakeFirstOrThrow(),
    listShowcase(db, 'review'),
  ]);
  return {
    counters: {
      totalLeads: recent.total,
      newLeads: Number(newLeads.count),
      upcomingEvents: Number(upcoming.count),
      totalAppointments: 0,
      unreadMessages: 0,
      totalPosts: Number(posts.count),
    },
    recentLeads: recent.rows.slice(0, recentCount),
    recentReviews,
  };
}
