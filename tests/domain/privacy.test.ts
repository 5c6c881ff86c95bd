import { describe, expect, it } from 'vitest';
import { contactDetailsOf, contactOf, contactSchema, isViewOf } from '#domain/privacy.ts';

describe('The contact searched for on the privacy page', () => {
  it('is read as an email address or a phone number', () => {
    expect(contactOf('Ada@Example.org')).toEqual({ email: 'ada@example.org', digits: '' });
    expect(contactOf('+1 (555) 010-4000')).toEqual({ email: '', digits: '5550104000' });
  });

  it.each(['ada@example.org', '555 010 4000'])('may be %s', (contact) => {
    expect(contactSchema.isValidSync({ contact })).toBe(true);
  });

  it.each(['', 'Ada', '@', 'ada@', 'ada@example.org and others', '12 34'])('cannot be %o', (contact) => {
    expect(contactSchema.isValidSync({ contact })).toBe(false);
  });

  it('has a single error message if it is missing', () => {
    expect(() => contactSchema.validateSync({ contact: '' }, { abortEarly: false })).toThrow(/^Please enter/);
  });
});

describe('A saved view', () => {
  const ada = contactDetailsOf(contactOf('ada@example.org'), [
    { email: 'Ada.Byron@example.org', phone: '555 010 4000' },
    { email: '', phone: '555 010 5000' },
  ]);
  const isOfAda = (name: string, q = '') => isViewOf({ name, query: new URLSearchParams({ q }).toString() }, ada);

  it('belongs to a person if its name or search contains their whole email or number', () => {
    expect(isOfAda('Ada, (ADA@example.org)')).toBe(true);
    expect(isOfAda('Mine', 'ada.byron@example.org')).toBe(true);
    expect(isOfAda('Call +1 555-010-5000')).toBe(true);
    expect(isOfAda('Mine', '555 010 4000')).toBe(true);
  });

  it('does not belong to a person for containing part of their email or number', () => {
    expect(isOfAda('example.org')).toBe(false);
    expect(isOfAda('Canada@example.org')).toBe(false);
    expect(isOfAda('555 010')).toBe(false);
    expect(isOfAda('')).toBe(false);
    expect(isViewOf({ name: 'Mine', query: 'status=new' }, ada)).toBe(false);
  });
});
