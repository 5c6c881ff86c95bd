import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AppointmentDetails } from '#domain/appointment.ts';
import type { MailPurpose } from '#domain/appointmentMails.ts';
import type { PickKind } from '#domain/consultation.ts';
import { demoPeople } from '#sample/account.ts';
import { appointments } from '#sample/appointments.ts';
import { leads } from '#sample/leads.ts';
import { reviews } from '#sample/reviews.ts';
import { accountMail } from '#server/mail/accountMail.ts';
import { appointmentMail } from '#server/mail/appointmentMail.ts';
import { bookingLinkMail } from '#server/mail/bookingLinkMail.ts';
import { enquiryMails } from '#server/mail/enquiryMails.ts';
import { linkMail } from '#server/mail/linkMail.ts';
import { mailHtml } from '#server/mail/mailHtml.ts';
import { pickMail } from '#server/mail/pickMail.ts';
import { reviewMail } from '#server/mail/reviewMail.ts';
import { enquiry, enquirySource } from '#tests/support/records.ts';
import { brands, type Look } from '../looks.ts';
import { long, unbroken } from '../words.ts';

const siteUrl = 'https://www.example.com';
const desk = 'desk@example.com';
const token = 'f'.repeat(43);
const [lead] = leads;
const [appointment] = appointments;
const [review] = reviews;
const person = demoPeople[1];
if (!lead || !appointment || !review) throw new Error('The samples are empty.');

interface MailProps {
  /** Plain text, as created by the server. */
  mail: Parameters<typeof mailHtml>[0];
  look: Look;
}

/** A mail's HTML in an iframe, as mail programs show it. */
function Mail({ mail, look: { brand } }: MailProps) {
  const tokens = brands[brand]?.tokens;
  const company = { name: brands[brand]?.title ?? '', phone: { display: '' }, address: { lines: [] } };
  const html = brand === 'house' || !tokens ? mailHtml(mail, siteUrl) : mailHtml(mail, siteUrl, { tokens, company });
  return <iframe title={mail.subject} srcDoc={html} style={{ width: '100%', height: '90vh', border: 0 }} />;
}

const meta = { title: 'Mails/Mails', component: Mail } satisfies Meta<typeof Mail>;

export default meta;

const written = (mail: MailProps['mail'] | undefined): StoryObj => ({
  render: (_args, { globals }) => (
    <Mail mail={mail ?? { subject: '', body: '', language: null }} look={globals as Look} />
  ),
});

const enquired = (message: string) =>
  enquiryMails(desk, siteUrl)(
    { enquiry: { ...enquiry, message }, source: enquirySource, key: '', ip: '' },
    '7K3M-Q2XD',
  );

export const EnquiryToTheDesk = written(enquired(enquiry.message)[0]);
export const EnquiryToTheDeskWithLongText = written(enquired(`${long}\n\n${unbroken}`)[0]);
export const EnquiryToTheVisitor = written(enquired(enquiry.message)[1]);

const details: AppointmentDetails = {
  ...appointment,
  cancelReason: 'The garden is under water.',
  updatedAt: appointment.createdAt,
  version: 1,
};
const client = { name: lead.name, email: lead.email };
const about = (purpose: MailPurpose) => written(appointmentMail(siteUrl, desk)(purpose, details, client));

export const AppointmentInvitation = about('invitation');
export const AppointmentChanged = about('update');
export const AppointmentCancelled = about('cancellation');
export const AppointmentReminder = about('reminder');

const picked = (kind: PickKind, before: AppointmentDetails | null) =>
  written(pickMail(desk, siteUrl)({ kind, lead, before, appointment: details }, [person.email])[0]);

export const TimePicked = picked('picked', null);
export const TimePickedAnew = picked('pickedAnew', details);
export const TimeCancelled = picked('pickCancelled', details);

export const LinkToPickATime = written(bookingLinkMail(siteUrl)(lead, token));
export const ReviewToTheDesk = written(reviewMail(desk, siteUrl)(review));

export const AccountMade = written(linkMail(siteUrl)({ ...person, isNew: true }, token));
export const PasswordForgotten = written(linkMail(siteUrl)({ ...person, isNew: false }, token));

const changed = (change: 'password' | 'twoStepOn' | 'twoStepOff' | 'codes') =>
  written(accountMail(siteUrl)(person, change));

export const PasswordChanged = changed('password');
export const TwoStepOn = changed('twoStepOn');
export const TwoStepOff = changed('twoStepOff');
export const CodesRenewed = changed('codes');
