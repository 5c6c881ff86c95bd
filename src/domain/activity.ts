import { type InferType, object } from 'yup';
import { noteNeeded } from '#content/domain/activity.ts';
import type { Person } from './session.ts';
import { linesOfText } from './texts.ts';

/** Kinds of log entries for a record; a `note` is text by staff. */
export const activityKinds = [
  'created',
  'edited',
  'status',
  'deleted',
  'note',
  'askedForReview',
  'bookingLink',
  'replied',
  // Actions of clients.
  'picked',
  'pickedAnew',
  'pickCancelled',
  'reviewed',
  'merged',
  'fileAdded',
  'fileRemoved',
  'exported',
  'erased',
  'expired',
  'imported',
  'importUndone',
  // Changes to accounts.
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
  // Actions on unsent mails.
  'resent',
  'discarded',
] as const;

/** One of {@link activityKinds}. */
export type ActivityKind = (typeof activityKinds)[number];

/** An action on a record, without author and time. */
export interface NewActivity {
  kind: ActivityKind;
  /** For an edit: the names of the changed fields. */
  fields: string[];
  /** For a change of status or role, and for what moves a lead on: the old and the new value. */
  from: string;
  to: string;
  /** For a note, its text; for a time picked by a client, its instant. */
  text: string;
}

/** A logged action on a record. */
export interface Activity extends NewActivity {
  id: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  /** Null if the account was deleted. */
  by: Person | null;
  /** For an activity of an appointment of the lead: its title; empty for all others. */
  appointment: string;
  /** For a note: its version number, from 1. */
  version: number;
}

/** Defaults for the fields that most kinds leave empty. */
const empty = { fields: [], from: '', to: '', text: '' };

/** @returns an activity that consists of its kind only. */
export const newActivity = (kind: ActivityKind): NewActivity => ({ ...empty, kind });

/** @returns the activity for a note. */
export const newNote = (text: string): NewActivity => ({ ...empty, kind: 'note', text });

/** Fields that change with every update of a record. */
const counters = ['version', 'updatedAt'];

/** Fields that a change of the status fills or empties: no change of their own then. */
const reasons = ['cancelReason'];

/** @returns the names of the fields of which two versions of a record have different values. */
export function changedFields(before: object, after: object): string[] {
  const valuesBefore = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(valuesBefore.get(name)) ? [] : [name],
  );
}

/** @returns the activities for the difference between two versions of a record: its status, and all other fields. */
export function activitiesBetween(before: object, after: object): NewActivity[] {
  const changed = changedFields(before, after);
  const hasStatusChanged = changed.includes('status');
  const told = [...counters, 'status', ...(hasStatusChanged ? reasons : [])];
  const fields = changed.filter((name) => !told.includes(name));
  return [
    ...(hasStatusChanged ? [{ ...empty, kind: 'status' as const, ...statuses(before, after) }] : []),
    ...(fields.length > 0 ? [{ ...empty, kind: 'edited' as const, fields }] : []),
  ];
}

const statuses = (before: object, after: object) => ({ from: statusOf(before), to: statusOf(after) });

const statusOf = (row: object) => ('status' in row ? String(row.status) : '');

/** Schema of a note, shared by form and server. */
export const noteSchema = object({
  text: linesOfText(10_000).required(noteNeeded),
});

/** A valid note. */
export type NoteForm = InferType<typeof noteSchema>;
