import { type InferType, object } from 'yup';
import { noteNeeded } from '#content/domain/activity.ts';
import type { Person } from './session.ts';
import { linesOfText } from './texts.ts';

/** What can be written down of a record; a `note` is what staff has to say about it. */
export const activityKinds = [
  'created',
  'edited',
  'status',
  'deleted',
  'note',
  'askedForReview',
  'bookingLink',
  // What clients do to leads.
  'picked',
  'pickedAnew',
  'pickCancelled',
  'merged',
  'fileAdded',
  'fileRemoved',
  'exported',
  'erased',
  'expired',
  'imported',
  'importUndone',
  // What is done to accounts.
  'signedIn',
  'invited',
  'role',
  'disabled',
  'enabled',
  'password',
  'feedMade',
  'feedRevoked',
  'passwordLink',
  'twoStepOn',
  'twoStepOff',
] as const;

/** One of {@link activityKinds}. */
export type ActivityKind = (typeof activityKinds)[number];

/** What was done to a record, without who and when. */
export interface NewActivity {
  kind: ActivityKind;
  /** For an edit: the names of the fields that were changed. */
  fields: string[];
  /** For a change of status or role: the one before, and the one after. */
  from: string;
  to: string;
  /** For a note, its text; for a time that a client has picked, its instant. */
  text: string;
}

/** What was done to a record. */
export interface Activity extends NewActivity {
  id: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  /** Null where the account is no longer there. */
  by: Person | null;
  /** For a note: counts its changes, from 1. */
  version: number;
}

/** What most of them leave empty. */
const empty = { fields: [], from: '', to: '', text: '' };

/** @returns what needs no more words than its kind. */
export const newActivity = (kind: ActivityKind): NewActivity => ({ ...empty, kind });

/** @returns a note. */
export const newNote = (text: string): NewActivity => ({ ...empty, kind: 'note', text });

/** What changes by itself with every change of a record. */
const counters = ['version', 'updatedAt'];

/** @returns what was done to a record, of which there are now two versions: to its status, and to all else. */
export function activitiesBetween(before: object, after: object): NewActivity[] {
  const texts = (row: object) => new Map(Object.entries(row).map(([name, value]) => [name, JSON.stringify(value)]));
  const old = texts(before);
  const changed = [...texts(after)].flatMap(([name, text]) => (old.get(name) === text ? [] : [name]));
  const fields = changed.filter((name) => name !== 'status' && !counters.includes(name));
  return [
    ...(changed.includes('status') ? [{ ...empty, kind: 'status' as const, ...statuses(before, after) }] : []),
    ...(fields.length > 0 ? [{ ...empty, kind: 'edited' as const, fields }] : []),
  ];
}

const statuses = (before: object, after: object) => ({ from: statusOf(before), to: statusOf(after) });

const statusOf = (row: object) => ('status' in row ? String(row.status) : '');

/** The one schema of a note, for its form and for whoever stores it. */
export const noteSchema = object({
  text: linesOfText(10_000).required(noteNeeded),
});

/** A note as its form hands it on. */
export type NoteForm = InferType<typeof noteSchema>;
