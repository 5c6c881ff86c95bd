import type * as house from '#content/domain/sentReview.ts';
import type { Translated } from '#content/words.ts';

export const sentReviewSentences: Translated<typeof house.sentReviewSentences> = {
  nameNeeded: 'Bitte nennen Sie uns Ihren Namen.',
  emailNeeded: 'Bitte nennen Sie uns eine E-Mail-Adresse, falls wir eine Frage haben.',
  starsNeeded: 'Bitte vergeben Sie einen bis fünf Sterne.',
  eventTypeNeeded: 'Bitte wählen Sie, was wir für Sie geplant haben.',
  commentNeeded: 'Bitte erzählen Sie uns, woran Sie sich erinnern.',
  consentNeeded: 'Bitte stimmen Sie der Veröffentlichung zu; sonst können wir Ihre Bewertung nicht annehmen.',
  noTags: 'Bitte schreiben Sie ohne HTML-Tags: Besucher würden sie als gewöhnlichen Text sehen.',
  oddPicture: 'Bitte wählen Sie ein Bild in JPEG, PNG oder WebP.',
  emptyPicture: 'Dieses Bild ist leer. Bitte wählen Sie ein anderes.',
};
