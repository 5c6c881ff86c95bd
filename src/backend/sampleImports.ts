import { newActivity } from '#domain/activity.ts';
import type { Appointment } from '#domain/appointment.ts';
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
import type { LeadImportPort } from './leadPort.ts';
import type { SampleAccess, SampleTable } from './sampleRecords.ts';
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
  leadIdsOfAppointments: () => Promise<readonly (string | null)[]>;
  /** @returns the events in the calendar on a day, earliest first. */
  eventsOn: (day: string) => Promise<readonly Pick<Appointment, 'id' | 'title' | 'leadId'>[]>;
  /** @returns the titles of a lead's appointments, including cancelled ones, by id. */
  appointmentTitles: (leadId: string) => Promise<ReadonlyMap<string, string>>;
  /** @returns the instant of the last message (ISO 8601 UTC) by email address in lower case. */
  lastMessages: () => Promise<ReadonlyMap<string, string>>;
  /** Updates the conversations, of which each needs a lead. */
  afterLeadsRemoved: () => Promise<void>;
}

/**
 * Creates the demo's imports of leads, in memory.
 * @param leads the demo's table of leads.
 * @param now the clock for timestamps.
 * @param contacts appointments and messages of the leads.
 */
export function sampleImports(
  leads: SampleTable<LeadDetails>,
  { staffOnly, people, pause, activities }: SampleAccess,
  now: () => Date,
  contacts: SampleContacts,
): LeadImportPort {
  const imports = new Map<string, StoredImport>();
  const attempts = new Map<string, string>();

  const leadsCreatedBy = (id: string) => leads.all().filter(({ importId }) => importId === id);
  const toLeadImport = ({ merges, accountId, ...storedImport }: StoredImport): LeadImport => ({
    ...storedImport,
    by: people.nameOf(accountId),
    made: leadsCreatedBy(storedImport.id).length,
    merged: merges.length,
  });
  const find = (id: string): StoredImport => {
    const storedImport = imports.get(id);
    if (!storedImport) throw new NotFound(`There is no import ${id}.`);
    return storedImport;
  };

  /** Merges a row into a lead. @returns whether the lead exists. */
  const merge = ({ merges }: StoredImport, id: string, other: Lead): boolean => {
    const before = leads.find(id);
    if (!before) return false;
    const { after, newActivities } = mergeRowIntoLead(before, other);
    if (newActivities.length === 0) return true;
    const { version } = leads.update(id, after, before.version);
    const earlierMerge = merges.find((candidate) => candidate.before.id === id);
    if (earlierMerge) earlierMerge.version = version;
    else merges.push({ before: structuredClone(before), version });
    activities.add('lead', id, newActivities);
    return true;
  };

  return {
    findMatches: async (contacts) => {
      staffOnly();
      const latestLast = leads.all().toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
      const byKey = new Map(latestLast.flatMap((lead) => contactKeys(lead).map((key) => [key, lead] as const)));
      return contacts.map((contact) => {
        const [match] = contactKeys(contact).flatMap((key) => byKey.get(key) ?? []);
        return match ? { id: match.id, name: match.name, email: match.email, phone: match.phone } : null;
      });
    },
    importAll: async ({ file, rows }, attempt, { signal, onProgress } = {}) => {
      const { id: accountId } = staffOnly();
      const validRows = validateRows(rows, (row) => {
        const validRow = validate(importRowSchema, row);
        people.require(validRow.responsibleId || null);
        return validRow;
      });
      signal?.throwIfAborted();
      await pause();
      signal?.throwIfAborted();
      onProgress?.(rows.length);
      const earlierId = attempts.get(attempt);
      if (earlierId) return toLeadImport(find(earlierId));
      const at = now().toISOString();
      const storedImport: StoredImport = {
        id: String(imports.size + 1),
        file,
        at,
        accountId,
        undone: false,
        merges: [],
      };
      imports.set(storedImport.id, storedImport);
      attempts.set(attempt, storedImport.id);
      const newRows = validRows.filter(
        (row) => row.mergeInto === '' || !merge(storedImport, row.mergeInto, leadOfRow(row, '', at)),
      );
      leads.addAll(
        newRows.map((row) => (id) => ({
          ...leadOfRow(row, id, at),
          importId: storedImport.id,
          updatedAt: at,
          version: 1,
          enquiries: [],
          language: '',
        })),
      );
      activities.add('import', storedImport.id, [newActivity('imported')]);
      return toLeadImport(storedImport);
    },
    getImport: async (id) => {
      staffOnly();
      return toLeadImport(find(id));
    },
    undoImport: async (id) => {
      staffOnly();
      await pause();
      const storedImport = find(id);
      if (storedImport.undone) throw new NotFound(`The import ${id} has already been undone.`);
      const [leadIdsOfAppointments, lastMessages] = await Promise.all([
        contacts.leadIdsOfAppointments(),
        contacts.lastMessages(),
      ]);
      const untouched = leadsCreatedBy(id).filter(({ version, updatedAt, ...lead }) =>
        isUntouched({
          version,
          updatedAt,
          activities: activities.of('lead', lead.id).length,
          appointments: leadIdsOfAppointments.filter((leadId) => leadId === lead.id).length,
          enquiries: lead.enquiries.length,
          writtenAt: lastMessages.get(foldEmail(lead.email)) ?? '',
        }),
      );
      const removedIds = new Set(untouched.map((lead) => lead.id));
      leads.removeAll(removedIds);
      const restorable = storedImport.merges.filter(({ before, version }) =>
        leads.all().some((lead) => lead.id === before.id && lead.version === version),
      );
      for (const { before, version } of restorable) {
        leads.update(before.id, { ...before }, version);
        activities.add('lead', before.id, [newActivity('importUndone')]);
      }
      storedImport.merges = storedImport.merges.filter((candidate) => !restorable.includes(candidate));
      storedImport.undone = true;
      activities.add('import', id, [newActivity('importUndone')]);
      return {
        removed: removedIds.size,
        restored: restorable.length,
        kept: leadsCreatedBy(id).length + storedImport.merges.length,
      };
    },
  };
}
