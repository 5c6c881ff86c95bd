import type { ReactNode } from 'react';
import type { Backend, Records } from '#backend/backend.ts';
import { NotFound } from '#backend/errors.ts';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import type { AppFormProps } from '#forms/AppForm.tsx';

/** A record that several people may change at once. */
export interface SavedRecord {
  id: string;
  /** Counts the changes: whoever saves says which version they have changed. */
  version: number;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
}

/** A form while it is being filled in: text, whatever it will mean. */
export type DraftFields = Record<string, string>;

/** A field as two versions of a record are compared. */
export interface ComparedField<Draft> {
  label: string;
  isSame: (mine: Draft, theirs: Draft) => boolean;
  /** Shows the field of a version, to be read. */
  show: (version: Draft) => ReactNode;
}

/**
 * What saving has to know of one kind of record; one constant for each kind. `Draft` is the form while it is filled in,
 * `Form` what it hands on.
 */
export interface RecordKind<Row extends SavedRecord, Draft extends DraftFields, Form extends Draft> {
  words: RecordFormWords;
  /** The schema that checks the form and trims it. */
  schema: NonNullable<AppFormProps<Draft, Form>['schema']>;
  /** The form of a new record. */
  empty: Draft;
  /** How an address may say how a new record begins. These parameters are not the list's: they lead nowhere else. */
  begin?: { params: readonly string[]; draft: (params: URLSearchParams) => Draft };
  /** @returns where a record is shown once it is saved: itself, or its list; null where its form stays, to be changed again. */
  savedPath: (record: Row) => string | null;
  /** @returns what a record is called. */
  nameOf: (record: Row) => string;
  /** @returns a stored record as its form shows it. */
  toDraft: (record: Row) => Draft;
  /** The fields in the order in which two versions are compared. */
  fields: readonly ComparedField<Draft>[];
  /** @returns the backend's verbs for it; what others make has no `create`. */
  of: (backend: Backend) => Pick<Records<Row, Form>, 'get' | 'update'> & Partial<Pick<Records<Row, Form>, 'create'>>;
}

/** @param reading of one record. @returns the record; null where there is none. */
export async function recordOrNull<Row>(reading: Promise<Row>): Promise<Row | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/** @returns the fields in which two versions differ. */
export const differences = <Draft>(fields: readonly ComparedField<Draft>[], mine: Draft, theirs: Draft) =>
  fields.filter(({ isSame }) => !isSame(mine, theirs));

/** @param search of the form's address. @returns what of it is the list's that the form was opened from. */
export function listSearch(search: string, begin: { params: readonly string[] } | undefined): string {
  if (!begin) return search;
  const params = new URLSearchParams(search);
  for (const name of begin.params) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}
