import type * as house from '#content/problems.ts';
import type { Translated } from '#content/words.ts';

export const statusSentences: Translated<typeof house.statusSentences> = {
  400: 'Dieser Aufruf konnte nicht gelesen werden.',
  403: 'Dieser Aufruf kommt nicht von dieser Website.',
  404: 'Unter dieser Adresse gibt es nichts.',
  405: 'Das ist unter dieser Adresse nicht möglich.',
  413: 'Das ist größer als hier erlaubt.',
  415: 'Diese Art von Inhalt wird hier nicht angenommen.',
  429: 'Zu viele Aufrufe. Bitte versuchen Sie es später noch einmal.',
  503: 'Der Server kann das im Moment nicht ausführen. Bitte versuchen Sie es später noch einmal.',
};

export const problemSentences: Translated<typeof house.problemSentences> = {
  invalid: 'Bitte prüfen Sie einige Felder noch einmal.',
  signedOut: 'Bitte melden Sie sich an.',
  signInRefused: 'Zu dieser Adresse und diesem Passwort gibt es kein Konto.',
  secondStepNeeded: 'Das Passwort stimmt. Es fehlt noch ein Schritt.',
  notFound: 'Dieser Eintrag wurde nicht gefunden.',
  conflict: 'Das wurde inzwischen anderswo geändert.',
  tooManyAttempts: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  malformed: 'Einige Felder sind ungültig.',
  ours: 'Auf dem Server ist etwas schiefgegangen.',
};

export const fieldSentences: Translated<typeof house.fieldSentences> = {
  missing: 'Bitte füllen Sie dieses Feld aus.',
  unknown: 'Dieses Feld gibt es nicht.',
  odd: () => 'Das passt nicht in dieses Feld.',
  notStorable: 'Einige Zeichen lassen sich hier nicht speichern. Bitte tippen Sie den Text neu ein.',
  noMail: 'Dieser Server verschickt keine E-Mails. Bitte lassen Sie sich von einem Inhaber einen Link geben.',
};

export const fileSentences: Translated<typeof house.fileSentences> = {
  needed: 'Bitte wählen Sie eine Datei.',
  cutShort: 'Diese Datei wurde nicht vollständig hochgeladen. Bitte wählen Sie sie noch einmal aus.',
  pictureCutShort: 'Dieses Bild wurde nicht vollständig hochgeladen. Bitte wählen Sie es noch einmal aus.',
  tooManyPixels: 'Dieses Bild hat zu viele Pixel. Bitte verkleinern Sie es.',
  damaged: 'Diese Bilddatei scheint beschädigt zu sein. Bitte wählen Sie eine andere.',
};

export const busySentences: Translated<typeof house.busySentences> = {
  pages: 'Gerade werden sehr viele Seiten abgerufen. Bitte versuchen Sie es später noch einmal.',
  signIns: 'Gerade melden sich sehr viele gleichzeitig an. Bitte versuchen Sie es später noch einmal.',
  pictures: 'Gerade werden viele Bilder hochgeladen. Bitte versuchen Sie es später noch einmal.',
  cards: 'Gerade werden viele Bilder erstellt. Bitte versuchen Sie es später noch einmal.',
  files: 'Gerade werden viele Dateien hochgeladen. Bitte versuchen Sie es später noch einmal.',
};

/** Error message for an unknown calendar feed. */
export const noCalendar =
  'Unter dieser Adresse gibt es keinen Kalender. Vielleicht wurde sie ersetzt: Legen Sie unter „Ihr Konto“ eine neue an.';
