import type { ReactNode } from 'react';
import type { Backend, Records } from '#backend/backend.ts';
import { NotFound } from '#backend/errors.ts';
import type { RecordFormWords } from '#content/admin/recordForm.ts';
import type { AppFormProps } from '#forms/AppForm.tsx';

/** A record that several users may edit at once. */
export interface SavedRecord {
  id: string;
  /** Incremented by each change; a save states the version it is based on (optimistic locking). */
  version: number;
  /** Time of the last change, ISO 8601 UTC. */
  updatedAt: string;
}

/** Values of a form while it is edited; all of them are strings. */
export type DraftFields = Record<string, string>;

/** A field in the comparison of two versions. */
export interface ComparedField<Draft> {
  label: string;
  isSame: (mine: Draft, theirs: Draft) => boolean;
  /** Renders the field's value of a version. */
  show: (version: Draft) => ReactNode;
}

/**
 * Form configuration of one kind of record, a constant for each kind. `Draft` is the form while it is edited, `Form`
 * its validated output.
 */
export interface RecordFormConfig<Row extends SavedRecord, Draft extends DraftFields, Form extends Draft> {
  words: RecordFormWords;
  /** Schema that validates and trims the form. */
  schema: NonNullable<AppFormProps<Draft, Form>['schema']>;
  /** Values of a new record. */
  empty: Draft;
  /** Query parameters from which the page's loader prefills a new record. They are not passed on to the list. */
  prefillParams?: readonly string[];
  /** @returns the URL to open after saving; null if the form stays open. */
  savedPath: (record: Row) => string | null;
  /** @returns the name of a record. */
  nameOf: (record: Row) => string;
  /**
   * @param before the form values before the user's changes.
   * @returns the notice of a save. Default: `words.saved`.
   */
  savedNotice?: (record: Row, before: Draft) => string;
  /** @returns the form values of a stored record. */
  toDraft: (record: Row) => Draft;
  /** The fields of a comparison, in display order. */
  fields: readonly ComparedField<Draft>[];
  /** @returns the backend's methods for the record; records that staff cannot create have no `create`. */
  recordsOf: (
    backend: Backend,
  ) => Pick<Records<Row, Form>, 'get' | 'update'> & Partial<Pick<Records<Row, Form>, 'create'>>;
  /** @returns the record that was kept in place of the one with this id, which does not exist any more; null if none was. */
  keptInsteadOf?: (backend: Backend, id: string) => Promise<Row | null>;
}

/** @param reading of one record. @returns the record; null if it does not exist. */
export async function recordOrNull<Row>(reading: Promise<Row>): Promise<Row | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/** @returns the fields that differ between two versions. */
export const differences = <Draft>(fields: readonly ComparedField<Draft>[], mine: Draft, theirs: Draft) =>
  fields.filter(({ isSame }) => !isSame(mine, theirs));

/**
 * @param search query string of the form's URL. @returns the part that belongs to the list the form was opened from.
 */
export function listSearch(search: string, prefillParams: readonly string[] = []): string {
  if (prefillParams.length === 0) return search;
  const params = new URLSearchParams(search);
  for (const name of prefillParams) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}
