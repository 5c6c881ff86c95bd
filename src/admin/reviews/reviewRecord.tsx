import { adminPaths } from '#adminPaths';
import { reviewForm } from '#content/admin/reviews.ts';
import {
  emptyReview,
  type Review,
  type ReviewDraft,
  type ReviewForm,
  reviewEntity,
  reviewFormFields,
  reviewFormSchema,
  reviewToForm,
} from '#domain/review.ts';
import { comparedFields } from '../record/entityFields.tsx';
import type { RecordKind } from '../record/recordKind.ts';

/** Form configuration of reviews. */
export const reviewRecord: RecordKind<Review, ReviewDraft, ReviewForm> = {
  words: reviewForm,
  schema: reviewFormSchema,
  empty: emptyReview,
  savedPath: () => adminPaths.reviews,
  nameOf: ({ name }) => name,
  toDraft: reviewToForm,
  fields: comparedFields(reviewEntity.fields, reviewFormFields, reviewForm),
  recordsOf: ({ reviews }) => reviews,
};
