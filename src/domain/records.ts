import { appointmentEntity } from './appointment.ts';
import { conversationEntity } from './conversation.ts';
import type { Entity } from './entity.ts';
import { leadEntity } from './lead.ts';
import { postEntity } from './post.ts';
import { reviewEntity } from './review.ts';
import { templateEntity } from './template.ts';

/**
 * The entities that staff work with, by the name of their table and in the log. With an "s", it is the name of their
 * list.
 */
export const recordEntities = {
  lead: leadEntity,
  appointment: appointmentEntity,
  conversation: conversationEntity,
  template: templateEntity,
  review: reviewEntity,
  post: postEntity,
} as const satisfies Readonly<Record<string, Entity>>;

/** The name of one kind of record. */
export type RecordName = keyof typeof recordEntities;

/** The field by which records of each kind are named. Lists can be sorted by it, as the log searches its sort column. */
export const nameFields = {
  lead: 'name',
  appointment: 'title',
  conversation: 'name',
  template: 'name',
  review: 'name',
  post: 'title',
} as const satisfies Record<RecordName, string>;

/** @returns whether a subject of the log is a kind of record. */
export const isRecordName = (subject: string): subject is RecordName => Object.hasOwn(recordEntities, subject);

/** @returns whether a record has the values that a change expects, so that it reverts nobody else's change. */
export function hasExpectedValues(record: object, expected: object = {}): boolean {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(expected).every(([name, value]) => values[name] === value);
}
