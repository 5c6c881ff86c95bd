import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { AppointmentDetails } from '#domain/appointment.ts';
import type { TimesForm } from '#domain/appointmentTimes.ts';
import { useQueue } from '../useQueue.ts';
import { useStoreMove } from './useStoreMove.ts';

/** Debounce of moves, in ms: of several key presses, only the resulting position is saved. */
const movePause = 400;

/** A debounced move that has not been saved yet. */
interface WaitingMove {
  timer: ReturnType<typeof setTimeout>;
  /** Saves it. */
  save: () => void;
  settle: (isStored: boolean) => void;
}

/**
 * Saves appointments that are moved in the calendar after a pause, one after the other; a notice offers to undo each move.
 * @returns `move`, which resolves to whether the move was saved or superseded by a later one; `finishMoves`, which saves
 * waiting moves at once and resolves to whether all pending moves were saved, true if none is; and the state of
 * {@link useStoreMove}.
 */
export function useMoveAppointment() {
  const { revalidate } = useRevalidator();
  const { store, ...state } = useStoreMove();
  const { run } = useQueue();
  const waiting = useRef(new Map<string, WaitingMove>());
  const saving = useRef(new Set<Promise<boolean>>());

  /** Saves a move after all earlier ones. */
  const save = (appointment: AppointmentDetails, times: Partial<TimesForm>, isUndo = false): Promise<boolean> => {
    const moving = run(async () => {
      const outcome = await store(appointment, times, isUndo ? null : (...undone) => void save(...undone, true));
      saving.current.delete(moving);
      // Revalidates only after the last pending move, as the calendar is ahead of the stored data until then; not if
      // the backend could not be reached.
      if (saving.current.size === 0 && waiting.current.size === 0 && outcome !== 'failed') await revalidate();
      return outcome === 'stored';
    });
    saving.current.add(moving);
    return moving;
  };

  const move = (appointment: AppointmentDetails, times: Partial<TimesForm>): Promise<boolean> => {
    const { id } = appointment;
    state.dismissRefusal(id);
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

  const finishMoves = async (): Promise<boolean> => {
    for (const { timer, save: saveNow } of [...waiting.current.values()]) {
      clearTimeout(timer);
      saveNow();
    }
    const saved = await Promise.all(saving.current);
    return saved.every(Boolean);
  };

  // The tab may be closed during the pause, or before the answer: the browser asks, and the move is on its way meanwhile.
  const askBeforeClosing = useEffectEvent((event: BeforeUnloadEvent) => {
    void finishMoves();
    if (saving.current.size > 0) event.preventDefault();
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => askBeforeClosing(event);
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return { move, finishMoves, ...state };
}
