import { expect, it } from 'vitest';
import { formatDate } from '#domain/dates.ts';
import { daysLater, formatMoment } from '#domain/moments.ts';

it.each([
  ['2023-06-14', 'Jun 14, 2023'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2023-12-31T23:30:00Z', 'Dec 31, 2023'],
])('%s is shown as %s, wherever the reader is', (iso, shown) => {
  expect(formatDate(iso)).toBe(shown);
});

it('a moment is shown to the minute, with its time zone', () => {
  expect(formatMoment('2023-12-31T23:30:45.000Z').replace(/\s/g, ' ')).toBe('Dec 31, 2023, 11:30 PM UTC');
});

it('what is no date is not shown as one', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});

it('a day is so many days after another one, or before it, whatever the month; none follows what is no date', () => {
  expect(daysLater('2027-02-27', 2)).toBe('2027-03-01');
  expect(daysLater('2027-03-01T12:00:00.000Z', -1)).toBe('2027-02-28');
  expect(daysLater('', 1)).toBe('');
});
