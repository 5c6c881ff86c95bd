import { describe, expect, it } from 'vitest';
import {
  appointmentDraftFromParams,
  appointmentOfForm,
  emptyAppointment,
  parsePeople,
} from '#domain/appointmentForm.ts';
import {
  beginningOf,
  companyZone,
  formatSpan,
  isReadable,
  isRepeated,
  overlapping,
  readSpan,
  refuseLongAgo,
  type Span,
  spanOf,
  spanOfDay,
  startDayOf,
  startField,
  type TimesForm,
  timesBetween,
  timesToForm,
} from '#domain/appointmentTimes.ts';
import { appointmentForm } from '#tests/support/records.ts';

const newYork = 'America/New_York';
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');
const ten: TimesForm = { timing: 'timed', startDay: '2027-06-14', startTime: '10:00', endDay: '', endTime: '11:00' };
const days: TimesForm = { timing: 'allDay', startDay: '2027-06-14', startTime: '', endDay: '2027-06-16', endTime: '' };
const spanIn = (form: TimesForm, zone = newYork): Span => {
  const span = spanOf(form, zone);
  if (!span) throw new Error('These times mean nothing.');
  return span;
};
const refusal = (form: Partial<TimesForm>) => {
  const read = readSpan({ ...ten, ...form }, newYork);
  return 'refusal' in read ? read.refusal : null;
};

