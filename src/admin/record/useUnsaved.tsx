import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { newAttempt } from '#backend/attemptKey.ts';
import { shell } from '#content/admin/shell.ts';
import { forgetUnsaved, keepUnsaved, readAllUnsaved, readUnsaved } from '#forms/KeepUnsaved.tsx';
import { LeaveDialog } from '../ConfirmDialog.tsx';
import { useNotice } from '../Notices.tsx';
import { useIsMounted } from '../useIsMounted.ts';
import { useQuestion } from '../useQuestion.ts';

interface OpenForms {
  /** Id of the signed-in account, which alone sees what it has typed. */
  account: string;
  /** Registers an open form. @returns a function to call when the form closes. */
  open: (name: string) => () => void;
  /** As {@link keepUnsaved} does, but not once the back office is left, because the user may have signed out. */
  keep: typeof keepUnsaved;
  /** Asks before ending the session about what stays in closed forms. @returns whether it may be lost. */
  askBeforeDiscarding: () => Promise<boolean>;
}

const OpenFormsContext = createContext<OpenForms>({
  account: '',
  open: () => () => undefined,
  keep: keepUnsaved,
  askBeforeDiscarding: async () => true,
});

/**
 * Forgets what was typed into a form once it is closed, unless it stays. If the whole back office closes because the session has ended,
 * it stays until the user has signed in again.
 */
export function OpenFormsProvider({ account, children }: { account: string; children: ReactNode }) {
  const isOpen = useIsMounted();
  const names = useRef(new Set<string>());
  const { open: asking, ask, answer } = useQuestion<null, boolean>();
  const forms = useMemo<OpenForms>(
    () => ({
      account,
      open: (name) => {
        names.current.add(name);
        return () => {
          names.current.delete(name);
          // Afterwards it is known whether the form is really closed (not so in strict mode), or the back office, too.
          queueMicrotask(() => {
            if (isOpen.current && !names.current.has(name)) forgetUnsaved(name);
          });
        };
      },
      keep: (...form) => isOpen.current && keepUnsaved(...form),
      askBeforeDiscarding: async () => !readAllUnsaved(`${account} `).some(({ stays }) => stays) || ask(null),
    }),
    [account, ask, isOpen],
  );
  return (
    <OpenFormsContext value={forms}>
      {children}
      <LeaveDialog
        open={asking}
        words={shell.signOutUnsaved}
        onStay={() => answer(false)}
        onLeave={() => answer(true)}
      />
    </OpenFormsContext>
  );
}

/**
 * @param form name of the form, with the id of its record.
 * @param stays whether what was typed is kept when the form is left, for the next time it is opened. Default: false.
 * @returns the props of the form's `KeepUnsaved`; `attempt` is the idempotency key for saving it.
 */
export function useUnsaved(form: string, stays = false) {
  const { account, open } = useContext(OpenFormsContext);
  const showNotice = useNotice();
  const name = `${account} ${form}`;
  const [kept] = useState(() => readUnsaved(name));
  const [attempt] = useState(() => kept?.attempt ?? newAttempt());
  useEffect(() => (stays ? undefined : open(name)), [open, name, stays]);
  return { name, kept, attempt, stays, onRestored: () => showNotice(shell.restored) };
}

/** @returns a function that keeps what was typed into a form that was left meanwhile. */
export const useKeepForLater = () => useContext(OpenFormsContext).keep;

/** @returns the question to ask before ending the session about what stays in closed forms. */
export const useDiscardQuestion = () => useContext(OpenFormsContext).askBeforeDiscarding;

/** @returns whether something unsaved was typed into one of the forms. @param forms see {@link useUnsaved}. */
export function useHasUnsaved(...forms: readonly string[]): boolean {
  const { account } = useContext(OpenFormsContext);
  return forms.some((form) => readUnsaved(`${account} ${form}`) !== null);
}
