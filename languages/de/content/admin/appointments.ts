import type * as house from '#content/admin/appointments.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import { consultationSentences } from '#content/domain/consultation.ts';
import type { Translated } from '#content/words.ts';
import { updateDelay } from '#domain/appointmentMails.ts';
import { minute } from '#domain/durations.ts';
import { formatNumber } from '#domain/numbers.ts';

export const appointmentWords: Translated<typeof house.appointmentWords> = {
  title: 'Termine',
  search: { id: 'appointment-search', label: 'Termine durchsuchen', placeholder: 'Titel, Art oder Ort suchen' },
  all: { kind: 'Alle Arten', status: 'Geplant und abgesagt' },
  count: (shown, total) => `${formatNumber(shown)} von ${formatNumber(total)} ${total === 1 ? 'Termin' : 'Terminen'}`,
  newAppointment: 'Neuer Termin',
  edit: (title) => `Termin ${title} bearbeiten`,
  remove: (title) => `Termin ${title} löschen`,
  confirmRemove: (title) =>
    `Möchten Sie den Termin „${title}“ wirklich löschen? Das lässt sich nicht rückgängig machen; ein eingeladener ` +
    'Kunde erfährt es per E-Mail. Wenn er nicht stattfindet, sagen Sie ihn stattdessen ab: Dann bleibt er mit dem Grund erhalten.',
  removed: (title) => `Der Termin „${title}“ wurde gelöscht.`,
  confirmRemoveAll: (count) =>
    `Möchten Sie diese ${count} Termine wirklich löschen? Das lässt sich nicht rückgängig machen; eingeladene Kunden erfahren es per E-Mail.`,
  removedAll: (count) => (count === 1 ? '1 Termin wurde gelöscht.' : `${count} Termine wurden gelöscht.`),
  none: {
    title: 'Noch keine Termine',
    text: 'Legen Sie den ersten an: ein Gespräch, einen Ortstermin, ein Probeessen oder die Veranstaltung selbst.',
  },
  empty: { title: 'Keine Termine gefunden', text: 'Ändern Sie die Suche oder die Filter' },
  clear: 'Suche und Filter leeren',
};

export const appointmentForm: Translated<typeof house.appointmentForm> = {
  ...recordWords('Dieser Termin', 'den Terminen'),
  create: 'Neuer Termin',
  edit: 'Termin bearbeiten',
  back: 'Zurück zu den Terminen',
  save: 'Speichern',
  optional: '(freiwillig)',
  kindPlaceholder: 'Bitte wählen',
  titleOf: {
    consultation: consultationSentences.title,
    siteVisit: (name) => `Ortstermin mit ${name}`,
    tasting: (name) => `Probeessen mit ${name}`,
    event: (name) => `Veranstaltung von ${name}`,
  },
  endDay: '(falls an einem anderen Tag)',
  takeFreeTime: (when) => `${when} übernehmen`,
  freeTimeTaken: (when) => `Beginn und Ende sind jetzt: ${when}. Noch nicht gespeichert.`,
  notesHint: 'Für das Team; Kunden sehen das nicht.',
  invite: 'Kunden per E-Mail einladen',
  inviteHint: 'Der Kunde erhält den Termin für seinen Kalender, jede Änderung und eine Erinnerung.',
  saved: (title) => `Der Termin „${title}“ wurde gespeichert.`,
  what: 'Was',
  when: 'Wann',
  who: 'Wer und wo',
  otherZone: (zone, own) => `Zeitzone: ${zone}. In Ihrer eigenen Zeitzone: ${own}.`,
  repeated: 'In dieser Nacht wird die Uhr zurückgestellt, diese Zeit gibt es also zweimal. Gemeint ist die erste.',
  leadPlaceholder: 'Anfrage nach Name, E-Mail oder Telefon suchen',
  noLeads: 'Keine passende Anfrage',
  searchingLeads: 'Wird gesucht\u00a0…',
  leadsFailed: 'Die Anfragen konnten nicht durchsucht werden. Bitte versuchen Sie es gleich noch einmal.',
  clearLead: 'Anfrage entfernen',
  openLeads: 'Anfragen anzeigen',
  openLeadShort: 'Anfrage öffnen',
  openLead: (name) => `Anfrage öffnen: ${name}`,
  nobody: 'Noch niemand im Team',
  loadingLead: 'Wird geladen\u00a0…',
  leadFailed: 'Die Anfrage konnte nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
  loadLeadAgain: 'Noch einmal versuchen',
  goneLead: 'Eine gelöschte Anfrage',
  gonePerson: 'Jemand ohne Konto',
};

