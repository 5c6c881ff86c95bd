/** Leads that come in from a file, all at once. */
import { type InferType, number, object, string } from 'yup';
import { leadImportSentences } from '#content/domain/leadImport.ts';
import { type Lead, type LeadForm, leadFormSchema, leadOfForm, leadToForm } from './lead.ts';
import { mergedLead, phoneDigits } from './relatedLeads.ts';
import { lineOfText } from './texts.ts';

/** Most leads of one import. */
export const mostImported = 50_000;

/** Rows that are sent, checked and stored at once. */
export const importPart = 150;

/** Contacts that are looked for at once. */
export const mostMatched = 500;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
/** For clocks that are not quite right, in ms. */
const leeway = 24 * 60 * 60 * 1000;

/** The one schema of a row that is imported: that of a lead's form, and what no form says. */
export const importRowSchema = leadFormSchema.shape({
  /** When the lead came in, ISO 8601 UTC; empty for now. */
  createdAt: string()
    .trim()
    .default('')
    .defined()
    .test(
      'instant',
      leadImportSentences.tooFar,
      (text) =>
        text === '' ||
        (instant.test(text) && Date.parse(text) >= Date.UTC(1900) && Date.parse(text) <= Date.now() + leeway),
    ),
  /** The id of the lead that is to take over what it does not say itself; empty where the row becomes a lead. */
  mergeInto: lineOfText(100).defined(),
});

/** A row that is imported, checked. */
export type ImportRow = InferType<typeof importRowSchema>;

/** The one schema of what an import says of itself. */
export const importStartSchema = object({
  /** Name of the file. */
  file: lineOfText(200).defined(),
  rows: number().integer().min(1).max(mostImported).required(),
});

/** An import that has come to its end. */
export interface LeadImport {
  id: string;
  file: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  /** The name of who did it; empty where the account is no longer there. */
  by: string;
  /** Leads that it has made. */
  made: number;
  /** Leads that have taken something over from it. */
  merged: number;
  undone: boolean;
}

/** Result of undoing an import. */
export interface UndoneImport {
  /** Leads that it had made, which are gone. */
  removed: number;
  /** Leads that are as they were before they took something over. */
  restored: number;
  /** Leads that somebody has worked with since: they stay. */
  kept: number;
}

/** A person, by the ways that lead to them. */
export type ImportContact = Pick<LeadForm, 'email' | 'phone'>;

/** A lead of the same person. */
export type LeadMatch = Pick<Lead, 'id' | 'name' | 'email' | 'phone'>;

/** @returns what says that contacts are the same person's: address and number, those that are there. */
export const contactKeys = ({ email, phone }: ImportContact): string[] => {
  const digits = phoneDigits(phone);
  return [...(email === '' ? [] : [`@${email.toLowerCase()}`]), ...(digits === '' ? [] : [digits])];
};

/** @returns the lead that a row makes. @param at instant of the import, ISO 8601 UTC. */
export const leadOfRow = ({ createdAt, mergeInto: _, ...form }: ImportRow, id: string, at: string): Lead => ({
  ...leadOfForm(form),
  id,
  responsible: '',
  importId: null,
  createdAt: createdAt || at,
});

/** @returns a row that says what the other one says, too, as leads are merged. */
export function mergedRow(row: ImportRow, other: ImportRow): ImportRow {
  const lead = mergedLead(leadOfRow(row, '', row.createdAt), leadOfRow(other, '', other.createdAt));
  const createdAt = [row.createdAt, other.createdAt].filter(Boolean).toSorted()[0] ?? '';
  return { ...row, ...leadToForm(lead), createdAt };
}

/** @returns the names of the fields in which two states of a lead differ. */
export function changedFields(before: Lead, after: Lead): string[] {
  const old: Readonly<Record<string, unknown>> = before;
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(old[name]) ? [] : [name],
  );
}

/** Said where rows are missing when an import is to end. */
export const { rowsMissing } = leadImportSentences;
