import type * as house from '#content/admin/appointments.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import type { Translated } from '#content/words.ts';

export const appointmentWords: Translated<typeof house.appointmentWords> = {
  title: 'Termine',
  search: { id: 'appointment-search', label: 'Termine durchsuchen', placeholder: 'Titel oder Ort suchen' },
  all: { kind: 'Alle Arten', status: 'Geplant und abgesagt' },
  count: (shown, total) => `${shown} von ${total} Terminen`,
  newAppointment: 'Neuer Termin',
  edit: (title) => `Termin ${title} ändern`,
  remove: (title) => `Termin ${title} löschen`,
  confirmRemove: (title) =>
    `Möchten Sie den Termin „${title}“ wirklich löschen? Das lässt sich nicht rückgängig machen. Was nicht stattfindet, ` +
    'können Sie stattdessen absagen: Dann bleibt der Grund im Kalender.',
  removed: (title) => `Der Termin „${title}“ ist gelöscht.`,
  confirmRemoveAll: (count) =>
    `Möchten Sie diese ${count} Termine wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  removedAll: (count) => (count === 1 ? '1 Termin ist gelöscht.' : `${count} Termine sind gelöscht.`),
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
  endDay: '(wenn es ein anderer Tag ist)',
  notesHint: 'Für das Team; Kunden sehen das nicht.',
  invite: 'Kunden per E-Mail einladen',
  inviteHint: 'Er erhält den Termin für seinen Kalender, jede Änderung und eine Erinnerung.',
  saved: (title) => `Der Termin „${title}“ ist gespeichert.`,
  what: 'Was',
  when: 'Wann',
  who: 'Wer und wo',
  otherZone: (zone, own) => `Diese Zeiten gelten in ${zone}. Auf Ihrer Uhr: ${own}.`,
  repeated: 'In dieser Nacht wird die Uhr zurückgestellt, und es gibt diese Zeit zweimal: Gemeint ist die erste.',
  leadPlaceholder: 'Anfrage nach Name, E-Mail oder Telefon suchen',
  noLeads: 'Keine Anfrage heißt so',
  searchingLeads: 'Wird gesucht\u00a0…',
  leadsFailed: 'Die Anfragen konnten nicht durchsucht werden. Bitte versuchen Sie es gleich noch einmal.',
  clearLead: 'Anfrage herausnehmen',
  openLeads: 'Anfragen zeigen',
  nobody: 'Hier arbeitet noch niemand',
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
  keys: 'Einen Termin, der den Fokus hat, verschieben Umschalt und eine Pfeiltaste; Strg, Umschalt und ↑ oder ↓ machen ihn kürzer oder länger.',
  more: (count) => `+${count} weitere`,
  moreHint: (count) => (count === 1 ? '1 weiteren Termin zeigen' : `${count} weitere Termine zeigen`),
  close: 'Schließen',
  moved: (title, when) => `„${title}“ ist jetzt: ${when}.`,
  refused: (title, sentence) => `„${title}“ wurde nicht verschoben. ${sentence}`,
  conflict: (title) =>
    `„${title}“ wurde nicht verschoben: Jemand anderes hat den Termin inzwischen geändert. Hier steht er, wie er jetzt ist.`,
  failed: (title) =>
    `„${title}“ wurde nicht verschoben: Das konnte nicht gespeichert werden. Bitte versuchen Sie es gleich noch einmal.`,
};

export const appointmentMails: Translated<typeof house.appointmentMails> = {
  title: 'E-Mails an den Kunden',
  none: 'Keine verschickt.',
  purposes: {
    invitation: 'Einladung',
    update: 'Änderung',
    cancellation: 'Absage',
    reminder: 'Erinnerung',
  },
};

export const icsWords: Translated<typeof house.icsWords> = {
  hint: 'Für einen anderen Kalender: wie zuletzt gespeichert, mit Erinnerung und ohne Ihre Notizen.',
  download: 'Als .ics laden',
  busy: 'Wird vorbereitet\u00a0…',
  failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es gleich noch einmal.',
};

export const cancelling: Translated<typeof house.cancelling> = {
  title: 'Diesen Termin absagen?',
  text: 'Er bleibt mit Ihrem Grund im Kalender, und alle Beteiligten und der Ort sind wieder frei.',
  reason: 'Grund',
  open: 'Termin absagen\u00a0…',
  hint: 'Absagen lässt den Termin im Kalender und gibt Personen und Ort frei.',
  back: 'Behalten',
  confirm: 'Absagen',
  cancelled: (reason) => `Dieser Termin ist abgesagt: ${reason}`,
  planAgain: 'Wieder planen',
};
