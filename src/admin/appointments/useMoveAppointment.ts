import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { Conflict, InvalidInput, NotFound } from '#backend/errors.ts';
import { calendarWords as words } from '#content/admin/appointments.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { movedForm } from '#domain/appointmentForm.ts';
import { type Span, whenOf } from '#domain/appointmentTimes.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

/**
 * Saves appointments that are moved in the calendar, one after the other.
 * @returns `move`, which resolves with whether it is stored; the sentence that says why the last one is not, or empty
 * text; and the way to take it back.
 */
export function useMoveAppointment() {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const notice = useNotice();
  const [refusal, setRefusal] = useState('');
  // As they were stored last, which the page hears of a moment later.
  const stored = useRef(new Map<string, AppointmentDetails>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);

  const store = async (loaded: AppointmentDetails, span: Span): Promise<boolean> => {
    const { id, title } = loaded;
    const last = stored.current.get(id);
    const known = last && last.version > loaded.version ? last : loaded;
    try {
      const { appointments } = await backend();
      const saved = await whileSignedIn(() => appointments.update(id, movedForm(known, span), known.version));
      stored.current.set(id, saved);
      notice(words.moved(title, whenOf(saved)));
      return true;
    } catch (error) {
      if (error instanceof InvalidInput) setRefusal(words.refused(title, Object.values(error.fields)[0] ?? ''));
      else if (error instanceof Conflict || error instanceof NotFound) setRefusal(words.conflict(title));
      else setRefusal(words.failed(title));
      return false;
    }
  };

  const move = (appointment: AppointmentDetails, span: Span): Promise<boolean> => {
    setRefusal('');
    waiting.current += 1;
    const moving = queue.current.then(async () => {
      const isStored = await store(appointment, span);
      waiting.current -= 1;
      // Until the last of them is stored, what is seen is ahead of what is stored.
      if (waiting.current === 0) await revalidate();
      return isStored;
    });
    queue.current = moving;
    return moving;
  };
  return { move, refusal, forget: () => setRefusal('') };
}
