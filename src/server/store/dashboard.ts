import { companyZone } from '#domain/appointmentTimes.ts';
import { type Dashboard, percentChange, recentCount } from '#domain/dashboard.ts';
import { day } from '#domain/durations.ts';
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
export async function readDashboard(db: Db, role: Role): Promise<Omit<Dashboard, 'hasMailServer'>> {
  const [leadCounts, receivedCounts, otherCounts, recentLeads, recentReviews, mailTrouble, leadsToErase] =
    await Promise.all([
      countLeads(db),
      countReceived(db),
      countOtherRecords(db),
      listRecentLeads(db),
      listRecentReviews(db),
      readMailTrouble(db, role),
      readAnnounced(db),
    ]);
  const { soon, ...counters } = leadCounts;
  const { receivedToday, ...spans } = receivedCounts;
  return {
    counters: { ...counters, ...otherCounts },
    trends: {
      leads: percentChange(spans.month, spans.monthBefore),
      newLeads: percentChange(spans.week, spans.weekBefore),
      eventsThisWeek: soon,
      messagesToday: receivedToday,
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
    soon: events.where('event_date', '<', dayFromNow(7)),
  });
}

/** @returns how many leads came in the last days and in the same span before, and how many enquiries came today. */
function countReceived(db: Db) {
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  const since = (instant: string) => db.selectFrom('lead').where('created_at', '>=', instant);
  return countEach(db, {
    month: since(ago(30)),
    monthBefore: since(ago(60)).where('created_at', '<', ago(30)),
    week: since(ago(7)),
    weekBefore: since(ago(14)).where('created_at', '<', ago(7)),
    receivedToday: since(startOfDay(dayFromNow(0), companyZone)).where('enquiry_id', 'is not', null),
  });
}

/** @returns the counters of other records. */
const countOtherRecords = (db: Db) =>
  countEach(db, {
    totalAppointments: db.selectFrom('appointment').where('status', '=', 'planned'),
    unreadMessages: db.selectFrom('conversation').where('read', '=', 'no').where('archived', '=', 'no'),
    totalPosts: db.selectFrom('post').where('language', '=', ownLanguage),
  });

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
