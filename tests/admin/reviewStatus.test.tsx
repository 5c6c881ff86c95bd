import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignedOut, Unreachable } from '#backend/errors.ts';
import { listWords } from '#content/admin/list.ts';
import { login } from '#content/admin/login.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { type ReviewStatus, reviewStatusLabels } from '#domain/review.ts';
import { reviews as samples } from '#sample/reviews.ts';
import { sampleBackendWith, slowBackend } from '../support/backends.ts';
import { newUser, onPhone } from '../support/controls.ts';
import { reviewForm } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';
import { names, rows, shows } from './list.ts';

const [first, second] = samples as [(typeof samples)[0], (typeof samples)[0]];
const approve = (name: string) => screen.getByRole('button', { name: reviewWords.act(reviewWords.approve, name) });
const hide = (name: string) => screen.getByRole('button', { name: reviewWords.act(reviewWords.hide, name) });
const quick = () => sampleBackendWith({});

describe.each([
  ['Approve', approve, 'approved'],
  ['Hide', hide, 'hidden'],
] as const)('The %s button of a review', (_label, button, status: ReviewStatus) => {
  it('is pressed at once, confirms the change, keeps focus, and reverts on a second press', async () => {
    const user = newUser();
    const { backend, waits } = slowBackend();
    await renderSite('/admin/reviews', { backend });
    expect(button(first.name)).toHaveAttribute('aria-pressed', 'false');
    await user.click(button(first.name));
    expect(button(first.name)).toHaveAttribute('aria-pressed', 'true');
    // While the request is pending, further clicks are ignored.
    await user.click(button(first.name));
    expect(waits).toHaveLength(1);
    await act(async () => waits.shift()?.end());
    const label = reviewStatusLabels[status];
    expect(await screen.findByText(reviewWords.changed(first.name, label))).toBeVisible();
    expect(rows()[0]).toHaveTextContent(label);
    expect(button(first.name)).toHaveAttribute('aria-pressed', 'true');
    expect(button(first.name)).toHaveFocus();
    expect(await backend.reviews.get('1')).toEqual({ ...first, status, version: 2, updatedAt: expect.any(String) });
    await user.click(button(first.name));
    await act(async () => waits.shift()?.end());
    expect(await screen.findByText(reviewWords.changed(first.name, reviewStatusLabels.waiting))).toBeVisible();
    expect(button(first.name)).toHaveAttribute('aria-pressed', 'false');
    expect(await backend.reviews.get('1')).toMatchObject({ status: 'waiting', version: 3 });
  });
});

