import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboard } from '#content/admin/dashboard.ts';
import { listWords } from '#content/admin/list.ts';
import { reviewWords } from '#content/admin/reviews.ts';
import { deletion } from '#content/admin/shell.ts';
import { leadEventTypeLabels } from '#domain/lead.ts';
import { reviewEntity, reviewStatusLabels } from '#domain/review.ts';
import { reviews as samples } from '#sample/reviews.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { newUser, onPhone } from '../support/controls.ts';
import { sentReview, tinyPng } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';
import { names, rows, shows } from './list.ts';

const [first, second] = samples as [(typeof samples)[0], (typeof samples)[0]];
const approve = (name: string) => screen.getByRole('button', { name: reviewWords.act(reviewWords.approve, name) });
const { wedding, corporate } = leadEventTypeLabels;
const { approved } = reviewStatusLabels;
const quick = () => sampleBackendWith({});

describe('The review list', () => {
  it('shows author, comment, date and stars of the reviews, latest first', async () => {
    await renderSite('/admin/reviews');
    shows(reviewWords.count(4, 4));
    expect(names()).toEqual(samples.map(({ name }) => name));
    const row = rows()[1] as HTMLElement;
    for (const text of [second.name, second.comment, corporate, reviewStatusLabels.waiting, 'Feb 26, 2025']) {
      expect(row).toHaveTextContent(text);
    }
    expect(within(row).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
    const edit = within(row).getByRole('link', { name: reviewWords.edit(second.name) });
    expect(edit).toHaveAttribute('href', '/admin/reviews/2/edit');
  });

  it('shows a thumbnail of a picture, and does not publish it on approval', async () => {
    const user = newUser();
    const backend = quick();
    await backend.reviews.send({ ...sentReview, picture: tinyPng });
    await renderSite('/admin/reviews', { backend });
    const { name } = sentReview;
    const row = within(rows()[0] as HTMLElement);
    expect(row.getByRole('img', { name: reviewWords.picture(name) })).toBeInTheDocument();
    expect(within(rows()[1] as HTMLElement).queryByRole('img', { name: /^Picture/ })).not.toBeInTheDocument();
    await user.click(approve(name));
    expect(await screen.findByText(reviewWords.approvedWithout(name))).toBeVisible();
    expect((await backend.testimonials.list({ category: 'birthday' })).at(-1)).not.toHaveProperty('picture');
  });

  it('never shows an approved review as waiting again while it is reloaded', async () => {
    const user = newUser();
    await renderSite('/admin/reviews', { backend: quick() });
    const seen = new Set<string | null>();
    const observer = new MutationObserver(() => seen.add(approve(first.name).getAttribute('aria-pressed')));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await user.click(approve(first.name));
    expect(await screen.findByText(reviewWords.changed(first.name, reviewStatusLabels.approved))).toBeVisible();
    await waitFor(() => expect(rows()[0]).toHaveTextContent(reviewStatusLabels.approved));
    observer.disconnect();
    expect([...seen]).toEqual(['true']);
  });

  it('is linked from the dashboard', async () => {
    const user = newUser();
    const router = await renderSite('/admin');
    await user.click(screen.getByRole('link', { name: dashboard.recentReviews.all }));
    await waitFor(() => shows(reviewWords.count(4, 4)));
    expect(router.state.location.pathname).toBe('/admin/reviews');
  });

  it('is filtered by search, status and event type', async () => {
    const user = newUser();
    const router = await renderSite('/admin/reviews?q=e');
    await user.selectOptions(screen.getByRole('combobox', { name: reviewEntity.fields.eventType.label }), wedding);
    await waitFor(() => shows(reviewWords.count(2, 4)));
    await user.selectOptions(screen.getByRole('combobox', { name: reviewEntity.fields.status.label }), approved);
    expect(await screen.findByRole('heading', { name: reviewWords.empty.title })).toBeVisible();
    expect(router.state.location.search).toBe('?q=e&type=wedding&status=approved');
    await user.click(screen.getByRole('button', { name: reviewWords.clear }));
    await waitFor(() => shows(reviewWords.count(4, 4)));
  });

  it('says where reviews come from while there are none', async () => {
    const list = async () => ({ rows: [], matching: 0, total: 0, page: 1 });
    await renderSite('/admin/reviews', { backend: sampleBackendWith({ reviews: { list } }) });
    expect(screen.getByRole('heading', { name: reviewWords.none.title })).toBeVisible();
    expect(screen.getByText(reviewWords.none.text)).toBeVisible();
  });

  it('shows the same as cards on a phone', async () => {
    onPhone();
    await renderSite('/admin/reviews');
    const card = within(screen.getAllByRole('article')[1] as HTMLElement);
    expect(card.getByRole('heading', { name: second.name })).toBeVisible();
    for (const text of [second.comment, corporate, reviewStatusLabels.waiting, 'Feb 26, 2025']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      reviewWords.approve,
      reviewWords.hide,
      listWords.remove,
    ]);
  });

  it('shows a picture only on the card of its review', async () => {
    onPhone();
    const backend = quick();
    await backend.reviews.send({ ...sentReview, picture: tinyPng });
    await renderSite('/admin/reviews', { backend });
    const pictures = screen
      .getAllByRole('article')
      .map((card) => within(card).queryAllByRole('img', { name: /^Picture/ }));
    expect(pictures.map(({ length }) => length)).toEqual([1, 0, 0, 0, 0]);
    expect(pictures[0]?.[0]).toHaveAccessibleName(reviewWords.picture(sentReview.name));
  });

  it('deletes a review after confirmation', async () => {
    const user = newUser();
    await renderSite('/admin/reviews', { backend: quick() });
    await user.click(screen.getByRole('button', { name: reviewWords.remove(first.name) }));
    expect(screen.getByRole('alertdialog', { name: deletion.title })).toHaveAccessibleDescription(
      reviewWords.confirmRemove(first.name),
    );
    await user.click(screen.getByRole('button', { name: deletion.confirm }));
    expect(await screen.findByText(reviewWords.removed(first.name))).toBeVisible();
    await waitFor(() => shows(reviewWords.count(3, 3)));
  });
});
