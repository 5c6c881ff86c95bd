import { describe, expect, it } from 'vitest';
import { readSpan, timesToForm } from '#domain/appointmentTimes.ts';
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

describe('The times offered by the working hours', () => {
  it('lie within the hours of their weekday, and end before closing time', () => {
    const form = rules({ mondayOpens: '09:00', mondayCloses: '10:45', minutes: '60', step: '30' });
    // A Sunday: the next Monday is within the seven days, the one after it is not.
    expect(shown(form, '2027-06-13T12:00:00.000Z')).toEqual(['2027-06-14 09:00', '2027-06-14 09:30']);
  });

  it('start after the notice period, and end with the last day offered', () => {
    const form = rules({ mondayOpens: '09:00', mondayCloses: '12:00', notice: '1', step: '60' });
    // Nine o'clock in New York.
    expect(shown(form, '2027-06-14T13:00:00.000Z')).toEqual([
      '2027-06-14 10:00',
      '2027-06-14 11:00',
      '2027-06-21 09:00',
      '2027-06-21 10:00',
      '2027-06-21 11:00',
    ]);
    expect(shown(form, '2027-06-14T13:00:00.001Z')[0]).toBe('2027-06-14 11:00');
  });

  it('begin on the day in the time zone of the company, also in the evening, when it is tomorrow elsewhere', () => {
    const form = rules({ mondayOpens: '09:00', mondayCloses: '10:00' });
    // Ten o'clock in the evening of a Sunday in New York: the Monday in eight days is not offered yet.
    expect(shown(form, '2027-06-14T02:00:00.000Z')).toEqual(['2027-06-14 09:00']);
  });

  it('are empty if every day is closed or too short', () => {
    expect(shown(rules({}), '2027-06-14T12:00:00.000Z')).toEqual([]);
    const short = rules({ mondayOpens: '09:00', mondayCloses: '09:59', minutes: '60' });
    expect(shown(short, '2027-06-13T12:00:00.000Z')).toEqual([]);
  });

  it('leave out skipped hours, offer repeated ones once, and none that ends in the second of them', () => {
    const night = { sundayOpens: '01:00', sundayCloses: '04:00', minutes: '30', step: '30' } as const;
    expect(shown(rules(night), '2027-03-13T12:00:00.000Z')).toEqual([
      '2027-03-14 01:00',
      '2027-03-14 01:30',
      '2027-03-14 03:00',
      '2027-03-14 03:30',
    ]);
    expect(shown(rules(night), '2027-11-06T12:00:00.000Z')).toEqual([
      '2027-11-07 01:00',
      '2027-11-07 02:00',
      '2027-11-07 02:30',
      '2027-11-07 03:00',
      '2027-11-07 03:30',
    ]);
  });

  it.each([
    ['America/New_York', '2027-11-06T12:00:00.000Z'],
    ['Europe/Berlin', '2027-10-30T12:00:00.000Z'],
  ])('are read back from the form as they were offered in the night the clocks are set back in %s', (where, now) => {
    for (const minutes of ['30', '60', '120'] as const) {
      const form = rules({ sundayOpens: '00:00', sundayCloses: '05:00', minutes, step: '30' });
      const spans = timesByRules(form, Date.parse(now), where);
      expect(spans.length).toBeGreaterThan(2);
      for (const span of spans) expect(readSpan(timesToForm(span, where), where)).toEqual({ span });
    }
  });

  it('end before closing time even if the clocks skip an hour before it', () => {
    const night = rules({ sundayOpens: '01:00', sundayCloses: '03:00', minutes: '90', step: '30' });
    expect(shown(night, '2027-03-13T12:00:00.000Z')).toEqual([]);
  });

  it('are offered even if the clocks skip the closing time itself', () => {
    const night = rules({ sundayOpens: '01:00', sundayCloses: '02:30', minutes: '30', step: '30' });
    expect(shown(night, '2027-03-13T12:00:00.000Z')).toEqual(['2027-03-14 01:00', '2027-03-14 01:30']);
  });

  it('keep their time of day when the clocks change in between', () => {
    const form = rules({ mondayOpens: '09:00', mondayCloses: '10:00', days: '14' });
    const [before, after] = timesByRules(form, Date.parse('2027-03-07T12:00:00.000Z'), zone);
    expect(after?.startsAt).toBe(addDaysTo(String(before?.startsAt), 7, zone));
    expect(Date.parse(String(after?.startsAt)) - Date.parse(String(before?.startsAt))).toBe((7 * 24 - 1) * 3_600_000);
  });
});
