import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { greeting, appointmentMailWords as words } from '#content/mails.ts';
import { type AppointmentDetails, appointmentKindLabels } from '#domain/appointment.ts';
import { type AppointmentForm, appointmentOfForm } from '#domain/appointmentForm.ts';
import { companyZone, formatSpan } from '#domain/appointmentTimes.ts';
import { clientCancelled } from '#domain/clientPick.ts';
import { zoneName } from '#domain/zonedTimes.ts';
import { appointmentMail } from '#server/mail/appointmentMail.ts';
import { appointmentForm } from '#tests/support/records.ts';

const siteUrl = 'https://www.example.org';
const write = appointmentMail(siteUrl, 'hello@example.org');
const ada = { name: 'Ada\nByron', email: 'ada@example.org' };
const now = '2027-06-01T12:00:00.000Z';

const appointmentOf = (form: Partial<AppointmentForm>): AppointmentDetails => ({
  ...appointmentOfForm({ ...appointmentForm, ...form }),
  ...{ id: '1', createdAt: now, updatedAt: now, version: 1, leadName: '', peopleNames: [] },
});

/** @returns the text between the opening and the end of a mail. */
function middleOf(purpose: Parameters<typeof write>[0], appointment: AppointmentDetails): string {
  const { recipient, subject, body } = write(purpose, appointment, ada);
  expect(recipient).toBe(ada.email);
  expect(subject).toBe(words.subjects[purpose](formatSpan(appointment)));
  const beginning = `${greeting('Ada')}\n\n${words.openings[purpose]}\n\n`;
  const end = `\n\n${words.questions}\n\n${company.name}\n${siteUrl}\n`;
  expect(body.startsWith(beginning) && body.endsWith(end), body).toBe(true);
  return body.slice(beginning.length, -end.length);
}

describe('The mail about an appointment', () => {
  it('contains kind, time, time zone and place', () => {
    const appointment = appointmentOf({ place: 'The\nharbour' });
    const what = `${appointmentKindLabels[appointment.kind]}: ${formatSpan(appointment)}`;
    expect(middleOf('invitation', appointment)).toBe(
      `${what} (${zoneName(companyZone, appointment.startsAt)})\n${words.where('The harbour')}`,
    );
  });

  it('omits the time zone of an all-day appointment and an empty place', () => {
    const appointment = appointmentOf({ timing: 'allDay', startTime: '', endTime: '', place: '' });
    const what = `${appointmentKindLabels[appointment.kind]}: ${formatSpan(appointment)}`;
    expect(middleOf('update', appointment)).toBe(what);
  });

  it('gives the reason of a cancellation if there is one, and no place', () => {
    const cancelled = appointmentOf({ place: 'The harbour', status: 'cancelled', cancelReason: 'We are\nill.' });
    expect(middleOf('cancellation', cancelled)).toMatch(/^[^\n]+\n\nWe are ill\.$/);
    expect(middleOf('cancellation', { ...cancelled, cancelReason: '' })).toMatch(/^[^\n]+$/);
    // A client who has cancelled needs no reason.
    expect(middleOf('cancellation', { ...cancelled, cancelReason: clientCancelled })).toMatch(/^[^\n]+$/);
    // Mails with other purposes do not contain an earlier reason.
    expect(middleOf('update', cancelled)).not.toContain('ill');
  });

  it('has a calendar attachment, a reminder the same one as the invitation before it', () => {
    const appointment = appointmentOf({});
    expect(write('invitation', appointment, ada).calendar).toContain('METHOD:REQUEST');
    expect(write('cancellation', appointment, ada).calendar).toContain('METHOD:CANCEL');
    const dated = (calendar: string) => calendar.replace(/^DTSTAMP:.*$/m, '');
    const { calendar } = write('invitation', appointment, ada);
    expect(dated(write('reminder', appointment, ada).calendar)).toBe(dated(calendar));
  });
});
