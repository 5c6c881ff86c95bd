import type { Lead } from './lead.ts';
import type { Review } from './review.ts';

/** The numbers of the dashboard. */
export interface DashboardCounters {
  totalLeads: number;
  newLeads: number;
  upcomingEvents: number;
  totalAppointments: number;
  unreadMessages: number;
  totalPosts: number;
}

/** Everything the dashboard shows. */
export interface Dashboard {
  counters: DashboardCounters;
  /** The latest leads, newest first. */
  recentLeads: Lead[];
  /** The latest reviews, newest first. */
  recentReviews: Review[];
}
