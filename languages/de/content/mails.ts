import { company } from '#content/company.ts';
import type * as house from '#content/mails.ts';
import type { Translated } from '#content/words.ts';

export const greeting: typeof house.greeting = (name) => `Guten Tag ${name},`;

export const accountMailWords: Translated<typeof house.accountMailWords> = {
  subject: `Ihr Konto bei ${company.name} wurde geändert`,
  changes: {
    password: 'das Passwort Ihres Kontos wurde geändert, und Sie wurden überall abgemeldet.',
    twoStepOn: 'Ihrem Konto wurde eine Methode für den zweiten Schritt der Anmeldung hinzugefügt.',
    twoStepOff: 'aus Ihrem Konto wurde eine Methode für den zweiten Schritt der Anmeldung entfernt.',
    codes: 'Ihr Konto hat neue Ersatzcodes; die bisherigen gelten nicht mehr.',
  },
  notYou: 'Waren Sie das nicht? Dann wählen Sie sofort ein neues Passwort und sagen Sie einem Inhaber Bescheid:',
};

export const appointmentMailWords: Translated<typeof house.appointmentMailWords> = {
  subjects: {
    invitation: (when) => `Unser Termin: ${when}`,
    update: (when) => `Unser Termin hat sich geändert: ${when}`,
    cancellation: (when) => `Unser Termin fällt aus: ${when}`,
    reminder: (when) => `Erinnerung an unseren Termin: ${when}`,
  },
  openings: {
    invitation: 'wir freuen uns auf Sie:',
    update: 'unser Termin hat sich geändert. Das sind die aktuellen Angaben:',
    cancellation: 'unser Termin findet nicht statt:',
    reminder: 'wir möchten Sie an unseren Termin erinnern:',
  },
  where: (place) => `Ort: ${place}`,
  questions: `Wenn Sie eine Frage haben oder Ihnen etwas dazwischenkommt, rufen Sie uns an: ${company.phone.display}.`,
};

export const bookingLinkMailWords: Translated<typeof house.bookingLinkMailWords> = {
  subject: `Wählen Sie einen Termin mit ${company.name}`,
  opening: (days) =>
    `lassen Sie uns über Ihre Pläne sprechen. Über diesen Link können Sie innerhalb von ${days} Tagen einen Termin wählen, der Ihnen passt, und ihn auch ändern:`,
  forYou: `Der Link ist nur für Sie. Wenn Ihnen kein Termin passt, rufen Sie uns an: ${company.phone.display}.`,
};

export const enquiryMailWords: Translated<typeof house.enquiryMailWords> = {
  subject: (reference, event) => `Neue Anfrage ${reference}: ${event}`,
  name: (name) => `Name: ${name}`,
  email: (email) => `E-Mail: ${email}`,
  phone: (phone) => `Telefon: ${phone || 'nicht angegeben'}`,
  event: (event) => `Anlass: ${event}`,
  day: (day) => `Datum: ${day || 'offen'}`,
  writtenOn: (page) => `Gesendet über: ${page}`,
  all: (address) => `Alle Anfragen: ${address}`,
};

export const receiptMailWords: Translated<typeof house.receiptMailWords> = {
  subject: (reference) => `Ihre Anfrage ${reference}`,
  greeting: 'Guten Tag,',
  thanks: (reference) =>
    'vielen Dank für Ihre Nachricht. Jemand aus unserem Team meldet sich in Kürze bei Ihnen. Wenn etwas eilt, rufen Sie ' +
    `uns an (${company.phone.display}) und nennen Sie Ihre Vorgangsnummer: ${reference}.`,
};

export const linkMailWords: Translated<typeof house.linkMailWords> = {
  invited: {
    subject: `Ihr Konto bei ${company.name}`,
    opening: (days) =>
      `für Sie wurde ein Konto angelegt. Wählen Sie Ihr Passwort über diesen Link; er gilt ${days} Tage und nur einmal:`,
  },
  forgotten: {
    subject: `Ein neues Passwort für ${company.name}`,
    opening: (hours) =>
      `jemand hat ein neues Passwort für Ihr Konto angefordert. Wenn Sie das waren, wählen Sie es über diesen Link; er gilt ${hours === 1 ? 'eine Stunde' : `${hours} Stunden`} und nur einmal:`,
    notYou: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
};

export const pickMailWords: Translated<typeof house.pickMailWords> = {
  subjects: {
    picked: (name, when) => `${name} hat einen Termin gewählt: ${when}`,
    pickedAnew: (name, when) => `${name} hat einen anderen Termin gewählt: ${when}`,
    pickCancelled: (name, when) => `${name} hat abgesagt: ${when}`,
  },
  client: (name) => `Kunde: ${name}`,
  when: (when) => `Wann: ${when}`,
  before: (when, isCancelled) => `Vorher: ${when}${isCancelled ? ' (abgesagt)' : ''}`,
  where: (place) => `Ort: ${place}`,
  lead: (address) => `Anfrage: ${address}`,
  appointment: (address) => `Termin: ${address}`,
};

export const reviewMailWords: Translated<typeof house.reviewMailWords> = {
  subject: (stars, most) => `Neue Bewertung: ${stars} von ${most} Sternen`,
  name: (name) => `Name: ${name}`,
  email: (email) => `E-Mail: ${email}`,
  event: (event) => `Anlass: ${event}`,
  picture: 'Bild: eines, wird neben der Bewertung angezeigt',
  waiting: (address) => `Wartet auf Ihre Freigabe: ${address}`,
};
