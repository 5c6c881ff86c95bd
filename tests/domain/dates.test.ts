import { expect, it } from 'vitest';
import { formatDate } from '#domain/dates.ts';
import { formatMoment } from '#domain/moments.ts';

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
