import type { Translated } from '#content/words.ts';
import type * as house from '#sample/reviewWords.ts';

export const sampleComments: Translated<typeof house.sampleComments> = {
  'Emily Carter': 'Es war an alles gedacht.',
  'David Kim': 'Reibungslos vom ersten Anruf bis zum letzten Gast.',
  'Laura Stein': 'Das Team konnte Gedanken lesen, und danach das Wetter.',
  'Michael Osei': 'Das Essen kam zehn Minuten zu spät. Gestört hat es niemanden.',
};
