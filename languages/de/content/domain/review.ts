import type * as house from '#content/domain/review.ts';
import type { Translated } from '#content/words.ts';

export const reviewStatusLabels: Translated<typeof house.reviewStatusLabels> = {
  waiting: 'Ausstehend',
  approved: 'Freigegeben',
  hidden: 'Verborgen',
};

export const answerLabels: Translated<typeof house.answerLabels> = { no: 'Nein', yes: 'Ja' };

export const reviewPictureLabels: Translated<typeof house.reviewPictureLabels> = {
  no: 'Nein',
  yes: 'Ja',
  deleted: 'Nein, endgültig löschen',
};

export const reviewLabels: Translated<typeof house.reviewLabels> = {
  email: 'E-Mail',
  rating: 'Sterne',
  comment: 'Bewertung',
  picture: 'Bild',
  pictureShown: 'Bild zeigen',
  status: 'Status',
  answer: 'Ihre Antwort',
  featured: 'Auf der Startseite',
  verified: 'Bestätigt',
  consentAt: 'Veröffentlichung zugestimmt',
  createdAt: 'Datum',
  updatedAt: 'Zuletzt geändert',
  version: 'Version',
};

export const reviewSorts: Translated<typeof house.reviewSorts> = {
  rating: ['Sterne, wenigste zuerst', 'Sterne, meiste zuerst'],
  status: ['Status, Ausstehend zuerst', 'Status, Verborgen zuerst'],
  createdAt: ['Älteste zuerst', 'Neueste zuerst'],
};
