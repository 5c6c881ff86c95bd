import type * as house from '#content/domain/log.ts';
import type { Translated } from '#content/words.ts';

export const logSubjects: Translated<typeof house.logSubjects> = {
  lead: 'Anfrage',
  import: 'Import von Anfragen',
  conversation: 'Unterhaltung',
  appointment: 'Termin',
  post: 'Blogbeitrag',
  review: 'Bewertung',
  template: 'Vorlage',
  account: 'Konto',
  log: 'Das Protokoll',
  person: 'Daten einer Person',
  retention: 'Aufbewahrung von Anfragen',
  bookingRules: 'Sprechzeiten',
  mail: 'E-Mail',
};

export const activityLabels: Translated<typeof house.activityLabels> = {
  created: 'Angelegt',
  edited: 'Bearbeitet',
  status: 'Status geändert',
  deleted: 'Gelöscht',
  note: 'Notiert',
  askedForReview: 'Um eine Bewertung gebeten',
  bookingLink: 'Link zur Terminwahl',
  replied: 'Per E-Mail geantwortet',
  picked: 'Termin vom Kunden gewählt',
  pickedAnew: 'Termin vom Kunden geändert',
  pickCancelled: 'Vom Kunden abgesagt',
  reviewed: 'Vom Kunden bewertet',
  merged: 'Zusammengeführt',
  fileAdded: 'Datei hinzugefügt',
  fileRemoved: 'Datei gelöscht',
  exported: 'Exportiert',
  erased: 'Daten gelöscht',
  expired: 'Nach Ablauf der Frist gelöscht',
  imported: 'Importiert',
  importUndone: 'Import zurückgenommen',
  signedIn: 'Angemeldet',
  invited: 'Eingeladen',
  role: 'Rolle geändert',
  disabled: 'Gesperrt',
  enabled: 'Entsperrt',
  password: 'Passwort festgelegt',
  feedMade: 'Kalenderadresse angelegt',
  feedRevoked: 'Kalenderadresse widerrufen',
  passwordLink: 'Passwortlink erstellt',
  twoStepOn: 'Zweiter Schritt: Methode hinzugefügt',
  twoStepOff: 'Zweiter Schritt: Methode entfernt',
  resent: 'Noch einmal gesendet',
  discarded: 'Verworfen',
};

export const logLabels: Translated<typeof house.logLabels> = {
  at: 'Wann',
  by: 'Wer',
  kind: 'Was',
  entity: 'Eintrag',
  entityId: 'Nummer',
  name: 'Name',
  detail: 'Einzelheiten',
};

export const logSorts: Translated<typeof house.logSorts> = { at: ['Älteste zuerst', 'Neueste zuerst'] };

export const accountFieldLabels: Translated<typeof house.accountFieldLabels> = {
  name: 'Name',
  picture: 'Bild',
};
