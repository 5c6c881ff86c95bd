import type * as house from '#content/admin/mails.ts';
import type { Translated } from '#content/words.ts';
import { formatNumber } from '#domain/numbers.ts';

export const mailWords: Translated<typeof house.mailWords> = {
  title: 'Offene E-Mails',
  text: 'E-Mails, die der Mailserver noch nicht angenommen, abgelehnt oder zurückgeschickt hat. Sobald eine gesendet ist, verschwindet sie von hier.',
  noServer:
    'Es ist kein Mailserver eingerichtet, deshalb werden E-Mails nicht gesendet. Sie warten hier, bis SMTP_URL auf dem Server gesetzt wird, und gehen dann hinaus, auch alte: Verwerfen Sie, was nicht hinaus soll.',
  search: { id: 'mail-search', label: 'Offene E-Mails durchsuchen', placeholder: 'Adresse oder Betreff suchen' },
  all: { state: 'Alle offenen' },
  count: (shown, total) => `${formatNumber(shown)} von ${formatNumber(total)} ${total === 1 ? 'E-Mail' : 'E-Mails'}`,
  list: 'Offene E-Mails',
  written: (moment) => `Geschrieben ${moment}`,
  attempts: (count) => (count === 1 ? '1 Versuch gescheitert' : `${count} Versuche gescheitert`),
  nextAttempt: (moment) => `Nächster Versuch ${moment}`,
  due: 'Geht hinaus, sobald der Mailserver sie annimmt',
  waitsForServer: 'Wartet auf einen Mailserver',
  noAttempt: 'Kein weiterer Versuch',
  error: (error) => `Grund: ${error}`,
  accessLink: {
    included:
      'Von der Antwort des Mailservers stehen hier nur die Codes, weil diese E-Mail einen persönlichen Link enthält.',
    removed:
      'Der persönliche Link wurde hier beim Senden gelöscht. Erstellen Sie einen neuen, statt die E-Mail erneut zu senden.',
  },
  openLead: 'Anfrage öffnen',
  openConversation: 'Unterhaltung öffnen',
  retry: 'Erneut senden',
  retrying: 'Wird erneut gesendet\u00a0…',
  discard: 'Verwerfen',
  act: (action, recipient, subject) => `${action}: ${recipient}, ${subject}`,
  retried: (recipient) => `Die E-Mail an ${recipient} wird erneut gesendet.`,
  retryFailed: 'Die E-Mail konnte nicht erneut gesendet werden. Bitte versuchen Sie es gleich noch einmal.',
  gone: 'Diese E-Mail ist nicht mehr offen: Sie wurde inzwischen gesendet oder verworfen.',
  confirm: {
    title: (recipient) => `Die E-Mail an ${recipient} verwerfen?`,
    text: (subject) =>
      `„${subject}“ wird nicht gesendet, außer es geschieht genau in diesem Moment. Das lässt sich nicht rückgängig machen.`,
    cancel: 'Behalten',
    confirm: 'Verwerfen',
    busy: 'Wird verworfen\u00a0…',
    failed: 'Die E-Mail konnte nicht verworfen werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  discarded: (recipient) => `Die E-Mail an ${recipient} wurde verworfen.`,
  none: {
    title: 'Alle E-Mails sind gesendet',
    text: 'Wenn eine aufgehalten oder abgelehnt wird, finden Sie sie hier.',
  },
  noneWaiting: { title: 'Keine E-Mails warten', text: 'Sobald eine geschrieben wird, wartet sie hier.' },
  empty: { title: 'Keine E-Mails gefunden', text: 'Ändern Sie die Suche oder die Filter' },
  clear: 'Suche und Filter leeren',
};
