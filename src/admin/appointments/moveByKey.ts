import type { EventApi } from '@fullcalendar/react';
import type { KeyboardEvent } from 'react';
import { arrowKeyStep } from '#components/arrowKeyStep.ts';
import { hour, minute } from '#domain/durations.ts';

/** Length of one step, in minutes. */
const step = 15;

/**
 * @returns whether an appointment cannot be shortened by another step. A single all-day event has no end; with a change
 * of the clocks, its day may have 25 hours.
 */
const isShortest = ({ allDay, start, end }: EventApi): boolean =>
  !start || !end || end.getTime() - start.getTime() <= (allDay ? 25 * hour : step * minute);

/** The fields of a keyboard event that are used. */
type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * Moves an appointment with Shift and an arrow key; with Ctrl+Shift changes its duration.
 * @param byWeeks whether up and down move by weeks, as in the month view, instead of by minutes.
 * @returns whether the key was handled.
 */
export function moveByKey(event: EventApi, press: Press, byWeeks: boolean): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = press;
  const across = arrowKeyStep(key);
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
