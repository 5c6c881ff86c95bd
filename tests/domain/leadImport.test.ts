import { describe, expect, it } from 'vitest';
import { emptyLead, maxNotesLength } from '#domain/lead.ts';
import {
  contactKeys,
  type ImportRow,
  importRowSchema,
  isUntouched,
  leadOfRow,
  mergeRowIntoLead,
  mergeRows,
} from '#domain/leadImport.ts';

const hour = 60 * 60 * 1000;
const cells = (createdAt: string) => ({ ...emptyLead, eventType: 'other', name: 'Ada', email: 'a@b.org', createdAt });
const isRow = (createdAt: string) => importRowSchema.isValidSync(cells(createdAt));
const row = (createdAt: string): ImportRow => importRowSchema.validateSync(cells(createdAt));
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

describe('The creation time of an imported lead', () => {
  it('is between 1900 and now, with a day’s tolerance', () => {
    expect(isRow('')).toBe(true);
    expect(isRow('1900-01-01T00:00:00.000Z')).toBe(true);
    expect(isRow('1899-12-31T23:59:59.999Z')).toBe(false);
    expect(isRow(inHours(23))).toBe(true);
    expect(isRow(inHours(25))).toBe(false);
    expect(isRow('2024-02-30')).toBe(false);
  });

  it('is an instant that exists, stored with milliseconds', () => {
    expect(isRow('2024-02-30T10:00:00.000Z')).toBe(false);
    expect(isRow('2024-02-29T24:00:00.000Z')).toBe(false);
    expect(row(' 2024-02-29T10:00:00Z ').createdAt).toBe('2024-02-29T10:00:00.000Z');
  });

  it('is the earliest among merged rows, if any has one', () => {
    const [early, late] = [row('2023-01-01T00:00:00.000Z'), row('2024-01-01T00:00:00.000Z')];
    expect(mergeRows(late, early)?.createdAt).toBe(early.createdAt);
    expect(mergeRows(early, late)?.createdAt).toBe(early.createdAt);
    expect(mergeRows(row(''), late)?.createdAt).toBe(late.createdAt);
    expect(mergeRows(row(''), row(''))?.createdAt).toBe('');
  });
});

describe('A row merged into a lead', () => {
  const before = leadOfRow(row('2024-01-01T00:00:00.000Z'), '1', '');

  it('fills its gaps, logs the changed fields and leaves its creation time', () => {
    const other = { ...leadOfRow(row('2023-01-01T00:00:00.000Z'), '', ''), venue: 'Old Mill', responsibleId: '2' };
    const { after, newActivities } = mergeRowIntoLead(before, other);
    expect(after).toEqual({ ...before, venue: 'Old Mill', responsibleId: '2' });
    expect(newActivities).toMatchObject([{ kind: 'imported' }]);
    expect(newActivities[0]?.fields.toSorted()).toEqual(['responsibleId', 'venue']);
  });

  it('leaves its notes in the timeline if they do not fit, even if it says nothing else new', () => {
    const full = { ...before, notes: 'x'.repeat(maxNotesLength) };
    const { after, newActivities } = mergeRowIntoLead(full, { ...before, notes: 'Wrote.' });
    expect(after).toEqual(full);
    expect(newActivities).toMatchObject([
      { kind: 'note', text: 'Wrote.' },
      { kind: 'imported', fields: [] },
    ]);
  });

  it('changes nothing if it says nothing new', () => {
    expect(mergeRowIntoLead(before, { ...before, name: 'Somebody' })).toEqual({ after: before, newActivities: [] });
  });
});

it('An imported lead is untouched until it is edited, used or written to', () => {
  const updatedAt = '2024-01-02T00:00:00.000Z';
  const since = { version: 1, updatedAt, activities: 0, appointments: 0, enquiries: 0, writtenAt: '' };
  expect(isUntouched(since)).toBe(true);
  expect(isUntouched({ ...since, writtenAt: '2024-01-01T23:59:59.999Z' })).toBe(true);
  for (const touch of [
    { version: 2 },
    { activities: 1 },
    { appointments: 1 },
    { enquiries: 1 },
    { activities: 1, appointments: 1 },
    { appointments: 1, enquiries: 1 },
    { writtenAt: updatedAt },
  ]) {
    expect(isUntouched({ ...since, ...touch })).toBe(false);
  }
});

describe('contactKeys', () => {
  it('returns the lower-case email and the digits of the phone number, if present', () => {
    expect(contactKeys({ email: 'Ada@Example.org', phone: '+1 (555) 010-4000' })).toEqual([
      '@ada@example.org',
      '5550104000',
    ]);
    expect(contactKeys({ email: '', phone: '' })).toEqual([]);
    expect(contactKeys({ email: '', phone: '12' })).toEqual([]);
  });
});
