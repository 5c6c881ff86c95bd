import type * as house from '#content/admin/account.ts';
import { recordWords } from '#content/admin/recordForm.ts';
import type { Translated } from '#content/words.ts';
import { minPasswordLength } from '#domain/account.ts';

const { leaving } = recordWords('Ihr Name', 'Ihrem Konto');

export const account: Translated<typeof house.account> = {
  title: 'Ihr Konto',
  profile: {
    title: 'Zu Ihrer Person',
    name: 'Name',
    nameHint: 'So, wie Ihr Team ihn liest.',
    picture: 'Bild',
    optional: '(freiwillig)',
    pictureHint: 'Ihr Team sieht es neben Ihrem Namen. Am besten ist ein quadratisches.',
    email: 'E-Mail',
    emailHint: 'Damit melden Sie sich an.',
    role: 'Rolle',
    submit: 'Speichern',
    submitting: 'Wird gespeichert\u00a0…',
    saved: 'Das ist gespeichert.',
    failed:
      'Das konnte nicht gespeichert werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
    leaving,
  },
  password: {
    title: 'Passwort',
    text: 'Mit einem neuen Passwort werden Sie überall sonst abgemeldet.',
    current: 'Jetziges Passwort',
    next: 'Neues Passwort',
    nextHint: `Mindestens ${minPasswordLength} Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.`,
    show: (label) => `${label} anzeigen`,
    hide: (label) => `${label} verbergen`,
    submit: 'Passwort ändern',
    submitting: 'Wird geändert\u00a0…',
    saved: 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.',
    failed: 'Ihr Passwort konnte nicht geändert werden. Bitte versuchen Sie es gleich noch einmal.',
    tooMany: (minutes) =>
      `Zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? '1 Minute' : `${minutes} Minuten`} noch einmal.`,
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    text: 'Beenden Sie, was Sie nicht kennen, und ändern Sie Ihr Passwort.',
    unknown: 'Unbekanntes Gerät',
    current: 'Dieser Browser',
    signedIn: (moment) => `Angemeldet: ${moment}`,
    seen: (moment) => `Zuletzt benutzt: ${moment}`,
    end: 'Beenden',
    endOf: (device, moment) => `Beenden: Sitzung „${device}“, angemeldet ${moment}`,
    ended: (device) => `Die Sitzung „${device}“ ist beendet.`,
    endOthers: 'Alle anderen beenden',
    endingOthers: 'Wird beendet\u00a0…',
    othersEnded: 'Alle anderen Sitzungen sind beendet.',
    only: 'Sonst sind Sie nirgends angemeldet.',
    failed: 'Das konnte nicht beendet werden. Bitte versuchen Sie es gleich noch einmal.',
  },
  feed: {
    title: 'Ihre Termine in einem anderen Kalender',
    text: 'Eine geheime Adresse, die Ihr Kalenderprogramm abonniert. Wer sie hat, sieht Ihre Termine, ab drei Monate zurück.',
    demo: 'In dieser Demo antwortet unter der Adresse niemand.',
    none: 'Sie haben noch keine Adresse.',
    since: (moment) => `Ihre Adresse besteht seit: ${moment}. Sie kann nicht noch einmal gezeigt werden.`,
    yours: 'Ihren Kalender',
    shown: 'Kopieren Sie sie jetzt: Sie wird nur einmal gezeigt.',
    make: 'Adresse anlegen',
    renew: 'Neue Adresse anlegen',
    making: 'Wird angelegt\u00a0…',
    revoke: 'Adresse beenden',
    revoked: 'Die Adresse ist beendet: Kalenderprogramme lesen dort nichts mehr.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
    confirm: {
      renew: {
        title: 'Neue Adresse anlegen?',
        text: 'Die bisherige endet. Jedes Programm, das sie liest, braucht dann die neue.',
        confirm: 'Neue anlegen',
      },
      revoke: {
        title: 'Adresse beenden?',
        text: 'Jedes Programm, das sie liest, zeigt dann nichts Neues mehr.',
        confirm: 'Beenden',
      },
      cancel: 'Abbrechen',
      busy: 'Einen Moment\u00a0…',
    },
  },
};
