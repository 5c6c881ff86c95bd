import type { EventType } from '#domain/enquiry.ts';
import { type Lead, leadStatuses } from '#domain/lead.ts';

/** Name, day of the event and notes of the twenty sample leads, the latest first. */
const people: readonly [name: string, eventDate: string | null, notes: string][] = [
  ['Olivia Bennett', '2025-06-14', 'Garden wedding for 80 guests, dinner outside.'],
  ['Marcus Chen', null, 'Annual meeting, two days, 120 people.'],
  ['Priya Nair', '2025-05-09', 'Seventh birthday, loves planets.'],
  ['Tom Alvarez', '2025-09-20', 'Vineyard, ceremony at five.'],
  ['Hannah Fischer', '2025-04-30', 'Product launch, needs a stage.'],
  ['Amara Okafor', '2025-04-12', 'Fortieth birthday, jazz trio.'],
  ['Jack Dubois', null, 'Small winter wedding, date open.'],
  ['Sofia Rossi', '2025-07-03', 'Summer party for the office.'],
  ['Liam Murphy', '2025-05-24', 'Surprise party, call after six.'],
  ['Yuki Tanaka', '2025-10-11', 'Two ceremonies, one dinner.'],
  ['Grace Mbeki', '2025-06-05', 'Conference with 300 guests.'],
  ['Noah Lindqvist', null, 'First birthday, house and garden.'],
  ['Isabella Conti', '2026-05-16', 'Church and castle, 140 guests.'],
  ['Daniel Weiss', '2025-08-28', 'Board dinner, quiet room.'],
  ['Chloe Martin', '2025-07-19', 'Sixtieth birthday by the lake.'],
  ['Samuel Adeyemi', '2026-06-06', 'Wants photography as well.'],
  ['Elena Popova', '2025-11-13', 'Award evening, black tie.'],
  ['Ben Carter', null, 'Eighteenth birthday, no theme please.'],
  ['Fatima Zahra', '2025-12-06', 'Henna night and wedding day.'],
  ['George Papadakis', '2025-09-04', 'Trade fair stand and evening.'],
];

/** Days between two sample leads, and the instant of the latest. */
const day = 24 * 60 * 60 * 1000;
const latest = Date.UTC(2025, 2, 3, 10, 30);

/** What the sample leads want planned: the three events that the house is known for. */
const eventTypes: readonly EventType[] = ['wedding', 'corporate', 'birthday'];

/** The twenty sample leads: statuses cycle through four values, event types through three. */
export const leads: readonly Lead[] = people.map(([name, eventDate, notes], index) => ({
  id: String(index + 1),
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  phone: `(555) 010-${1101 + index}`,
  eventType: eventTypes[index % eventTypes.length] as EventType,
  eventDate,
  status: leadStatuses[index % leadStatuses.length] as Lead['status'],
  createdAt: new Date(latest - index * 1.5 * day).toISOString(),
  notes,
  responsibleId: null,
  responsible: '',
}));
