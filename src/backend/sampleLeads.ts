import { activitiesBetween, noteSchema } from '#domain/activity.ts';
import { csvFile } from '#domain/csv.ts';
import { findRecords } from '#domain/entity.ts';
import {
  type Lead,
  type LeadDetails,
  type LeadForm,
  leadEntity,
  leadFormSchema,
  leadOfForm,
  responsibleGone,
  takenBack,
} from '#domain/lead.ts';
import { demoPeople } from '#sample/account.ts';
import type { Backend } from './backend.ts';
import { InvalidInput } from './errors.ts';
import { type SampleAccess, type sampleRecords, sampleVerbs } from './sampleRecords.ts';
import { validate } from './validate.ts';

/** @returns what staff does with leads, in the demo. @param leads their table. */
export function sampleLeadVerbs(
  leads: ReturnType<typeof sampleRecords<LeadDetails>>,
  access: SampleAccess,
): Backend['leads'] {
  const { staffOnly, pause, activities } = access;
  return {
    ...sampleVerbs(leads, access, {
      name: 'lead',
      entity: leadEntity,
      listed: leadOf,
      read: (form: LeadForm) => {
        const lead = leadOfForm(validate(leadFormSchema, form));
        return { ...lead, ...responsibleOf(lead.responsibleId) };
      },
      make: (lead) => ({ responsible: '', ...lead, enquiry: null }),
    }),
    changeAll: async (changes) => {
      staffOnly();
      await pause();
      return changes.flatMap(({ id, version, ...change }) => {
        const named = { ...change, ...responsibleOf(change.responsibleId) };
        const before = leads.all().find((lead) => lead.id === id);
        if (!before || (version ?? before.version) !== before.version) return [];
        const done = activitiesBetween(before, { ...before, ...named });
        if (done.length === 0) return [];
        const after = leads.update(id, named, before.version);
        activities.add('lead', id, done);
        return [{ ...takenBack(before, change), version: after.version }];
      });
    },
    history: async (id) => {
      staffOnly();
      leads.get(id);
      return activities.of('lead', id);
    },
    addNote: async (id, note, attempt) => {
      staffOnly();
      const { text } = validate(noteSchema, note);
      await pause();
      leads.get(id);
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
    exportCsv: async (query) => {
      staffOnly();
      return new Blob([csvFile(leadEntity, findRecords(leadEntity, leads.all().map(leadOf), query))], {
        type: 'text/csv;charset=utf-8',
      });
    },
  };
}

/** @returns the name of whoever takes care of something, by their account; nothing where that is not said. @throws InvalidInput */
export function responsibleOf(id: string | null | undefined): { responsible?: string } {
  if (id === undefined) return {};
  const name = demoPeople.find((person) => person.id === id)?.name;
  if (id !== null && name === undefined) throw new InvalidInput({ responsibleId: responsibleGone });
  return { responsible: name ?? '' };
}

/** A lead without what only its own page shows. */
export const leadOf = ({ updatedAt: _updatedAt, version: _version, enquiry: _enquiry, ...lead }: LeadDetails): Lead =>
  lead;
