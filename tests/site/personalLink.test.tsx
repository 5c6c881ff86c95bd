import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { Unreachable } from '#backend/errors.ts';
import { review } from '#content/review.ts';
import { share } from '#content/testimonials.ts';
import { leads } from '#sample/leads.ts';
import { sentReview } from '#tests/support/records.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { field, fill, newUser, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const { labels } = review;
const [lead] = leads as [(typeof leads)[0]];
const dialog = () => screen.findByRole('dialog', { name: review.title });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Fills in the fields that a personal link does not prefill, and submits. */
function finish() {
  fill(labels.email, sentReview.email);
  fill(labels.comment, sentReview.comment);
  act(() => screen.getByRole('radio', { name: review.stars(5) }).click());
  act(() => screen.getByRole('checkbox', { name: labels.consent }).click());
  press(review.send);
}

describe('The review form opened by a personal link', () => {
  it('is prefilled with name and event type, says so, and makes the review verified', async () => {
    const backend = sampleBackendWith({});
    const token = await backend.reviews.requestFrom(lead.id);
    await renderSite(`/testimonials?review=${token}`, { backend });
    await dialog();
    await waitFor(() => expect(field(labels.name)).toHaveValue(lead.name));
    expect(field(labels.eventType)).toHaveValue(lead.eventType);
    expect(screen.getByText(review.personal(lead.name))).toHaveRole('status');
    finish();
    expect(await screen.findByRole('dialog', { name: review.success.title })).toBeVisible();
    const found = await backend.reviews.list({
      q: sentReview.comment.slice(0, 10),
      filters: {},
      sort: { field: 'createdAt', order: 'desc' },
      page: 1,
      pageSize: 10,
    });
    expect(found.rows).toEqual([expect.objectContaining({ name: lead.name, rating: 5, verified: 'yes' })]);
  });

  it('leaves the focus on the page when it is closed', async () => {
    await renderSite('/testimonials?review=used', { backend: sampleBackendWith({}) });
    await dialog();
    press(review.closeLabel);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('says that the link has been used, and still works', async () => {
    await renderSite('/testimonials?review=used', { backend: sampleBackendWith({}) });
    await dialog();
    expect(await screen.findByText(review.linkOver)).toBeVisible();
    expect(field(labels.name)).toHaveValue('');
    fill(labels.name, 'Somebody');
    fill(labels.eventType, 'other');
    finish();
    expect(await screen.findByRole('dialog', { name: review.success.title })).toBeVisible();
  });

  it('keeps what was typed before the data of the link arrived', async () => {
    let answer = (_request: Awaited<ReturnType<Backend['reviews']['readRequest']>>) => {};
    const readRequest = () => new Promise<Parameters<typeof answer>[0]>((resolve) => (answer = resolve));
    await renderSite('/testimonials?review=slow', { backend: sampleBackendWith({ reviews: { readRequest } }) });
    await dialog();
    expect(screen.getByText(review.lead)).toBeVisible();
    fill(labels.name, 'O. Bennett');
    await act(async () => answer({ name: lead.name, eventType: lead.eventType }));
    expect(field(labels.name)).toHaveValue('O. Bennett');
    await waitFor(() => expect(field(labels.eventType)).toHaveValue(lead.eventType));
  });

  it('works if the link cannot be read, and still sends its token', async () => {
    const send = vi.fn<Backend['reviews']['send']>(async () => undefined);
    const readRequest = () => Promise.reject(new Unreachable('offline'));
    await renderSite('/testimonials?review=abc', { backend: sampleBackendWith({ reviews: { send, readRequest } }) });
    await dialog();
    expect(screen.getByText(review.lead)).toBeVisible();
    fill(labels.name, sentReview.name);
    fill(labels.eventType, sentReview.eventType);
    finish();
    await screen.findByRole('dialog', { name: review.success.title });
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...sentReview, rating: 5 }, '', 'abc');
  });

  it('stays personal when it is reopened, until a review has been sent', async () => {
    const user = newUser();
    const backend = sampleBackendWith({});
    const token = await backend.reviews.requestFrom(lead.id);
    await renderSite(`/testimonials?review=${token}`, { backend });
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: share.link }));
    await dialog();
    expect(screen.getByText(review.personal(lead.name))).toBeVisible();
    expect(field(labels.name)).toHaveValue(lead.name);
    finish();
    await screen.findByRole('dialog', { name: review.success.title });
    await user.click(screen.getByRole('button', { name: review.closeLabel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: share.link }));
    await dialog();
    expect(screen.getByText(review.lead)).toBeVisible();
    expect(field(labels.name)).toHaveValue('');
  });

  it('confirms a review that was answered while the form was closing once it is opened again', async () => {
    let answer = () => {};
    const send = () => new Promise<void>((resolve) => (answer = resolve));
    const { name, eventType } = lead;
    const backend = sampleBackendWith({ reviews: { send, readRequest: async () => ({ name, eventType }) } });
    await renderSite('/testimonials?review=once', { backend });
    await screen.findByText(review.personal(name));
    await waitFor(() => expect(field(labels.name)).toHaveValue(name));
    finish();
    await screen.findByRole('button', { name: review.sending });
    press(review.closeLabel);
    // The transition has begun, and not ended.
    await waitFor(() => expect(screen.getByRole('dialog')).not.toBeVisible());
    await act(async () => answer());
    await gone();
    act(() => screen.getByRole('link', { name: share.link }).click());
    expect(await screen.findByRole('dialog', { name: review.success.title })).toBeVisible();
    press(review.closeLabel);
    await gone();
    act(() => screen.getByRole('link', { name: share.link }).click());
    await dialog();
    expect(screen.getByText(review.lead)).toBeVisible();
  });

  it('shows the data of the link that was opened last, in whatever order they arrive', async () => {
    const { name, eventType } = lead;
    let arrive = () => {};
    const readRequest: Backend['reviews']['readRequest'] = (token) =>
      token === 'slow'
        ? new Promise((resolve) => (arrive = () => resolve({ name: 'Somebody Else', eventType })))
        : Promise.resolve({ name, eventType });
    const backend = sampleBackendWith({ reviews: { readRequest } });
    const router = await renderSite('/testimonials?review=slow', { backend });
    await dialog();
    await act(() => router.navigate('/testimonials?review=fast'));
    expect(await screen.findByText(review.personal(name))).toBeVisible();
    await act(async () => arrive());
    expect(screen.getByText(review.personal(name))).toBeVisible();
    expect(field(labels.name)).toHaveValue(name);
  });

  it('shows nothing of an earlier link while another one is read', async () => {
    const { name, eventType } = lead;
    const readRequest: Backend['reviews']['readRequest'] = (token) =>
      token === 'slow' ? new Promise(() => undefined) : Promise.resolve({ name, eventType });
    const backend = sampleBackendWith({ reviews: { readRequest } });
    const router = await renderSite('/testimonials?review=fast', { backend });
    expect(await screen.findByText(review.personal(name))).toBeVisible();
    await act(() => router.navigate('/testimonials?review=slow'));
    expect(screen.getByText(review.lead)).toBeVisible();
  });

  it('reads no link if it is opened by the general one', async () => {
    const readRequest = vi.fn<Backend['reviews']['readRequest']>();
    const user = newUser();
    await renderSite('/testimonials?review=new', { backend: sampleBackendWith({ reviews: { readRequest } }) });
    await dialog();
    await user.click(screen.getByRole('button', { name: review.closeLabel }));
    expect(readRequest).not.toHaveBeenCalled();
  });
});
