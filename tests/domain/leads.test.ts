import { describe, expect, it } from 'vitest';
import { personName } from '#content/domain/entity.ts';
import { leadSorts } from '#content/domain/lead.ts';
import { type EventType, eventTypes } from '#domain/enquiry.ts';
import { readListQuery, sortWords } from '#domain/entity.ts';
import { findRecords } from '#domain/findRecords.ts';
import { emptyStaffFields, type Lead, leadEntity, leadEventTypeLabels, leadOfEnquiry } from '#domain/lead.ts';
import { pageOf, writeListQuery } from '#domain/pagedQuery.ts';
import { textsOfLead } from '#domain/search.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { enquiry } from '#tests/support/records.ts';

const ada: Lead = {
  ...(sampleLeads[0] as Lead),
  id: '1',
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '(555) 010-1234',
  eventType: 'wedding',
  eventDate: '2027-06-14',
  status: 'new',
  createdAt: '2027-01-02T03:04:05.000Z',
  guests: 80,
  venue: 'The lake',
  budget: 18_000,
  tags: ['Boats', 'VIP'],
  source: '/services/wedding',
  notes: '',
  responsibleId: '3',
  responsible: 'Mei',
};
const read = (query: string) => readListQuery(leadEntity, new URLSearchParams(query));
const found = (leads: Lead[], query: string) => findRecords(leadEntity, leads, read(query)).map(({ id }) => id);

it('The search over all kinds of records looks into every text of a lead, but not into ids or the name of a colleague', () => {
  const words = {
    name: 'Ada',
    email: 'ada@example.org',
    phone: '555',
    venue: 'Barn',
    source: 'A fair',
    notes: 'Boats',
  };
  const lead = { ...ada, ...words, tags: ['b', 'a'], responsibleId: '7', responsible: 'Eva', importId: '3' };
  expect(textsOfLead(lead).toSorted()).toEqual([...Object.values(words), 'b', 'a'].toSorted());
});

describe('A lead list', () => {
  it('shows all leads without a query, latest first, ten per page', () => {
    expect(read('')).toEqual({
      q: '',
      filters: Object.fromEntries(Object.keys(leadEntity.filters).map((filter) => [filter, 'all'])),
      sort: { field: 'createdAt', order: 'desc' },
      page: 1,
      pageSize: 10,
    });
  });

  it('offers its sorts with labels, starting with its default', () => {
    expect(Object.entries(sortWords(leadEntity)).slice(0, 4)).toEqual([
      ['-createdAt', leadSorts.createdAt[1]],
      ['createdAt', leadSorts.createdAt[0]],
      ['name', personName.sorts[0]],
      ['-name', personName.sorts[1]],
    ]);
  });

  it.each([
    'page=-3',
    'page=0',
    'page=1.5',
    'page=1e3',
    'page=9999999',
    'page=',
    'rows=11',
    'rows=-10',
    'rows=abc',
    'sort=nope',
    'sort=--name',
    'sort=na-me',
    'sort=name-',
    'sort=notes',
    'sort=__proto__',
    'status=%00',
    'status=New',
    'type=funeral',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it.each(['q=ada&status=new&type=wedding&sort=-name&page=12&rows=25', 'sort=name&page=345&rows=100'])(
    'is converted to a URL and back unchanged: %s',
    (query) => {
      const asked = read(query);
      expect(asked.page).toBe(Number(new URLSearchParams(query).get('page')));
      expect(asked.pageSize).toBe(Number(new URLSearchParams(query).get('rows')));
      expect(readListQuery(leadEntity, writeListQuery(asked))).toEqual(asked);
    },
  );

  it.each([
    ['sort=name', { field: 'name', order: 'asc' }],
    ['sort=-name', { field: 'name', order: 'desc' }],
  ])('is sorted by %s', (query, sort) => expect(read(query).sort).toEqual(sort));

  it('sorts leads without an event date last', () => {
    const leads = [
      { ...ada, id: 'none', eventDate: null },
      { ...ada, id: 'late', eventDate: '2028-01-01' },
      { ...ada, id: 'early', eventDate: '2027-01-01' },
    ];
    expect(found(leads, 'sort=eventDate')).toEqual(['early', 'late', 'none']);
  });

  it('sorts statuses by progress, not alphabetically', () => {
    const leads = (['converted', 'proposalSent', 'contacted', 'new'] as const).map((status) => ({
      ...ada,
      id: status,
      status,
    }));
    expect(found(leads, 'sort=status')).toEqual(['new', 'contacted', 'proposalSent', 'converted']);
  });

  it('sorts event types by their labels', () => {
    const leads = eventTypes.map((eventType) => ({ ...ada, id: eventType, eventType }));
    const labels = Object.values(leadEventTypeLabels).toSorted();
    expect(found(leads, 'sort=eventType').map((id) => leadEventTypeLabels[id as EventType])).toEqual(labels);
  });

  it('filters by the event type “other”', () => {
    const leads: Lead[] = [ada, { ...ada, id: 'party', eventType: 'other' }];
    expect(found(leads, 'type=other')).toEqual(['party']);
  });

  it('sorts names regardless of case and accents, and numbers by value', () => {
    const leads = ['Zoe', 'émile', 'Event 10', 'Event 9', 'adam'].map((name) => ({ ...ada, id: name, name }));
    expect(found(leads, 'sort=name')).toEqual(['adam', 'émile', 'Event 9', 'Event 10', 'Zoe']);
  });

  it('treats accented letters like those without an accent', () => {
    const leads = ['Emile B', 'Émile A', 'Emile C'].map((name) => ({ ...ada, id: name, name }));
    expect(found(leads, 'sort=name')).toEqual(['Émile A', 'Emile B', 'Emile C']);
  });

  it('breaks ties by ID if names differ only far from their beginning', () => {
    const far = 'x'.repeat(100);
    const leads = [`${far}b`, `${far}a`].map((name, index) => ({ ...ada, id: String(index), name }));
    expect(found(leads, 'sort=name')).toEqual(['0', '1']);
  });

  it('shows the last page for a page past the end, and the first if nothing matches', () => {
    const leads = Array.from({ length: 21 }, (_, index) => index);
    expect(pageOf(leads, 50, { page: 99, pageSize: 10 })).toEqual({ rows: [20], matching: 21, total: 50, page: 3 });
    expect(pageOf([], 50, { page: 2, pageSize: 10 })).toEqual({ rows: [], matching: 0, total: 50, page: 1 });
  });
});

describe('An enquiry', () => {
  const began = '2027-01-02T03:04:05.000Z';

  it('becomes a new lead with its values', () => {
    expect(leadOfEnquiry('7', enquiry, '/services/wedding', began)).toEqual({
      ...emptyStaffFields,
      id: '7',
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      eventType: enquiry.eventType,
      eventDate: enquiry.eventDate,
      status: 'new',
      source: '/services/wedding',
      createdAt: began,
      notes: enquiry.message,
    });
  });

  it('without a date becomes a lead without an event date', () => {
    expect(leadOfEnquiry('7', { ...enquiry, eventDate: '' }, '/services/wedding', began).eventDate).toBeNull();
  });
});
