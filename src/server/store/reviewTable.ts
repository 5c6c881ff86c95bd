import type { EventType } from '#domain/enquiry.ts';
import { type SortKey, searchedTexts, sortValueOf } from '#domain/entity.ts';
import { type Review, type ReviewStatus, reviewEntity } from '#domain/review.ts';
import { searchText } from './keys.ts';

/** Reviews, as stored. Lists are sorted by the columns named `…_key`. */
export interface ReviewTable {
  id: string;
  /** The same for all attempts to send the same review; null for sample data. */
  idempotency_key: string | null;
  name: string;
  email: string;
  event_type: EventType;
  /** Whole stars, 1 to 5. */
  rating: number;
  comment: string;
  /** URL path of the uploaded picture; empty for none. */
  picture: string;
  picture_shown: Review['pictureShown'];
  status: ReviewStatus;
  answer: string;
  featured: Review['featured'];
  verified: Review['verified'];
  consent_at: string | null;
  created_at: string;
  updated_at: string;
  /** Version number, from 1. */
  version: number;
  name_key: SortKey;
  rating_key: SortKey;
  status_key: SortKey;
  search: string;
}

const { fields } = reviewEntity;

/** @returns the table row of a review. @param key the same for all attempts to send it. */
export const toReviewRow = (review: Review, key: string | null = null): ReviewTable => ({
  id: review.id,
  idempotency_key: key,
  name: review.name,
  email: review.email,
  event_type: review.eventType,
  rating: review.rating,
  comment: review.comment,
  picture: review.picture,
  picture_shown: review.pictureShown,
  status: review.status,
  answer: review.answer,
  featured: review.featured,
  verified: review.verified,
  consent_at: review.consentAt,
  created_at: review.createdAt,
  updated_at: review.updatedAt,
  version: review.version,
  name_key: sortValueOf(fields.name, review.name),
  rating_key: sortValueOf(fields.rating, review.rating),
  status_key: sortValueOf(fields.status, review.status),
  search: searchText(searchedTexts(reviewEntity, review)),
});

/** @returns the review of a row. */
export const toReview = (row: ReviewTable): Review => ({
  id: row.id,
  name: row.name,
  email: row.email,
  eventType: row.event_type,
  rating: row.rating,
  comment: row.comment,
  picture: row.picture,
  pictureShown: row.picture_shown,
  status: row.status,
  answer: row.answer,
  featured: row.featured,
  verified: row.verified,
  consentAt: row.consent_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
});
