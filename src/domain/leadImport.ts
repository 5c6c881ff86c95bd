/** Import of leads from a file. */

import { type InferType, number, object, string } from 'yup';
import { leadImportSentences } from '#content/domain/leadImport.ts';
import { changedFields, type NewActivity, newActivity } from './activity.ts';
import { day } from './durations.ts';
import { isInstant, utcInstant } from './isoDates.ts';
import { type Lead, type LeadForm, leadFormSchema, leadOfForm, leadToForm } from './lead.ts';
import { phoneDigits } from './phoneDigits.ts';
import { mergedLead, notesOfMerge } from './relatedLeads.ts';
import { lineOfText } from './texts.ts';

/** Maximum number of leads per import. */
export const maxImported = 50_000;

/** Maximum size of an imported file, in bytes; enough for fifty thousand leads with a page of notes each. */
export const maxImportBytes = 64 * 1024 * 1024;

/** Maximum number of contacts per lookup. */
export const maxMatched = 500;

/** Tolerance for inaccurate clocks, in ms. */
const leeway = day;

/** A field to which a column of the file is mapped: a field of leads, or a part of the name. */
export type ImportTarget = keyof Lead | 'firstName' | 'lastName';

/** Schema of an imported row: the lead form, with additional fields. */
export const importRowSchema = leadFormSchema.shape({
  /** Creation time of the lead, ISO 8601 UTC; empty for the time of the import. */
  createdAt: string()
    .trim()
    .default('')
    .defined()
    .transform((text: string) => (isInstant(text) ? utcInstant(text) : text))
    .test(
      'instant',
      leadImportSentences.tooFar,
      (text) =>
        text === '' ||
        (isInstant(text) && Date.parse(text) >= Date.UTC(1900) && Date.parse(text) <= Date.now() + leeway),
    ),
  /** Id of the lead to merge the row into; empty to create a new lead. */
  mergeInto: lineOfText(100).defined(),
});

/** A valid row of an import. */
export type ImportRow = InferType<typeof importRowSchema>;

/** Maximum length of the name of an imported file, in characters; longer ones are shortened. */
export const maxFileName = 200;

/** Schema of the data that begins an import. */
export const importStartSchema = object({
  /** Name of the file. */
  file: lineOfText(maxFileName).defined(),
  rows: number().integer().min(1).max(maxImported).required(),
});

/** A finished import. */
export interface LeadImport {
  id: string;
  file: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  /** Name of the importing user; empty if the account was deleted. */
  by: string;
  /** Number of created leads. */
  made: number;
  /** Number of leads that rows were merged into. */
  merged: number;
  undone: boolean;
}

/** Result of undoing an import. */
export interface UndoneImport {
  /** Number of deleted leads that the import had created. */
  removed: number;
  /** Number of leads restored to their earlier state. */
  restored: number;
  /** Number of leads kept because they were edited since. */
  kept: number;
}

/** The contact details of a person. */
export type ImportContact = Pick<LeadForm, 'email' | 'phone'>;

/** A lead of the same person. */
export type LeadMatch = Pick<Lead, 'id' | 'name' | 'email' | 'phone'>;

/** @returns the keys by which contacts of the same person are found: email address and phone digits, if any. */
export const contactKeys = ({ email, phone }: ImportContact): string[] => {
  const digits = phoneDigits(phone);
  return [...(email === '' ? [] : [`@${email.toLowerCase()}`]), ...(digits === '' ? [] : [digits])];
};

/** @returns the lead of a row. @param at instant of the import, ISO 8601 UTC. */
export const leadOfRow = ({ createdAt, mergeInto: _, ...form }: ImportRow, id: string, at: string): Lead => ({
  ...leadOfForm(form),
  id,
  responsible: '',
  importId: null,
  createdAt: createdAt || at,
});

/** @returns two rows as one, merged by the same rules as leads; null if their notes are too long for one lead. */
export function mergeRows(row: ImportRow, other: ImportRow): ImportRow | null {
  const [one, another] = [leadOfRow(row, '', row.createdAt), leadOfRow(other, '', other.createdAt)];
  if (notesOfMerge(one, another).length > 0) return null;
  const lead = mergedLead(one, another);
  const createdAt = [row.createdAt, other.createdAt].filter(Boolean).toSorted()[0] ?? '';
  return { ...row, ...leadToForm(lead), createdAt };
}

/**
 * Merges a row into an existing lead, which keeps its creation time.
 * @param row the row as a lead.
 * @returns the lead, and what to log; nothing if the row adds nothing.
 */
export function mergeRowIntoLead(before: Lead, row: Lead): { after: Lead; newActivities: NewActivity[] } {
  const after = { ...mergedLead(before, row), createdAt: before.createdAt };
  const fields = changedFields(before, after);
  const notes = notesOfMerge(before, row);
  return {
    after,
    newActivities: fields.length + notes.length > 0 ? [...notes, { ...newActivity('imported'), fields }] : [],
  };
}

/** What has happened to a lead since it was imported. */
export interface SinceImport {
  version: number;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
  /** Numbers of entries in its history, of appointments (also cancelled ones), and of enquiries. */
  activities: number;
  appointments: number;
  enquiries: number;
  /** Instant of the latest message to or from its person; empty if there is none. */
  writtenAt: string;
}

/** @returns whether nobody has changed an imported lead, added anything to it, or exchanged messages with its person. */
export const isUntouched = (since: SinceImport): boolean =>
  since.version === 1 &&
  since.activities + since.appointments + since.enquiries === 0 &&
  since.writtenAt < since.updatedAt;

/** Error message if rows are missing when an import is finished. */
export const { rowsMissing } = leadImportSentences;
