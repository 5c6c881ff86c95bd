import { activitiesBetween, type NewActivity, newActivity, noteSchema } from '#domain/activity.ts';
import { csvFile } from '#domain/csv.ts';
import { findRecords, isFound } from '#domain/findRecords.ts';
import {
  type Lead,
  type LeadDetails,
  type LeadForm,
  type LeadStatus,
  leadEntity,
  leadFormSchema,
  leadOfForm,
} from '#domain/lead.ts';
import { inverseChange, type LeadChange } from '#domain/leadChange.ts';
import { hasExpectedValues } from '#domain/records.ts';
import { activitiesOfMerge, isSamePerson, maxRelated, mergedLead } from '#domain/relatedLeads.ts';
import { textsOfLead } from '#domain/search.ts';
import { leads as samples } from '#sample/leads.ts';
import type { Backend } from './backend.ts';
import { NotFound } from './errors.ts';
import type { SampleContacts } from './sampleImports.ts';
import { loadOnCall, once } from './sampleLazy.ts';
import { sampleLeadFiles } from './sampleLeadFiles.ts';
import { recordMethods, type SampleAccess, type SampleTable, sampleRecords } from './sampleRecords.ts';
import { validate } from './validate.ts';

/**
 * Creates the demo's leads, in memory.
 * @param now the clock for timestamps.
 * @param contacts appointments and messages of the leads.
 */
export function sampleLeads(access: SampleAccess, now: () => Date, contacts: SampleContacts) {
  const { staffOnly, people, activities } = access;
  const leads = sampleRecords<LeadDetails>(
    samples.map((lead) => ({ ...lead, updatedAt: lead.createdAt, version: 1, enquiries: [], language: '' })),
    now,
    { withNames: (lead) => ({ ...lead, responsible: people.nameOf(lead.responsibleId) }) },
  );
  const files = sampleLeadFiles(access, leads.get, now);
  const merging = sampleMerging(leads, access, contacts, files.move);

  const imports = once(async () => {
    const { sampleImports } = await import('./sampleImports.ts');
    return sampleImports(leads, access, now, contacts);
  });

  const records = recordMethods(leads, access, {
    name: 'lead',
    entity: leadEntity,
    listedOf: leadOf,
    read: (form: LeadForm, before) => {
      const lead = leadOfForm(validate(leadFormSchema, form));
      // A responsible person whose account was disabled since may stay.
      if (lead.responsibleId !== before?.responsibleId) people.require(lead.responsibleId);
      return lead;
    },
    make: (lead) => ({ responsible: '', importId: null, ...lead, enquiries: [], language: '' }),
  });
  const exported = (rows: readonly Lead[]): Blob => {
    staffOnly();
    activities.add('lead', 'all', [newActivity('exported')]);
    return new Blob([csvFile(leadEntity, rows)], { type: 'text/csv;charset=utf-8' });
  };
  const methods: Backend['leads'] = {
    ...records,
    remove: async (id) => {
      await records.remove(id);
      await contacts.afterLeadsRemoved();
    },
    removeAll: async (ids) => {
      await records.removeAll(ids);
      await contacts.afterLeadsRemoved();
    },
    changeAll: (changes) => changeLeads(leads, access, changes),
    tags: async () => {
      staffOnly();
      return [...new Set(leads.all().flatMap(({ tags }) => tags))].toSorted();
    },
    ...merging.methods,
    ...sampleNotes(leads.get, access, contacts),
    exportCsv: async (query) => exported(findRecords(leadEntity, leads.all().map(leadOf), query)),
    exportSelected: async (ids) => exported(ids.flatMap((id) => leads.find(id) ?? []).map(leadOf)),
    ...loadOnCall(imports, ['findMatches', 'importAll', 'getImport']),
    undoImport: async (id) => {
      const undone = await (await imports()).undoImport(id);
      await contacts.afterLeadsRemoved();
      return undone;
    },
  };

  return {
    leads: methods,
    /**
     * Sets the status that a contact with the client has led to, and logs the contact.
     * @param by default: the signed-in person; null for the client.
     */
    logContact: (
      { id, status: before }: Pick<Lead, 'id' | 'status'>,
      after: LeadStatus,
      contact: NewActivity,
      by?: null,
    ): void => {
      if (after !== before) leads.update(id, { status: after }, leads.get(id).version);
      activities.add('lead', id, [contact], by);
    },
    leadFiles: files.methods,
    /** @returns the leads with each word of a text in any of their texts or notes, latest first. */
    containing: (text: string): Lead[] => {
      const notesOf = (id: string) =>
        activities.of('lead', id).flatMap((activity) => (activity.kind === 'note' ? [activity.text] : []));
      const found = leads
        .all()
        .filter((lead) => isFound([...textsOfLead(lead), ...notesOf(lead.id)], [lead.phone], text));
      return structuredClone(found.toSorted(byLatest).map(leadOf));
    },
    /** @returns all leads, latest first. */
    latest: (): Lead[] => leads.all().toSorted(byLatest).map(leadOf),
    /** @returns a lead, or the one that it was merged into; undefined if it was deleted. */
    find: (id: string | null): Lead | undefined => (id === null ? undefined : leads.find(merging.idNow(id))),
  };
}

