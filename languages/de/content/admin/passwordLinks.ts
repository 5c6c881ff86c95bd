import type * as house from '#content/admin/passwordLinks.ts';
import { company } from '#content/company.ts';
import type { Translated } from '#content/words.ts';
import { linkHours, minPasswordLength } from '#domain/account.ts';

const hours = (count: number, one: string) => (count === 1 ? `${one} Stunde` : `${count} Stunden`);

export const forgotten: Translated<typeof house.forgotten> = {
  title: 'Passwort vergessen?',
  lead: 'Geben Sie Ihre E-Mail-Adresse ein. Gibt es ein Konto dazu, senden wir Ihnen einen Link für ein neues Passwort.',
  email: 'E-Mail',
  send: 'Link senden',
  sending: 'Wird gesendet\u00a0…',
  sent: {
    title: 'Bitte prüfen Sie Ihr Postfach',
    text: (email) =>
      `Gibt es ein Konto mit ${email}, ist ein Link an Sie unterwegs. Er gilt ${hours(linkHours.forgotten, 'eine')} lang und nur einmal. Nichts angekommen? Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse.`,
  },
  byOwner: {
    title: 'Bitte fragen Sie einen Inhaber',
    text: `Dieses Backoffice verschickt noch keine E-Mails. Wer bei ${company.name} Inhaber ist, kann Ihnen einen Link für ein neues Passwort erstellen: unter Einstellungen, neben Ihrem Namen.`,
  },
  tooMany: (minutes) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} noch einmal.`,
  failed: 'Das Backoffice ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  back: 'Zurück zur Anmeldung',
};

export const choosing: Translated<typeof house.choosing> = {
  title: 'Passwort wählen',
  welcome: (name) => `Willkommen, ${name}. Das ist Ihr Konto:`,
  again: (name) => `Guten Tag, ${name}. Das ist Ihr Konto:`,
  email: 'E-Mail',
  next: 'Neues Passwort',
  nextHint: `Mindestens ${minPasswordLength} Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.`,
  show: 'Neues Passwort anzeigen',
  hide: 'Neues Passwort verbergen',
  save: 'Passwort speichern',
  saving: 'Wird gespeichert\u00a0…',
  loading: 'Ihr Link wird geprüft\u00a0…',
  done: {
    title: 'Ihr Passwort wurde gespeichert',
    text: 'Sie sind auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
    first: 'Sie können sich jetzt damit anmelden.',
    signIn: 'Zur Anmeldung',
  },
  over: {
    title: 'Dieser Link gilt nicht mehr',
    text: `Er wurde schon benutzt, ist abgelaufen (ein Link für ein neues Passwort nach ${hours(linkHours.forgotten, 'einer')}, eine Einladung nach ${linkHours.invited / 24} Tagen) oder wurde durch einen neueren ersetzt. Wenn Sie einen neueren Link haben, nehmen Sie bitte diesen.`,
    again: 'Neuen Link anfordern',
  },
  failed:
    'Ihr Passwort konnte nicht gespeichert werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
  notRead: 'Ihr Link konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
  retry: 'Noch einmal versuchen',
};
