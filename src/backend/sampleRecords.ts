import { activitiesBetween, newActivity } from '#domain/activity.ts';
import type { Entity, EntityRecord } from '#domain/entity.ts';
import { findRecords } from '#domain/findRecords.ts';
import type { LogSubject } from '#domain/log.ts';
import { pageOf } from '#domain/pagedQuery.ts';
import type { Person } from '#domain/session.ts';
import type { Records } from './backend.ts';
import { Conflict, NotFound } from './errors.ts';
import type { SampleActivities } from './sampleActivities.ts';
import type { SamplePeople } from './samplePeople.ts';

/** A record with optimistic locking. */
interface VersionedRecord {
  id: string;
  /** Version number, from 1. */
  version: number;
  /** Instant of the last change, ISO 8601 UTC. */
  updatedAt: string;
}

/** What a kind of record depends on, besides its own fields. */
interface SampleRules<Row> {
  /** Validates a record before it is stored, given all others and its stored version; may throw InvalidInput. */
  check?: (row: Row, others: readonly Row[], before: Row | null) => void;
  /** @returns a stored record with the current names of people and other records. */
  withNames?: (row: Row) => Row;
}

/**
 * Creates an in-memory table for one kind of record, which behaves like the server's. Reads and writes copy records.
 * @param samples the initial records, with ids from 1.
 * @param now the clock for timestamps.
 */
export function sampleRecords<Row extends VersionedRecord>(
  samples: readonly Row[],
  now: () => Date,
  { check = () => undefined, withNames = (row) => row }: SampleRules<Row> = {},
) {
  let rows = structuredClone([...samples]);
  let lastId = rows.length;
  /** The record that each attempt of a form has stored, by attempt key. */
  const attempts = new Map<string, VersionedRecord>();

  const find = (id: string): Row => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new NotFound(`There is no record ${id}.`);
    return row;
  };

  const copyOf = (row: Row): Row => structuredClone(withNames(row));

  const without = (removedRow: Row) => rows.filter((row) => row !== removedRow);

  const update = (id: string, changes: Partial<Row>, version: number): Row => {
    const before = find(id);
    if (before.version !== version) throw new Conflict(copyOf(before));
    const row: Row = { ...before, ...changes, updatedAt: now().toISOString(), version: version + 1 };
    check(row, without(before), before);
    rows = rows.map((candidate) => (candidate === before ? row : candidate));
    return copyOf(row);
  };

  return {
    all: (): Row[] => rows.map(withNames),
    /** @returns a record; undefined if there is none. */
    find: (id: string): Row | undefined => rows.filter((row) => row.id === id).map(copyOf)[0],
    /** @throws NotFound */
    get: (id: string): Row => copyOf(find(id)),
    /**
     * Creates a record, once for all attempts from one form.
     * @param make builds the record.
     * @throws NotFound @throws Conflict
     */
    create: (attempt: string, changes: Partial<Row>, make: (id: string, createdAt: string) => Row): Row => {
      const earlier = attempts.get(attempt);
      if (earlier) {
        const row = update(earlier.id, changes, earlier.version);
        attempts.set(attempt, row);
        return row;
      }
      lastId += 1;
      const row = make(String(lastId), now().toISOString());
      check(row, rows, null);
      rows = [row, ...rows];
      attempts.set(attempt, row);
      return copyOf(row);
    },
    /** Changes a record. @param version the version that was edited. @throws NotFound @throws Conflict */
    update,
    /** @throws NotFound */
    remove: (id: string): void => {
      rows = without(find(id));
    },
    /** Adds many records without validation. @param builders build one record each from its id, oldest first. */
    addAll: (builders: readonly ((id: string) => Row)[]): void => {
      const first = lastId + 1;
      lastId += builders.length;
      rows = [...builders.map((make, index) => make(String(first + index))).toReversed(), ...rows];
    },
    removeAll: (ids: ReadonlySet<string>): void => {
      rows = rows.filter(({ id }) => !ids.has(id));
    },
  };
}

