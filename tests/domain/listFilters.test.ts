import { describe, expect, it } from 'vitest';
import { parseRange, rangeOf, readListQuery } from '#domain/entity.ts';
import { findRecords } from '#domain/findRecords.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import { leads } from '#sample/leads.ts';

const [sample] = leads as [Lead];
const lead = (id: string, said: Partial<Lead>): Lead => ({ ...sample, id, ...said });
const query = (search: Record<string, string>) => readListQuery(leadEntity, new URLSearchParams(search));
const filter = (name: string, value: string) => query({ [name]: value }).filters[name];
const found = (records: readonly Lead[], search: Record<string, string>) =>
  findRecords(leadEntity, records, query({ sort: 'name', ...search })).map(({ id }) => id);

describe('The filters in the URL of a list', () => {
  it.each([
    ['date', '2027-06-01..2027-07-01'],
    ['date', '..2027-07-01'],
    ['date', '2027-06-01..'],
    ['created', '2027-06-01T12:00:00.000Z..2027-06-02T12:00:00.000Z'],
    ['created', '2027-06-01T12:00Z..2027-06-02'],
    ['responsible', 'b3f0-x_9'],
    ['source', '/services/wedding'],
  ])('include %s with the value %s', (name, value) => {
    expect(filter(name, value)).toBe(value);
  });

  it.each([
    ['date', '..'],
    ['date', 'soon'],
    ['date', '2027-06-01'],
    ['date', '2027-06-01..2027-07-01..'],
    ['date', '2027-02-30..'],
    ['date', '..2027-13-01'],
    ['created', '2027..2028'],
    ['created', '2027-06-01T24:00Z..'],
    ['created', '2027-06-01T12:00:00..'],
    ['created', 'from 2027-06-01..'],
    ['created', '12027-06-01..'],
    ['responsible', "1' or 1=1"],
    ['import', 'x'.repeat(101)],
    ['source', ''],
  ])('ignore %s with the invalid value %o', (name, value) => {
    expect(filter(name, value)).toBe('all');
  });

  it('limit a text to 100 characters', () => {
    expect(filter('source', 'x'.repeat(101))).toBe('x'.repeat(100));
  });
});

describe('A time range', () => {
  const days = ['2027-05-31', '2027-06-01', '2027-06-30', '2027-07-01'];
  const records = [...days.map((eventDate) => lead(eventDate, { eventDate })), lead('none', { eventDate: null })];

  it('includes its start and excludes its end', () => {
    expect(found(records, { date: rangeOf('2027-06-01', '2027-07-01') })).toEqual(days.slice(1, 3));
  });

  it('may be open at either end, and excludes records without a date', () => {
    expect(found(records, { date: rangeOf('2027-06-30', '') })).toEqual(days.slice(2));
    expect(found(records, { date: rangeOf('', '2027-06-01') })).toEqual(days.slice(0, 1));
    expect(parseRange(rangeOf('', '2027-06-01'))).toEqual({ from: '', before: '2027-06-01' });
  });

  it('compares instants exactly, not by day', () => {
    const instants = ['2027-06-01T11:59:59.999Z', '2027-06-01T12:00:00.000Z'];
    const created = instants.map((createdAt) => lead(createdAt, { createdAt }));
    expect(found(created, { created: rangeOf('2027-06-01T12:00:00.000Z', '') })).toEqual(instants.slice(1));
  });
});

it('Leads can be filtered by their assignee, or for having none', () => {
  const records = [lead('a', { responsibleId: null }), lead('b', { responsibleId: '2' })];
  expect(found(records, { responsible: 'none' })).toEqual(['a']);
  expect(found(records, { responsible: '2' })).toEqual(['b']);
});