export const calendarWords: Translated<typeof house.calendarWords> = {
  views: 'Ansicht',
  view: {
    month: 'Monat',
    week: 'Woche',
    threeDays: '3 Tage',
    day: 'Tag',
    agenda: 'Agenda',
    list: 'Liste',
  },
  today: 'Heute',
  previous: 'Früher',
  next: 'Später',
  allDay: 'Ganztägig',
  count: (count) => (count === 1 ? '1 Termin' : `${count || 'Keine'} Termine`),
  nothing: 'An diesen Tagen ist nichts geplant.',
  latest: (when) => `Zum letzten Termin, ${when}`,
  zone: (zone) => `Zeitzone: ${zone}.`,
  keys: 'Einen Termin mit Fokus verschieben Sie mit Umschalt und einer Pfeiltaste; seine Dauer ändern Sie mit Strg, Umschalt und ↑ oder ↓.',
  more: (count) => `+${count} weitere`,
  moreHint: (count) => (count === 1 ? '1 weiteren Termin anzeigen' : `${count} weitere Termine anzeigen`),
  close: 'Schließen',
  moved: (title, when) => `„${title}“ ist jetzt: ${when}.`,
  movedWithMail: (title, when) =>
    `„${title}“ ist jetzt: ${when}. Der Kunde erfährt es in ${updateDelay / minute} Minuten per E-Mail.`,
  refused: (title, sentence) => `„${title}“ wurde nicht verschoben. ${sentence}`,
  moveToFreeTime: (when) => `Auf ${when} verschieben`,
  conflict: (title) =>
    `„${title}“ wurde nicht verschoben, weil der Termin inzwischen anderswo geändert wurde. Sie sehen jetzt die aktuelle Fassung.`,
  gone: (title) => `„${title}“ gibt es nicht mehr. Der Termin wurde inzwischen gelöscht.`,
  failed: (title) => `„${title}“ konnte nicht verschoben werden. Bitte versuchen Sie es gleich noch einmal.`,
};

export const appointmentMails: Translated<typeof house.appointmentMails> = {
  title: 'E-Mails an den Kunden',
  none: 'Noch keine gesendet.',
  purposes: {
    invitation: 'Einladung',
    update: 'Änderung',
    cancellation: 'Absage',
    reminder: 'Erinnerung',
  },
};

export const icsWords: Translated<typeof house.icsWords> = {
  hint: 'Für einen anderen Kalender: die zuletzt gespeicherte Fassung, mit Erinnerung und ohne Ihre Notizen.',
  download: 'Als .ics laden',
  busy: 'Wird vorbereitet\u00a0…',
  failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
};

export const cancelling: Translated<typeof house.cancelling> = {
  title: 'Diesen Termin absagen?',
  text: 'Er bleibt mit Ihrem Grund erhalten; Personen und Ort werden wieder frei.',
  mailed: 'Der Kunde erfährt es per E-Mail. Darin steht auch Ihr Grund, Wort für Wort.',
  reason: 'Grund',
  open: 'Termin absagen\u00a0…',
  hint: 'Ein abgesagter Termin bleibt erhalten; Personen und Ort werden wieder frei.',
  back: 'Behalten',
  confirm: 'Absagen',
  cancelled: (reason) => `Dieser Termin ist abgesagt: ${reason}`,
  unsaved: (reason) => `Diese Absage ist noch nicht gespeichert: ${reason}`,
  done: (title) => `Der Termin „${title}“ wurde abgesagt.`,
  planAgain: 'Erneut planen',
};
