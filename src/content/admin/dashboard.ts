/** The words of the dashboard; trend texts are the specification's. */
export const dashboard = {
  title: 'Dashboard',
  cards: {
    totalLeads: { label: 'Total Leads', trend: '+12% from last month' },
    newLeads: { label: 'New Leads', trend: '+5% from last week' },
    upcomingEvents: { label: 'Upcoming Events', trend: '3 this week' },
    unreadMessages: { label: 'Unread Messages', trend: '2 new today' },
  },
  viewDetails: 'View Details',
  recentLeads: {
    title: 'Recent Leads',
    all: 'All leads',
    columns: { name: 'Name', email: 'Email', eventType: 'Event type', status: 'Status', date: 'Date' },
    details: 'Details',
    /** @returns what follows for someone who hears the link by itself. */
    detailsOf: (name: string) => `: ${name}`,
    actions: 'Actions',
  },
  recentReviews: { title: 'Recent Reviews', all: 'All reviews' },
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
