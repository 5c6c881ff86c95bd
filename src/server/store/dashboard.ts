import { companyZone } from '#domain/appointmentTimes.ts';
import { type Dashboard, percentChange, recentCount } from '#domain/dashboard.ts';
import { day } from '#domain/durations.ts';
import { trendDays } from '#domain/overview.ts';
import type { Role } from '#domain/session.ts';
import { addDays, startOfDay, today } from '#domain/zonedTimes.ts';
import type { Db } from './database.ts';
import { leadColumns, responsibleName, toLead } from './leadTable.ts';
import { countEach } from './lists.ts';
import { readMailTrouble } from './mails.ts';
import { readAnnounced } from './retention.ts';
import { listRecentReviews } from './reviews.ts';
import { ownLanguage } from './siteRecords.ts';

/** @returns the content of the dashboard, counted now. @param role of the user, which determines the mails they may see. */
export async function readDashboard(db: Db, role: Role): Promise<Omit<Dashboard, 'hasMailServer' | 'mailboxFailure'>> {
  const [leadCounts, spans, otherCounts, recentLeads, recentReviews, mailTrouble, leadsToErase] = await Promise.all([
    countLeads(db),
    countReceived(db),
    countOtherRecords(db),
    listRecentLeads(db),
    listRecentReviews(db),
    readMailTrouble(db, role),
    readAnnounced(db),
  ]);
  const { soon, ...counters } = leadCounts;
  const { messagesToday, ...others } = otherCounts;
  return {
    counters: { ...counters, ...others },
    trends: {
      leads: percentChange(spans.month, spans.monthBefore),
      newLeads: percentChange(spans.week, spans.weekBefore),
      eventsThisWeek: soon,
      messagesToday,
    },
    recentLeads,
    recentReviews,
    mailTrouble,
    leadsToErase,
  };
}

/** @returns a day in the company's time zone. */
const dayFromNow = (days: number) => addDays(today(companyZone), days);

/** @returns how many leads there are in total, how many are new, and how many have a confirmed, upcoming event. */
function countLeads(db: Db) {
  const leads = db.selectFrom('lead');
  const events = leads.where('status', '=', 'converted').where('event_date', '>=', dayFromNow(0));
  return countEach(db, {
    totalLeads: leads,
    newLeads: leads.where('status', '=', 'new'),
    upcomingEvents: events,
    soon: events.where('event_date', '<', dayFromNow(trendDays.events)),
  });
}

/** @returns how many leads came in the last days and in the same span before. */
function countReceived(db: Db) {
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  const since = (days: number) => db.selectFrom('lead').where('created_at', '>=', ago(days));
  const { leads: month, newLeads: week } = trendDays;
  return countEach(db, {
    month: since(month),
    monthBefore: since(2 * month).where('created_at', '<', ago(month)),
    week: since(week),
    weekBefore: since(2 * week).where('created_at', '<', ago(week)),
  });
}

/** @returns the counters of other records. */
function countOtherRecords(db: Db) {
  const unread = db.selectFrom('conversation').where('read', '=', 'no').where('archived', '=', 'no');
  return countEach(db, {
    totalAppointments: db.selectFrom('appointment').where('status', '=', 'planned'),
    unreadMessages: unread,
    messagesToday: unread.where('latest_at', '>=', startOfDay(dayFromNow(0), companyZone)),
    totalPosts: db.selectFrom('post').where('language', '=', ownLanguage),
  });
}

async function listRecentLeads(db: Db): Promise<Dashboard['recentLeads']> {
  const rows = await db
    .selectFrom('lead')
    .select(leadColumns)
    .select(responsibleName)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(recentCount)
    .execute();
  return rows.map(toLead);
}
