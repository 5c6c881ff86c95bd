import { newActivity } from '#domain/activity.ts';
import { type Dashboard, recentCount } from '#domain/dashboard.ts';
import { day } from '#domain/durations.ts';
import { readListQuery } from '#domain/entity.ts';
import { findRecords } from '#domain/findRecords.ts';
import type { Lead } from '#domain/lead.ts';
import {
  type RecentReview,
  type Review,
  type ReviewForm,
  requestDays,
  reviewEntity,
  reviewFormSchema,
  reviewOfSent,
  testimonialOf,
} from '#domain/review.ts';
import { sentReviewSchema } from '#domain/sentReview.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { reviews as samples } from '#sample/reviews.ts';
import { newAttempt } from './attemptKey.ts';
import type { Backend } from './backend.ts';
import { dataUrlOf } from './dataUrlOf.ts';
import { NotFound } from './errors.ts';
import { changeMethods, type SampleAccess, sampleRecords } from './sampleRecords.ts';
import { validate } from './validate.ts';

const newestFirst = readListQuery(reviewEntity, new URLSearchParams());

/**
 * Creates the demo's reviews, in memory.
 * @param access permissions, log and latency.
 * @param now the clock for timestamps.
 * @param leadOf finds a lead by its id.
 * @returns the port's methods, and the reviews for the dashboard and for visitors.
 */
export function sampleReviews(access: SampleAccess, leadOf: (id: string) => Lead | undefined, now: () => Date) {
  const table = sampleRecords<Review>(samples, now);
  /** The content of the reviews sent so far, to ignore repeated ones. */
  const sentReviews = new Set<string>();
  /** Personal links by token: the lead, and the time of creation (ms since 1970). */
  const requests = new Map<string, { leadId: string; at: number }>();
  const requestedLead = (token: string): Lead | undefined => {
    const request = requests.get(token);
    return request && now().getTime() - request.at < requestDays * day ? leadOf(request.leadId) : undefined;
  };
  const reviews: Backend['reviews'] = {
    ...changeMethods(table, access, {
      name: 'review',
      entity: reviewEntity,
      listedOf: (review: Review) => review,
      read: (form: ReviewForm): ReviewForm & { picture?: string } => {
        const valid = validate(reviewFormSchema, form);
        return valid.pictureShown === 'deleted' ? { ...valid, picture: '' } : valid;
      },
    }),
    send: async (review, _honeypot, token = '') => {
      const { picture: file, ...words } = validate(sentReviewSchema, review);
      const picture = file ? await dataUrlOf(file) : '';
      await access.pause();
      const content = JSON.stringify([words, picture]);
      if (sentReviews.has(content)) return;
      sentReviews.add(content);
      const lead = requestedLead(token);
      const verified = lead ? 'yes' : 'no';
      if (lead) access.activities.add('lead', lead.id, [newActivity('reviewed')], null);
      requests.delete(token);
      table.create(content, {}, (id, createdAt) => ({ ...reviewOfSent(words, { id, picture, createdAt }), verified }));
    },
    readRequest: async (token) => {
      const lead = requestedLead(token);
      return lead ? { name: lead.name, eventType: lead.eventType } : null;
    },
    requestFrom: async (leadId) => {
      access.staffOnly();
      if (!leadOf(leadId)) throw new NotFound(`There is no lead ${leadId}.`);
      const token = newAttempt();
      requests.set(token, { leadId, at: now().getTime() });
      access.activities.add('lead', leadId, [newActivity('askedForReview')]);
      return token;
    },
  };
  const newestReviews = () => findRecords(reviewEntity, table.all(), newestFirst);
  return {
    reviews,
    recent: (): Dashboard['recentReviews'] =>
      newestReviews()
        .filter(({ status }) => status !== 'hidden')
        .slice(0, recentCount)
        .map(({ id, name, rating, comment, createdAt }): RecentReview => ({ id, name, rating, comment, createdAt })),
    approved: (): Testimonial[] =>
      newestReviews()
        .filter(({ status }) => status === 'approved')
        .map(testimonialOf),
  };
}
