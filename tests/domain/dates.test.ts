import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { formatDate } from '#domain/dates.ts';
import { formatMoment } from '#domain/moments.ts';
import {
  formatDays,
  formatLongDay,
  formatMonth,
  formatShortMonth,
  formatWeekday,
  weekdayName,
} from '#domain/zonedTimes.ts';

/** @returns what a program prints in a process of this time zone, between `|`. */
const printedIn = (zone: string, program: string): string[] =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  })
    .trim()
    .split('|');

it.each([
  ['2023-06-14', 'Jun 14, 2023'],
  ['2024-02-29', 'Feb 29, 2024'],
])('%s is formatted as %s', (iso, shown) => {
  expect(formatDate(iso)).toBe(shown);
});

it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('Dates and moments are formatted the same in %s', (zone) => {
  const [day, late] = ['2023-12-31', '2023-12-31T23:30:00Z'];
  const program = `
    import { formatDate } from '#domain/dates.ts';
    import { formatMoment } from '#domain/moments.ts';
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    console.log([timeZone, formatDate('${day}'), formatDate('${late}'), formatMoment('${late}')].join('|'));`;
  expect(printedIn(zone, program)).toEqual([zone, formatDate(day), formatDate(late), formatMoment(late)]);
});

it('Formatting an invalid date throws a RangeError', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});

it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('Days of a calendar are the same days in %s', (zone) => {
  const program = `
    import * as times from '#domain/zonedTimes.ts';
    const { formatLongDay, formatWeekday, weekdayName, formatMonth, formatShortMonth, formatDays } = times;
    const days = [formatLongDay, formatWeekday, weekdayName, formatMonth, formatShortMonth].map((name) => name('2027-06-01'));
    console.log([times.ownZone(), ...days, formatDays('2027-06-01', '2027-06-30')].join('|'));`;
  const days = [formatLongDay, formatWeekday, weekdayName, formatMonth, formatShortMonth].map((format) =>
    format('2027-06-01'),
  );
  expect(printedIn(zone, program)).toEqual([zone, ...days, formatDays('2027-06-01', '2027-06-30')]);
});
