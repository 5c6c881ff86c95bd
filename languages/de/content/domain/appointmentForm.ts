import type * as house from '#content/domain/appointmentForm.ts';
import type { Translated } from '#content/words.ts';

export const timesLabels: Translated<typeof house.timesLabels> = {
  startDay: 'Tag',
  startTime: 'Beginn',
  endDay: 'Letzter Tag',
  endTime: 'Ende',
};

export const appointmentFormSentences: Translated<typeof house.appointmentFormSentences> = {
  titleNeeded: 'Der Titel fehlt',
  kindNeeded: 'Die Art fehlt',
  reasonNeeded: 'Bitte nennen Sie den Grund.',
};
