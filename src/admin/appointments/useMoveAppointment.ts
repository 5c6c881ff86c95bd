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

/** How long a pause after a move is, in ms: of several presses of a key, where they have led to is saved. */
const movePause = 400;

/** Result of a move: `refused` by a double booking, `away` where the backend was not reached. */
type Outcome = 'stored' | 'refused' | 'away';

/** A move that waits for whether another follows. */
interface WaitingMove {
  timer: ReturnType<typeof setTimeout>;
  settle: (isStored: boolean) => void;
}

/**
 * Saves appointments that are moved in the calendar, one after the other.
 * @returns `move`, which resolves with whether it is stored, or taken over by a later move; the sentence that says why the last one is not, or empty
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
  const waiting = useRef(new Map<string, WaitingMove>());
  const saving = useRef(0);

  const store = async (loaded: AppointmentDetails, span: Span): Promise<Outcome> => {
    const { id, title } = loaded;
    const last = stored.current.get(id);
    const known = last && last.version > loaded.version ? last : loaded;
    try {
      const { appointments } = await backend();
      const saved = await whileSignedIn(() => appointments.update(id, movedForm(known, span), known.version));
      stored.current.set(id, saved);
      notice(words.moved(title, whenOf(saved)));
      return 'stored';
    } catch (error) {
      if (error instanceof InvalidInput) setRefusal(words.refused(title, Object.values(error.fields)[0] ?? ''));
      else if (error instanceof Conflict || error instanceof NotFound) setRefusal(words.conflict(title));
      else {
        setRefusal(words.failed(title));
        return 'away';
      }
      return 'refused';
    }
  };

  /** Saves it when all that was moved before is saved. */
  const save = (appointment: AppointmentDetails, span: Span): Promise<boolean> => {
    saving.current += 1;
    const moving = queue.current.then(async () => {
      const outcome = await store(appointment, span);
      saving.current -= 1;
      // Until the last of them is stored, what is seen is ahead of what is stored. A backend that is away is not asked.
      if (saving.current === 0 && waiting.current.size === 0 && outcome !== 'away') await revalidate();
      return outcome === 'stored';
    });
    queue.current = moving;
    return moving;
  };

  const move = (appointment: AppointmentDetails, span: Span): Promise<boolean> => {
    const { id } = appointment;
    setRefusal('');
    const earlier = waiting.current.get(id);
    clearTimeout(earlier?.timer);
    earlier?.settle(true);
    return new Promise((settle) => {
      const timer = setTimeout(() => {
        waiting.current.delete(id);
        void save(appointment, span).then(settle);
      }, movePause);
      waiting.current.set(id, { timer, settle });
    });
  };
  return { move, refusal, forget: () => setRefusal('') };
}
