import { expect, it } from 'vitest';
import { companyZone } from '#domain/appointmentTimes.ts';
import { bookingsOf } from '#domain/booking.ts';
import { type BookingRules, standardRules } from '#domain/bookingRules.ts';
import { firstNameOf, freeTimes, isChangeable, meetingOf } from '#domain/consultation.ts';
import { appointments } from '#sample/appointments.ts';

const [sample] = appointments as [(typeof appointments)[0]];
const times = { startsAt: '2027-06-14T14:00:00.000Z', endsAt: '2027-06-14T14:45:00.000Z' };
const before = { ...sample, ...times, updatedAt: '', version: 1, place: 'Studio', people: ['1', '2'] };
const rules: BookingRules = { ...standardRules, minutes: '60', place: 'Office' };

it('A consultation keeps its length, place and people when moved, whatever the rules say', () => {
  expect(meetingOf(rules, ['1', '2', '3'], '3', before)).toEqual({
    groups: [['1', '2']],
    place: 'Studio',
    minutes: 45,
  });
  expect(meetingOf(rules, ['1'], '1', { ...before, place: '' }).place).toBe('');
  expect(meetingOf(rules, ['1', '3'], '3', null)).toEqual({ groups: [['3']], place: 'Office', minutes: 60 });
});

it('If people have left, a consultation goes to those remaining, the assignee, or anybody', () => {
  expect(meetingOf(rules, ['1', '3'], '3', before).groups).toEqual([['1']]);
  expect(meetingOf(rules, ['3', '4'], '3', before).groups).toEqual([['3']]);
  expect(meetingOf(rules, ['4', '5'], '3', before).groups).toEqual([['4'], ['5']]);
});

const now = Date.parse('2027-06-10T12:00:00.000Z');
const span = { ...times, timing: 'timed', zone: companyZone } as const;

it('A time is offered only if its place is free as well', () => {
  const agenda = { rules, groups: [['1']], place: 'Studio', minutes: 45, now };
  const book = bookingsOf({ ...span, status: 'planned', place: 'Studio', people: ['9'] }, 0);
  const offered = (taken: typeof book) =>
    freeTimes({ ...agenda, bookings: taken.map((booking) => ({ ...booking, by: 'x' })) }).map(
      (free) => free.span.startsAt,
    );
  expect(offered([])).toContain(span.startsAt);
  expect(offered(book)).not.toContain(span.startsAt);
});

it('A client cannot move an all-day appointment', () => {
  expect(isChangeable({ ...before, ...span, status: 'planned' }, rules, now)).toBe(true);
  expect(isChangeable({ ...before, ...span, timing: 'allDay', status: 'planned' }, rules, now)).toBe(false);
});

it('A client is addressed by their first name, however it was typed', () => {
  expect(firstNameOf('  Ada   Byron ')).toBe('Ada');
});
