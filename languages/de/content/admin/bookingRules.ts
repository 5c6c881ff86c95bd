import type * as house from '#content/admin/bookingRules.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';

export const bookingRulesWords: Translated<typeof house.bookingRulesWords> = {
  ...recordWords('Diese Einstellung', 'den Einstellungen'),
  title: 'Sprechzeiten',
  create: 'Sprechzeiten',
  edit: 'Sprechzeiten',
  back: 'Zurück zu den Einstellungen',
  save: 'Speichern',
  saved: () => 'Die Sprechzeiten wurden gespeichert.',
  text:
    'Kunden mit einem persönlichen Link wählen einen Termin innerhalb dieser Zeiten, in der Zeitzone der Firma. Ein Tag ohne ' +
    'Zeiten ist geschlossen. Was im Kalender schon belegt ist, wird nicht angeboten.',
  hours: 'Geöffnet',
  consultations: 'Beratungsgespräche',
  appointments: 'Alle Termine',
  travelHint:
    'Für den Weg zum nächsten. Gilt für Personen, nicht für Orte, und auch für Termine, die schon im Kalender stehen: ' +
    'Folgt der nächste früher, bleiben beide, wie sie sind.',
  placeHint:
    'Kunden sehen ihn. Ein Ort kann zur selben Zeit nur einmal belegt werden: Lassen Sie das Feld leer, wenn mehrere von Ihnen gleichzeitig Gespräche führen.',
  optional: '(freiwillig)',
  closed: 'Geschlossen',
  open: (from, to) => `${from} bis ${to}`,
  ownersChange: 'Inhaber können das ändern.',
};

export const bookingRequest: Translated<typeof house.bookingRequest> = {
  title: 'Beratungsgespräch',
  text: (days) =>
    `Über einen persönlichen Link kann der Kunde innerhalb von ${days} Tagen einen freien Termin wählen und ihn ändern.`,
  rules: 'Sprechzeiten',
  ask: 'Link zur Terminwahl erstellen',
  making: 'Link wird erstellt\u00a0…',
  send: 'Link per E-Mail senden',
  sending: 'Wird gesendet\u00a0…',
  sent: (name) => `Ein Link zur Terminwahl ist unterwegs an ${name}.`,
  failed: 'Der Link konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
  mailSubject: `Wählen Sie einen Termin mit ${company.name}`,
  mailBody: (name, link) =>
    `Guten Tag ${name},\n\nlassen Sie uns über Ihre Pläne sprechen. Wählen Sie einen Termin, der Ihnen passt:\n${link}\n\n${company.name}\n`,
};
