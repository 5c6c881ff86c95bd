import type { EventApi } from '@fullcalendar/react';
import type { KeyboardEvent } from 'react';
import { sideways } from '#components/sideways.ts';

/** How far one press moves, in minutes. */
const step = 15;

/** @returns whether an appointment would have no length left if it lost a step; a single day has no end. */
const isShortest = ({ allDay, start, end }: EventApi): boolean =>
  !start || !end || end.getTime() - start.getTime() <= (allDay ? 25 * 60 : step) * 60_000;

/** The fields of a key press that are read. */
type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Moves an appointment of the calendar by Shift and an arrow key, and makes it longer or shorter with Ctrl besides.
 * @param byWeeks whether up and down are weeks, as in a month; else they are minutes. @returns whether the press did so.
 */
export function moveByKey(event: EventApi, press: Press, byWeeks: boolean): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = press;
  const across = sideways(key);
  const sign = across || { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!sign || !shiftKey || altKey || metaKey) return false;
  const small = event.allDay ? { days: sign } : { minutes: sign * step };
  if (ctrlKey) {
    if (across || (sign < 0 && isShortest(event))) return false;
    event.moveEnd(small);
  } else if (across) event.moveDates({ days: sign });
  else event.moveDates(byWeeks || event.allDay ? { days: 7 * sign } : small);
  return true;
}