describe('Changing the status of a review in the list', () => {
  it.each([
    ['grid', () => undefined],
    ['cards', onPhone],
  ])('removes it from the filtered %s and moves focus to the count', async (_as, narrow) => {
    narrow();
    const user = newUser();
    await renderSite('/admin/reviews?status=waiting', { backend: quick() });
    await user.click(approve(second.name));
    await waitFor(() => shows(reviewWords.count(3, 4)));
    await waitFor(() => expect(screen.getByText(reviewWords.count(3, 4))).toHaveFocus());
  });

  it('leaves focus alone if it has moved elsewhere', async () => {
    const user = newUser();
    const { backend, waits } = slowBackend();
    await renderSite('/admin/reviews?status=waiting', { backend });
    await user.click(approve(second.name));
    const search = screen.getByRole('searchbox');
    await user.click(search);
    await act(async () => waits.shift()?.end());
    await waitFor(() => shows(reviewWords.count(3, 4)));
    expect(search).toHaveFocus();
  });

  it('can be undone, in a list that it has left, too', async () => {
    const user = newUser();
    const backend = quick();
    await backend.reviews.update('1', { ...reviewForm, status: 'hidden' }, 1);
    await renderSite('/admin/reviews?status=hidden', { backend });
    await user.click(approve(first.name));
    await waitFor(() => shows(reviewWords.count(0, 4)));
    const undo = await screen.findByRole('button', { name: listWords.undo });
    await user.click(undo);
    expect(await screen.findByText(reviewWords.changed(first.name, reviewStatusLabels.hidden))).toBeVisible();
    await waitFor(() => expect(names()).toEqual([first.name]));
    expect(await backend.reviews.get('1')).toMatchObject({ ...reviewForm, status: 'hidden' });
    expect(screen.queryByRole('button', { name: listWords.undo })).not.toBeInTheDocument();
  });

  it('is undone once by a double click', async () => {
    const user = newUser();
    const backend = quick();
    await renderSite('/admin/reviews', { backend });
    await user.click(approve(first.name));
    await user.dblClick(await screen.findByRole('button', { name: listWords.undo }));
    expect(await screen.findByText(reviewWords.changed(first.name, reviewStatusLabels.waiting))).toBeVisible();
    expect(screen.queryByText(reviewWords.changeConflict)).not.toBeInTheDocument();
    expect(await backend.reviews.get('1')).toMatchObject({ status: 'waiting', version: 3 });
  });

  it('is not undone over a later change by somebody else', async () => {
    const user = newUser();
    const backend = quick();
    await renderSite('/admin/reviews', { backend });
    await user.click(approve(first.name));
    const undo = await screen.findByRole('button', { name: listWords.undo });
    await backend.reviews.update('1', { ...reviewForm, status: 'hidden' }, 2);
    await user.click(undo);
    expect(await screen.findByText(reviewWords.changeConflict)).toBeVisible();
    expect(await backend.reviews.get('1')).toMatchObject({ status: 'hidden', version: 3 });
  });

  it('keeps its answer and its place on the home page', async () => {
    const user = newUser();
    const backend = quick();
    await backend.reviews.update('1', reviewForm, 1);
    await renderSite('/admin/reviews', { backend });
    await user.click(hide(first.name));
    expect(await screen.findByText(reviewWords.changed(first.name, reviewStatusLabels.hidden))).toBeVisible();
    expect(await backend.reviews.get('1')).toMatchObject({ ...reviewForm, status: 'hidden' });
  });

  it('does not overwrite a change by somebody else, but shows it', async () => {
    const user = newUser();
    const backend = quick();
    await renderSite('/admin/reviews', { backend });
    await backend.reviews.update('1', { ...reviewForm, status: 'hidden' }, 1);
    await user.click(approve(first.name));
    expect(await screen.findByText(reviewWords.changeConflict)).toBeVisible();
    await waitFor(() => expect(rows()[0]).toHaveTextContent(reviewStatusLabels.hidden));
    expect(approve(first.name)).toHaveAttribute('aria-pressed', 'false');
    expect(await backend.reviews.get('1')).toMatchObject({ status: 'hidden', version: 2 });
  });

  it('removes the review from the list if somebody else has deleted it', async () => {
    const user = newUser();
    const backend = quick();
    await renderSite('/admin/reviews', { backend });
    await backend.reviews.remove('1');
    await user.click(approve(first.name));
    expect(await screen.findByText(reviewWords.changeGone(first.name))).toBeVisible();
    await waitFor(() => expect(names()).not.toContain(first.name));
    shows(reviewWords.count(3, 3));
  });

  it('is undone, with an error, if the request fails', async () => {
    const user = newUser();
    const update = vi.fn().mockRejectedValue(new Unreachable('offline'));
    await renderSite('/admin/reviews', { backend: sampleBackendWith({ reviews: { update } }) });
    await user.click(approve(first.name));
    expect(await screen.findByText(reviewWords.changeFailed)).toBeVisible();
    expect(approve(first.name)).toHaveAttribute('aria-pressed', 'false');
  });

  it('continues after signing in again over the list', async () => {
    const user = newUser();
    const backend = quick();
    const { update } = backend.reviews;
    backend.reviews.update = vi.fn(update).mockRejectedValueOnce(new SignedOut());
    await renderSite('/admin/reviews', { backend });
    await user.click(approve(first.name));
    expect(await screen.findByRole('dialog', { name: login.again.title })).toBeVisible();
    await user.click(screen.getByRole('button', { name: login.demo.use }));
    await user.click(screen.getByRole('button', { name: login.submit }));
    expect(await screen.findByText(reviewWords.changed(first.name, reviewStatusLabels.approved))).toBeVisible();
  });

  it('goes to the login page if signing in again is cancelled', async () => {
    const user = newUser();
    const backend = quick();
    const router = await renderSite('/admin/reviews?type=wedding', { backend });
    await backend.session.signOut();
    await user.click(approve(first.name));
    await user.click(await screen.findByRole('button', { name: login.again.cancel }));
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/admin/reviews?type=wedding')}`);
  });
});
