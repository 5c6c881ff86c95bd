import { describe, expect, it } from 'vitest';
import { findRecords, parseRange, rangeOf, readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import { leads } from '#sample/leads.ts';

const [sample] = leads as [Lead];
const lead = (id: string, said: Partial<Lead>): Lead => ({ ...sample, id, ...said });
const query = (search: Record<string, string>) => readListQuery(leadEntity, new URLSearchParams(search));
const filter = (name: string, value: string) => query({ [name]: value }).filters[name];
const found = (records: readonly Lead[], search: Record<string, string>) =>
  findRecords(leadEntity, records, query({ sort: 'name', ...search })).map(({ id }) => id);

describe('The address of a list', () => {
  it.each([
    ['date', '2027-06-01..2027-07-01'],
    ['date', '..2027-07-01'],
    ['date', '2027-06-01..'],
    ['created', '2027-06-01T12:00:00.000Z..2027-06-02T12:00:00.000Z'],
    ['responsible', 'b3f0-x_9'],
    ['source', '/services/wedding'],
  ])('narrows by %s to %s', (name, value) => {
    expect(filter(name, value)).toBe(value);
  });

  it.each([
    ['date', '..'],
    ['date', 'soon'],
    ['created', '2027..2028'],
    ['responsible', "1' or 1=1"],
    ['import', 'x'.repeat(101)],
    ['source', ''],
  ])('does not narrow by %s to %o, which makes no sense', (name, value) => {
    expect(filter(name, value)).toBe('all');
  });

  it('narrows to no more of a text than a hundred characters', () => {
    expect(filter('source', 'x'.repeat(101))).toBe('x'.repeat(100));
  });
});

describe('A range of time', () => {
  const days = ['2027-05-31', '2027-06-01', '2027-06-30', '2027-07-01'];
  const records = [...days.map((eventDate) => lead(eventDate, { eventDate })), lead('none', { eventDate: null })];

  it('holds its first moment and not its end', () => {
    expect(found(records, { date: rangeOf('2027-06-01', '2027-07-01') })).toEqual(days.slice(1, 3));
  });

  it('may be open at either end, and never holds what has no day', () => {
    expect(found(records, { date: rangeOf('2027-06-30', '') })).toEqual(days.slice(2));
    expect(found(records, { date: rangeOf('', '2027-06-01') })).toEqual(days.slice(0, 1));
    expect(parseRange(rangeOf('', '2027-06-01'))).toEqual({ from: '', before: '2027-06-01' });
  });

  it('of instants is one of the clock, not of days', () => {
    const instants = ['2027-06-01T11:59:59.999Z', '2027-06-01T12:00:00.000Z'];
    const created = instants.map((createdAt) => lead(createdAt, { createdAt }));
    expect(found(created, { created: rangeOf('2027-06-01T12:00:00.000Z', '') })).toEqual(instants.slice(1));
  });
});

it('Leads that nobody takes care of are a choice of their own', () => {
  const records = [lead('a', { responsibleId: null }), lead('b', { responsibleId: '2' })];
  expect(found(records, { responsible: 'none' })).toEqual(['a']);
  expect(found(records, { responsible: '2' })).toEqual(['b']);
});