/** An in-memory table for one kind of record. */
export type SampleTable<Row extends VersionedRecord> = ReturnType<typeof sampleRecords<Row>>;

/** The configuration of a kind of record that can be changed. `Changes` are the fields of its form. */
interface ChangedKind<Row, Listed, Form, Changes> {
  /** E.g. `post`. */
  name: LogSubject;
  entity: Entity;
  /** @returns the part of a record that lists show. */
  listedOf: (row: Row) => Listed;
  /**
   * @param before the stored record; undefined for a new one.
   * @returns the changes of a validated form.
   * @throws InvalidInput
   */
  read: (form: Form, before?: Row) => Changes;
}

/** The configuration of a kind of record that staff can also create. */
interface SampleKind<Row, Listed, Form, Changes> extends ChangedKind<Row, Listed, Form, Changes> {
  /** @returns a new record. */
  make: (row: Changes & VersionedRecord & { createdAt: string }) => Row;
}

/** Log, permissions and simulated latency of the demo's methods. */
export interface SampleAccess {
  activities: SampleActivities;
  /** @returns the signed-in person. @throws SignedOut */
  staffOnly: () => Person;
  people: SamplePeople;
  /** Waits for the simulated duration of a write. */
  pause: () => Promise<void>;
}

/**
 * @param exists whether there is a record with an id. @param removeOne deletes a record, or throws `NotFound`.
 * @returns the demo's methods that delete records.
 */
export const removalMethods = (
  staffOnly: SampleAccess['staffOnly'],
  exists: (id: string) => boolean,
  removeOne: (id: string) => void,
) => ({
  remove: async (id: string) => {
    staffOnly();
    removeOne(id);
  },
  removeAll: async (ids: readonly string[]) => {
    staffOnly();
    for (const id of ids) if (exists(id)) removeOne(id);
  },
});

/** @returns the demo's methods for a kind of record that staff cannot create. @param records its table. */
export const changeMethods = <
  Row extends VersionedRecord,
  Listed extends EntityRecord,
  Form,
  Changes extends Partial<Row>,
>(
  records: SampleTable<Row>,
  { staffOnly, pause, activities }: SampleAccess,
  { name, entity, listedOf, read }: ChangedKind<Row, Listed, Form, Changes>,
): Omit<Records<Row, Form, Listed>, 'create'> => {
  const removeOne = (id: string) => {
    records.remove(id);
    activities.clear(name, id);
    activities.add(name, id, [newActivity('deleted')]);
  };
  return {
    list: async (query) => {
      staffOnly();
      const all = records.all().map(listedOf);
      return structuredClone(pageOf(findRecords(entity, all, query), all.length, query));
    },
    get: async (id) => {
      staffOnly();
      return records.get(id);
    },
    update: async (id, form, version) => {
      staffOnly();
      const changes = read(form, records.find(id));
      await pause();
      const before = records.get(id);
      const after = records.update(id, changes, version);
      activities.add(name, id, activitiesBetween(before, after));
      return after;
    },
    ...removalMethods(staffOnly, (id) => records.all().some((row) => row.id === id), removeOne),
  };
};

/** @returns the demo's methods for a kind of record. @param records its table. */
export const recordMethods = <
  Row extends VersionedRecord,
  Listed extends EntityRecord,
  Form,
  Changes extends Partial<Row>,
>(
  records: SampleTable<Row>,
  access: SampleAccess,
  kind: SampleKind<Row, Listed, Form, Changes>,
): Records<Row, Form, Listed> => ({
  ...changeMethods(records, access, kind),
  create: async (form, attempt) => {
    access.staffOnly();
    const changes = kind.read(form);
    await access.pause();
    const record = records.create(attempt, changes, (id, createdAt) =>
      kind.make({ ...changes, id, createdAt, updatedAt: createdAt, version: 1 }),
    );
    // A repeated attempt with the same key has only updated the record that the first one created.
    access.activities.add(kind.name, record.id, [newActivity(record.version === 1 ? 'created' : 'edited')]);
    return record;
  },
});
