import { columnSynonyms, leadImport } from '#content/admin/leadImport.ts';
import { leadEntity } from '#domain/lead.ts';

const { fields } = leadEntity;

/** Names of the fields that a column can fill. */
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

/** The field that a column fills: a key of {@link targetLabels}. */
export type Target = keyof typeof targetLabels;

/** All of them, in the order in which they are offered. */
export const targets = Object.keys(targetLabels) as Target[];

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** @param head the columns' names. @returns what each column seems to be, each but once; null where it means nothing here. */
export function guessColumns(head: readonly string[]): (Target | null)[] {
  const taken = new Set<Target>();
  const claim = (isCalled: (target: Target, name: string) => boolean, known: readonly (Target | null)[]) =>
    head.map((name, index) => {
      if (known[index]) return known[index];
      const found = targets.find((target) => !taken.has(target) && isCalled(target, plain(name)));
      if (found) taken.add(found);
      return found ?? null;
    });
  // Our own names first: another column may go by one of theirs.
  const own = claim((target, name) => plain(targetLabels[target]) === name, []);
  return claim((target, name) => columnSynonyms[target].includes(name), own);
}
