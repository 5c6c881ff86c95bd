import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { Conflict, InvalidInput, NotFound } from '#backend/errors.ts';
import { calendarWords as words } from '#content/admin/appointments.ts';
import { listWords } from '#content/admin/list.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { movedForm } from '#domain/appointmentForm.ts';
import { mailsBetween } from '#domain/appointmentMails.ts';
import { companyZone, formatSpan, type TimesForm, timesToForm } from '#domain/appointmentTimes.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

/** Debounce of moves, in ms: of several key presses, only the resulting position is saved. */
const movePause = 400;

/** Result of saving a move: `refused` for a double booking, `away` if the backend could not be reached. */
type Outcome = 'stored' | 'refused' | 'away';

/** A debounced move that has not been saved yet. */
interface WaitingMove {
  timer: ReturnType<typeof setTimeout>;
  /** Saves it. */
  save: () => void;
  settle: (isStored: boolean) => void;
}

/**
 * Saves appointments that are moved in the calendar, one after the other; a notice offers to undo each move.
 * @returns `move`, which resolves to whether the move was saved or superseded by a later one; `latest`, the newest known
 * state of a loaded appointment; `finish`, which saves waiting moves at once and resolves to whether the last pending move
 * was saved, true if none is; `refusal`, the error message of the last failed move, or empty; and `forget`, which clears
 * that message.
 */
export function useMoveAppointment() {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  const [refusal, setRefusal] = useState('');
  // Latest saved state by id; newer than the loader's data.
  const stored = useRef(new Map<string, AppointmentDetails>());
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const waiting = useRef(new Map<string, WaitingMove>());
  const saving = useRef(0);

  const latest = (loaded: AppointmentDetails): AppointmentDetails => {
    const last = stored.current.get(loaded.id);
    return last && last.version > loaded.version ? last : loaded;
  };

  const store = async (loaded: AppointmentDetails, times: Partial<TimesForm>, isUndo: boolean): Promise<Outcome> => {
    const { id, title } = loaded;
    const known = latest(loaded);
    try {
      const { appointments } = await backend();
      const saved = await whileSignedIn(() => appointments.update(id, movedForm(known, times), known.version));
      stored.current.set(id, saved);
      // Undoing a move also removes the mail that has not been sent yet.
      const isMailed = !isUndo && mailsBetween(known, saved, Date.now()).length > 0;
      const text = (isMailed ? words.movedWithMail : words.moved)(title, formatSpan(saved));
      showNotice(
        text,
        isUndo
          ? undefined
          : { label: listWords.undo, onPress: () => void save(saved, timesToForm(known, companyZone), true) },
      );
      return 'stored';
    } catch (error) {
      if (error instanceof InvalidInput) setRefusal(words.refused(title, Object.values(error.fields)[0] ?? ''));
      else if (error instanceof Conflict) setRefusal(words.conflict(title));
      else if (error instanceof NotFound) setRefusal(words.gone(title));
      else {
        setRefusal(words.failed(title));
        return 'away';
      }
      return 'refused';
    }
  };

  /** Saves a move after all earlier ones. */
  const save = (appointment: AppointmentDetails, times: Partial<TimesForm>, isUndo = false): Promise<boolean> => {
    saving.current += 1;
    const moving = queue.current.then(async () => {
      const outcome = await store(appointment, times, isUndo);
      saving.current -= 1;
      // Revalidates only after the last pending move, as the calendar is ahead of the stored data until then; not if
      // the backend could not be reached.
      if (saving.current === 0 && waiting.current.size === 0 && outcome !== 'away') await revalidate();
      return outcome === 'stored';
    });
    queue.current = moving;
    return moving;
  };

  const move = (appointment: AppointmentDetails, times: Partial<TimesForm>): Promise<boolean> => {
    const { id } = appointment;
    setRefusal('');
    const earlier = waiting.current.get(id);
    clearTimeout(earlier?.timer);
    earlier?.settle(true);
    return new Promise((settle) => {
      const saveNow = () => {
        waiting.current.delete(id);
        void save(appointment, times).then(settle);
      };
      waiting.current.set(id, { timer: setTimeout(saveNow, movePause), save: saveNow, settle });
    });
  };

  const finish = async (): Promise<boolean> => {
    for (const { timer, save: saveNow } of [...waiting.current.values()]) {
      clearTimeout(timer);
      saveNow();
    }
    return saving.current === 0 || queue.current;
  };
  return { move, latest, finish, refusal, forget: () => setRefusal('') };
}
