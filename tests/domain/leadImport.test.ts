import { describe, expect, it } from 'vitest';
import { emptyLead } from '#domain/lead.ts';
import { contactKeys, type ImportRow, importRowSchema, mergedRow } from '#domain/leadImport.ts';

const hour = 60 * 60 * 1000;
const cells = (createdAt: string) => ({ ...emptyLead, eventType: 'other', name: 'Ada', email: 'a@b.org', createdAt });
const isRow = (createdAt: string) => importRowSchema.isValidSync(cells(createdAt));
const row = (createdAt: string): ImportRow => importRowSchema.validateSync(cells(createdAt));
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

describe('When a lead of a file came in', () => {
  it('is a moment from 1900 to now, or a day later for clocks that are not quite right', () => {
    expect(isRow('')).toBe(true);
    expect(isRow('1900-01-01T00:00:00.000Z')).toBe(true);
    expect(isRow('1899-12-31T23:59:59.999Z')).toBe(false);
    expect(isRow(inHours(23))).toBe(true);
    expect(isRow(inHours(25))).toBe(false);
    expect(isRow('2024-02-30')).toBe(false);
  });

  it('is the first of the moments that rows of one person say, if any says one', () => {
    const [early, late] = [row('2023-01-01T00:00:00.000Z'), row('2024-01-01T00:00:00.000Z')];
    expect(mergedRow(late, early).createdAt).toBe(early.createdAt);
    expect(mergedRow(early, late).createdAt).toBe(early.createdAt);
    expect(mergedRow(row(''), late).createdAt).toBe(late.createdAt);
    expect(mergedRow(row(''), row('')).createdAt).toBe('');
  });
});

describe('What a contact is found by', () => {
  it('is its address in small letters and the digits of its number, as far as they are there', () => {
    expect(contactKeys({ email: 'Ada@Example.org', phone: '+1 (555) 010-4000' })).toEqual([
      '@ada@example.org',
      '5550104000',
    ]);
    expect(contactKeys({ email: '', phone: '' })).toEqual([]);
    expect(contactKeys({ email: '', phone: '12' })).toEqual([]);
  });
});
