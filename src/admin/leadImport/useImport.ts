import { useEffect, useMemo, useRef, useState } from 'react';
import { newAttempt } from '#backend/attemptKey.ts';
import { InvalidInput } from '#backend/errors.ts';
import { leadImport as words } from '#content/admin/leadImport.ts';
import { type ImportRow, type LeadImport, maxFileName } from '#domain/leadImport.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';

/**
 * Runs an import; cancels it when the component unmounts.
 * @param rows to import; the same array is the same import, so that a retry does not import rows twice.
 * @param onDone called with the finished import.
 * @returns functions to start and cancel the import, the number of rows sent (null while none is running), and why the
 * last one has not been finished.
 */
export function useImport(rows: readonly ImportRow[], onDone: (done: LeadImport) => void) {
  const whileSignedIn = useWhileSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another import.
  const attempt = useMemo(newAttempt, [rows]);
  const [sent, setSent] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<{ severity: 'error' | 'info'; text: string } | null>(null);
  const controller = useRef<AbortController>(undefined);
  // Leaving the page cancels the import, unless all rows have been sent.
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (file: string) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setOutcome(null);
    setSent(0);
    try {
      const options = { signal, onProgress: setSent };
      onDone(
        await whileSignedIn(({ leads }) =>
          leads.importAll({ file: file.slice(0, maxFileName), rows }, attempt, options),
        ),
      );
    } catch (error) {
      if (signal.aborted) setOutcome({ severity: 'info', text: words.cancelled });
      else if (error instanceof InvalidInput) {
        const [sentence = ''] = Object.values(error.fields);
        setOutcome({ severity: 'error', text: words.refused(sentence) });
      } else setOutcome({ severity: 'error', text: words.failed });
    } finally {
      setSent(null);
    }
  };

  return { start, sent, outcome, cancel: () => controller.current?.abort() };
}
