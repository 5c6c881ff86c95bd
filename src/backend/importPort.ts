import type { ImportContact, ImportRow, LeadImport, LeadMatch, UndoneImport } from '#domain/leadImport.ts';
import type { ReadOptions } from './backend.ts';

/** How leads are imported. */
export interface ImportOptions {
  /** Aborted where the import is given up: as long as its rows are on their way, nothing of it stays. */
  signal?: AbortSignal;
  /** Called with the number of rows that have arrived so far. */
  onProgress?: (rows: number) => void;
}

/** The verbs of importing leads from a file, for staff. */
export interface LeadImportVerbs {
  /**
   * Staff only. @param contacts `mostMatched` at most. @returns for each the latest lead with the same address or number.
   */
  findMatches(contacts: readonly ImportContact[], options?: ReadOptions): Promise<(LeadMatch | null)[]>;
  /**
   * Staff only. Makes leads of rows, or has other leads take over what they do not say themselves; all of them or none,
   * and once for all attempts (see `create`). @throws InvalidInput that names row and field: `rows.17.email`.
   */
  importAll(
    file: { file: string; rows: readonly ImportRow[] },
    attempt: string,
    options?: ImportOptions,
  ): Promise<LeadImport>;
  /** Staff only. @throws NotFound */
  getImport(id: string): Promise<LeadImport>;
  /**
   * Staff only. Takes an import back: its leads go, and others are as they were before; those that somebody has worked
   * with since stay. @throws NotFound where it was taken back already, too.
   */
  undoImport(id: string): Promise<UndoneImport>;
}
