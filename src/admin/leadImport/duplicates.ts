import { contactKeys, type ImportRow, type LeadMatch, mergeRows } from '#domain/leadImport.ts';

/** Ways to treat a duplicate row. */
export const duplicateActions = ['skip', 'merge', 'keep'] as const;

/** One of {@link duplicateActions}. */
export type DuplicateAction = (typeof duplicateActions)[number];

/** A valid row of the file. */
export interface ValidRow {
  /** Row number, as in `ReadRow`. */
  number: number;
  row: ImportRow;
}

/** A row whose contact already exists, as a lead or in an earlier row of the file. */
export interface Duplicate extends ValidRow {
  duplicateOf: { lead: LeadMatch } | { earlier: ValidRow };
}

/**
 * @returns a function that finds the duplicate rows in the next part of a file, from the matching lead of each row, or null.
 * Those of a large file at once would keep the page from answering for a third of a second.
 */
export function duplicateFinder() {
  const byKey = new Map<string, ValidRow>();
  return (rows: readonly ValidRow[], matches: readonly (LeadMatch | null)[]): Duplicate[] =>
    rows.flatMap((validRow, index): Duplicate[] => {
      const lead = matches[index];
      if (lead) return [{ ...validRow, duplicateOf: { lead } }];
      const keys = contactKeys(validRow.row);
      const [earlier] = keys.flatMap((key) => byKey.get(key) ?? []);
      if (earlier) return [{ ...validRow, duplicateOf: { earlier } }];
      for (const key of keys) byKey.set(key, validRow);
      return [];
    });
}

/** @param chosen returns the choice for a duplicate. @returns the rows to import. */
export function chosenRows(
  rows: readonly ValidRow[],
  duplicates: readonly Duplicate[],
  chosen: (duplicate: Duplicate) => DuplicateAction,
): ImportRow[] {
  const byNumber = new Map(rows.map(({ number, row }) => [number, row]));
  for (const duplicate of duplicates) {
    const { number, row, duplicateOf } = duplicate;
    const choice = chosen(duplicate);
    if (choice === 'keep') continue;
    if (choice === 'skip') byNumber.delete(number);
    else if ('lead' in duplicateOf) byNumber.set(number, { ...row, mergeInto: duplicateOf.lead.id });
    else {
      const merged = mergeRows(byNumber.get(duplicateOf.earlier.number) ?? duplicateOf.earlier.row, row);
      // Otherwise it becomes a lead of its own, as nothing of its notes may be lost.
      if (!merged) continue;
      byNumber.set(duplicateOf.earlier.number, merged);
      byNumber.delete(number);
    }
  }
  return [...byNumber.values()];
}
