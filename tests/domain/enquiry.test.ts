import { describe, expect, it } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { enquirySentences } from '#content/domain/enquiry.ts';
import { emptyEnquiry, enquirySchema, eventTypeOf, isReference } from '#domain/enquiry.ts';
import { enquiry } from '#tests/support/records.ts';

/** @returns the fields that the schema rejects. */
function refusedFields(record: unknown): string[] {
  try {
    validate(enquirySchema, record);
    return [];
  } catch (error) {
    return Object.keys((error as InvalidInput).fields).sort();
  }
}

describe('An enquiry', () => {
  it('requires a name, an email, an event type and a message, and nothing else', () => {
    expect(refusedFields(emptyEnquiry)).toEqual(['email', 'eventType', 'message', 'name']);
    expect(refusedFields(enquiry)).toEqual([]);
  });

  it('is trimmed, and treats blank values as missing', () => {
    expect(validate(enquirySchema, { ...enquiry, name: '  Ada  ' }).name).toBe('Ada');
    expect(refusedFields({ ...enquiry, name: '   ', message: '\n' })).toEqual(['message', 'name']);
  });

  it.each(['ada', 'ada@', '@example.com', 'ada byron@example.com'])('rejects the email address "%s"', (email) => {
    expect(refusedFields({ ...enquiry, email })).toEqual(['email']);
  });

  it.each(['wedding', 'birthday', 'corporate', 'other'])('accepts the event type %s', (eventType) => {
    expect(refusedFields({ ...enquiry, eventType })).toEqual([]);
  });

  it('rejects an unknown event type', () => {
    expect(refusedFields({ ...enquiry, eventType: 'funeral' })).toEqual(['eventType']);
  });

  it.each(['name', 'email', 'phone', 'message'])('limits the length of its %s', (field) => {
    const refused = (length: number) =>
      refusedFields({
        ...enquiry,
        [field]: field === 'email' ? `${'a'.repeat(length)}@example.com` : 'a'.repeat(length),
      });
    expect(refused(40)).toEqual([]);
    expect(refused(10_001)).toEqual([field]);
  });

  it.each([
    ['2027-06-14', []],
    ['2028-02-29', []],
    ['2027-02-29', ['eventDate']],
    ['14.6.2027', ['eventDate']],
    ['2027-6-1', ['eventDate']],
    ['2027-06', ['eventDate']],
    ['2027-13-01', ['eventDate']],
    ['2027-06-14T00:00', ['eventDate']],
  ])('with the date "%s" is rejected for these fields: %s', (eventDate, fields) => {
    expect(refusedFields({ ...enquiry, eventDate })).toEqual(fields);
  });

  it('has one error message per field', () => {
    expect(() => validate(enquirySchema, { ...enquiry, email: '' })).toThrow(InvalidInput);
    try {
      validate(enquirySchema, { ...enquiry, email: '' });
    } catch (error) {
      expect((error as InvalidInput).fields).toEqual({ email: enquirySentences.emailNeeded });
    }
  });
});

it.each([
  ['wedding', 'wedding'],
  ['birthday', 'birthday'],
  ['corporate', 'corporate'],
  ['photography', 'other'],
  ['decoration', 'other'],
  ['', ''],
])('An enquiry about the service "%s" starts with the event type "%s"', (service, eventType) => {
  expect(eventTypeOf(service)).toBe(eventType);
});

it('Only a short text of capitals and digits counts as a reference', () => {
  expect(isReference('7K3M-Q2XD')).toBe(true);
  for (const text of ['', 'Call this number', '<b>', 'A'.repeat(17)]) expect(isReference(text)).toBe(false);
});
