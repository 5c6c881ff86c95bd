import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object, string } from 'yup';
import { validate } from '#backend/validate.ts';
import { type Review, reviewEntity, reviewFormSchema } from '#domain/review.ts';
import { type SentReview, sentReviewSchema } from '#domain/sentReview.ts';
import { sentKey } from '../sentKey.ts';
import type { Services } from '../services.ts';
import { removeRecord } from '../store/removal.ts';
import { getReview, listReviews, updateReview } from '../store/reviews.ts';
import { recordRoutes } from './records.ts';
import { bodySchema, describeRoute, objectOf, oneOf, orNull, recordSchema, textSchema } from './schemas.ts';

/** Largest review, in bytes: ten times what anybody writes. */
const bodyLimit = 64 * 1024;

/** What comes with a review. */
const bodyOfReview = sentReviewSchema.concat(object({ trap: string().max(1000), token: string().max(100) }));

const shownFields = Object.keys(reviewEntity.fields).filter((name) => name !== ('consentAt' satisfies keyof Review));

/** The reviews: visitors send them, staff says what becomes of them. */
export function reviewRoutes(app: FastifyInstance, services: Services): void {
  recordRoutes(app, services, {
    name: 'review',
    entity: reviewEntity,
    formSchema: reviewFormSchema,
    answer: recordSchema(reviewEntity, shownFields, { consentAt: orNull(textSchema) }),
    bodyLimit,
    read: (body) => validate(reviewFormSchema, body),
    list: listReviews,
    get: getReview,
    update: updateReview,
    remove: (trx, id, accountId) => removeRecord(trx, 'review', id, accountId),
    change: services.changeContent,
  });

  app.post(
    '/api/reviews',
    {
      bodyLimit,
      schema: {
        ...describeRoute('site', 'Send a review; the same one (or the same Idempotency-Key) twice is stored once', {
          json: objectOf({ status: oneOf(['waiting']) }),
          status: 201,
        }),
        body: bodySchema(bodyOfReview),
      },
    },
    async (request: FastifyRequest<{ Body: SentReview & { trap?: string; token?: string } }>, reply) => {
      const { trap = '', token = '', ...fields } = request.body;
      const review = validate(sentReviewSchema, fields);
      // Only machines fill in what people do not see. They are not told.
      if (trap === '') {
        await services.storeReview({ key: sentKey(request, review), review, token, ip: request.ip });
      }
      return reply.code(201).send({ status: 'waiting' });
    },
  );
}
