import { formatNumber } from '#domain/numbers.ts';
import { answerDays, shownDays, shownWeeks, sourceDays } from '#domain/overview.ts';
import { announcedDays } from '#domain/privacy.ts';

const days = (count: number) => (count === 1 ? 'a day' : `${count} days`);

/** @param percent change; null if there is nothing to compare with. @param before the period compared with. */
function change(percent: number | null, before: string): string {
  if (percent === null) return `None ${before}`;
  return percent === 0 ? `Same as ${before}` : `${percent > 0 ? '+' : ''}${percent}% from ${before}`;
}

/** Texts of the dashboard; the trends are worded as in the specification. */
export const dashboard = {
  title: 'Dashboard',
  cards: {
    totalLeads: { label: 'Total Leads', trend: (percent: number | null) => change(percent, 'last month') },
    newLeads: { label: 'New Leads', trend: (percent: number | null) => change(percent, 'last week') },
    upcomingEvents: { label: 'Upcoming Events', trend: (count: number) => `${count} this week` },
    unreadMessages: { label: 'Unread Messages', trend: (count: number) => `${count} new today` },
  },
  mailTrouble: {
    title: 'Some emails were not delivered',
    /** @param since date of the oldest mail. */
    waiting: (count: number, since: string) =>
      (count === 1
        ? `One email has been waiting to be sent since ${since}. It is retried automatically. `
        : `${count} emails are still waiting to be sent, the oldest since ${since}. They are retried automatically. `) +
      'No enquiry is lost: all of them are in your list of leads.',
    /** The same on a server without a mail server. */
    noServer: (count: number, since: string) =>
      (count === 1
        ? `No mail server is set up: one email has been waiting since ${since}. `
        : `No mail server is set up: ${count} emails are waiting, the oldest since ${since}. `) +
      'No enquiry is lost: all of them are in your list of leads.',
    refused: (count: number, since: string) =>
      count === 1
        ? `One email from ${since} could not be delivered. The address may be mistyped. Please contact this person by phone.`
        : `${count} emails could not be delivered, the oldest from ${since}. Their addresses may be mistyped. Please ` +
          'contact these people by phone.',
    /** Links to the lists of these emails. */
    seeWaiting: 'See what is waiting',
    seeRefused: 'See what bounced',
  },
  /**
   * Warning before leads are erased automatically.
   * @param count number of these leads, counted nightly.
   * @param isOwner whether the reader is an owner, who can change the retention period.
   */
  leadsToErase: (count: number, isOwner: boolean) =>
    `${count === 1 ? 'One lead will be' : `${formatNumber(count)} leads will be`} erased within ${announcedDays} days because nobody has changed ` +
    `${count === 1 ? 'it' : 'them'} within the retention period. Edit any you want to keep, or ${isOwner ? 'change the period' : 'ask an owner'}. Counted once a night.`,
  /** Link to the list of these leads, for owners. */
  whichToErase: 'See which',
  viewDetails: 'View Details',
  /** Descriptions of the weekly lines, for screen readers. */
  lines: {
    leads: `Leads of the last ${shownWeeks} weeks, week by week`,
    newLeads: `Leads of the last ${shownWeeks} weeks that are still new, week by week`,
    events: `Events of the next ${shownWeeks} weeks, week by week`,
    messages: `Enquiries of the last ${shownWeeks} weeks, week by week`,
  },
  week: {
    title: 'This week',
    today: 'Today',
    none: `Nothing is planned for the next ${shownDays} days.`,
    free: 'Free',
    allDay: 'All day',
    all: 'Open calendar',
  },
  unanswered: {
    title: 'Waiting for an answer',
    none: `No one has been waiting for more than ${days(answerDays)}.`,
    /** @returns the label after the number. */
    count: (count: number) => `${count === 1 ? 'new lead is' : 'new leads are'} older than ${days(answerDays)}`,
    since: (day: string) => `since ${day}`,
  },
  pipeline: {
    title: 'Pipeline',
    none: 'No leads yet.',
    leads: (count: number) => (count === 1 ? '1 lead' : `${formatNumber(count)} leads`),
  },
  sources: {
    title: 'Where leads come from',
    hint: `Leads of the last ${sourceDays} days`,
    none: `No leads with a known source in the last ${sourceDays} days.`,
  },
  months: {
    title: 'Conversion by month',
    month: 'Month',
    came: 'Leads',
    converted: 'Converted',
    share: 'Share',
    cameIn: (month: string, count: number) => `${count} ${count === 1 ? 'lead' : 'leads'} from ${month}`,
    convertedIn: (month: string, count: number) => `${count} converted ${count === 1 ? 'lead' : 'leads'} from ${month}`,
  },
  recentLeads: {
    title: 'Recent Leads',
    all: 'All leads',
    none: 'No leads yet. They appear here as soon as somebody writes to you.',
    columns: { name: 'Name', email: 'Email', eventType: 'Event type', status: 'Status', date: 'Date' },
    details: 'Details',
    /** @returns a visually hidden suffix that makes the link's text unambiguous. */
    detailsOf: (name: string) => `: ${name}`,
    actions: 'Actions',
  },
  recentReviews: { title: 'Recent Reviews', all: 'All reviews', none: 'No reviews yet.' },
  blog: {
    title: 'Blog Posts',
    /** Label of the number. */
    count: 'posts, including drafts',
    manage: 'Manage Posts',
    create: 'Create New Post',
  },
  appointments: {
    title: 'Appointments',
    /** Label of the number, in which cancelled ones are not counted. */
    count: 'appointments, past ones included',
    view: 'View Calendar',
    create: 'Schedule Appointment',
  },
} as const;
