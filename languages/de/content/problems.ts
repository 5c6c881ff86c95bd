import type * as house from '#content/problems.ts';
import type { Translated } from '#content/words.ts';

export const statusSentences: Translated<typeof house.statusSentences> = {
  400: 'Diese Anfrage konnte nicht gelesen werden.',
  403: 'Diese Anfrage kommt nicht von dieser Website.',
  404: 'An dieser Adresse gibt es nichts.',
  405: 'Das geht an dieser Adresse nicht.',
  413: 'Das ist größer, als hier angenommen wird.',
  415: 'Diese Art von Inhalt wird hier nicht angenommen.',
  429: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  503: 'Das ist im Moment nicht möglich. Bitte versuchen Sie es später noch einmal.',
};

export const problemSentences: Translated<typeof house.problemSentences> = {
  invalid: 'Bitte prüfen Sie einige Felder noch einmal.',
  signedOut: 'Bitte melden Sie sich an.',
  signInRefused: 'Kein Konto hat diese Adresse mit diesem Passwort.',
  secondStepNeeded: 'Das Passwort stimmt. Es fehlt noch ein Schritt.',
  notFound: 'Diesen Eintrag gibt es nicht.',
  conflict: 'Inzwischen hat jemand anderes das geändert.',
  tooManyAttempts: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  malformed: 'Einige Felder sind nicht so, wie sie sein sollen.',
  ours: 'Auf dem Server ist etwas schiefgegangen.',
};

export const fieldSentences: Translated<typeof house.fieldSentences> = {
  missing: 'Das fehlt.',
  unknown: 'Dieses Feld gibt es nicht.',
  odd: () => 'Das passt nicht in dieses Feld.',
  notStorable: 'Einige Zeichen lassen sich hier nicht speichern. Bitte tippen Sie den Text neu.',
  noMail: 'Dieser Server verschickt keine E-Mails. Bitte lassen Sie sich von einem Inhaber einen Link geben.',
};

export const fileSentences: Translated<typeof house.fileSentences> = {
  needed: 'Bitte wählen Sie eine Datei.',
  cutShort: 'Diese Datei ist nicht vollständig angekommen. Bitte wählen Sie sie noch einmal aus.',
  pictureCutShort: 'Dieses Bild ist nicht vollständig angekommen. Bitte wählen Sie es noch einmal aus.',
  tooManyPixels: 'Dieses Bild hat zu viele Pixel. Bitte verkleinern Sie es.',
  damaged: 'Bitte wählen Sie eine Bilddatei, die nicht beschädigt ist.',
};

export const busySentences: Translated<typeof house.busySentences> = {
  searches: 'Gerade suchen viele. Bitte versuchen Sie es später noch einmal.',
  signIns: 'Gerade melden sich viele an. Bitte versuchen Sie es später noch einmal.',
  pictures: 'Gerade werden viele Bilder gespeichert. Bitte versuchen Sie es später noch einmal.',
  cards: 'Gerade werden viele Bilder gezeichnet. Bitte versuchen Sie es später noch einmal.',
  files: 'Gerade kommen viele Dateien an. Bitte versuchen Sie es später noch einmal.',
};

/** Error message for an unknown calendar feed. */
export const noCalendar =
  'An dieser Adresse gibt es keinen Kalender. Vielleicht wurde sie erneuert: Die richtige entsteht unter „Ihr Konto“.';
