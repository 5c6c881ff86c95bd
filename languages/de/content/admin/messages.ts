import type * as house from '#content/admin/messages.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';

const conversations = (count: number) => (count === 1 ? '1 Unterhaltung' : `${count} Unterhaltungen`);

export const messageWords: Translated<typeof house.messageWords> = {
  title: 'Nachrichten',
  search: { id: 'message-search', label: 'Nachrichten durchsuchen', placeholder: 'Name, E-Mail, Wörter' },
  all: { archived: 'Postfach und Archiv', read: 'Alle', responsible: 'Von allen', latest: 'Jederzeit' },
  nobody: 'Niemand',
  count: (shown, total) =>
    `${formatNumber(shown)} von ${formatNumber(total)} ${total === 1 ? 'Unterhaltung' : 'Unterhaltungen'}`,
  templates: 'Vorlagen',
  mailbox: {
    title: 'Antworten per E-Mail kommen hier nicht an',
    text: (since) =>
      `Das Postfach lässt sich seit ${since} nicht lesen. Es wird automatisch erneut versucht, und keine E-Mail geht verloren: Sehen Sie bis dahin im Postfach selbst nach.`,
    cause: (cause) => `Antwort des Mailservers, für die Betreuung dieses Systems: ${cause}`,
  },
  unread: 'Ungelesen',
  begun: 'Entwurf',
  archived: 'Archiviert',
  nothingYet: 'Noch nichts geschrieben',
  open: 'Öffnen',
  openOf: (name) => `Öffnen: Nachrichten von ${name}`,
  markRead: 'Als gelesen',
  markUnread: 'Als ungelesen',
  archive: 'Ins Archiv',
  restore: 'Ins Postfach',
  assign: 'Zuweisen',
  act: (action, name) => `${action}: ${name}`,
  markedRead: (count) => `${conversations(count)} als gelesen markiert.`,
  markedUnread: (count) => `${conversations(count)} als ungelesen markiert.`,
  movedToArchive: (count) => `${conversations(count)} archiviert.`,
  movedToInbox: (count) => `${conversations(count)} wieder im Postfach.`,
  assigned: (count, person) =>
    person === null
      ? `Für ${conversations(count)} ist jetzt niemand zuständig.`
      : `${person} kümmert sich jetzt um ${conversations(count)}.`,
  changesUndone: (count, chosen) =>
    count === chosen
      ? 'Die Änderung wurde rückgängig gemacht.'
      : `Die Änderung wurde bei ${count} von ${chosen} Unterhaltungen rückgängig gemacht. Die anderen wurden inzwischen geändert.`,
  changesFailed: 'Die Unterhaltungen konnten nicht geändert werden. Bitte versuchen Sie es gleich noch einmal.',
  remove: (name) => `Unterhaltung mit ${name} löschen`,
  confirmRemove: (name) =>
    `Möchten Sie die Unterhaltung mit ${name} wirklich löschen? Alle E-Mails darin werden mit gelöscht; was ${name} über die Website gesendet hat, bleibt bei der Anfrage. Das lässt sich nicht rückgängig machen.`,
  removed: (name) => `Die Unterhaltung mit ${name} wurde gelöscht.`,
  confirmRemoveAll: (count) =>
    `Möchten Sie diese ${count} Unterhaltungen wirklich löschen? Alle E-Mails darin werden mit gelöscht; was Kunden über die Website gesendet haben, bleibt bei ihren Anfragen. Das lässt sich nicht rückgängig machen.`,
  removedAll: (count) => `${conversations(count)} gelöscht.`,
  none: { title: 'Noch keine Nachrichten', text: 'Sie erscheinen hier, sobald Ihnen jemand schreibt.' },
  empty: {
    title: 'Keine Nachrichten hier',
    text: 'Ändern Sie die Suche oder die Filter, oder sehen Sie im Archiv nach',
  },
  clear: 'Suche und Filter leeren',
};

const words = recordWords('Diese Nachricht', 'den Nachrichten');

