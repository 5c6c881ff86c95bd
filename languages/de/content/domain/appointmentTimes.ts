import type * as house from '#content/domain/appointmentTimes.ts';
import type { Translated } from '#content/words.ts';

export const timesSentences: Translated<typeof house.timesSentences> = {
  oddTime: 'Bitte geben Sie Stunden und Minuten an, zum Beispiel 14:30.',
  skipped: 'In dieser Nacht wird die Uhr vorgestellt, diese Zeit gibt es deshalb nicht. Bitte wählen Sie eine andere.',
  endsBefore:
    'Das Ende muss nach dem Beginn liegen. Endet der Termin nach Mitternacht, geben Sie den Tag an, an dem er endet.',
  tooLong: (days) => `Ein Termin kann höchstens ${days} Tage dauern.`,
  dayNeeded: 'Der Tag fehlt',
  startNeeded: 'Der Beginn fehlt',
  endNeeded: 'Das Ende fehlt',
  longAgo: 'Das ist mehr als ein Jahr her. Bitte prüfen Sie den Tag.',
};
