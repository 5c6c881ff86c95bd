import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { newAttempt } from '#backend/attemptKey.ts';
import { shell } from '#content/admin/shell.ts';
import { forgetUnsaved, readUnsaved } from '#forms/KeepUnsaved.tsx';
import { useNotice } from '../Notices.tsx';

interface OpenForms {
  /** Id of the signed-in account, which alone sees what it has typed. */
  account: string;
  /** Registers an open form. @returns a function to call when the form closes. */
  open: (name: string) => () => void;
}

const OpenFormsContext = createContext<OpenForms>({ account: '', open: () => () => undefined });

/**
 * Forgets what was typed into a form once it is closed. If the whole back office closes because the session has ended,
 * it stays until the user has signed in again.
 */
export function OpenFormsProvider({ account, children }: { account: string; children: ReactNode }) {
  const isOpen = useRef(false);
  const names = useRef(new Set<string>());
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
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
    }),
    [account],
  );
  return <OpenFormsContext value={forms}>{children}</OpenFormsContext>;
}

/**
 * @param form name of the form, with the id of its record.
 * @returns the props of the form's `KeepUnsaved`; `attempt` is the idempotency key for saving it.
 */
export function useUnsaved(form: string) {
  const { account, open } = useContext(OpenFormsContext);
  const say = useNotice();
  const name = `${account} ${form}`;
  const [kept] = useState(() => readUnsaved(name));
  const [attempt] = useState(() => kept?.attempt ?? newAttempt());
  useEffect(() => open(name), [open, name]);
  return { name, kept, attempt, onRestored: () => say(shell.restored) };
}

/** @returns whether something unsaved was typed into a form. @param form see {@link useUnsaved}. */
export function useHasUnsaved(form: string): boolean {
  const { account } = useContext(OpenFormsContext);
  return readUnsaved(`${account} ${form}`) !== null;
}
