import { describe, expect, it } from 'vitest';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { mailsBetween, remindedFrom } from '#domain/appointmentMails.ts';
import { appointments } from '#sample/appointments.ts';

const [sample] = appointments as [(typeof appointments)[0]];
const now = Date.parse('2027-06-10T12:00:00.000Z');
const invited: AppointmentDetails = {
  ...sample,
  startsAt: '2027-06-14T14:00:00.000Z',
  endsAt: '2027-06-14T15:00:00.000Z',
  timing: 'timed',
  status: 'planned',
  cancelReason: '',
  invited: 'yes',
  leadId: '1',
  place: 'Studio',
  updatedAt: '',
  version: 3,
};
const changed = (said: Partial<AppointmentDetails>): AppointmentDetails => ({ ...invited, version: 4, ...said });
const mails = (before: AppointmentDetails | null, after: AppointmentDetails | null, at = now) =>
  mailsBetween(before, after, at).map(({ purpose, leadId }) => `${purpose} to ${leadId}`);

describe('Mails to the client of an appointment', () => {
  it('invite the client once it is planned for them, and not before', () => {
    expect(mails(null, invited)).toEqual(['invitation to 1']);
    expect(mails({ ...invited, invited: 'no' }, changed({}))).toEqual(['invitation to 1']);
    expect(mails({ ...invited, status: 'cancelled' }, changed({}))).toEqual(['invitation to 1']);
    expect(mails(null, { ...invited, invited: 'no' })).toEqual([]);
    expect(mails(null, { ...invited, leadId: null })).toEqual([]);
    expect(mails(null, { ...invited, status: 'cancelled' })).toEqual([]);
  });

  it.each([
    { startsAt: '2027-06-14T14:30:00.000Z' },
    { endsAt: '2027-06-14T15:30:00.000Z' },
    { timing: 'allDay' },
    { kind: 'tasting' },
    { place: 'Office' },
  ] satisfies Partial<AppointmentDetails>[])('announce a change of %o', (said) => {
    expect(mails(invited, changed(said))).toEqual(['update to 1']);
  });

  it('are not sent for changes that concern only the team', () => {
    expect(mails(invited, changed({ title: 'Other words', notes: 'Others', people: [], reminder: 'none' }))).toEqual(
      [],
    );
  });

  it('announce a cancellation with its reason, and with the time the client knows', () => {
    const cancelled = changed({ status: 'cancelled', cancelReason: 'Rain', startsAt: '2027-07-01T14:00:00.000Z' });
    expect(mailsBetween(invited, cancelled, now)).toEqual([
      {
        purpose: 'cancellation',
        leadId: '1',
        appointment: { ...invited, status: 'cancelled', cancelReason: 'Rain', version: 4 },
      },
    ]);
  });

  it('announce a cancellation without a reason if it is deleted or the invitation withdrawn', () => {
    const told = { status: 'cancelled', cancelReason: '', version: 4 };
    for (const after of [null, changed({ invited: 'no', cancelReason: 'None of theirs' })]) {
      expect(mailsBetween(invited, after, now)).toMatchObject([{ purpose: 'cancellation', appointment: told }]);
    }
  });

  it('invite a new client, and announce a cancellation to the previous one', () => {
    expect(mails(invited, changed({ leadId: '2' }))).toEqual(['cancellation to 1', 'invitation to 2']);
  });

  it('are not sent once the appointment is over', () => {
    const end = Date.parse(invited.endsAt);
    expect(mails(invited, changed({ place: 'Office' }), end)).toEqual([]);
    expect(mails(invited, null, end)).toEqual([]);
    expect(mails(null, invited, end)).toEqual([]);
    expect(mails(invited, null, end - 1)).toEqual(['cancellation to 1']);
  });

  it('remind the client as long before as chosen', () => {
    const start = Date.parse(invited.startsAt);
    expect(remindedFrom({ ...invited, reminder: 'none' })).toBeNull();
    expect(remindedFrom({ ...invited, reminder: 'hour' })).toBe(start - 60 * 60_000);
    expect(remindedFrom({ ...invited, reminder: 'week' })).toBe(start - 7 * 24 * 60 * 60_000);
  });
});
