import { newActivity } from '#domain/activity.ts';
import type { Lead, LeadDetails } from '#domain/lead.ts';
import {
  contactKeys,
  importRowSchema,
  isUntouched,
  type LeadImport,
  leadOfRow,
  mergeRowIntoLead,
} from '#domain/leadImport.ts';
import { foldEmail } from '#domain/texts.ts';
import { NotFound } from './errors.ts';
import type { LeadImportVerbs } from './leadPort.ts';
import type { SampleAccess, sampleRecords } from './sampleRecords.ts';
import { validate } from './validate.ts';
import { validateRows } from './validateRows.ts';

/** An import, with the data to undo it. */
interface StoredImport extends Omit<LeadImport, 'by' | 'made' | 'merged'> {
  /** The id of the account. */
  accountId: string;
  merges: { before: LeadDetails; version: number }[];
}

/** Contacts with the demo's leads: undoing an import keeps leads with appointments or messages. */
export interface SampleContacts {
  /** @returns the ids of leads with appointments, including cancelled ones. */
  met: () => Promise<readonly (string | null)[]>;
  /** @returns the instant of the last message (ISO 8601 UTC) by email address in lower case. */
  written: () => Promise<ReadonlyMap<string, string>>;
  /** Updates the conversations once leads were deleted. */
  tidy: () => Promise<void>;
}

/**
 * Creates the demo's imports of leads, in memory.
 * @param leads the demo's table of leads.
 * @param now the clock for timestamps.
 * @param contacts appointments and messages of the leads.
 */
export function sampleImports(
  leads: ReturnType<typeof sampleRecords<LeadDetails>>,
  { staffOnly, people, pause, activities }: SampleAccess,
  now: () => Date,
  contacts: SampleContacts,
): LeadImportVerbs {
  const imports = new Map<string, StoredImport>();
  const attempts = new Map<string, string>();

  const madeBy = (id: string) => leads.all().filter(({ importId }) => importId === id);
  const shown = ({ merges, accountId, ...stored }: StoredImport): LeadImport => ({
    ...stored,
    by: people.nameOf(accountId),
    made: madeBy(stored.id).length,
    merged: merges.length,
  });
  const find = (id: string): StoredImport => {
    const stored = imports.get(id);
    if (!stored) throw new NotFound(`There is no import ${id}.`);
    return stored;
  };

  /** Merges a row into a lead. @returns whether the lead exists. */
  const merge = ({ merges }: StoredImport, id: string, other: Lead): boolean => {
    const before = leads.find(id);
    if (!before) return false;
    const { after, done } = mergeRowIntoLead(before, other);
    if (done.length === 0) return true;
    const { version } = leads.update(id, after, before.version);
    const earlier = merges.find((one) => one.before.id === id);
    if (earlier) earlier.version = version;
    else merges.push({ before: structuredClone(before), version });
    activities.add('lead', id, done);
    return true;
  };

  return {
    findMatches: async (contacts) => {
      staffOnly();
      const latestLast = leads.all().toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
      const byKey = new Map(latestLast.flatMap((lead) => contactKeys(lead).map((key) => [key, lead] as const)));
      return contacts.map((contact) => {
        const [found] = contactKeys(contact).flatMap((key) => byKey.get(key) ?? []);
        return found ? { id: found.id, name: found.name, email: found.email, phone: found.phone } : null;
      });
    },
    importAll: async ({ file, rows }, attempt, { signal, onProgress } = {}) => {
      const { id: accountId } = staffOnly();
      const read = validateRows(rows, (row) => {
        const checked = validate(importRowSchema, row);
        people.require(checked.responsibleId || null);
        return checked;
      });
      signal?.throwIfAborted();
      await pause();
      signal?.throwIfAborted();
      onProgress?.(rows.length);
      const earlier = attempts.get(attempt);
      if (earlier) return shown(find(earlier));
      const at = now().toISOString();
      const stored: StoredImport = { id: String(imports.size + 1), file, at, accountId, undone: false, merges: [] };
      imports.set(stored.id, stored);
      attempts.set(attempt, stored.id);
      const made = read.filter((row) => row.mergeInto === '' || !merge(stored, row.mergeInto, leadOfRow(row, '', at)));
      leads.addAll(
        made.map((row) => (id) => ({
          ...leadOfRow(row, id, at),
          importId: stored.id,
          updatedAt: at,
          version: 1,
          enquiries: [],
          language: '',
        })),
      );
      activities.add('import', stored.id, [newActivity('imported')]);
      return shown(stored);
    },
    getImport: async (id) => {
      staffOnly();
      return shown(find(id));
    },
    undoImport: async (id) => {
      staffOnly();
      await pause();
      const stored = find(id);
      if (stored.undone) throw new NotFound(`The import ${id} has already been undone.`);
      const [met, written] = await Promise.all([contacts.met(), contacts.written()]);
      const untouched = madeBy(id).filter(({ version, updatedAt, ...lead }) =>
        isUntouched({
          version,
          updatedAt,
          activities: activities.of('lead', lead.id).length,
          appointments: met.filter((leadId) => leadId === lead.id).length,
          enquiries: lead.enquiries.length,
          writtenAt: written.get(foldEmail(lead.email)) ?? '',
        }),
      );
      const gone = new Set(untouched.map((lead) => lead.id));
      leads.removeAll(gone);
      const restorable = stored.merges.filter(({ before, version }) =>
        leads.all().some((lead) => lead.id === before.id && lead.version === version),
      );
      for (const { before, version } of restorable) {
        leads.update(before.id, { ...before }, version);
        activities.add('lead', before.id, [newActivity('importUndone')]);
      }
      stored.merges = stored.merges.filter((one) => !restorable.includes(one));
      stored.undone = true;
      activities.add('import', id, [newActivity('importUndone')]);
      return { removed: gone.size, restored: restorable.length, kept: madeBy(id).length + stored.merges.length };
    },
  };
}
