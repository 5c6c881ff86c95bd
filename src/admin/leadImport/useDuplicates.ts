import { useEffect, useMemo, useState } from 'react';
import { type LeadMatch, maxMatched } from '#domain/leadImport.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { findDuplicates, type ValidRow } from './duplicates.ts';
import type { ReadRow } from './readRows.ts';

/** @param rows of a file. @returns the valid rows, and those of them whose contact already exists. */
export function useDuplicates(rows: readonly ReadRow[]) {
  const whileSignedIn = useWhileSignedIn();
  const validRows = useMemo(
    () => rows.flatMap(({ number, row }): ValidRow[] => (row ? [{ number, row }] : [])),
    [rows],
  );
  const [found, setFound] = useState<{ validRows: readonly ValidRow[]; matches: (LeadMatch | null)[] } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setFailed(false);
    const findMatches = async () => {
      const matches: (LeadMatch | null)[] = [];
      for (let first = 0; first < validRows.length && !signal.aborted; first += maxMatched) {
        const part = validRows.slice(first, first + maxMatched).map(({ row: { email, phone } }) => ({ email, phone }));
        matches.push(...(await whileSignedIn(({ leads }) => leads.findMatches(part, { signal }))));
      }
      if (!signal.aborted) setFound({ validRows, matches });
    };
    findMatches().catch(() => !signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [validRows, whileSignedIn, attempt]);

  const matches = found?.validRows === validRows ? found.matches : null;
  const duplicates = useMemo(() => (matches ? findDuplicates(validRows, matches) : null), [validRows, matches]);
  return { validRows, duplicates, failed, retry: () => setAttempt((count) => count + 1) };
}