/** Changes leads that are as expected, and skips all others. @returns the changes that undo it. */
async function changeLeads(
  leads: SampleTable<LeadDetails>,
  { staffOnly, people, pause, activities }: SampleAccess,
  changes: readonly LeadChange[],
): Promise<LeadChange[]> {
  staffOnly();
  await pause();
  for (const { responsibleId, undo } of changes) people.require(responsibleId, undo);
  return changes.flatMap(({ id, expected, undo: _, ...change }) => {
    const before = leads.find(id);
    if (!before || !hasExpectedValues(before, expected)) return [];
    const newActivities = activitiesBetween(before, { ...before, ...change });
    if (newActivities.length === 0) return [];
    leads.update(id, change, before.version);
    activities.add('lead', id, newActivities);
    return [inverseChange(before, change)];
  });
}

/**
 * The methods that find and merge related leads.
 * @param moveFiles called with the ids of a merged lead and of the lead that it was merged into.
 */
function sampleMerging(
  leads: SampleTable<LeadDetails>,
  { staffOnly, pause, activities }: SampleAccess,
  { eventsOn }: SampleContacts,
  moveFiles: (from: string, to: string) => void,
) {
  /** For each merged lead, the id of the lead that it was merged into. */
  const mergedInto = new Map<string, string>();
  const idNow = (id: string): string => {
    const next = mergedInto.get(id);
    return next === undefined ? id : idNow(next);
  };
  const latestFirst = (rows: LeadDetails[]) => rows.toSorted(byLatest).slice(0, maxRelated).map(leadOf);
  const methods: Pick<Backend['leads'], 'related' | 'merge' | 'mergedInto'> = {
    related: async (id) => {
      staffOnly();
      const lead = leads.get(id);
      const others = leads.all().filter((other) => other.id !== id);
      const { eventDate } = lead;
      const events = eventDate === null ? [] : await eventsOn(eventDate);
      const planned = new Set(events.map(({ leadId }) => leadId && idNow(leadId)));
      const isBooked = (other: Lead) =>
        planned.has(other.id) || (other.status === 'converted' && other.eventDate === eventDate);
      return structuredClone({
        samePerson: latestFirst(others.filter((other) => isSamePerson(lead, other))),
        sameDay: eventDate === null ? [] : latestFirst(others.filter(isBooked)),
        events: events
          .flatMap(({ id, title, leadId }) => (leadId === null ? [{ id, title }] : []))
          .slice(0, maxRelated),
      });
    },
    merge: async (id, otherId) => {
      staffOnly();
      await pause();
      if (id === otherId) throw new NotFound('A lead cannot be merged with itself.');
      const target = leads.get(id);
      const duplicate = leads.get(otherId);
      const after = leads.update(id, mergedLead(target, duplicate), target.version);
      leads.remove(otherId);
      mergedInto.set(otherId, id);
      activities.move('lead', otherId, id);
      moveFiles(otherId, id);
      activities.add('lead', id, activitiesOfMerge(target, duplicate, after));
      return after;
    },
    mergedInto: async (id) => {
      staffOnly();
      const now = idNow(id);
      if (now === id || !leads.find(now)) throw new NotFound(`No lead ${id} was merged into another one.`);
      return now;
    },
  };
  return { methods, idNow };
}

/** The methods for the history of leads and its notes. @param get returns the lead with an id; may throw NotFound. */
function sampleNotes(
  get: (id: string) => LeadDetails,
  { staffOnly, pause, activities }: SampleAccess,
  { appointmentTitles }: SampleContacts,
): Pick<Backend['leads'], 'history' | 'addNote' | 'changeNote' | 'removeNote'> {
  return {
    history: async (id) => {
      staffOnly();
      get(id);
      return activities.ofLead(id, await appointmentTitles(id));
    },
    addNote: async (id, note, attempt) => {
      staffOnly();
      const { text } = validate(noteSchema, note);
      await pause();
      get(id);
      activities.addNote('lead', id, text, attempt);
    },
    changeNote: async (id, noteId, note, version) => {
      staffOnly();
      const { text } = validate(noteSchema, note);
      await pause();
      activities.changeNote('lead', id, noteId, text, version);
    },
    removeNote: async (id, noteId) => {
      staffOnly();
      activities.removeNote('lead', id, noteId);
    },
  };
}

/** The default order of lists. */
const byLatest = (one: Lead, other: Lead) => (one.createdAt < other.createdAt ? 1 : -1);

/** A lead without the fields that only its detail page shows. */
function leadOf(details: LeadDetails): Lead {
  const { updatedAt: _updatedAt, version: _version, enquiries: _enquiries, language: _language, ...lead } = details;
  return lead;
}

/** The sample leads' own functions, for other sample records. */
export type SampleLeads = Pick<ReturnType<typeof sampleLeads>, 'latest' | 'find' | 'logContact' | 'containing'>;
