import { columnSynonyms } from '#content/admin/columnSynonyms.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import { exportedFields } from '#domain/csv.ts';
import { leadEntity } from '#domain/lead.ts';
import type { ImportTarget } from '#domain/leadImport.ts';

interface TargetOption {
  value: ImportTarget;
  label: string;
}

const partsOfName: readonly TargetOption[] = [
  { value: 'firstName', label: leadImport.firstName },
  { value: 'lastName', label: leadImport.lastName },
];

/** All targets with their labels, in display order: the fields of exported files, and the parts of the name. */
export const targets = exportedFields(leadEntity).flatMap(([value, { label }]): TargetOption[] =>
  value === 'name' ? [{ value, label }, ...partsOfName] : [{ value, label }],
);

const normalized = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * @param head column headers. @returns the likely target of each column, each at most once; null for unknown columns.
 */
export function guessColumns(head: readonly string[]): (ImportTarget | null)[] {
  const taken = new Set<ImportTarget>();
  const assign = (namesOf: (target: TargetOption) => readonly string[], assigned: readonly (ImportTarget | null)[]) =>
    head.map((name, index) => {
      if (assigned[index]) return assigned[index];
      const found = targets.find((target) => !taken.has(target.value) && namesOf(target).includes(normalized(name)));
      if (found) taken.add(found.value);
      return found?.value ?? null;
    });
  // Exact labels first, as a synonym could match another column.
  const byLabel = assign(({ label }) => [normalized(label)], []);
  return assign(({ value }) => columnSynonyms[value] ?? [], byLabel);
}
