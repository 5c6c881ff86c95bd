import { type Activity, type NewActivity, newNote } from '#domain/activity.ts';
import type { Person } from '#domain/session.ts';
import { Conflict, NotFound } from './errors.ts';

/** The demo's log of who did what to which record, in memory. @param by who does it. @param now the clock that stamps it. */
export function sampleActivities(by: () => Person, now: () => Date) {
  /** The latest first, with the kind and the id of the record. */
  let log: { subject: string; activity: Activity }[] = [];
  let lastId = 0;
  /** What the attempts of each form have noted. */
  const attempts = new Map<string, string>();
  const keyOf = (entity: string, id: string) => `${entity} ${id}`;

  const add = (entity: string, id: string, done: readonly NewActivity[]): void => {
    for (const one of done) {
      lastId += 1;
      const activity = { ...one, id: String(lastId), at: now().toISOString(), by: by(), version: 1 };
      log = [{ subject: keyOf(entity, id), activity }, ...log];
    }
  };
  const find = (entity: string, id: string, noteId: string): Activity => {
    const found = log.find(({ subject, activity }) => subject === keyOf(entity, id) && activity.id === noteId);
    if (found?.activity.kind !== 'note') throw new NotFound(`There is no note ${noteId}.`);
    return found.activity;
  };

  return {
    add,
    /** @returns what was done to a record, the latest first. */
    of: (entity: string, id: string): Activity[] =>
      structuredClone(log.filter(({ subject }) => subject === keyOf(entity, id)).map(({ activity }) => activity)),
    /** Makes a record's history a part of another one's. */
    move: (entity: string, from: string, to: string): void => {
      for (const entry of log) if (entry.subject === keyOf(entity, from)) entry.subject = keyOf(entity, to);
      log.sort((one, other) => Number(other.activity.id) - Number(one.activity.id));
    },
    /** Forgets a record's history. */
    clear: (entity: string, id: string): void => {
      log = log.filter(({ subject }) => subject !== keyOf(entity, id));
    },
    /** Once for all attempts of one form. */
    addNote: (entity: string, id: string, text: string, attempt: string): void => {
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
