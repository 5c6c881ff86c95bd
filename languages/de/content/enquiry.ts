import { company } from '#content/company.ts';
import type * as house from '#content/enquiry.ts';
import type { Translated } from '#content/words.ts';
import type { EventType } from '#domain/enquiry.ts';
import { paths } from '#paths';

export const eventTypeOptions: Translated<typeof house.eventTypeOptions> = [
  { value: 'wedding', label: 'Hochzeit' },
  { value: 'birthday', label: 'Geburtstag' },
  { value: 'corporate', label: 'Firmenveranstaltung' },
  { value: 'other', label: 'Etwas anderes' },
];

export const enquiryAside: Translated<typeof house.enquiryAside> = {
  eyebrow: 'Gespräch vereinbaren',
  title: 'Das erste Gespräch kostet nichts',
  text: 'Wir antworten innerhalb eines Werktags.',
  photo: 'wedding-bouquet',
};

export const honeypotName: typeof house.honeypotName = 'leave-empty';

export const enquiryReading: Readonly<Record<EventType, { label: string; href: string }>> = {
  wedding: { label: 'unsere Notizen zu Hochzeiten', href: `${paths.blog}?category=wedding` },
  birthday: { label: 'unsere Notizen zu Geburtstagen', href: `${paths.blog}?category=birthday` },
  corporate: { label: 'unsere Notizen für Firmen', href: `${paths.blog}?category=corporate` },
  other: { label: 'was nach dem Fest bleibt', href: paths.testimonials },
};

export const enquiry: Translated<typeof house.enquiry> = {
  title: 'Erzählen Sie uns von Ihrem Tag',
  lead: 'Vier Antworten genügen für den Anfang.',
  labels: {
    name: 'Ihr Name',
    email: 'E-Mail',
    phone: 'Telefon',
    eventDate: 'Datum',
    eventType: 'Anlass',
    message: 'Nachricht',
    optional: '(freiwillig)',
  },
  eventTypePlaceholder: 'Bitte wählen',
  messagePlaceholder: 'Eine Hochzeit im Garten für achtzig Gäste, mit Essen im Freien, wenn das Wetter mitspielt.',
  send: 'Anfrage senden',
  sending: 'Wird gesendet\u00a0…',
  privacy: 'Wir verwenden Ihre Angaben, um Ihnen zu antworten, und für nichts sonst. Mehr unter',
  success: {
    title: 'Vielen Dank!',
    text: 'Ihre Nachricht ist angekommen. Jemand aus unserem Team meldet sich in Kürze bei Ihnen.',
    reference: (reference) => `Ihre Vorgangsnummer: ${reference}`,
    next: {
      title: 'Wie es weitergeht',
      text:
        'Jemand aus der Planung liest sie und antwortet innerhalb eines Werktags. Dann setzen wir uns für ' +
        'eine Stunde zusammen, an unserem Tisch oder am Telefon.',
    },
    calendar: {
      file: 'Tag im Kalender eintragen (.ics)',
      failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
      entry: (label) => `${label}, geplant mit ${company.name}`,
    },
    reading: 'Zum Lesen bis dahin:',
    again: 'Noch eine Nachricht',
  },
  failed:
    'Ihre Nachricht konnte nicht gesendet werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch ' +
    `einmal, oder rufen Sie uns an: ${company.phone.display}.`,
  tooMany: (minutes) =>
    'Sie haben in kurzer Zeit mehrere Nachrichten gesendet. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es in ' +
    `${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal, oder rufen Sie uns an: ` +
    `${company.phone.display}.`,
  honeypot: 'Dieses Feld bitte leer lassen',
  closeLabel: 'Schließen',
};
