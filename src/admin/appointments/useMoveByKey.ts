import type { CalendarRef } from '@fullcalendar/react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { moveByKey } from './moveByKey.ts';

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
  /** Focuses the moved appointment's new element, which is hidden and unfocusable until it is measured. */
  const keepFocus = (frames: number) =>
    requestAnimationFrame(() => {
      if (frames === 0 || (document.activeElement ?? document.body) !== document.body) return;
      elementsOf(movedId.current)[0]?.focus();
      keepFocus(frames - 1);
    });

  const onKeyDown = (event: KeyboardEvent) => {
    const id = appointmentIn(event.target);
    const moved = calendar.current?.getApi().getEventById(id);
    if (!moved) return;
    // Set first, as moving redraws synchronously.
    movedId.current = id;
    if (moveByKey(moved, event, byWeeks)) event.preventDefault();
  };
  const onMount = (id: string) => {
    // The previous element of this appointment is about to be removed, and the focus with it.
    if (id === movedId.current) keepFocus(framesToMeasure);
  };
  return { frame, elementsOf, onKeyDown, onMount };
}
