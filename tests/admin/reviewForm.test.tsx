import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { recordFormLoader } from '#admin/record/RecordFormPage.tsx';
import { ReviewEditor, reviewFormConfig } from '#admin/reviews/ReviewEditor.tsx';
import { adminPaths } from '#adminPaths';
import { NotFound } from '#backend/errors.ts';
import { reviewForm, reviewWords } from '#content/admin/reviews.ts';
import { formatDate } from '#domain/dates.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Review, reviewEntity } from '#domain/review.ts';
import { reviews as samples } from '#sample/reviews.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { field, fill, press } from '../support/controls.ts';
import { reviewForm as filledIn, sentReview, tinyPng } from '../support/records.ts';
import { renderSite } from '../support/renderSite.tsx';
import { shows } from './list.ts';

const { fields } = reviewEntity;
const [, , sample] = samples as [Review, Review, Review];
const label = (name: keyof typeof fields) => new RegExp(`^${fields[name].label}`);
const words = () => within(screen.getByRole('region', { name: reviewForm.received }));
const save = () => press(reviewForm.save);

describe('The review form', () => {
  it('is opened with the search of its list, to which it leads back', async () => {
    const search = `?${new URLSearchParams({ q: sample.name })}`;
    await renderSite(adminPaths.reviews + search, { backend: sampleBackendWith({}) });
    fireEvent.click(screen.getByRole('link', { name: reviewWords.edit(sample.name) }));
    expect(await screen.findByRole('link', { name: reviewForm.back })).toHaveAttribute(
      'href',
      adminPaths.reviews + search,
    );
  });

  it('shows the review as read-only, beside the fields for staff', async () => {
    await renderSite('/admin/reviews/3/edit');
    for (const text of [sample.name, sample.comment]) expect(words().getByText(text)).toBeVisible();
    expect(words().getByRole('link', { name: sample.email })).toHaveAttribute('href', `mailto:${sample.email}`);
    expect(words().getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    expect(words().getByText(`Wedding · ${formatDate(sample.createdAt)}`)).toBeVisible();
    expect(words().getByText(reviewForm.agreed(formatDate(sample.createdAt)))).toBeVisible();
    expect(words().queryByText(reviewForm.verified)).not.toBeInTheDocument();
    expect(words().queryByRole('textbox')).not.toBeInTheDocument();
    expect(field(label('status'))).toHaveValue('waiting');
    expect(field(label('status'))).toHaveAccessibleDescription(reviewForm.statusHint);
    expect(field(label('featured'))).toHaveValue('no');
    expect(field(label('featured'))).toHaveAccessibleDescription(reviewForm.featuredHint);
    expect(field(label('answer'))).toHaveAccessibleDescription(reviewForm.answerHint);
  });

  it('says that consent was not asked for, and that a review is verified', async () => {
    const review: Review = { ...sample, email: '', consentAt: null, verified: 'yes' };
    await renderSite('/admin/reviews/3/edit', { backend: sampleBackendWith({ reviews: { get: async () => review } }) });
    expect(words().getByText(reviewForm.notAsked)).toBeVisible();
    expect(words().getByText(reviewForm.verified)).toBeVisible();
    expect(words().queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the picture of a review, and lets staff publish it', async () => {
    const backend = sampleBackendWith({});
    await backend.reviews.send({ ...sentReview, picture: tinyPng });
    const { rows } = await backend.reviews.list(readListQuery(reviewEntity, new URLSearchParams()));
    const id = String(rows[0]?.id);
    await renderSite(`/admin/reviews/${id}/edit`, { backend });
    const picture = words().getByRole('img', { name: reviewWords.picture(sentReview.name) });
    expect(picture).toHaveAttribute('src', rows[0]?.picture);
    expect(field(label('pictureShown'))).toHaveValue('no');
    expect(field(label('pictureShown'))).toHaveAccessibleDescription(reviewForm.pictureHint);
    fill(label('status'), 'approved');
    fill(label('pictureShown'), 'yes');
    save();
    expect(await screen.findByText(reviewForm.saved(sentReview.name))).toBeVisible();
    expect(await backend.reviews.get(id)).toMatchObject({ status: 'approved', pictureShown: 'yes' });
  });

  it('has no field for a picture if there is none', async () => {
    await renderSite('/admin/reviews/3/edit');
    expect(screen.queryByRole('combobox', { name: label('pictureShown') })).not.toBeInTheDocument();
    expect(words().queryByRole('img', { name: /^Picture/ })).not.toBeInTheDocument();
  });

  it('saves changes, confirms them, and returns to the filtered list', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite('/admin/reviews/3/edit?type=wedding', { backend });
    fill(label('status'), 'approved');
    fill(label('featured'), 'yes');
    fill(label('answer'), ` ${filledIn.answer} `);
    save();
    expect(await screen.findByText(reviewForm.saved(sample.name))).toBeVisible();
    await waitFor(() => shows(reviewWords.count(2, 4)));
    expect(router.state.location.pathname + router.state.location.search).toBe('/admin/reviews?type=wedding');
    expect(await backend.reviews.get('3')).toMatchObject({ ...filledIn, comment: sample.comment, version: 2 });
  });

  it('asks on a conflict, and overwrites the other version only if told to', async () => {
    const backend = sampleBackendWith({});
    await renderSite('/admin/reviews/3/edit', { backend });
    fill(label('answer'), 'Mine.');
    await backend.reviews.update('3', { ...filledIn, answer: 'Theirs.' }, 1);
    save();
    const dialog = within(await screen.findByRole('alertdialog', { name: reviewForm.conflict.title }));
    const mine = within(dialog.getByRole('region', { name: reviewForm.conflict.mine }));
    expect(mine.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      [fields.status, fields.featured, fields.answer].map((each) => each.label),
    );
    expect(dialog.getByText('Theirs.')).toBeVisible();
    press(reviewForm.conflict.keepMine);
    expect(await screen.findByText(reviewForm.saved(sample.name))).toBeVisible();
    expect(await backend.reviews.get('3')).toMatchObject({ answer: 'Mine.', status: 'waiting', version: 3 });
  });

  it('keeps what was typed if the review has been deleted', async () => {
    const backend = sampleBackendWith({});
    await renderSite('/admin/reviews/3/edit', { backend });
    fill(label('answer'), 'Too late.');
    await backend.reviews.remove('3');
    save();
    expect(await screen.findByText(reviewForm.failed.gone)).toBeVisible();
    expect(field(label('answer'))).toHaveValue('Too late.');
  });

  it('says that a review was deleted while its form was left', async () => {
    const backend = sampleBackendWith({});
    let answer = () => {};
    vi.spyOn(backend.reviews, 'update').mockImplementation(
      () =>
        new Promise((_resolve, reject) => {
          answer = () => reject(new NotFound());
        }),
    );
    const router = await renderSite('/admin/reviews/3/edit', { backend });
    fill(label('answer'), 'Too late.');
    save();
    await waitFor(() => expect(backend.reviews.update).toHaveBeenCalled());
    void router.navigate('/admin/reviews');
    fireEvent.click(await screen.findByRole('button', { name: reviewForm.leaving.leave }));
    await waitFor(() => expect(screen.queryByLabelText(label('answer'))).not.toBeInTheDocument());
    await act(async () => answer());
    expect(await screen.findByText(reviewForm.failedLater.gone)).toBeVisible();
  });

  it('says that a review does not exist, and links to the list', async () => {
    await renderSite('/admin/reviews/99/edit');
    expect(screen.getByRole('heading', { name: reviewForm.missing.title })).toBeVisible();
    expect(screen.getByRole('link', { name: reviewForm.missing.back })).toHaveAttribute('href', '/admin/reviews');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(reviewWords.title));
  });

  it('cannot create a review', async () => {
    const routes = [{ path: '/', Component: ReviewEditor, loader: recordFormLoader(reviewFormConfig) }];
    await renderSite('/', { routes, backend: sampleBackendWith({}) });
    fill(label('answer'), 'To myself.');
    save();
    expect(await screen.findByText(reviewForm.failed.gone)).toBeVisible();
    expect(field(label('answer'))).toHaveValue('To myself.');
  });
});
