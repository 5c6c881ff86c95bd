import { describe, expect, it } from 'vitest';
import {
  calendarViews,
  daysOf,
  readCalendarQuery,
  readRange,
  stepFrom,
  titleOf,
  viewOn,
} from '#domain/calendarView.ts';
import { addDays, dayOf } from '#domain/zonedTimes.ts';

const day = '2027-06-16';
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

describe('The calendar query in the URL', () => {
  it('has a view and a day; an invalid day is replaced by today', () => {
    const read = (search: string) => readCalendarQuery(new URLSearchParams(search), '2027-01-02');
    expect(read('view=week&day=2027-06-16')).toEqual({ view: 'week', day });
    expect(read('view=list')).toEqual({ view: 'list', day: '2027-01-02' });
    expect(read('view=year&day=soon')).toEqual({ view: null, day: '2027-01-02' });
    expect(read('day=2027-02-30')).toEqual({ view: null, day: '2027-01-02' });
  });

  it('selects the agenda or three days on a phone, and other views elsewhere', () => {
    const onPhone = calendarViews.map((view) => viewOn(true, view));
    expect(onPhone).toEqual(['agenda', 'threeDays', 'threeDays', 'threeDays', 'agenda']);
    expect(calendarViews.map((view) => viewOn(false, view))).toEqual(['month', 'week', 'week', 'day', 'agenda']);
    expect([viewOn(true, null), viewOn(false, null)]).toEqual(['agenda', 'month']);
  });
});

describe('A view of the calendar', () => {
  it.each([
    ['month', '2027-06-01', '2027-06-30', 'June 2027', '2027-07-01', '2027-05-01'],
    ['week', '2027-06-13', '2027-06-19', 'Jun 13 – 19, 2027', '2027-06-20', '2027-06-06'],
    ['threeDays', '2027-06-16', '2027-06-18', 'Jun 16 – 18, 2027', '2027-06-19', '2027-06-13'],
    ['day', '2027-06-16', '2027-06-16', 'Jun 16, 2027', '2027-06-17', '2027-06-15'],
    ['agenda', '2027-06-16', '2027-07-13', 'Jun 16 – Jul 13, 2027', '2027-07-14', '2027-05-19'],
  ] as const)(
    'of a %s has its days, its title, and a next and a previous one',
    (view, first, last, title, next, previous) => {
      expect(daysOf(view, day)).toEqual({ first, last });
      expect(plain(titleOf(view, day))).toBe(title);
      expect(stepFrom(view, day, 1)).toBe(next);
      expect(stepFrom(view, day, -1)).toBe(previous);
    },
  );

  it('of a week starts on Sunday, and of a month on its first day', () => {
    expect(daysOf('week', '2027-06-13').first).toBe('2027-06-13');
    expect(daysOf('week', '2027-06-19').first).toBe('2027-06-13');
    expect(daysOf('month', '2027-12-31')).toEqual({ first: '2027-12-01', last: '2027-12-31' });
  });

  it('lies within the range that is read, including days of adjacent months', () => {
    const zone = 'America/New_York';
    for (const shown of ['2027-01-01', '2027-02-28', '2027-06-16', '2027-10-31', '2027-12-31']) {
      const { from, to } = readRange(shown, zone);
      const read = { first: dayOf(from, zone), after: dayOf(to, zone) };
      for (const view of calendarViews) {
        const { first, last } = daysOf(view, shown);
        // A month is shown in whole weeks, at most six.
        expect(read.first <= (view === 'month' ? addDays(first, -6) : first), `${view} of ${shown}`).toBe(true);
        expect(read.after > (view === 'month' ? addDays(last, 13) : last), `${view} of ${shown}`).toBe(true);
      }
    }
  });
});