describe('The times of an appointment form', () => {
  it('are read in the company’s time zone, and converted back unchanged', () => {
    expect(spanIn(ten)).toEqual({
      startsAt: '2027-06-14T14:00:00.000Z',
      endsAt: '2027-06-14T15:00:00.000Z',
      timing: 'timed',
      zone: newYork,
    });
    const overnight = { ...ten, startTime: '18:00', endDay: '2027-06-15', endTime: '01:00' };
    for (const form of [ten, overnight, days, { ...days, endDay: '' }]) {
      expect(timesToForm(spanIn(form), newYork)).toEqual(form);
    }
  });

  it('cover whole days from midnight to midnight, even on days of 23 or 25 hours', () => {
    expect(spanIn(days)).toMatchObject({ startsAt: '2027-06-14T04:00:00.000Z', endsAt: '2027-06-17T04:00:00.000Z' });
    const short = { ...days, startDay: '2027-03-14', endDay: '' };
    expect(spanIn(short)).toMatchObject({ startsAt: '2027-03-14T05:00:00.000Z', endsAt: '2027-03-15T04:00:00.000Z' });
    const long = { ...days, startDay: '2027-11-07', endDay: '' };
    expect(spanIn(long)).toMatchObject({ startsAt: '2027-11-07T04:00:00.000Z', endsAt: '2027-11-08T05:00:00.000Z' });
    // Values of hidden fields are ignored.
    expect(spanIn({ ...days, startTime: '10:00', endTime: '09:00' })).toEqual(spanIn(days));
  });

  it('begin on a day of the company’s clocks, whole days on that of their own', () => {
    expect(startDayOf(spanIn({ ...ten, startTime: '23:30', endDay: '2027-06-15' }, companyZone))).toBe('2027-06-14');
    expect(startDayOf(spanIn(days, 'Asia/Tokyo'))).toBe('2027-06-14');
  });

  it('keep whole days on their dates if the company’s time zone changes', () => {
    expect(timesToForm(spanIn(days, 'Asia/Tokyo'), newYork)).toEqual(days);
    expect(timesToForm(spanIn(ten, 'Asia/Tokyo'), newYork)).toMatchObject({
      startDay: '2027-06-13',
      startTime: '21:00',
    });
    expect(plain(formatSpan(spanIn(days, 'Asia/Tokyo'), newYork))).toBe('Jun 14 – 16, 2027');
    expect(beginningOf(spanIn(days, 'Asia/Tokyo'), newYork)).toBe('Jun 14, 2027');
  });

  it('are formatted in the given time zone', () => {
    expect(plain(formatSpan(spanIn(ten), newYork))).toBe('Jun 14, 2027, 10:00 – 11:00 AM');
    expect(plain(formatSpan(spanIn(ten), 'UTC'))).toBe('Jun 14, 2027, 2:00 – 3:00 PM');
    expect(plain(beginningOf(spanIn(ten), newYork))).toBe('Jun 14, 2027, 10:00 AM');
    expect(plain(beginningOf(spanIn(ten), 'UTC'))).toBe('Jun 14, 2027, 2:00 PM');
  });

  it.each([
    ['a start in a skipped hour', { startDay: '2027-03-14', startTime: '02:30' }, 'startTime', /skip/],
    ['an end in a skipped hour', { startDay: '2027-03-14', startTime: '01:30', endTime: '02:30' }, 'endTime', /skip/],
    ['an end at the start', { endTime: '10:00' }, 'endTime', /after the start/],
    ['an end before the start', { endTime: '09:00' }, 'endTime', /after midnight/],
    ['a last day before the first', { timing: 'allDay', endDay: '2027-06-13' } as const, 'endDay', /after the start/],
    ['more than fourteen days', { endDay: '2027-06-28', endTime: '10:01' }, 'endDay', /14 days/],
    ['more than fourteen whole days', { timing: 'allDay', endDay: '2027-06-28' } as const, 'endDay', /14 days/],
    ['no day', { startDay: '' }, 'startDay', /required/],
    ['no start', { startTime: '' }, 'startTime', /required/],
    ['no end', { endTime: '' }, 'endTime', /required/],
  ])('are rejected with a message for %s', (_what, form, field, sentence) => {
    expect(refusal(form)).toEqual({ field, sentence: expect.stringMatching(sentence) });
    expect(spanOf({ ...ten, ...form }, newYork)).toBeNull();
  });

  it('may span 14 days, even if the clocks go back in between', () => {
    expect(refusal({ endDay: '2027-06-28', endTime: '10:00' })).toBeNull();
    expect(refusal({ startDay: '2027-11-01', endDay: '2027-11-15', endTime: '10:00' })).toBeNull();
    expect(refusal({ timing: 'allDay', startDay: '2027-11-01', endDay: '2027-11-14' })).toBeNull();
  });

  it('have no meaning if they cannot be parsed', () => {
    expect(isReadable({ ...ten, startTime: '' })).toBe(true);
    for (const odd of [
      { startDay: 'soon' },
      { startTime: '25:00' },
      { endDay: '2027-02-30' },
      { endTime: '10:00:30' },
    ]) {
      expect(isReadable({ ...ten, ...odd })).toBe(false);
      expect(spanOf({ ...ten, ...odd }, newYork)).toBeNull();
      expect(isRepeated({ ...ten, ...odd }, newYork)).toBe(false);
    }
  });

  it('are reported if one of them occurs twice', () => {
    const night = { ...ten, startDay: '2027-11-07', startTime: '00:30', endTime: '01:30' };
    expect(isRepeated(night, newYork)).toBe(true);
    expect(isRepeated({ ...night, startTime: '01:30', endTime: '03:00' }, newYork)).toBe(true);
    expect(isRepeated({ ...ten, startDay: '2027-11-06', endDay: '2027-11-07', endTime: '01:30' }, newYork)).toBe(true);
    expect(isRepeated({ ...night, endTime: '03:00' }, newYork)).toBe(false);
    expect(isRepeated({ ...night, timing: 'allDay' }, newYork)).toBe(false);
    expect(isRepeated({ ...night, startDay: '' }, newYork)).toBe(false);
    expect(isRepeated({ ...ten, startDay: '2027-03-14', startTime: '02:30' }, newYork)).toBe(false);
    expect(isRepeated({ ...night, startTime: '', endTime: '' }, newYork)).toBe(false);
  });

  it('show their error at the start time, or at the start day of whole days', () => {
    expect([startField('timed'), startField('allDay')]).toEqual(['startTime', 'startDay']);
  });

  it('are rejected if over a year ago, unless they already were as old', () => {
    const now = Date.parse('2028-06-14T12:00:00.000Z');
    expect(refuseLongAgo(spanIn(ten), null, now)).toBeNull();
    const old = spanIn({ ...ten, startDay: '2027-06-12' });
    expect(refuseLongAgo(old, null, now)).toMatchObject({ field: 'startDay' });
    expect(refuseLongAgo(old, spanIn(ten).startsAt, now)).toMatchObject({ field: 'startDay' });
    expect(refuseLongAgo(old, spanIn({ ...ten, startDay: '2027-06-11' }).startsAt, now)).toBeNull();
  });
});

