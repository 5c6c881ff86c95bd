import type { DashboardCounters, DashboardTrends } from '#domain/dashboard.ts';
import type { Review } from '#domain/review.ts';

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

/** The sample reviews of the dashboard, newest first. */
export const reviews: readonly Review[] = [
  { id: '1', name: 'Emily Carter', rating: 5, comment: 'Every detail was thought through.', date: '2025-03-01' },
  { id: '2', name: 'David Kim', rating: 4, comment: 'Smooth from first call to last guest.', date: '2025-02-26' },
  {
    id: '3',
    name: 'Laura Stein',
    rating: 5,
    comment: 'The team read our minds, and then the weather.',
    date: '2025-02-21',
  },
  {
    id: '4',
    name: 'Michael Osei',
    rating: 4,
    comment: 'Dinner was ten minutes late. Nobody minded.',
    date: '2025-02-15',
  },
];
