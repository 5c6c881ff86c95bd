import type { ReactNode } from 'react';
import type { Backend } from '#backend/backend.ts';
import type { RecordFormWords } from '#content/admin/recordForm.ts';

/** A record that several people may change at once. */
export interface SavedRecord {
  id: string;
  /** Counts the changes: whoever saves says which version they have changed. */
  version: number;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
}

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
export interface RecordKind<Row extends SavedRecord, Draft, Form extends Draft> {
  words: RecordFormWords;
  /** Address of the list. */
  listPath: string;
  /** @returns what a record is called. */
  nameOf: (record: Row) => string;
  /** @returns a stored record as its form shows it. */
  toDraft: (record: Row) => Draft;
  /** In the order in which they are compared. */
  fields: readonly ComparedField<Draft>[];
  /** Stores a new record, once for all attempts of one form. */
  create: (backend: Backend, form: Form, attempt: string) => Promise<Row>;
  /** Changes a record; rejects with `Conflict<Row>` where somebody else has saved another version. */
  update: (backend: Backend, id: string, form: Form, version: number) => Promise<Row>;
}

/** @returns the fields in which two versions differ. */
export const differences = <Draft>(fields: readonly ComparedField<Draft>[], mine: Draft, theirs: Draft) =>
  fields.filter(({ isSame }) => !isSame(mine, theirs));
