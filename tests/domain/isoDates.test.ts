import { describe, expect, it } from 'vitest';
import { isDay, isInstant, utcInstant } from '#domain/isoDates.ts';

describe('A day', () => {
  it.each(['2027-06-14', '2028-02-29', '0001-01-01'])('can be %s', (text) => {
    expect(isDay(text)).toBe(true);
    expect(isInstant(text)).toBe(false);
  });

  it.each(['', 'junk', '2027-02-30', '2027-13-01', '2027-6-14', '2027-06-14T10:00Z', ' 2027-06-14', '2027-06-14\n'])(
    'cannot be "%s"',
    (text) => expect(isDay(text)).toBe(false),
  );
});

describe('An instant', () => {
  it.each(['2027-06-14T10:00Z', '2027-06-14T10:00:59Z', '2027-06-14T23:59:59.9Z', '2027-06-14T10:00:00.000Z'])(
    'can be %s',
    (text) => {
      expect(isInstant(text)).toBe(true);
      expect(isDay(text)).toBe(false);
    },
  );

  it.each([
    '2027-02-30T10:00:00.000Z',
    '2027-06-14T24:00Z',
    '2027-06-14T10:60Z',
    '2027-06-14T10:00',
    '2027-06-14T10:00+02:00',
    '2027-06-14T10:00:00.0000Z',
    ' 2027-06-14T10:00Z',
    '2027-06-14T10:00Z\n',
    '2027-06-14T10:00Z (noon)',
    'soon',
  ])('cannot be %s', (text) => expect(isInstant(text)).toBe(false));

  it('is stored with milliseconds', () => {
    expect(utcInstant('2027-06-14T10:00Z')).toBe('2027-06-14T10:00:00.000Z');
  });
});
