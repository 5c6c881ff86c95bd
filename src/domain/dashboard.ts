import type { Lead } from './lead.ts';
import type { RecentReview } from './review.ts';

/** Number of latest leads and latest reviews on the dashboard. */
export const recentCount = 5;

/** The counters of the dashboard. */
export interface DashboardCounters {
  totalLeads: number;
  newLeads: number;
  upcomingEvents: number;
  totalAppointments: number;
  unreadMessages: number;
  totalPosts: number;
}

/** Changes of the counters, each within its span (`trendDays` in `overview.ts`). */
export interface DashboardTrends {
  /** Leads that came in compared with the span before, in percent; null without leads to compare with. */
  leads: number | null;
  /** The same over a shorter span. */
  newLeads: number | null;
  /** Coming events. */
  eventsThisWeek: number;
  /** Unread conversations with a message of today, in the company's time zone. */
  messagesToday: number;
}

/** @returns the change of a count in percent, rounded; null if the earlier count is 0. */
export const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);

/** Mails that cannot be delivered. */
export interface MailTrouble {
  /** Number of mails waiting for another attempt or for a mail server: those of the list with this state. */
  waiting: number;
  /** Number of permanently rejected mails, likewise. */
  refused: number;
  /** Creation time of the oldest of each, ISO 8601 UTC; null if there is none. */
  since: Readonly<Record<'waiting' | 'refused', string | null>>;
}

/** Why clients' answers do not arrive. */
export interface MailboxFailure {
  /** When the mailbox could not be read for the first time since it was read, ISO 8601 UTC. */
  since: string;
  /** What the mail server, or the connection to it, answered last; without secrets. */
  cause: string;
}

/** The content of the dashboard. */
export interface Dashboard {
  counters: DashboardCounters;
  trends: DashboardTrends;
  /** The latest leads, newest first. */
  recentLeads: Lead[];
  /** The latest reviews that are not hidden, newest first. */
  recentReviews: RecentReview[];
  /** Null if all mails can be delivered. */
  mailTrouble: MailTrouble | null;
  /** Whether a mail server is set up; the demo counts its mails as sent: true. */
  hasMailServer: boolean;
  /** Null if the mailbox that clients answer to can be read, or if none is set up. */
  mailboxFailure: MailboxFailure | null;
  /** Number of leads that will be erased within a week because their retention period ends; counted once a night. */
  leadsToErase: number;
}
