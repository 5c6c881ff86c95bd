import type * as house from '#content/domain/enquiry.ts';
import type { Translated } from '#content/words.ts';

export const enquirySentences: Translated<typeof house.enquirySentences> = {
  nameNeeded: 'Bitte nennen Sie uns Ihren Namen.',
  emailNeeded: 'Bitte geben Sie eine E-Mail-Adresse an, damit wir Ihnen antworten können.',
  eventTypeNeeded: 'Bitte wählen Sie, was wir für Sie planen dürfen.',
  messageNeeded: 'Bitte erzählen Sie uns ein wenig von Ihren Wünschen.',
};
