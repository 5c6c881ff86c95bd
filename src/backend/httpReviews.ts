import type { Review, ReviewForm } from '#domain/review.ts';
import type { ReviewRequest } from '#domain/sentReview.ts';
import { attemptHeader } from './attemptKey.ts';
import type { Backend } from './backend.ts';
import type { HttpCalls } from './httpCalls.ts';

/** @returns the part of the HTTP backend for reviews. */
export function httpReviews({ call, get, send, recordsAt }: HttpCalls): Backend['reviews'] {
  // Staff cannot create reviews.
  const { create: _, ...reviews } = recordsAt<Review, ReviewForm, Review>('reviews');
  return {
    ...reviews,
    send: async (review, honeypot = '', token = '') => {
      const { picture, ...words } = review;
      const record = { ...words, trap: honeypot, token };
      if (!picture) return void (await send('POST', '/api/reviews', record, attemptHeader(record, 'review')));
      const { name, lastModified } = picture as Partial<File>;
      const headers = attemptHeader({ ...record, picture: [name, picture.size, lastModified] }, 'review');
      const body = new FormData();
      for (const [part, value] of Object.entries(record)) body.append(part, String(value));
      // Last, so that the server has all other fields before the file.
      body.append('picture', picture);
      await call('POST', '/api/reviews', { body, headers });
    },
    readRequest: async (token) => {
      const path = `/api/review-requests?${new URLSearchParams({ token })}`;
      return (await get<{ request: ReviewRequest | null }>(path)).request;
    },
    requestFrom: async (leadId) => (await send<{ token: string }>('POST', '/api/review-requests', { leadId })).token,
  };
}
