import type * as house from '#content/admin/lead.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';

export const leadForm: Translated<typeof house.leadForm> = {
  ...recordWords('Diese Anfrage', 'den Anfragen'),
  create: 'Neue Anfrage',
  edit: 'Anfrage bearbeiten',
  back: 'Zurück',
  save: 'Anfrage speichern',
  optional: '(freiwillig)',
  contactHint: 'E-Mail oder Telefon: Eines von beiden genügt.',
  budgetHint: `In ${company.currency}, ohne Nachkommastellen.`,
  sourceHint: 'Adresse einer Seite oder zum Beispiel Telefon, Empfehlung oder Messe.',
  eventTypePlaceholder: 'Bitte wählen',
  saved: (name) => `Die Anfrage von ${name} wurde gespeichert.`,
  merged: {
    title: 'Diese Anfrage wurde mit einer anderen zusammengeführt',
    text: () =>
      'Sie wurde mit einer anderen Anfrage derselben Person zusammengeführt, nachdem Sie das Formular geöffnet haben. „Meine behalten“ ' +
      'speichert Ihre Fassung in der anderen Anfrage. „Andere übernehmen“ füllt das Formular mit der anderen Anfrage und ' +
      'verwirft Ihre Fassung. Darin unterscheiden sie sich:',
  },
};

export const leadPage: Translated<typeof house.leadPage> = {
  edit: 'Bearbeiten',
  beside: 'Anfragen dieser Liste',
  previous: 'Vorige Anfrage',
  next: 'Nächste Anfrage',
  contact: 'Kontakt',
  language: 'Sprache',
  mail: 'E-Mail',
  call: 'Anrufen',
  whatsApp: 'WhatsApp',
  reach: (way, name) => `${way}: ${name}`,
  event: 'Veranstaltung',
  dayTaken: (day) => `Am ${day} ist schon gebucht:`,
  samePerson: 'Von derselben Person',
  sameContact: {
    email: 'Gleiche E-Mail-Adresse',
    phone: 'Gleiche Telefonnummer',
    both: 'Gleiche E-Mail-Adresse und Telefonnummer',
  },
  otherLead: (name, eventType) => `${name}, ${eventType}`,
  described: (name, eventType, cameIn) => `${name} (${eventType}, eingegangen am ${cameIn})`,
  merge: 'Zusammenführen',
  mergeName: (other) => `Zusammenführen: Anfrage von ${other} in diese`,
  mergeTitle: 'Anfragen zusammenführen',
  mergeText: (name, other) =>
    `Nachrichten, Notizen, Termine und Verlauf von ${other} werden Teil der Anfrage von ${name}, und nur diese bleibt bestehen. Wo sich beide unterscheiden, gelten ihre Angaben, und die anderen werden zur Notiz. Das lässt sich nicht rückgängig machen.`,
  mergeCancel: 'Abbrechen',
  mergeFailed: 'Die Anfragen konnten nicht zusammengeführt werden. Bitte versuchen Sie es gleich noch einmal.',
  mergeGone: 'Die Anfragen konnten nicht zusammengeführt werden, weil es eine davon nicht mehr gibt.',
  merged: (name) => `Die Anfragen von ${name} wurden zusammengeführt.`,
  appointments: 'Termine',
  noAppointments: 'Noch keine.',
  allAppointments: (count) => `Alle ${count} Termine`,
  schedule: 'Termin anlegen',
  status: 'Status',
  changeStatus: (name) => `Status von ${name}`,
  statusChanged: (name, status) => `${name} hat jetzt den Status „${status}“.`,
  changeResponsible: (name) => `Zuständig für ${name}`,
  responsibleChanged: (name, person) =>
    person === null ? `Für ${name} ist jetzt niemand zuständig.` : `${person} kümmert sich jetzt um ${name}.`,
  nobody: 'Noch niemand',
  formerColleague: 'Ein früheres Teammitglied',
  changeFailed: 'Die Anfrage konnte nicht geändert werden. Bitte versuchen Sie es gleich noch einmal.',
  changeConflict:
    'Diese Anfrage wurde inzwischen anderswo geändert. Sie sehen jetzt die aktuelle Fassung. Bitte wählen Sie noch einmal.',
  changeGone: (name) => `Die Anfrage von ${name} gibt es nicht mehr. Sie wurde inzwischen gelöscht.`,
  came: 'Eingegangen',
  changed: 'Zuletzt geändert',
  notes: 'Notizen',
  enquiry: 'Ursprüngliche Anfrage',
  sent: 'Gesendet',
  reference: 'Vorgangsnummer',
  service: 'Leistung',
};
