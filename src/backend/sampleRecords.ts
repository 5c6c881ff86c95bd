import { Conflict, NotFound } from './errors.ts';

/** A record that several people may change. */
interface VersionedRecord {
  id: string;
  /** Counts the changes, from 1. */
  version: number;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
}

/**
 * The demo's table of one kind of record, in memory: written as the server writes. What goes in and comes out is a copy.
 * @param samples what it begins with, numbered from 1. @param now the clock that stamps what is saved.
 */
export function sampleRecords<Row extends VersionedRecord>(samples: readonly Row[], now: () => Date) {
  let rows = structuredClone([...samples]);
  let lastId = rows.length;
  /** What the attempts of each form have made. */
  const attempts = new Map<string, VersionedRecord>();

  const find = (id: string): Row => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new NotFound(`There is no record ${id}.`);
    return row;
  };

  const update = (id: string, changes: Partial<Row>, version: number): Row => {
    const before = find(id);
    if (before.version !== version) throw new Conflict(structuredClone(before));
    const row: Row = { ...before, ...changes, updatedAt: now().toISOString(), version: version + 1 };
    rows = rows.map((old) => (old === before ? row : old));
    return structuredClone(row);
  };

  return {
    all: (): Row[] => rows,
    /** @throws NotFound */
    get: (id: string): Row => structuredClone(find(id)),
    /** Once for all attempts of one form. @param make a new record of its id and instant. @throws NotFound @throws Conflict */
    create: (attempt: string, changes: Partial<Row>, make: (id: string, createdAt: string) => Row): Row => {
      const earlier = attempts.get(attempt);
      if (earlier) {
        const row = update(earlier.id, changes, earlier.version);
        attempts.set(attempt, row);
        return row;
      }
      lastId += 1;
      const row = make(String(lastId), now().toISOString());
      rows = [row, ...rows];
      attempts.set(attempt, row);
      return structuredClone(row);
    },
    /** @param version the one that was changed. @throws NotFound @throws Conflict */
    update,
    /** @throws NotFound */
    remove: (id: string): void => {
      const gone = find(id);
      rows = rows.filter((row) => row !== gone);
    },
  };
}
