import type { Activity, NoteForm } from '#domain/activity.ts';
import type { LeadDetails } from '#domain/lead.ts';
import type { LeadChange } from '#domain/leadChange.ts';
import type { LeadFile } from '#domain/leadFile.ts';
import type { ImportContact, ImportRow, LeadImport, LeadMatch, UndoneImport } from '#domain/leadImport.ts';
import type { ListQuery } from '#domain/pagedQuery.ts';
import type { RelatedLeads } from '#domain/relatedLeads.ts';
import type { ReadOptions } from './backend.ts';

/** Methods for leads, besides those of all records. */
export interface LeadPort {
  /**
   * Staff only. Sets the status or the responsible person of several leads, at most `maxAtOnce`. Leads that need
   * no change, are not as expected or were deleted are skipped.
   * @returns the changes that undo those applied.
   * @throws InvalidInput (`responsibleId`) if there is no such account.
   */
  changeAll(changes: readonly LeadChange[]): Promise<LeadChange[]>;
  /** Staff only. @returns the tags in use, A to Z. */
  tags(): Promise<string[]>;
  /**
   * Staff only.
   * @returns other leads of the same person, and those with an event on the same day.
   * @throws NotFound
   */
  related(id: string): Promise<RelatedLeads>;
  /**
   * Staff only. Merges two leads permanently: enquiries, history, appointments and notes of the other lead are
   * moved to the lead with this id, whose empty fields are filled from the other.
   * @throws NotFound
   */
  merge(id: string, otherId: string): Promise<LeadDetails>;
  /** Staff only. @returns the id of the lead that a lead was merged into. @throws NotFound */
  mergedInto(id: string): Promise<string>;
  /** Staff only. @returns the history and notes of a lead, latest first. @throws NotFound */
  history(id: string): Promise<Activity[]>;
  /**
   * Staff only. Adds a note to a lead, once for all attempts (see `create`).
   * @throws InvalidInput @throws NotFound
   */
  addNote(id: string, note: NoteForm, attempt: string): Promise<void>;
  /**
   * Staff only. Changes a note of one's own.
   * @param version the version that was edited.
   * @throws InvalidInput
   * @throws NotFound if the user has no such note @throws Conflict
   */
  changeNote(id: string, noteId: string, note: NoteForm, version: number): Promise<void>;
  /** Staff only. Deletes a note of one's own. @throws NotFound */
  removeNote(id: string, noteId: string): Promise<void>;
  /** Staff only. @returns all matching leads of all pages, in the query's order, as a CSV file. */
  exportCsv(query: ListQuery): Promise<Blob>;
  /** Staff only. @returns the leads with these ids, at most `maxAtOnce`, as a CSV file; deleted ones are left out. */
  exportSelected(ids: readonly string[]): Promise<Blob>;
}

/** Files attached to a lead and deleted with it; staff only. */
export interface LeadFilePort {
  /** @returns the files of a lead, latest first. @throws NotFound */
  list(leadId: string): Promise<LeadFile[]>;
  /**
   * Attaches a file to a lead, once for all attempts (see `newAttempt`).
   * @throws InvalidInput (`file`) @throws NotFound
   */
  add(leadId: string, file: File, attempt: string): Promise<void>;
  /** @returns the content of a file. @throws NotFound */
  read(leadId: string, id: string): Promise<Blob>;
  /** Deletes a file. @throws NotFound */
  remove(leadId: string, id: string): Promise<void>;
}

/** Options of an import. */
export interface ImportOptions {
  /** Cancels the import as long as rows are being sent; nothing of it remains. */
  signal?: AbortSignal;
  /** Called with the number of rows sent so far. */
  onProgress?: (rows: number) => void;
}

/** Methods for importing leads from a file, for staff. */
export interface LeadImportPort {
  /**
   * Staff only.
   * @param contacts at most `maxMatched`.
   * @returns for each contact the latest lead with the same email address or phone number, or null.
   */
  findMatches(contacts: readonly ImportContact[], options?: ReadOptions): Promise<(LeadMatch | null)[]>;
  /**
   * Staff only. Creates leads from rows, or merges rows into existing leads; all rows or none, and once for all
   * attempts (see `create`).
   * @throws InvalidInput with row and field as keys: `rows.17.email`.
   */
  importAll(
    file: { file: string; rows: readonly ImportRow[] },
    attempt: string,
    options?: ImportOptions,
  ): Promise<LeadImport>;
  /** Staff only. @throws NotFound */
  getImport(id: string): Promise<LeadImport>;
  /**
   * Staff only. Undoes an import: deletes the leads that it created and restores those that it changed, except leads
   * that were edited since.
   * @throws NotFound also if it was already undone.
   */
  undoImport(id: string): Promise<UndoneImport>;
}
