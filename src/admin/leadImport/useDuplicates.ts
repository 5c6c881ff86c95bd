import { useEffect, useMemo, useState } from 'react';
import { maxMatched } from '#domain/leadImport.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { type Duplicate, duplicateFinder, type ValidRow } from './duplicates.ts';
import type { ReadRow } from './readRows.ts';

/** @param rows of a file. @returns the valid rows, and those of them whose contact already exists. */
export function useDuplicates(rows: readonly ReadRow[]) {
  const whileSignedIn = useWhileSignedIn();
  const validRows = useMemo(
    () => rows.flatMap(({ number, row }): ValidRow[] => (row ? [{ number, row }] : [])),
    [rows],
  );
  const [found, setFound] = useState<{ validRows: readonly ValidRow[]; duplicates: readonly Duplicate[] } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setFailed(false);
    const findMatches = async () => {
      const duplicates: Duplicate[] = [];
      const findIn = duplicateFinder();
      for (let first = 0; first < validRows.length && !signal.aborted; first += maxMatched) {
        const part = validRows.slice(first, first + maxMatched);
        const contacts = part.map(({ row: { email, phone } }) => ({ email, phone }));
        const matches = await whileSignedIn(({ leads }) => leads.findMatches(contacts, { signal }));
        duplicates.push(...findIn(part, matches));
      }
      if (!signal.aborted) setFound({ validRows, duplicates });
    };
    findMatches().catch(() => !signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [validRows, whileSignedIn, attempt]);

  const duplicates = found?.validRows === validRows ? found.duplicates : null;
  return { validRows, duplicates, failed, retry: () => setAttempt((count) => count + 1) };
}
