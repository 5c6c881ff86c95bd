import type * as house from '#content/domain/appointment.ts';
import type { Translated } from '#content/words.ts';

export const appointmentKindLabels: Translated<typeof house.appointmentKindLabels> = {
  consultation: 'Beratungsgespräch',
  siteVisit: 'Ortstermin',
  tasting: 'Probeessen',
  event: 'Veranstaltung',
};

export const appointmentStatusLabels: Translated<typeof house.appointmentStatusLabels> = {
  planned: 'Geplant',
  cancelled: 'Abgesagt',
};

export const reminderLabels: Translated<typeof house.reminderLabels> = {
  none: 'Keine Erinnerung',
  quarterHour: '15 Minuten vorher',
  hour: '1 Stunde vorher',
  day: '1 Tag vorher',
  week: '1 Woche vorher',
};

export const timingLabels: Translated<typeof house.timingLabels> = { timed: 'Mit Uhrzeit', allDay: 'Ganztägig' };

export const invitedLabels: Translated<typeof house.invitedLabels> = {
  no: 'Nicht eingeladen',
  yes: 'Per E-Mail eingeladen',
};

export const appointmentLabels: Translated<typeof house.appointmentLabels> = {
  title: 'Titel',
  startsAt: 'Wann',
  kind: 'Art',
  place: 'Ort',
  status: 'Status',
  endsAt: 'Bis',
  timing: 'Zeit',
  zone: 'Zeitzone',
  lead: 'Anfrage',
  people: 'Personen',
  reminder: 'Erinnerung',
  invited: 'Kunde',
  notes: 'Notizen',
  cancelReason: 'Grund der Absage',
  createdAt: 'Angelegt',
};

export const appointmentSorts: Translated<typeof house.appointmentSorts> = {
  title: ['Titel, A bis Z', 'Titel, Z bis A'],
  startsAt: ['Früheste zuerst', 'Späteste zuerst'],
  kind: ['Art, Beratungsgespräch zuerst', 'Art, Veranstaltung zuerst'],
  place: ['Ort, A bis Z', 'Ort, Z bis A'],
  status: ['Status, Geplant zuerst', 'Status, Abgesagt zuerst'],
};

export const appointmentSentences: Translated<typeof house.appointmentSentences> = {
  taken: (who, title, when) => `${who} ist zu dieser Zeit schon belegt: „${title}“ (${when}).`,
  tooClose: (who, title, when, minutes) =>
    `${who} hat zu kurz davor oder danach „${title}“ (${when}): Nach jedem Termin bleiben ${minutes} Minuten frei.`,
  freeNext: (when) => `Die nächste freie Zeit: ${when}.`,
  noneFree: 'In den nächsten zwei Monaten ist keine Zeit frei.',
  leadGone: 'Diese Anfrage wurde gelöscht. Bitte wählen Sie eine andere oder keine.',
  noAddress: 'Zu dieser Anfrage gibt es keine E-Mail-Adresse, an die eine Einladung gesendet werden kann.',
  nobodyToInvite: 'Bitte wählen Sie eine Anfrage, damit der Kunde eingeladen werden kann.',
  personGone: 'Eine dieser Personen hat kein Konto mehr. Bitte entfernen Sie diese Person.',
};
