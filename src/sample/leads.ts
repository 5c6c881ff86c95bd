import type { EventType } from '#domain/enquiry.ts';
import { type Lead, leadStatuses } from '#domain/lead.ts';

/** What is known of an event besides. */
type Details = Partial<Pick<Lead, 'guests' | 'venue' | 'budget' | 'tags'>>;

/** Name, day of the event, notes and details of the twenty sample leads, the latest first. */
const people: readonly [name: string, eventDate: string | null, notes: string, details?: Details][] = [
  [
    'Olivia Bennett',
    '2025-06-14',
    'Garden wedding for 80 guests, dinner outside.',
    { guests: 80, venue: 'Rosewood Gardens', budget: 18_000, tags: ['Outdoors'] },
  ],
  ['Marcus Chen', null, 'Annual meeting, two days, 120 people.', { guests: 120, budget: 42_000 }],
  ['Priya Nair', '2025-05-09', 'Seventh birthday, loves planets.', { guests: 15, budget: 1_200, tags: ['Children'] }],
  [
    'Tom Alvarez',
    '2025-09-20',
    'Vineyard, ceremony at five.',
    { venue: 'Alder Vineyard', budget: 32_000, tags: ['Outdoors', 'Returning client'] },
  ],
  ['Hannah Fischer', '2025-04-30', 'Product launch, needs a stage.'],
  ['Amara Okafor', '2025-04-12', 'Fortieth birthday, jazz trio.', { guests: 60, budget: 9_500 }],
  ['Jack Dubois', null, 'Small winter wedding, date open.'],
  ['Sofia Rossi', '2025-07-03', 'Summer party for the office.'],
  ['Liam Murphy', '2025-05-24', 'Surprise party, call after six.'],
  ['Yuki Tanaka', '2025-10-11', 'Two ceremonies, one dinner.'],
  [
    'Grace Mbeki',
    '2025-06-05',
    'Conference with 300 guests.',
    { guests: 300, budget: 85_000, tags: ['Returning client'] },
  ],
  ['Noah Lindqvist', null, 'First birthday, house and garden.', { tags: ['Children'] }],
  ['Isabella Conti', '2026-05-16', 'Church and castle, 140 guests.', { guests: 140, budget: 56_000 }],
  ['Daniel Weiss', '2025-08-28', 'Board dinner, quiet room.', { guests: 14, budget: 6_000 }],
  [
    'Chloe Martin',
    '2025-07-19',
    'Sixtieth birthday by the lake.',
    { venue: 'Lake House', budget: 14_000, tags: ['Outdoors'] },
  ],
  ['Samuel Adeyemi', '2026-06-06', 'Wants photography as well.'],
  ['Elena Popova', '2025-11-13', 'Award evening, black tie.'],
  ['Ben Carter', null, 'Eighteenth birthday, no theme please.'],
  ['Fatima Zahra', '2025-12-06', 'Henna night and wedding day.', { guests: 220, budget: 48_000 }],
  ['George Papadakis', '2025-09-04', 'Trade fair stand and evening.'],
];

/** Days between two sample leads, and the instant of the latest. */
const day = 24 * 60 * 60 * 1000;
const latest = Date.UTC(2025, 2, 3, 10, 30);

/** What the sample leads want planned: the three events that the house is known for. */
const eventTypes: readonly EventType[] = ['wedding', 'corporate', 'birthday'];

/** Where they came from, in turn. */
const sources = [
  '/services/wedding',
  '/',
  '/services/wedding',
  'Recommended',
  '/services/corporate',
  '/services/wedding',
  '/contact',
  '/',
];

/** The twenty sample leads: statuses cycle through four values, event types through three. */
export const leads: readonly Lead[] = people.map(([name, eventDate, notes, details], index) => ({
  id: String(index + 1),
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  phone: `(555) 010-${1101 + index}`,
  eventType: eventTypes[index % eventTypes.length] as EventType,
  eventDate,
  status: leadStatuses[index % leadStatuses.length] as Lead['status'],
  createdAt: new Date(latest - index * 1.5 * day).toISOString(),
  notes,
  guests: null,
  venue: '',
  budget: null,
  tags: [],
  source: sources[index % sources.length] as string,
  ...details,
  responsibleId: null,
  importId: null,
  responsible: '',
}));
