/** @param percent null where there is nothing to compare with. @param before what the number is compared with. */
function change(percent: number | null, before: string): string {
  if (percent === null) return `None ${before}`;
  return percent === 0 ? `As many as ${before}` : `${percent > 0 ? '+' : ''}${percent}% from ${before}`;
}

/** The words of the dashboard; trend texts are worded as the specification's. */
export const dashboard = {
  title: 'Dashboard',
  cards: {
    totalLeads: { label: 'Total Leads', trend: (percent: number | null) => change(percent, 'last month') },
    newLeads: { label: 'New Leads', trend: (percent: number | null) => change(percent, 'last week') },
    upcomingEvents: { label: 'Upcoming Events', trend: (count: number) => `${count} this week` },
    unreadMessages: { label: 'Unread Messages', trend: (count: number) => `${count} new today` },
  },
  viewDetails: 'View Details',
  recentLeads: {
    title: 'Recent Leads',
    all: 'All leads',
    none: 'No leads yet. They appear here as soon as somebody writes to you.',
    columns: { name: 'Name', email: 'Email', eventType: 'Event type', status: 'Status', date: 'Date' },
    details: 'Details',
    /** @returns what follows for someone who hears the link by itself. */
    detailsOf: (name: string) => `: ${name}`,
    actions: 'Actions',
  },
  recentReviews: { title: 'Recent Reviews', all: 'All reviews', none: 'No reviews yet.' },
  blog: {
    title: 'Blog Posts',
    /** @returns the line under the number. */
    count: 'posts, drafts included',
    manage: 'Manage Posts',
    create: 'Create New Post',
  },
  appointments: {
    title: 'Appointments',
    count: 'appointments in the book',
    view: 'View Calendar',
    create: 'Schedule Appointment',
  },
} as const;
