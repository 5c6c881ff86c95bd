import type * as house from '#content/domain/unsentMail.ts';
import type { Translated } from '#content/words.ts';

export const unsentMailLabels: Translated<typeof house.unsentMailLabels> = {
  recipient: 'An',
  subject: 'Betreff',
  createdAt: 'Geschrieben',
  state: 'Stand',
};

export const unsentMailSorts: Translated<typeof house.unsentMailSorts> = {
  createdAt: ['Älteste zuerst', 'Neueste zuerst'],
};

export const unsentMailStateLabels: Translated<typeof house.unsentMailStateLabels> = {
  queued: 'Wird gesendet',
  waiting: 'Wartet',
  refused: 'Unzustellbar',
};
