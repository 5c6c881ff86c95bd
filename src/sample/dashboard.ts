import type { DashboardCounters, DashboardTrends } from '#domain/dashboard.ts';

/** The specification's sample counters. */
export const counters: DashboardCounters = {
  totalLeads: 156,
  newLeads: 24,
  upcomingEvents: 12,
  totalAppointments: 8,
  unreadMessages: 6,
  totalPosts: 18,
};

/** The specification's trends. */
export const trends: DashboardTrends = { leads: 12, newLeads: 5, eventsThisWeek: 3, messagesToday: 2 };
