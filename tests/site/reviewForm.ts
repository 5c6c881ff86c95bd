import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { review } from '#content/review.ts';
import { share } from '#content/testimonials.ts';
import { sentReview } from '#tests/support/records.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { fill, type newUser, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

type User = ReturnType<typeof newUser>;

/** The backend's function for sending reviews. */
export type Send = Backend['reviews']['send'];

export const { labels } = review;
export const opener = () => screen.getByRole('link', { name: share.link });
export const dialog = () => screen.findByRole('dialog', { name: review.title });
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const stars = () => screen.getByRole('radiogroup', { name: labels.rating });
export const star = (count: number) => within(stars()).getByRole('radio', { name: review.stars(count) });
/** Clicks a star's radio button, as pointer positions need a layout. */
export const give = (count: number) => fireEvent.click(star(count));
export const consent = () => screen.getByRole('checkbox', { name: labels.consent });
export const send = () => press(review.send);

/** Opens the form over its page. @param way the backend's function for sending reviews. */
export async function openForm(user: User, way?: Send) {
  const backend = sampleBackendWith({ reviews: way ? { send: way } : {} });
  const router = await renderSite('/testimonials?category=wedding', { backend });
  await user.click(opener());
  await dialog();
  return { router, backend };
}

/** Fills in the form with a valid review. */
export async function fillIn(user: User): Promise<void> {
  fill(labels.name, sentReview.name);
  fill(labels.email, sentReview.email);
  fill(labels.eventType, sentReview.eventType);
  fill(labels.comment, sentReview.comment);
  give(sentReview.rating);
  await user.click(consent());
}
