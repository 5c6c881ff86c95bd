import { day } from '#domain/durations.ts';
import type { EventType } from '#domain/enquiry.ts';
import { emptyStaffFields, type Lead, leadStatuses } from '#domain/lead.ts';
import { sampleLeadWords } from './leadWords.ts';

/** Further details of an event. */
type Details = Partial<Pick<Lead, 'guests' | 'venue' | 'budget' | 'tags'>>;

const { notes, venues, tags, recommended } = sampleLeadWords;

/** Name, event date and details of the twenty sample leads, latest first. */
const people: readonly [name: keyof typeof notes, eventDate: string | null, details?: Details][] = [
  ['Olivia Bennett', '2025-06-14', { guests: 80, venue: venues.garden, budget: 18_000, tags: [tags.outdoors] }],
  ['Marcus Chen', null, { guests: 120, budget: 42_000 }],
  ['Priya Nair', '2025-05-09', { guests: 15, budget: 1_200, tags: [tags.children] }],
  ['Tom Alvarez', '2025-09-20', { venue: venues.vineyard, budget: 32_000, tags: [tags.outdoors, tags.returning] }],
  ['Hannah Fischer', '2025-04-30'],
  ['Amara Okafor', '2025-04-12', { guests: 60, budget: 9_500 }],
  ['Jack Dubois', null],
  ['Sofia Rossi', '2025-07-03'],
  ['Liam Murphy', '2025-05-24'],
  ['Yuki Tanaka', '2025-10-11'],
  ['Grace Mbeki', '2025-06-05', { guests: 300, budget: 85_000, tags: [tags.returning] }],
  ['Noah Lindqvist', null, { tags: [tags.children] }],
  ['Isabella Conti', '2026-05-16', { guests: 140, budget: 56_000 }],
  ['Daniel Weiss', '2025-08-28', { guests: 14, budget: 6_000 }],
  ['Chloe Martin', '2025-07-19', { venue: venues.lake, budget: 14_000, tags: [tags.outdoors] }],
  ['Samuel Adeyemi', '2026-06-06'],
  ['Elena Popova', '2025-11-13'],
  ['Ben Carter', null],
  ['Fatima Zahra', '2025-12-06', { guests: 220, budget: 48_000 }],
  ['George Papadakis', '2025-09-04'],
];

/** Creation time of the latest sample lead; the leads are one and a half days apart. */
const latest = Date.UTC(2025, 2, 3, 10, 30);

/** Event types of the sample leads, in turn. */
const eventTypes: readonly EventType[] = ['wedding', 'corporate', 'birthday'];

/** Sources of the sample leads, in turn. */
const sources = [
  '/services/wedding',
  '/',
  '/services/wedding',
  recommended,
  '/services/corporate',
  '/services/wedding',
  '/contact',
  '/',
];

/** The twenty sample leads: statuses cycle through four values, event types through three. */
export const leads: readonly Lead[] = people.map(([name, eventDate, details], index) => ({
  id: String(index + 1),
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  phone: `(555) 010-${1101 + index}`,
  eventType: eventTypes[index % eventTypes.length] as EventType,
  eventDate,
  status: leadStatuses[index % leadStatuses.length] as Lead['status'],
  createdAt: new Date(latest - index * 1.5 * day).toISOString(),
  notes: notes[name],
  source: sources[index % sources.length] as string,
  ...emptyStaffFields,
  ...details,
}));
