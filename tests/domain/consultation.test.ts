import { expect, it } from 'vitest';
import { type BookingRules, standardRules } from '#domain/bookingRules.ts';
import { meetingOf } from '#domain/consultation.ts';
import { appointments } from '#sample/appointments.ts';

const [sample] = appointments as [(typeof appointments)[0]];
const times = { startsAt: '2027-06-14T14:00:00.000Z', endsAt: '2027-06-14T14:45:00.000Z' };
const before = { ...sample, ...times, updatedAt: '', version: 1, place: 'Studio', people: ['1', '2'] };
const rules: BookingRules = { ...standardRules, minutes: '60', place: 'Office' };

it('What a client has picked stays as long and where it is, with the same people, whatever the rules say by then', () => {
  expect(meetingOf(rules, ['1', '2', '3'], '3', before)).toEqual({
    groups: [['1', '2']],
    place: 'Studio',
    minutes: 45,
  });
  expect(meetingOf(rules, ['1', '3'], '3', null)).toEqual({ groups: [['3']], place: 'Office', minutes: 60 });
});

it('Whoever has left is not asked for: who is still there stays, else who takes care of the lead, else anybody', () => {
  expect(meetingOf(rules, ['1', '3'], '3', before).groups).toEqual([['1']]);
  expect(meetingOf(rules, ['3', '4'], '3', before).groups).toEqual([['3']]);
  expect(meetingOf(rules, ['4', '5'], '3', before).groups).toEqual([['4'], ['5']]);
});
