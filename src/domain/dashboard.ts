import type { Lead } from './lead.ts';
import type { RecentReview } from './review.ts';

/** The latest leads, and the latest reviews, that the dashboard shows. */
export const recentCount = 5;

/** The numbers of the dashboard. */
export interface DashboardCounters {
  totalLeads: number;
  newLeads: number;
  upcomingEvents: number;
  totalAppointments: number;
  unreadMessages: number;
  totalPosts: number;
}

/** How the numbers have moved. */
export interface DashboardTrends {
  /** Leads of the last 30 days against those of the 30 before, in percent; null where there were none to compare with. */
  leads: number | null;
  /** The same over 7 days. */
  newLeads: number | null;
  /** Events of the next 7 days. */
  eventsThisWeek: number;
  messagesToday: number;
}

/** @returns by how many percent a count has changed, rounded; null where there was nothing before. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);

/** Mails that do not get through. */
export interface MailTrouble {
  /** How many wait for another attempt, or for a mail server at all. */
  waiting: number;
  /** How many were refused for good. */
  refused: number;
  /** Instant from which the oldest of them is, ISO 8601 UTC. */
  since: string;
}

/** Everything the dashboard shows. */
export interface Dashboard {
  counters: DashboardCounters;
  trends: DashboardTrends;
  /** The latest leads, newest first. */
  recentLeads: Lead[];
  /** The latest reviews that are not hidden, newest first. */
  recentReviews: RecentReview[];
  /** Null where all mails get through. */
  mailTrouble: MailTrouble | null;
  /** Leads that are erased within a week, for their time is over; counted once a night. */
  leadsToErase: number;
}
