import type * as house from '#content/admin/bookingRules.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';

export const bookingRulesWords: Translated<typeof house.bookingRulesWords> = {
  ...recordWords('Diese Seite', 'den Einstellungen'),
  title: 'Sprechzeiten',
  create: 'Sprechzeiten',
  edit: 'Sprechzeiten',
  back: 'Zurück zu den Einstellungen',
  save: 'Speichern',
  saved: () => 'Die Sprechzeiten sind gespeichert.',
  text:
    'Kunden mit einem eigenen Link wählen eine Zeit innerhalb dieser Stunden, nach der Uhr der Firma. Ein Tag ohne ' +
    'Zeiten ist geschlossen. Was schon im Kalender steht, wird nicht angeboten.',
  hours: 'Geöffnet',
  consultations: 'Beratungsgespräche',
  placeHint:
    'Kunden lesen ihn. Ein Ort ist zur selben Zeit nur einmal frei: Lassen Sie das Feld leer, wenn mehrere von Ihnen gleichzeitig Gespräche führen.',
  optional: '(freiwillig)',
  closed: 'Geschlossen',
  open: (from, to) => `${from} bis ${to}`,
  ownersChange: 'Inhaber können das ändern.',
};

export const bookingRequest: Translated<typeof house.bookingRequest> = {
  title: 'Beratungsgespräch',
  text: (days) =>
    `Über einen eigenen Link wählt der Kunde innerhalb von ${days} Tagen eine freie Zeit und kann sie ändern.`,
  rules: 'Sprechzeiten',
  ask: 'Link zur Terminwahl erstellen',
  making: 'Link wird erstellt\u00a0…',
  send: 'Link per E-Mail senden',
  sending: 'Wird gesendet\u00a0…',
  sent: (name) => `Ein Link zur Terminwahl ist unterwegs an ${name}.`,
  failed: 'Der Link konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
  mailSubject: `Wählen Sie einen Termin mit ${company.name}`,
  mailBody: (name, link) =>
    `Guten Tag ${name},\n\nlassen Sie uns über Ihre Pläne sprechen. Wählen Sie eine Zeit, die Ihnen passt:\n${link}\n\n${company.name}\n`,
};
