import { type Activity, type NewActivity, newNote } from '#domain/activity.ts';
import type { LogSubject } from '#domain/log.ts';
import type { Person } from '#domain/session.ts';
import { activities as samples } from '#sample/activities.ts';
import { Conflict, NotFound } from './errors.ts';

/** A logged activity, with its record. */
export interface LoggedActivity {
  entity: LogSubject;
  entityId: string;
  activity: Activity;
}

const isOf = (entry: LoggedActivity, entity: string, id: string) => entry.entity === entity && entry.entityId === id;

/**
 * Creates the demo's activity log, in memory.
 * @param who returns the signed-in person.
 * @param nameOf returns the current name of a person.
 * @param now the clock for timestamps.
 */
export function sampleActivities(who: () => Person, nameOf: (id: string) => string, now: () => Date) {
  /** Latest first. */
  let log: LoggedActivity[] = structuredClone([...samples]);
  let lastId = log.length;
  /** The id of the note that each attempt of a form has stored, by account and attempt key. */
  const attempts = new Map<string, string>();

  const add = (
    entity: LogSubject,
    id: string,
    newActivities: readonly NewActivity[],
    by: Person | null = who(),
  ): void => {
    for (const newActivity of newActivities) {
      lastId += 1;
      const activity = { ...newActivity, id: String(lastId), at: now().toISOString(), by, appointment: '', version: 1 };
      log = [{ entity, entityId: id, activity }, ...log];
    }
  };
  /** @returns a note of the signed-in person. @throws NotFound */
  const findOwn = (entity: string, id: string, noteId: string): Activity => {
    const entry = log.find((candidate) => isOf(candidate, entity, id) && candidate.activity.id === noteId);
    if (entry?.activity.kind !== 'note' || entry.activity.by?.id !== who().id)
      throw new NotFound(`There is no note ${noteId}.`);
    return entry.activity;
  };

  const withName = ({ by, ...activity }: Activity): Activity =>
    structuredClone({ ...activity, by: by && { id: by.id, name: nameOf(by.id) } });

  return {
    add,
    /** @returns all activities, latest first. */
    all: (): LoggedActivity[] => log.map((entry) => ({ ...entry, activity: withName(entry.activity) })),
    /** @returns the history of a record, latest first. */
    of: (entity: string, id: string): Activity[] =>
      log.filter((entry) => isOf(entry, entity, id)).map(({ activity }) => withName(activity)),
    /** @returns the history of a lead and its appointments, latest first. @param titles of the appointments, by id. */
    ofLead: (id: string, titles: ReadonlyMap<string, string>): Activity[] =>
      log.flatMap((entry) => {
        if (isOf(entry, 'lead', id)) return [withName(entry.activity)];
        const appointment = entry.entity === 'appointment' ? titles.get(entry.entityId) : undefined;
        return appointment === undefined ? [] : [{ ...withName(entry.activity), appointment }];
      }),
    /** Moves a record's history to another record. */
    move: (entity: string, from: string, to: string): void => {
      for (const entry of log) if (isOf(entry, entity, from)) entry.entityId = to;
    },
    /** Deletes a record's history. */
    clear: (entity: string, id: string): void => {
      log = log.filter((entry) => !isOf(entry, entity, id));
    },
    /** Adds a note, once for all attempts from one form. */
    addNote: (entity: LogSubject, id: string, text: string, attempt: string): void => {
      const ownAttempt = `${who().id} ${attempt}`;
      const earlier = attempts.get(ownAttempt);
      if (earlier) {
        const note = findOwn(entity, id, earlier);
        Object.assign(note, { text, version: note.version + 1 });
        return;
      }
      add(entity, id, [newNote(text)]);
      attempts.set(ownAttempt, String(lastId));
    },
    /** Changes a note. @param version the version that was edited. @throws NotFound @throws Conflict */
    changeNote: (entity: string, id: string, noteId: string, text: string, version: number): void => {
      const note = findOwn(entity, id, noteId);
      if (note.version !== version) throw new Conflict({ id: note.id, version: note.version });
      Object.assign(note, { text, version: version + 1 });
    },
    /** Deletes a note. @throws NotFound */
    removeNote: (entity: string, id: string, noteId: string): void => {
      const note = findOwn(entity, id, noteId);
      log = log.filter(({ activity }) => activity !== note);
    },
  };
}

/** The demo's activity log. */
export type SampleActivities = ReturnType<typeof sampleActivities>;
