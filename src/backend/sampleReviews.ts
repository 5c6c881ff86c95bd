import { type Dashboard, recentCount } from '#domain/dashboard.ts';
import { findRecords, readListQuery } from '#domain/entity.ts';
import {
  type RecentReview,
  type Review,
  type ReviewForm,
  reviewEntity,
  reviewFormSchema,
  reviewOfSent,
  testimonialOf,
} from '#domain/review.ts';
import { sentReviewSchema } from '#domain/sentReview.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { reviews as samples } from '#sample/reviews.ts';
import type { Backend } from './backend.ts';
import { changeVerbs, type SampleAccess, sampleRecords } from './sampleRecords.ts';
import { validate } from './validate.ts';

const newestFirst = readListQuery(reviewEntity, new URLSearchParams());

/**
 * The demo's reviews in memory. @param access who may do what for staff. @param now the clock that stamps what is saved.
 * @returns the port's verbs, and what dashboard and visitors see of them.
 */
export function sampleReviews(access: SampleAccess, now: () => Date) {
  const table = sampleRecords<Review>(samples, now);
  /** What was sent, in its words: the same ones are no second review. */
  const sent = new Set<string>();
  const reviews: Backend['reviews'] = {
    ...changeVerbs(table, access, {
      name: 'review',
      entity: reviewEntity,
      listed: (review: Review) => review,
      read: (form: ReviewForm) => validate(reviewFormSchema, form),
    }),
    send: async (review) => {
      const valid = validate(sentReviewSchema, review);
      await access.pause();
      const words = JSON.stringify(valid);
      if (sent.has(words)) return;
      sent.add(words);
      table.create(words, {}, (id, createdAt) => reviewOfSent(id, valid, createdAt));
    },
  };
  const sorted = () => findRecords(reviewEntity, table.all(), newestFirst);
  return {
    reviews,
    recent: (): Dashboard['recentReviews'] =>
      sorted()
        .filter(({ status }) => status !== 'hidden')
        .slice(0, recentCount)
        .map(({ id, name, rating, comment, createdAt }): RecentReview => ({ id, name, rating, comment, createdAt })),
    approved: (): Testimonial[] =>
      sorted()
        .filter(({ status }) => status === 'approved')
        .map(testimonialOf),
  };
}
