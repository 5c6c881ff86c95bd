import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { pictureWords, postForm } from '#content/admin/postForm.ts';
import { field, press } from '#tests/support/controls.ts';
import { placeWords } from '#tests/support/editable.ts';
import { choosePicture, fillInPost, savingBy, slowPictures } from '#tests/support/postForm.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

beforeAll(placeWords);

describe('The featured image of a post', () => {
  it('is waited for if the post is saved while it is being uploaded', async () => {
    const save = vi.fn<Backend['posts']['create']>(() => new Promise(() => undefined));
    const { backend, finish } = slowPictures(savingBy(save));
    await renderSite('/admin/blog/new', { backend });
    fillInPost();
    choosePicture(new RegExp(postForm.labels.featuredImage));
    press(postForm.save);
    expect(await screen.findByText(pictureWords.stillStoring)).toBeVisible();
    expect(screen.queryByText(pictureWords.drop)).not.toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await finish('data:image/png;base64,AAAA');
    await waitFor(() => expect(screen.queryByText(pictureWords.stillStoring)).not.toBeInTheDocument());
    press(postForm.save);
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].featuredImage).toBe('data:image/png;base64,AAAA');
  });

  it('is shown again once a broken one is replaced', async () => {
    await renderSite('/admin/blog/1/edit');
    fireEvent.error(screen.getByRole('img', { name: pictureWords.preview }));
    expect(screen.getByText(pictureWords.broken)).toBeVisible();
    choosePicture(new RegExp(postForm.labels.featuredImage));
    expect(await screen.findByRole('img', { name: pictureWords.preview })).toBeVisible();
    expect(screen.queryByText(pictureWords.broken)).not.toBeInTheDocument();
  });

  it('is the picture chosen last, also if an earlier one takes longer', async () => {
    const { backend, finish, finishLast } = slowPictures();
    await renderSite('/admin/blog/new', { backend });
    const place = new RegExp(postForm.labels.featuredImage);
    choosePicture(place);
    choosePicture(place);
    await finishLast('/second.png');
    await finish('/first.png');
    expect(screen.getByRole('img', { name: pictureWords.preview })).toHaveAttribute('src', '/second.png');
  });

  it('is no longer marked as wrong once another picture is being uploaded', async () => {
    const { backend } = slowPictures();
    await renderSite('/admin/blog/new', { backend });
    const place = new RegExp(postForm.labels.featuredImage);
    choosePicture(place, 'application/pdf');
    expect(await screen.findByText(new RegExp(pictureWords.notAnImage))).toBeVisible();
    choosePicture(place);
    await waitFor(() => expect(screen.queryByText(new RegExp(pictureWords.notAnImage))).not.toBeInTheDocument());
  });

  it('is saved with the post', async () => {
    const save = vi.fn<Backend['posts']['create']>(() => new Promise(() => undefined));
    await renderSite('/admin/blog/new', { backend: savingBy(save) });
    fillInPost();
    choosePicture(new RegExp(postForm.labels.featuredImage));
    const src = String((await screen.findByRole('img', { name: pictureWords.preview })).getAttribute('src'));
    press(postForm.save);
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].featuredImage).toBe(src);
  });

  it('is chosen, previewed and removed, with focus back on its field', async () => {
    await renderSite('/admin/blog/new');
    expect(screen.getByText(pictureWords.drop)).toBeVisible();
    choosePicture(new RegExp(postForm.labels.featuredImage));
    expect(await screen.findByRole('img', { name: pictureWords.preview })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    );
    expect(screen.queryByText(pictureWords.drop)).not.toBeInTheDocument();
    press(pictureWords.remove);
    expect(screen.getByText(pictureWords.drop)).toBeVisible();
    expect(screen.queryByRole('img', { name: pictureWords.preview })).not.toBeInTheDocument();
    expect(field(new RegExp(postForm.labels.featuredImage))).toHaveFocus();
  });

  it('is also previewed if it is one of the site’s own photos', async () => {
    const backend = createSampleBackend();
    const post = await backend.posts.get('1');
    backend.posts.get = async () => ({ ...post, featuredImage: 'planning-flatlay' });
    await renderSite('/admin/blog/1/edit', { backend });
    const shown = screen.getByRole('img', { name: pictureWords.preview });
    expect(shown).toHaveAttribute('src', '/photos/planning-flatlay-800.webp');
  });

  it('is rejected if the file is not a picture', async () => {
    await renderSite('/admin/blog/new');
    choosePicture(new RegExp(postForm.labels.featuredImage), 'application/pdf');
    expect(await screen.findByText(new RegExp(pictureWords.notAnImage))).toBeVisible();
    expect(field(new RegExp(postForm.labels.featuredImage))).toHaveAccessibleDescription(
      new RegExp(pictureWords.notAnImage),
    );
  });

  it('shows a placeholder if it does not load', async () => {
    await renderSite('/admin/blog/new');
    choosePicture(new RegExp(postForm.labels.featuredImage));
    fireEvent.error(await screen.findByRole('img', { name: pictureWords.preview }));
    expect(screen.getByText(pictureWords.broken)).toBeVisible();
  });
});
