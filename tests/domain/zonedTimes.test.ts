import { describe, expect, it } from 'vitest';
import {
  addDays,
  addDaysTo,
  clocksDiffer,
  clockTime,
  dayOf,
  formatDays,
  formatHours,
  formatLongDay,
  formatMonth,
  formatShortMonth,
  formatTime,
  formatTimes,
  formatWeekday,
  monthsBefore,
  ownZone,
  readTime,
  startOfDay,
  wallTimeOf,
  weekdayName,
  zoneName,
} from '#domain/zonedTimes.ts';

const newYork = 'America/New_York';
/** Replaces narrow spaces, which look like plain ones. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

describe('Time zones', () => {
  it.each([
    ['in winter', '2027-01-15', '2027-01-15T15:00:00.000Z'],
    ['in summer', '2027-06-14', '2027-06-14T14:00:00.000Z'],
  ])('convert ten o’clock %s to an instant and back', (_when, day, instant) => {
    expect(readTime({ day, time: '10:00' }, newYork)).toEqual({ instant, isRepeated: false });
    expect(wallTimeOf(instant, newYork)).toEqual({ day, time: '10:00' });
  });

  it('skip an hour when the clocks go forward, and repeat one when they go back', () => {
    expect(readTime({ day: '2027-03-14', time: '02:30' }, newYork)).toBeNull();
    expect(readTime({ day: '2027-03-14', time: '03:00' }, newYork)?.instant).toBe('2027-03-14T07:00:00.000Z');
    expect(readTime({ day: '2027-11-07', time: '01:30' }, newYork)).toEqual({
      instant: '2027-11-07T05:30:00.000Z',
      isRepeated: true,
    });
    expect(wallTimeOf('2027-11-07T06:30:00.000Z', newYork)).toEqual({ day: '2027-11-07', time: '01:30' });
    expect(readTime({ day: '2027-11-07', time: '02:00' }, newYork)?.isRepeated).toBe(false);
  });

  it('start a day at midnight, or after it if midnight is skipped', () => {
    expect(startOfDay('2027-06-14', newYork)).toBe('2027-06-14T04:00:00.000Z');
    expect(startOfDay('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
    expect(dayOf('2027-06-14T03:59:00.000Z', newYork)).toBe('2027-06-13');
    expect(dayOf('2027-06-14T04:00:00.000Z', newYork)).toBe('2027-06-14');
  });

  it('keep the time of day when days are added across a clock change', () => {
    expect(addDaysTo('2027-03-13T15:00:00.000Z', 1, newYork)).toBe('2027-03-14T14:00:00.000Z');
    expect(addDaysTo('2027-03-14T14:00:00.000Z', -1, newYork)).toBe('2027-03-13T15:00:00.000Z');
    expect(addDays('2027-02-27', 2)).toBe('2027-03-01');
  });

  it('go back whole months, at the latest to the last day of a shorter one', () => {
    expect(monthsBefore('2027-08-31T13:00:00.000Z', 6)).toBe('2027-02-28T13:00:00.000Z');
    expect(monthsBefore('2027-06-14T13:00:00.000Z', 12)).toBe('2026-06-14T13:00:00.000Z');
  });

  it('may differ only at some times of the year, and are named accordingly', () => {
    expect(clocksDiffer('Europe/London', 'UTC', '2027-01-15T12:00:00.000Z')).toBe(false);
    expect(clocksDiffer('Europe/London', 'UTC', '2027-06-14T12:00:00.000Z')).toBe(true);
    expect(zoneName(newYork, '2027-01-15T12:00:00.000Z')).toBe('Eastern Standard Time');
    expect(zoneName(newYork, '2027-06-14T12:00:00.000Z')).toBe('Eastern Daylight Time');
    expect(zoneName(newYork)).toBe('Eastern Time');
    expect(zoneName('Europe/Berlin')).toBe('Central European Time');
    expect(clocksDiffer(ownZone(), ownZone(), '2027-06-14T12:00:00.000Z')).toBe(false);
  });

  it('are used to format times, days and months', () => {
    expect(plain(formatTime('2027-06-14T14:00:00.000Z', newYork))).toBe('Jun 14, 2027, 10:00 AM');
    expect(plain(formatTimes('2027-06-14T14:00:00.000Z', '2027-06-14T15:30:00.000Z', newYork))).toBe(
      'Jun 14, 2027, 10:00 – 11:30 AM',
    );
    expect(plain(formatHours('2027-06-14T14:00:00.000Z', '2027-06-14T15:30:00.000Z', newYork))).toBe(
      '10:00 – 11:30 AM',
    );
    expect(plain(formatHours('2027-06-14T22:00:00.000Z', '2027-06-15T04:00:00.000Z', newYork))).toBe(
      '6:00 PM – 12:00 AM',
    );
    expect(plain(formatHours('2027-06-14T22:00:00.000Z', '2027-06-15T05:00:00.000Z', newYork))).toBe(
      'Jun 14, 2027, 6:00 PM – Jun 15, 2027, 1:00 AM',
    );
    expect(plain(clockTime('2027-06-14T14:05:00.000Z', newYork))).toBe('10:05 AM');
    expect(formatLongDay('2027-06-14')).toBe('Monday, June 14');
    expect(formatWeekday('2027-06-14')).toBe('Mon, Jun 14');
    expect(weekdayName('2027-06-14')).toBe('Monday');
    expect(formatMonth('2027-06-01')).toBe('June 2027');
    expect(formatShortMonth('2027-06-01')).toBe('Jun 2027');
    expect(formatDays('2027-06-14', '2027-06-14')).toBe('Jun 14, 2027');
    expect(plain(formatDays('2027-06-14', '2027-06-16'))).toBe('Jun 14 – 16, 2027');
  });
});
