import { columnSynonyms, leadImport } from '#content/admin/leadImport.ts';
import { leadEntity } from '#domain/lead.ts';

const { fields } = leadEntity;

/** Labels of the fields to which a column can be mapped. */
export const targetLabels = {
  name: fields.name.label,
  firstName: leadImport.firstName,
  lastName: leadImport.lastName,
  email: fields.email.label,
  phone: fields.phone.label,
  eventType: fields.eventType.label,
  eventDate: fields.eventDate.label,
  status: fields.status.label,
  createdAt: fields.createdAt.label,
  guests: fields.guests.label,
  venue: fields.venue.label,
  budget: fields.budget.label,
  tags: fields.tags.label,
  source: fields.source.label,
  notes: fields.notes.label,
  responsible: fields.responsible.label,
} as const;

/** A field to which a column is mapped: a key of {@link targetLabels}. */
export type Target = keyof typeof targetLabels;

/** All targets, in display order. */
export const targets = Object.keys(targetLabels) as Target[];

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * @param head column headers. @returns the likely target of each column, each at most once; null for unknown columns.
 */
export function guessColumns(head: readonly string[]): (Target | null)[] {
  const taken = new Set<Target>();
  const claim = (isCalled: (target: Target, name: string) => boolean, known: readonly (Target | null)[]) =>
    head.map((name, index) => {
      if (known[index]) return known[index];
      const found = targets.find((target) => !taken.has(target) && isCalled(target, plain(name)));
      if (found) taken.add(found);
      return found ?? null;
    });
  // Exact labels first, as a synonym could match another column.
  const own = claim((target, name) => plain(targetLabels[target]) === name, []);
  return claim((target, name) => columnSynonyms[target].includes(name), own);
}
