import { describe, expect, it } from 'vitest';
import {
  type Bookable,
  bookingsOf,
  booksTheSame,
  daysAhead,
  type ExistingBooking,
  findClash,
  minuteOf,
} from '#domain/booking.ts';

const zone = 'America/New_York';
const wanted: Bookable = {
  startsAt: '2027-06-14T14:00:00.000Z',
  endsAt: '2027-06-14T15:00:00.000Z',
  timing: 'timed',
  zone,
  status: 'planned',
  place: ' The  Old Boathouse ',
  people: ['b', 'a', 'b'],
};
const at = (time: string) => minuteOf(`2027-06-14T${time}:00.000Z`);
const taken = (booked: string, from: string, to: string, by = 'x'): ExistingBooking => ({
  booked,
  from: at(from),
  to: at(to),
  by,
});

describe('An appointment', () => {
  it('books each person once, plus travel time, and its place however that is written', () => {
    const hour = { from: at('14:00'), to: at('15:00') };
    expect(bookingsOf(wanted, 0)).toEqual([
      { booked: 'person:a', ...hour },
      { booked: 'person:b', ...hour },
      { booked: 'place:the old boathouse', ...hour },
    ]);
    expect(bookingsOf(wanted, 30).map(({ to }) => to - at('15:00'))).toEqual([30, 30, 0]);
    expect(bookingsOf({ ...wanted, place: 'THE OLD BOATHOUSE', people: [] }, 0).map(({ booked }) => booked)).toEqual([
      'place:the old boathouse',
    ]);
    expect(bookingsOf({ ...wanted, place: ' ', people: [] }, 0)).toEqual([]);
    expect(bookingsOf({ ...wanted, status: 'cancelled' }, 0)).toEqual([]);
  });

  it('books the same as before unless its time, people, place or status change', () => {
    const same = (change: object) => booksTheSame(wanted, { ...wanted, ...change });
    expect(same({ place: ` ${wanted.place.toUpperCase()}`, people: wanted.people.toReversed() })).toBe(true);
    for (const change of [{ place: 'Elsewhere' }, { people: ['a'] }, { status: 'cancelled' }]) {
      expect(same(change)).toBe(false);
    }
    expect(same({ endsAt: '2027-06-14T15:01:00.000Z' })).toBe(false);
  });

  it('does not clash with adjacent bookings or those of other people', () => {
    const others = [
      taken('person:a', '13:00', '14:00'),
      taken('person:a', '15:00', '16:00'),
      taken('person:c', '14:00', '15:00'),
    ];
    expect(findClash(wanted, others, 0)).toBeNull();
    expect(findClash(wanted, others, 1)).toMatchObject({ first: { from: at('15:00') } });
  });

  it('clashes with the earliest booking, and is offered the next time that is free for all', () => {
    const others = [
      taken('person:b', '14:45', '16:00', 'second'),
      taken('place:the old boathouse', '14:30', '14:40', 'first'),
      taken('person:a', '16:30', '17:00', 'third'),
      taken('person:c', '17:00', '20:00', 'nobody asks'),
    ];
    expect(findClash(wanted, others, 0)).toEqual({
      first: others[1],
      free: { startsAt: '2027-06-14T17:00:00.000Z', endsAt: '2027-06-14T18:00:00.000Z', timing: 'timed', zone },
    });
  });

  it('fits into a gap of its own length, and not into a shorter one', () => {
    const before = taken('person:a', '13:30', '14:30');
    const after = taken('person:a', '15:30', '16:00');
    expect(findClash(wanted, [before, after], 0)?.free?.startsAt).toBe('2027-06-14T14:30:00.000Z');
    expect(findClash(wanted, [before, after], 1)?.free?.startsAt).toBe('2027-06-14T16:00:00.000Z');
  });

  it('is offered the earliest free time, whatever the order of the bookings', () => {
    const book = [taken('person:a', '16:30', '17:00'), taken('person:a', '14:30', '15:30')];
    const alone = { ...wanted, place: '', people: ['a'] };
    expect(findClash(alone, book, 0)?.free?.startsAt).toBe('2027-06-14T15:30:00.000Z');
    expect(findClash(alone, book.toReversed(), 0)?.free?.startsAt).toBe('2027-06-14T15:30:00.000Z');
  });

  it('is never offered an earlier time, even a free one', () => {
    const book = [taken('person:a', '12:00', '13:00'), taken('person:a', '14:30', '15:00')];
    expect(findClash(wanted, book, 0)?.free?.startsAt).toBe('2027-06-14T15:00:00.000Z');
  });

  it('is offered no time at night, but the same time of another day, unless it was to last into the night', () => {
    const untilLate = { ...taken('person:a', '14:30', '15:00'), to: minuteOf('2027-06-15T03:00:00.000Z') };
    expect(findClash(wanted, [untilLate], 0)?.free).toMatchObject({
      startsAt: '2027-06-15T14:00:00.000Z',
      endsAt: '2027-06-15T15:00:00.000Z',
    });
    const untilEarly = { ...untilLate, to: minuteOf('2027-06-15T10:59:00.000Z') };
    expect(findClash(wanted, [untilEarly], 0)?.free?.startsAt).toBe('2027-06-15T14:00:00.000Z');
    const untilMorning = { ...untilLate, to: minuteOf('2027-06-15T11:00:00.000Z') };
    expect(findClash(wanted, [untilMorning], 0)?.free?.startsAt).toBe('2027-06-15T11:00:00.000Z');
    const untilEvening = { ...untilLate, to: minuteOf('2027-06-15T01:00:00.000Z') };
    expect(findClash(wanted, [untilEvening], 0)?.free?.endsAt).toBe('2027-06-15T02:00:00.000Z');
    const party = { ...wanted, startsAt: '2027-06-14T22:00:00.000Z', endsAt: '2027-06-15T05:00:00.000Z' };
    expect(findClash(party, [untilLate], 0)?.free?.startsAt).toBe('2027-06-15T03:00:00.000Z');
  });

  it('of whole days is offered other days, starting at midnight', () => {
    const days: Bookable = {
      ...wanted,
      timing: 'allDay',
      startsAt: '2027-03-13T05:00:00.000Z',
      endsAt: '2027-03-14T05:00:00.000Z',
    };
    const from = minuteOf('2027-03-13T15:00:00.000Z');
    const clash = findClash(days, [{ booked: 'person:a', from, to: from + 24 * 60, by: 'x' }], 0);
    expect(clash?.free).toMatchObject({ startsAt: '2027-03-15T04:00:00.000Z', endsAt: '2027-03-16T04:00:00.000Z' });
  });

  it('is offered the earliest of all times, whether after another appointment or on another day', () => {
    const untilNight = { ...taken('person:a', '14:30', '15:00'), to: minuteOf('2027-06-15T03:00:00.000Z') };
    const later = { ...untilNight, from: at('14:00') + 2 * 24 * 60, to: at('14:30') + 2 * 24 * 60 };
    expect(findClash(wanted, [later, untilNight], 0)?.free?.startsAt).toBe('2027-06-15T14:00:00.000Z');
  });

  it('of whole days is offered the last day on which a time is looked for', () => {
    const days: Bookable = { ...wanted, timing: 'allDay' };
    const forLong = { ...taken('person:a', '14:00', '15:00'), to: at('14:00') + daysAhead * 24 * 60 };
    expect(findClash(days, [forLong], 0)?.free?.startsAt).toBe('2027-08-13T14:00:00.000Z');
  });

  it('is offered no time if none is free soon', () => {
    const forLong = { ...taken('person:a', '14:00', '15:00'), to: at('14:00') + daysAhead * 24 * 60 };
    expect(findClash(wanted, [forLong], 0)?.free).not.toBeNull();
    expect(findClash(wanted, [{ ...forLong, to: forLong.to + 1 }], 0)?.free).toBeNull();
    expect(findClash({ ...wanted, timing: 'allDay' }, [{ ...forLong, to: forLong.to + 24 * 60 }], 0)?.free).toBeNull();
  });
});
