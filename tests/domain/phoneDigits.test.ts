import { describe, expect, it } from 'vitest';
import { findRecords } from '#domain/findRecords.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import { phoneDigits, searchedDigits } from '#domain/phoneDigits.ts';

it.each([
  ['(555) 010-1101', '5550101101'],
  ['+1 555 010 1101', '5550101101'],
  ['010-1101', '0101101'],
  ['010-110', ''],
])('The phone number %j is compared by the digits %j', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

describe('A search text', () => {
  it.each([
    ['555', '555'],
    ['+1 (555) 010-1101', '5550101101'],
    ['030/123.45', '3012345'],
    ['0049 30 12345', '493012345'],
  ])('%j may be a part of a phone number, of which the digits %j are searched', (text, digits) => {
    expect(searchedDigits(text)).toBe(digits);
  });

  it.each(['55', '00 55', 'room 555', '555%', '', '000'])('%j is none', (text) => {
    expect(searchedDigits(text)).toBe('');
  });
});

it('A lead is found by the beginning, the middle and the end of its phone number', () => {
  const lead = (id: string, phone: string) => ({ ...({} as Lead), id, name: '', email: '', phone, createdAt: id });
  const leads = [lead('1', '(555) 010-1101'), lead('2', '030 98765')];
  const sort = { field: 'createdAt', order: 'asc' } as const;
  const found = (q: string) => findRecords(leadEntity, leads, { q, filters: {}, sort }).map(({ id }) => id);
  for (const q of ['555 010', '50 10', '01 101']) expect(found(q), q).toEqual(['1']);
  expect(found('0309')).toEqual(['2']);
  expect(found('777')).toEqual([]);
});
