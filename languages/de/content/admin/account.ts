import type * as house from '#content/admin/account.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import type { Translated } from '#content/words.ts';
import { minPasswordLength } from '#domain/account.ts';

const { leaving } = recordWords('Ihr Name', 'Ihrem Konto');

export const account: Translated<typeof house.account> = {
  title: 'Ihr Konto',
  profile: {
    title: 'Profil',
    name: 'Name',
    nameHint: 'So sieht ihn Ihr Team.',
    picture: 'Bild',
    optional: '(freiwillig)',
    pictureHint: 'Ihr Team sieht es neben Ihrem Namen. Am besten eignet sich ein quadratisches Bild.',
    email: 'E-Mail',
    emailHint: 'Damit melden Sie sich an.',
    role: 'Rolle',
    submit: 'Speichern',
    submitting: 'Wird gespeichert\u00a0…',
    saved: 'Ihre Änderungen wurden gespeichert.',
    failed:
      'Ihr Profil konnte nicht gespeichert werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
    leaving,
  },
  password: {
    title: 'Passwort',
    text: 'Mit einem neuen Passwort werden Sie überall sonst abgemeldet.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    nextHint: `Mindestens ${minPasswordLength} Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.`,
    show: (label) => `${label} anzeigen`,
    hide: (label) => `${label} verbergen`,
    submit: 'Passwort ändern',
    submitting: 'Wird geändert\u00a0…',
    saved: 'Ihr Passwort wurde geändert. Überall sonst sind Sie abgemeldet.',
    failed: 'Ihr Passwort konnte nicht geändert werden. Bitte versuchen Sie es gleich noch einmal.',
    tooMany: (minutes) =>
      `Zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} noch einmal.`,
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    text: 'Wenn Sie eine Sitzung nicht kennen, beenden Sie sie und ändern Sie Ihr Passwort.',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieser Browser',
    signedIn: (moment) => `Angemeldet: ${moment}`,
    seen: (moment) => `Zuletzt benutzt: ${moment}`,
    end: 'Beenden',
    endOf: (device, moment) => `Beenden: Sitzung „${device}“, angemeldet am ${moment}`,
    ended: (device) => `Die Sitzung „${device}“ wurde beendet.`,
    endOthers: 'Alle anderen beenden',
    endingOthers: 'Wird beendet\u00a0…',
    othersEnded: 'Alle anderen Sitzungen wurden beendet.',
    only: 'Sonst sind Sie nirgends angemeldet.',
    failed: 'Die Sitzung konnte nicht beendet werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  feed: {
    title: 'Ihre Termine in einem anderen Kalender',
    text: 'Eine geheime Adresse, die Ihre Kalender-App abonnieren kann. Wer sie hat, sieht Ihre Termine, auch die der letzten drei Monate.',
    demo: 'In dieser Demo funktioniert die Adresse nicht.',
    none: 'Sie haben noch keine Adresse.',
    since: (moment) => `Ihre Adresse wurde am ${moment} angelegt. Sie kann nicht noch einmal angezeigt werden.`,
    yours: 'Ihren Kalender',
    shown: 'Kopieren Sie sie jetzt: Sie wird nur einmal angezeigt.',
    make: 'Adresse anlegen',
    renew: 'Neue Adresse anlegen',
    making: 'Wird angelegt\u00a0…',
    revoke: 'Adresse widerrufen',
    revoked: 'Die Adresse wurde widerrufen. Kalender-Apps können sie nicht mehr lesen.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
    confirm: {
      renew: {
        title: 'Neue Adresse anlegen?',
        text: 'Die bisherige Adresse funktioniert dann nicht mehr. Jede App, die sie nutzt, braucht die neue.',
        confirm: 'Neue anlegen',
      },
      revoke: {
        title: 'Adresse widerrufen?',
        text: 'Apps, die sie nutzen, zeigen dann keine neuen Termine mehr.',
        confirm: 'Widerrufen',
      },
      cancel: 'Abbrechen',
      busy: 'Einen Moment\u00a0…',
    },
  },
};
