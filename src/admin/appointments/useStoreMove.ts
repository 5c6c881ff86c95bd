import { useRef, useState } from 'react';
import { Conflict, DoubleBooking, InvalidInput, NotFound } from '#backend/errors.ts';
import { calendarWords as words } from '#content/admin/appointments.ts';
import { listWords } from '#content/admin/list.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { movedForm } from '#domain/appointmentForm.ts';
import { mailsBetween } from '#domain/appointmentMails.ts';
import { companyZone, formatSpan, type Span, type TimesForm, timesToForm } from '#domain/appointmentTimes.ts';
import { focusContent } from '#frame/focusContent.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';
import { shortName } from '../shortName.ts';
import { useIsMounted } from '../useIsMounted.ts';

/** Result of storing a move: `refused` if the backend does not accept it, `failed` for any other error, e.g. without a connection. */
export type MoveOutcome = 'stored' | 'refused' | 'failed';

/** The error of a move. */
export interface MoveRefusal {
  text: string;
  /** The appointment that was not moved, as it was loaded. */
  appointment: AppointmentDetails;
  /** After a double booking, the next time at which it could take place; null if there is none, or for other errors. */
  free: Span | null;
}

/** @returns the result of a move that was not stored, and what to say of it. @param title of the appointment. */
function failureOf(error: unknown, title: string): Omit<MoveRefusal, 'appointment'> & { outcome: MoveOutcome } {
  if (error instanceof InvalidInput) {
    const text = words.refused(title, Object.values(error.fields)[0] ?? '');
    return { outcome: 'refused', text, free: error instanceof DoubleBooking ? error.free : null };
  }
  if (error instanceof Conflict) return { outcome: 'refused', text: words.conflict(title), free: null };
  if (error instanceof NotFound) return { outcome: 'refused', text: words.gone(title), free: null };
  return { outcome: 'failed', text: words.failed(title), free: null };
}

/** @returns the errors of the moves of other appointments. */
const without = (refusals: readonly MoveRefusal[], id: string) =>
  refusals.filter(({ appointment }) => appointment.id !== id);

/** Undoes a move: moves the stored appointment back to its times before. */
type Undo = (stored: AppointmentDetails, times: TimesForm) => void;

/**
 * Stores moves of appointments, and shows a notice of each.
 * @returns `store`, which moves an appointment and offers to undo it, unless it is an undo itself (null); `latestOf`, the
 * newest known state of a loaded appointment; `refusals`, the error of the last move of each appointment that was not
 * moved; and `dismissRefusal`, which clears that of an appointment. Once the calendar is left, a notice says that a move
 * failed.
 */
export function useStoreMove() {
  const whileSignedIn = useWhileSignedIn();
  const showNotice = useNotice();
  const isMounted = useIsMounted();
  const [refusals, setRefusals] = useState<readonly MoveRefusal[]>([]);
  // Latest stored state by id; newer than the loader's data.
  const stored = useRef(new Map<string, AppointmentDetails>());

  const latestOf = (loaded: AppointmentDetails): AppointmentDetails => {
    const last = stored.current.get(loaded.id);
    return last && last.version > loaded.version ? last : loaded;
  };

  const store = async (
    loaded: AppointmentDetails,
    times: Partial<TimesForm>,
    undo: Undo | null,
  ): Promise<MoveOutcome> => {
    const { id } = loaded;
    const title = shortName(loaded.title);
    const known = latestOf(loaded);
    try {
      const saved = await whileSignedIn(({ appointments }) =>
        appointments.update(id, movedForm(known, times), known.version),
      );
      stored.current.set(id, saved);
      // Undoing a move also removes the mail that has not been sent yet.
      const isMailed = undo !== null && mailsBetween(known, saved, Date.now()).length > 0;
      const text = (isMailed ? words.movedWithMail : words.moved)(title, formatSpan(saved));
      const action = undo && { label: listWords.undo, onPress: () => undo(saved, timesToForm(known, companyZone)) };
      showNotice(text, action ?? undefined);
      return 'stored';
    } catch (error) {
      // The appointment is about to leave the calendar, and the focus with it.
      const focused = document.activeElement?.closest(`[data-appointment="${CSS.escape(id)}"]`);
      if (error instanceof NotFound && focused) focusContent();
      const { outcome, ...failure } = failureOf(error, title);
      // A move can end, or be undone in its notice, after the calendar was left.
      if (isMounted.current) setRefusals((before) => [...without(before, id), { ...failure, appointment: loaded }]);
      else showNotice(failure.text);
      return outcome;
    }
  };
  const dismissRefusal = (id: string) => setRefusals((before) => without(before, id));
  return { store, latestOf, refusals, dismissRefusal };
}
