import type { FastifyInstance } from 'fastify';
import { validate } from '#backend/validate.ts';
import { type Review, reviewEntity, reviewFormSchema } from '#domain/review.ts';
import type { Services } from '../services.ts';
import { removeRecord } from '../store/removal.ts';
import { getReview, listReviews, updateReview } from '../store/reviews.ts';
import { recordRoutes } from './records.ts';
import { formBodyLimit, orNull, recordSchema, textSchema } from './schemas.ts';

const shownFields = Object.keys(reviewEntity.fields).filter((name) => name !== ('consentAt' satisfies keyof Review));

/** The schema of a review. */
export const reviewSchema = recordSchema(reviewEntity, shownFields, { consentAt: orNull(textSchema) });

/** Registers the review routes, by which staff approve, hide, answer and delete reviews. */
export function reviewRoutes(app: FastifyInstance, services: Services): void {
  recordRoutes(app, services, {
    name: 'review',
    entity: reviewEntity,
    formSchema: reviewFormSchema,
    rowSchema: reviewSchema,
    bodyLimit: formBodyLimit,
    read: (body) => validate(reviewFormSchema, body),
    list: listReviews,
    get: getReview,
    update: updateReview,
    remove: (trx, id, accountId) => removeRecord(trx, 'review', id, accountId),
    change: services.changeContent,
  });
}
