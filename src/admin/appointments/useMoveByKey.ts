import type { CalendarRef, EventApi } from '@fullcalendar/react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { arrowKeyStep } from '#components/arrowKeyStep.ts';
import { hour, minute } from '#domain/durations.ts';
import { focusContent } from '#frame/focusContent.ts';

/** Frames to wait for FullCalendar to measure a redrawn element; more than it needs. */
const framesToMeasure = 20;

const appointmentIn = (target: EventTarget) =>
  (target instanceof Element && target.closest<HTMLElement>('[data-appointment]')?.dataset.appointment) || '';

/**
 * Moves appointments of a calendar by keyboard. On another day FullCalendar creates a new element for the moved
 * appointment, which then gets the focus.
 * @param byWeeks whether up and down move by weeks, as in the month view.
 * @returns the ref and the key handler of the calendar's container, the elements of an appointment by `elementsOf`, and
 * `onMount`, to be called with the id of each appointment that gets an element.
 */
export function useMoveByKey(calendar: RefObject<CalendarRef | null>, byWeeks: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const movedId = useRef('');

  const elementsOf = (id: string) =>
    frame.current?.querySelectorAll<HTMLElement>(`[data-appointment="${CSS.escape(id)}"]`) ?? [];
  /**
   * Focuses the moved appointment's new element, which is hidden and unfocusable until it is measured; the page's content
   * if there is none, because it was moved to a day that is not shown.
   */
  const restoreFocus = (frames: number) =>
    requestAnimationFrame(() => {
      if ((document.activeElement ?? document.body) !== document.body) return;
      if (frames === 0) return focusContent();
      elementsOf(movedId.current)[0]?.focus();
      restoreFocus(frames - 1);
    });

  const onKeyDown = (event: KeyboardEvent) => {
    const id = appointmentIn(event.target);
    const moved = calendar.current?.getApi().getEventById(id);
    if (!moved) return;
    // Set first, as moving redraws synchronously.
    movedId.current = id;
    if (!moveByKey(moved, event, byWeeks)) return;
    event.preventDefault();
    restoreFocus(framesToMeasure);
  };
  const onMount = (id: string) => {
    // The previous element of this appointment is about to be removed, and the focus with it.
    if (id === movedId.current) restoreFocus(framesToMeasure);
  };
  return { frame, elementsOf, onKeyDown, onMount };
}

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
