import { appointmentEntity } from './appointment.ts';
import { conversationEntity } from './conversation.ts';
import type { Entity } from './entity.ts';
import { leadEntity } from './lead.ts';
import { postEntity } from './post.ts';
import { reviewEntity } from './review.ts';
import { templateEntity } from './template.ts';

/**
 * What staff works with: each kind of record under the name that its table and the log have for it. With an s it is that
 * of its list.
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
