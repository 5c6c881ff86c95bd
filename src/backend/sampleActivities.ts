import { type Activity, type NewActivity, newNote } from '#domain/activity.ts';
import type { LogSubject } from '#domain/log.ts';
import type { Person } from '#domain/session.ts';
import { activities as samples } from '#sample/activities.ts';
import { Conflict, NotFound } from './errors.ts';

/** Something that was done, and to what. */
export interface Done {
  entity: LogSubject;
  entityId: string;
  activity: Activity;
}

const isOf = (done: Done, entity: string, id: string) => done.entity === entity && done.entityId === id;

/** The demo's log of who did what to which record, in memory. @param who is signed in. @param now the clock that stamps it. */
export function sampleActivities(who: () => Person, now: () => Date) {
  /** The latest first, with the kind and the id of the record. */
  let log: Done[] = structuredClone([...samples]);
  let lastId = log.length;
  /** The note that each attempt of a form has stored, by the attempt's key. */
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

  return {
    add,
    /** @returns all that was done, the latest first. */
    all: (): Done[] => structuredClone(log),
    /** @returns what was done to a record, the latest first. */
    of: (entity: string, id: string): Activity[] =>
      structuredClone(log.filter((done) => isOf(done, entity, id)).map(({ activity }) => activity)),
    /** Makes a record's history a part of another one's. */
    move: (entity: string, from: string, to: string): void => {
      for (const done of log) if (isOf(done, entity, from)) done.entityId = to;
      log.sort((one, other) => Number(other.activity.id) - Number(one.activity.id));
    },
    /** Forgets a record's history. */
    clear: (entity: string, id: string): void => {
      log = log.filter((done) => !isOf(done, entity, id));
    },
    /** Once for all attempts of one form. */
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
    /** @param version the one that was changed. @throws NotFound @throws Conflict */
    changeNote: (entity: string, id: string, noteId: string, text: string, version: number): void => {
      const note = find(entity, id, noteId);
      if (note.version !== version) throw new Conflict({ id: note.id, version: note.version });
      Object.assign(note, { text, version: version + 1 });
    },
    /** @throws NotFound */
    removeNote: (entity: string, id: string, noteId: string): void => {
      const note = find(entity, id, noteId);
      log = log.filter(({ activity }) => activity !== note);
    },
  };
}