describe('URL parameters for a new appointment', () => {
  it.each([
    ['a start, which lasts an hour', '2027-06-14T10:00', '', ten],
    [
      'a start shortly before midnight',
      '2027-06-14T23:30',
      '',
      { ...ten, startTime: '23:30', endDay: '2027-06-15', endTime: '00:30' },
    ],
    ['a start and an end', '2027-06-14T10:00', '2027-06-14T11:00', ten],
    [
      'a span over midnight',
      '2027-06-14T22:00',
      '2027-06-15T01:00',
      { ...ten, startTime: '22:00', endDay: '2027-06-15', endTime: '01:00' },
    ],
    ['a whole day', '2027-06-14', '', { ...days, endDay: '' }],
    ['several days', '2027-06-14', '2027-06-16', days],
    ['an invalid end, which is ignored', '2027-06-14T10:00', '2027-06-14T99:00', ten],
    ['a start time with an end day, which is ignored', '2027-06-14T10:00', '2027-06-15', ten],
  ])('set its times: %s', (_what, start, end, form) => {
    expect(timesBetween(start, end)).toEqual(form);
  });

  it.each(['', 'soon', '2027-06-14T25:00', '2027-06-31', '2027-06-14T10:00:00Z', '1027-06-14'])(
    'are ignored if the start is %o',
    (start) => {
      expect(timesBetween(start, '')).toEqual({});
    },
  );

  it('set the lead and the end, and are optional', () => {
    expect(appointmentDraftFromParams(new URLSearchParams('start=2027-06-14T10:00&lead=7'))).toEqual({
      ...emptyAppointment,
      ...ten,
      leadId: '7',
    });
    const until = new URLSearchParams('start=2027-06-14T10:00&end=2027-06-14T12:30');
    expect(appointmentDraftFromParams(until)).toEqual({ ...emptyAppointment, ...ten, endTime: '12:30' });
    expect(appointmentDraftFromParams(new URLSearchParams())).toEqual(emptyAppointment);
  });
});

describe('spanOfDay', () => {
  it('is the day in the company’s time zone, from midnight to midnight', () => {
    const [from, before] = spanOfDay('2027-06-14');
    expect(spanIn({ ...ten, startTime: '00:00', endDay: '2027-06-15', endTime: '00:00' }, companyZone)).toMatchObject({
      startsAt: from,
      endsAt: before,
    });
  });
});

describe('overlapping', () => {
  it('finds what has a part in a period, not what ends as it begins or begins as it ends', () => {
    const from = '2027-06-14T04:00:00.000Z';
    const before = '2027-06-15T04:00:00.000Z';
    const rows = [
      ['ends as it begins', '2027-06-14T03:00:00.000Z', from],
      ['ends a minute after it began', '2027-06-14T03:00:00.000Z', '2027-06-14T04:01:00.000Z'],
      ['fills it', from, before],
      ['is longer', '2027-06-13T04:00:00.000Z', '2027-06-16T04:00:00.000Z'],
      ['begins a minute before it ends', '2027-06-15T03:59:00.000Z', '2027-06-15T05:00:00.000Z'],
      ['begins as it ends', before, '2027-06-15T05:00:00.000Z'],
    ].map(([what = '', startsAt = '', endsAt = '']) => ({
      what,
      startsAt,
      endsAt,
      timing: 'timed' as const,
      zone: '',
    }));
    expect(overlapping(rows, from, before).map(({ what }) => what)).toEqual([
      'ends a minute after it began',
      'fills it',
      'is longer',
      'begins a minute before it ends',
    ]);
  });
});

describe('appointmentOfForm', () => {
  it('sets the company’s time zone, keeps each person once, and drops the reason if planned', () => {
    const people = '2, 3,,2';
    const said = appointmentOfForm({ ...appointmentForm, people, leadId: '', cancelReason: 'Rain' });
    expect(said).toMatchObject({ people: ['2', '3'], leadId: null, cancelReason: '', zone: companyZone });
    expect(appointmentOfForm({ ...appointmentForm, status: 'cancelled', cancelReason: 'Rain' }).cancelReason).toBe(
      'Rain',
    );
    expect(parsePeople('')).toEqual([]);
    expect(() => appointmentOfForm({ ...appointmentForm, startDay: '' })).toThrow(/unchecked/);
  });
});
