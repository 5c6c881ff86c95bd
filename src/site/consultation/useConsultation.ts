import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConsultationPort } from '#backend/bookingPort.ts';
import { useBackend } from '#backend/context.ts';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { consultation as words } from '#content/consultation.ts';
import type { ConsultationPage } from '#domain/consultation.ts';
import { messageOf } from '#forms/messageOf.ts';

/** State of a personal link: its page, or `loading`, `notRead` (request failed) or `over` (link no longer valid). */
type ShownLink = ConsultationPage | 'loading' | 'notRead' | 'over';

/** A change by the client. */
type Change = (consultations: ConsultationPort) => Promise<ConsultationPage>;

/**
 * @param token of a personal link, or empty; for another one, the component is mounted anew.
 * @returns the state of the link, the error message of the last action (empty if none), and the actions; `pick` and
 * `cancel` resolve to whether they succeeded.
 */
export function useConsultation(token: string) {
  const backend = useBackend();
  const [link, setLink] = useState<ShownLink>('loading');
  const [failure, setFailure] = useState('');

  const read = useCallback(
    async () => (token === '' ? null : (await backend()).consultations.read(token)),
    [token, backend],
  );
  useEffect(() => {
    if (link !== 'loading') return;
    read().then(
      (page) => setLink(page ?? 'over'),
      () => setLink('notRead'),
    );
  }, [link, read]);

  // One after the other: somebody may go back and pick another time before the first one is booked.
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const submit = (change: Change): Promise<boolean> => {
    const submitting = latest.current.then(() => run(change));
    latest.current = submitting;
    return submitting;
  };
  const run = async (change: Change): Promise<boolean> => {
    setFailure('');
    try {
      setLink(await change((await backend()).consultations));
      return true;
    } catch (error) {
      if (error instanceof NotFound) setLink('over');
      else setFailure(messageOf(error, words.failed, words));
      if (error instanceof InvalidInput) {
        // The time was taken in the meantime: loads the current times.
        const page = await read().catch(() => undefined);
        if (page !== undefined) setLink(page ?? 'over');
      }
      return false;
    }
  };
  return {
    link,
    failure,
    /** Called with the next step, which the error is not about. */
    clearFailure: () => setFailure(''),
    retry: () => setLink('loading'),
    pick: (startsAt: string) => submit((consultations) => consultations.pick(token, startsAt)),
    cancel: () => submit((consultations) => consultations.cancel(token)),
  };
}
