import { type Activity, type NewActivity, newNote } from '#domain/activity.ts';
import type { LogSubject } from '#domain/log.ts';
import type { Person } from '#domain/session.ts';
import { activities as samples } from '#sample/activities.ts';
import { Conflict, NotFound } from './errors.ts';

/** A logged activity, with its record. */
export interface Done {
  entity: LogSubject;
  entityId: string;
  activity: Activity;
}

const isOf = (done: Done, entity: string, id: string) => done.entity === entity && done.entityId === id;

/**
 * Creates the demo's activity log, in memory.
 * @param who returns the signed-in person.
 * @param nameOf returns the current name of a person.
 * @param now the clock for timestamps.
 */
export function sampleActivities(who: () => Person, nameOf: (id: string) => string, now: () => Date) {
  /** Latest first. */
  let log: Done[] = structuredClone([...samples]);
  let lastId = log.length;
  /** The id of the note that each attempt of a form has stored, by attempt key. */
  const attempts = new Map<string, string>();

  const add = (entity: LogSubject, id: string, done: readonly NewActivity[], by: Person | null = who()): void => {
    for (const one of done) {
      lastId += 1;
      const activity = { ...one, id: String(lastId), at: now().toISOString(), by, version: 1 };
      log = [{ entity, entityId: id, activity }, ...log];
    }
  };
  const find = (entity: string, id: string, noteId: string): Activity => {
    const found = log.find((done) => isOf(done, entity, id) && done.activity.id === noteId);
    if (found?.activity.kind !== 'note') throw new NotFound(`There is no note ${noteId}.`);
    return found.activity;
  };

  const named = ({ by, ...activity }: Activity): Activity =>
    structuredClone({ ...activity, by: by && { id: by.id, name: nameOf(by.id) } });

  return {
    add,
    /** @returns all activities, latest first. */
    all: (): Done[] => log.map((done) => ({ ...done, activity: named(done.activity) })),
    /** @returns the history of a record, latest first. */
    of: (entity: string, id: string): Activity[] =>
      log.filter((done) => isOf(done, entity, id)).map(({ activity }) => named(activity)),
    /** Moves a record's history to another record. */
    move: (entity: string, from: string, to: string): void => {
      for (const done of log) if (isOf(done, entity, from)) done.entityId = to;
    },
    /** Deletes a record's history. */
    clear: (entity: string, id: string): void => {
      log = log.filter((done) => !isOf(done, entity, id));
    },
    /** Adds a note, once for all attempts from one form. */
    addNote: (entity: LogSubject, id: string, text: string, attempt: string): void => {
      const earlier = attempts.get(attempt);
      if (earlier) {
        const note = find(entity, id, earlier);
        Object.assign(note, { text, version: note.version + 1 });
        return;
      }
      add(entity, id, [newNote(text)]);
      attempts.set(attempt, String(lastId));
    },
    /** Changes a note. @param version the version that was edited. @throws NotFound @throws Conflict */
    changeNote: (entity: string, id: string, noteId: string, text: string, version: number): void => {
      const note = find(entity, id, noteId);
      if (note.version !== version) throw new Conflict({ id: note.id, version: note.version });
      Object.assign(note, { text, version: version + 1 });
    },
    /** Deletes a note. @throws NotFound */
    removeNote: (entity: string, id: string, noteId: string): void => {
      const note = find(entity, id, noteId);
      log = log.filter(({ activity }) => activity !== note);
    },
  };
}
