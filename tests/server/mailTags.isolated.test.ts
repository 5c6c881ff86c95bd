import { expect, it, vi } from 'vitest';
import type { AppointmentDetails } from '#domain/appointment.ts';

vi.mock('#content/language.ts', async (original) => {
  const { language } = await original<typeof import('#content/language.ts')>();
  return { language: { ...language, tag: 'nl' } };
});
const { appointmentOfForm } = await import('#domain/appointmentForm.ts');
const { mailWriters } = await import('#server/mail/mailWriters.ts');
const { appointmentForm, enquiry, enquirySource, sentReview } = await import('#tests/support/records.ts');

const { name, email } = enquiry;
const now = '2027-06-01T12:00:00.000Z';
const appointment: AppointmentDetails = {
  ...appointmentOfForm(appointmentForm),
  ...{ id: '1', createdAt: now, updatedAt: now, version: 1, leadName: '', peopleNames: [] },
};

it('Mails of every kind name the language in which they are written', () => {
  const write = mailWriters({ STAFF_MAIL: 'desk@example.org', MAIL_FROM: 'us@example.org' }, 'https://example.org');
  const mails = [
    ...write.enquiry({ key: 'a', enquiry, source: enquirySource, ip: '192.0.2.1' }, 'EV-1'),
    write.review({ ...sentReview, picture: '' }),
    ...write.pick({ kind: 'picked', lead: { id: '1', name, email }, before: null, appointment }, [email]),
    write.appointment('invitation', appointment, { name, email }),
    write.bookingLink({ name, email }, 'a-token'),
    write.link({ name, email, isNew: true }, 'a-token'),
    write.link({ name, email, isNew: false }, 'a-token'),
    write.account({ name, email }, 'codes'),
  ];
  expect(mails).toHaveLength(9);
  for (const mail of mails) expect(mail).toMatchObject({ language: 'nl' });
});
