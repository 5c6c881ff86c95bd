import { company } from '#content/company.ts';
import type * as house from '#content/review.ts';
import type { Translated } from '#content/words.ts';
import { maxUploadBytes } from '#domain/uploads.ts';

export const review: Translated<typeof house.review> = {
  title: 'Wie war es für Sie?',
  lead: 'Wir lesen jede Zeile, bevor sie hier erscheint.',
  personal: (name) =>
    `Dieser Link ist für ${name}: Neben der Bewertung wird stehen, dass sie von jemandem kommt, für den wir ` +
    'geplant haben.',
  linkOver:
    'Dieser persönliche Link wurde schon benutzt oder ist abgelaufen. Schreiben können Sie uns hier trotzdem gern.',
  labels: {
    name: 'Ihr Name',
    email: 'E-Mail',
    eventType: 'Anlass',
    rating: 'Ihre Sterne',
    comment: 'Ihre Bewertung',
    picture: 'Ein Bild',
    consent: 'Sie dürfen meinen Namen, meine Bewertung und gegebenenfalls mein Bild auf dieser Website zeigen.',
  },
  emailHint: 'Nur für Rückfragen. Wir zeigen sie nie.',
  optional: '(freiwillig)',
  picture: {
    hint:
      `JPEG, PNG oder WebP, höchstens ${maxUploadBytes / 1024 / 1024}\u00a0MB. Wählen Sie eines, das Sie zeigen dürfen und das alle, ` +
      'die darauf sind, hier gern sähen.',
    choose: 'Bild hinzufügen',
    replace: 'Anderes Bild wählen',
    remove: 'Entfernen',
    preview: (file) => `Vorschau von ${file}`,
    broken: 'Diese Datei kann nicht als Bild angezeigt werden. Bitte wählen Sie eine andere, oder entfernen Sie sie.',
  },
  eventTypePlaceholder: 'Bitte wählen',
  stars: (count) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  noStars: 'Noch keine Sterne',
  privacy: 'Was wir speichern und wie lange, steht unter',
  send: 'Bewertung senden',
  sending: 'Wird gesendet\u00a0…',
  closeLabel: 'Schließen',
  success: {
    title: 'Vielen Dank!',
    text: 'Ihre Bewertung ist angekommen. Sie erscheint hier, sobald jemand von uns sie gelesen hat.',
  },
  failed:
    'Ihre Bewertung konnte nicht gesendet werden. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch ' +
    `einmal, oder rufen Sie uns an: ${company.phone.display}.`,
  tooMany: (minutes) =>
    'Sie haben in kurzer Zeit mehrere Bewertungen gesendet. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es ' +
    `in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
};
