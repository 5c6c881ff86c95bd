import { describe, expect, it } from 'vitest';
import { contactDetailsOf, contactOf, contactSchema, isViewOf } from '#domain/privacy.ts';

describe('Whom somebody asks about', () => {
  it('is told by an address, or by a telephone number', () => {
    expect(contactOf('Ada@Example.org')).toEqual({ email: 'ada@example.org', digits: '' });
    expect(contactOf('+1 (555) 010-4000')).toEqual({ email: '', digits: '5550104000' });
  });

  it.each(['ada@example.org', '555 010 4000'])('may be %s', (contact) => {
    expect(contactSchema.isValidSync({ contact })).toBe(true);
  });

  it.each(['', 'Ada', '@', 'ada@', 'ada@example.org and others', '12 34'])('cannot be %o', (contact) => {
    expect(contactSchema.isValidSync({ contact })).toBe(false);
  });

  it('is asked for once, with one sentence', () => {
    expect(() => contactSchema.validateSync({ contact: '' }, { abortEarly: false })).toThrow(/^Please enter/);
  });
});

describe('A saved view', () => {
  const ada = contactDetailsOf(contactOf('ada@example.org'), [
    { email: 'Ada.Byron@example.org', phone: '555 010 4000' },
    { email: '', phone: '555 010 5000' },
  ]);
  const isOfAda = (name: string, q = '') => isViewOf({ name, query: new URLSearchParams({ q }).toString() }, ada);

  it('stands for a person whose whole address or number it holds, in its name or its search', () => {
    expect(isOfAda('Ada, (ADA@example.org)')).toBe(true);
    expect(isOfAda('Mine', 'ada.byron@example.org')).toBe(true);
    expect(isOfAda('Call +1 555-010-5000')).toBe(true);
    expect(isOfAda('Mine', '555 010 4000')).toBe(true);
  });

  it('stands for nobody because of a part of an address or number, or of nothing', () => {
    expect(isOfAda('example.org')).toBe(false);
    expect(isOfAda('Canada@example.org')).toBe(false);
    expect(isOfAda('555 010')).toBe(false);
    expect(isOfAda('')).toBe(false);
    expect(isViewOf({ name: 'Mine', query: 'status=new' }, ada)).toBe(false);
  });
});