export const conversationPage: Translated<typeof house.conversationPage> = {
  missing: {
    ...words.missing,
    title: 'Diese Unterhaltung wurde nicht gefunden',
    text: 'Vielleicht wurde sie gelöscht, einzeln oder zusammen mit der letzten Anfrage der Person.',
  },
  beside: 'Unterhaltungen dieser Liste',
  back: words.missing.back,
  previous: 'Vorige Unterhaltung',
  next: 'Nächste Unterhaltung',
  reply: 'Antworten',
  replyTo: (name) => `${name} antworten`,
  messages: (name) => `Nachrichten mit ${name}`,
  none: 'Noch keine Nachrichten.',
  received: (name) => `${name} hat geschrieben`,
  sent: (name) => `${name} hat geantwortet`,
  formerColleague: 'Ein früheres Teammitglied',
  quote: 'Zitierter Text',
  from: (address) => `Gesendet von ${address}.`,
  attached: (names) => `Angehängt, in Ihrem Postfach: ${names.join(', ')}.`,
  reference: 'Vorgangsnummer',
  event: 'Veranstaltung',
  states: {
    waiting: 'Wird noch gesendet',
    sent: 'Gesendet',
    refused: 'Unzustellbar',
    discarded: 'Nicht gesendet',
  },
  refused: (reason) =>
    `Der Mailserver hat diese Nachricht abgelehnt: ${reason}. Bitte prüfen Sie die Adresse oder rufen Sie an.`,
  triedAgain: (reason) => `Der Mailserver hat die Nachricht noch nicht angenommen; wir versuchen es erneut: ${reason}`,
  discarded: 'Die E-Mail wurde verworfen, bevor sie gesendet wurde.',
  seeUnsent: 'Erneut senden oder verwerfen',
  person: 'Person',
  leads: 'Anfragen',
  noLeads: 'Von dieser Person gibt es keine Anfrage mehr.',
  responsible: (name) => `Zuständig für ${name}`,
};

export const replyForm: Translated<typeof house.replyForm> = {
  template: 'Mit einer Vorlage beginnen',
  subject: 'Betreff',
  text: 'Nachricht',
  hint: 'Wird als E-Mail gesendet.',
  keys: 'Senden mit Strg + Eingabe.',
  subjectOf: (subject) => (/^(re|aw):/i.test(subject) ? subject : `Re: ${subject}`),
  enquirySubject: (reference) => `Ihre Anfrage ${reference}`,
  firstSubject: 'Ihre Veranstaltung',
  send: 'Senden',
  sending: 'Wird gesendet\u00a0…',
  discard: 'Verwerfen',
  sentTo: (name) => `Die Nachricht an ${name} ist unterwegs.`,
  failed: {
    unreachable:
      'Die Nachricht konnte nicht gesendet werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
    signedOut:
      'Die Nachricht wurde nicht gesendet, weil Ihre Sitzung beendet ist. Ihre Eingaben bleiben erhalten: Senden Sie sie noch einmal, um sich anzumelden.',
    gone: 'Diese Unterhaltung wurde inzwischen gelöscht. Kopieren Sie, was Sie brauchen.',
  },
  discarding: {
    title: 'Diese Nachricht verwerfen?',
    text: 'Was Sie geschrieben haben, geht verloren.',
    stay: 'Weiterschreiben',
    leave: 'Verwerfen',
  },
};

export const messageButton: Translated<typeof house.messageButton> = {
  label: 'Nachricht',
  of: (name) => `Nachricht an ${name}`,
  opening: 'Wird geöffnet\u00a0…',
  failed: 'Die Nachrichten konnten nicht geöffnet werden. Bitte versuchen Sie es gleich noch einmal.',
};

export const liveMessages: Translated<typeof house.liveMessages> = {
  from: (name) => `Neue Nachricht von ${name}`,
  several: (count) => `${count} neue Nachrichten`,
  show: 'Anzeigen',
};
