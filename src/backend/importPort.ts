import type { ImportContact, ImportRow, LeadImport, LeadMatch, UndoneImport } from '#domain/leadImport.ts';
import type { ReadOptions } from './backend.ts';

/** Options of an import. */
export interface ImportOptions {
  /** Cancels the import as long as rows are being sent; nothing of it remains. */
  signal?: AbortSignal;
  /** Called with the number of rows sent so far. */
  onProgress?: (rows: number) => void;
}

/** Methods for importing leads from a file, for staff. */
export interface LeadImportVerbs {
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
