import { describe, expect, it } from 'vitest';
import { type BookingRulesForm, rulesToForm, standardRules, timesByRules } from '#domain/bookingRules.ts';
import { addDaysTo, wallTimeOf } from '#domain/zonedTimes.ts';

const zone = 'America/New_York';
const closed = Object.fromEntries(
  Object.keys(rulesToForm(standardRules)).flatMap((name) => (/Opens|Closes/.test(name) ? [[name, '']] : [])),
);
const rules = (changed: Partial<BookingRulesForm>): BookingRulesForm => ({
  ...rulesToForm(standardRules),
  ...closed,
  notice: '1',
  days: '7',
  ...changed,
});
const shown = (form: BookingRulesForm, now: string) =>
  timesByRules(form, Date.parse(now), zone).map(({ startsAt }) => {
    const { day, time } = wallTimeOf(startsAt, zone);
    return `${day} ${time}`;
  });

describe('The times that the rules offer', () => {
  it('lie within the hours of their weekday, on the company’s clocks, and end before it closes', () => {
    const form = rules({ mondayOpens: '09:00', mondayCloses: '10:45', minutes: '60', step: '30' });
    // A Sunday: the next Monday is within the seven days, the one after is not.
    expect(shown(form, '2027-06-13T12:00:00.000Z')).toEqual(['2027-06-14 09:00', '2027-06-14 09:30']);
  });

  it('begin after the notice, to the minute, and end with the last of the days', () => {
    const form = rules({ mondayOpens: '09:00', mondayCloses: '12:00', notice: '1', step: '60' });
    // 9:00 in New York.
    expect(shown(form, '2027-06-14T13:00:00.000Z')).toEqual([
      '2027-06-14 10:00',
      '2027-06-14 11:00',
      '2027-06-21 09:00',
      '2027-06-21 10:00',
      '2027-06-21 11:00',
    ]);
    expect(shown(form, '2027-06-14T13:00:00.001Z')[0]).toBe('2027-06-14 11:00');
  });

  it('are none of a week in which it is closed, or in which no hour is long enough', () => {
    expect(shown(rules({}), '2027-06-14T12:00:00.000Z')).toEqual([]);
    const short = rules({ mondayOpens: '09:00', mondayCloses: '09:59', minutes: '60' });
    expect(shown(short, '2027-06-13T12:00:00.000Z')).toEqual([]);
  });

  it('leave out what the clocks skip, and offer once what they show twice', () => {
    const night = { sundayOpens: '01:00', sundayCloses: '04:00', minutes: '30', step: '30' } as const;
    expect(shown(rules(night), '2027-03-13T12:00:00.000Z')).toEqual([
      '2027-03-14 01:00',
      '2027-03-14 01:30',
      '2027-03-14 03:00',
      '2027-03-14 03:30',
    ]);
    const autumn = shown(rules(night), '2027-11-06T12:00:00.000Z');
    expect(new Set(autumn).size).toBe(autumn.length);
    expect(autumn).toHaveLength(6);
  });

  it('end before it closes in the night, too, in which the clocks skip an hour of it', () => {
    const night = rules({ sundayOpens: '01:00', sundayCloses: '03:00', minutes: '90', step: '30' });
    expect(shown(night, '2027-03-13T12:00:00.000Z')).toEqual([]);
  });

  it('are offered in the night, too, in which the clocks skip the very time at which it closes', () => {
    const night = rules({ sundayOpens: '01:00', sundayCloses: '02:30', minutes: '30', step: '30' });
    expect(shown(night, '2027-03-13T12:00:00.000Z')).toEqual(['2027-03-14 01:00', '2027-03-14 01:30']);
  });

  it('stay on the clock when the clocks change between now and then', () => {
    const form = rules({ mondayOpens: '09:00', mondayCloses: '10:00', days: '14' });
    const [before, after] = timesByRules(form, Date.parse('2027-03-07T12:00:00.000Z'), zone);
    expect(after?.startsAt).toBe(addDaysTo(String(before?.startsAt), 7, zone));
    expect(Date.parse(String(after?.startsAt)) - Date.parse(String(before?.startsAt))).toBe((7 * 24 - 1) * 3_600_000);
  });
});
