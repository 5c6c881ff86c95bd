import { expect, it } from 'vitest';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { appointmentFormSchema, parsePeople } from '#domain/appointmentForm.ts';
import type { Span } from '#domain/appointmentTimes.ts';
import { type BookingRules, standardRules } from '#domain/bookingRules.ts';
import { clientCancelled, decideCancel, decidePick, type LinkState } from '#domain/clientPick.ts';
import { freeTimes, timeTaken, tooLate } from '#domain/consultation.ts';
import { appointments } from '#sample/appointments.ts';

const [sample] = appointments as [(typeof appointments)[0]];
const rules: BookingRules = { ...standardRules, minutes: '60', place: 'Office' };
const lead = { id: '1', name: 'Ada Byron', email: '', status: 'new' } as const;
const now = Date.parse('2027-06-10T12:00:00.000Z');
const agenda = { rules, groups: [['1', '3']], place: '', minutes: 60, bookings: [], now };
const [first, second] = freeTimes(agenda).map(({ span }) => span) as [Span, Span, ...Span[]];
const free: LinkState = { lead, before: null, agenda };
const before: AppointmentDetails = { ...sample, ...first, people: ['1', '2'], updatedAt: '', version: 1 };
const picked: LinkState = { ...free, before };
const cancelled: LinkState = { ...free, before: { ...before, status: 'cancelled', cancelReason: 'Rain' } };
const late = (state: LinkState): LinkState => ({ ...state, agenda: { ...agenda, now: Date.parse(first.startsAt) } });

it('A first pick creates an appointment and moves a new lead on', () => {
  const decision = decidePick(free, first.startsAt);
  expect(decision).toMatchObject({
    outcome: 'accepted',
    kind: 'picked',
    form: { kind: 'consultation', leadId: '1', people: '1,3', invited: 'no', status: 'planned' },
    status: 'contacted',
    activity: { kind: 'picked', text: first.startsAt, from: 'new', to: 'contacted' },
  });
  const invited = decidePick({ ...free, lead: { ...lead, email: 'ada@example.com' } }, first.startsAt);
  expect(invited).toMatchObject({ form: { invited: 'yes' } });
});

it('A pick never moves a lead back', () => {
  const won = { ...free, lead: { ...lead, status: 'converted' } } as const;
  const after = { status: 'converted', activity: { from: '', to: '' } };
  expect(decidePick(won, first.startsAt)).toMatchObject(after);
});

it('A client with the longest possible name can make an appointment with all its people', () => {
  const decision = decidePick({ ...free, lead: { ...lead, name: 'A'.repeat(200) } }, first.startsAt);
  const form = decision.outcome === 'accepted' ? decision.form : undefined;
  expect(appointmentFormSchema.isValidSync(form)).toBe(true);
  expect(parsePeople(String(form?.people))).toEqual(['1', '3']);
});

it('The same time changes nothing, another one moves the appointment', () => {
  expect(decidePick(picked, first.startsAt)).toEqual({ outcome: 'unchanged', appointment: picked.before });
  expect(decidePick(picked, second.startsAt)).toMatchObject({
    kind: 'pickedAnew',
    form: { title: sample.title, people: '1,3' },
    activity: { kind: 'pickedAnew', text: second.startsAt },
  });
});

it('A cancelled appointment is planned again, with all its people, once the client moves it', () => {
  const again = { kind: 'picked', form: { status: 'planned', cancelReason: '', people: '1,3' } };
  expect(decidePick(cancelled, first.startsAt)).toMatchObject(again);
});

it('A time that is not free is refused, and so is a change after the notice has begun', () => {
  expect(decidePick(free, 'soon')).toEqual({ outcome: 'refused', sentence: timeTaken });
  expect(decidePick(late(picked), second.startsAt)).toEqual({ outcome: 'refused', sentence: tooLate });
  expect(decideCancel(late(picked))).toEqual({ outcome: 'refused', sentence: tooLate });
  // The same request again is no change.
  expect(decidePick(late(picked), first.startsAt)).toMatchObject({ outcome: 'unchanged' });
});

it('A planned appointment is cancelled once, without a change of the lead’s status', () => {
  expect(decideCancel(picked)).toMatchObject({
    outcome: 'accepted',
    kind: 'pickCancelled',
    form: { status: 'cancelled', cancelReason: clientCancelled },
    status: 'new',
    activity: { kind: 'pickCancelled', text: first.startsAt, from: '', to: '' },
  });
  const texts = { title: () => 'Termin', clientCancelled: 'Vom Kunden abgesagt' };
  expect(decideCancel(picked, texts)).toMatchObject({ form: { cancelReason: texts.clientCancelled } });
  expect(decideCancel(late(cancelled))).toEqual({ outcome: 'unchanged', appointment: cancelled.before });
  expect(decideCancel(free)).toEqual({ outcome: 'refused', sentence: tooLate });
});
