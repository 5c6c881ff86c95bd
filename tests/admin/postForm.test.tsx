import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { InvalidInput, Unreachable } from '#backend/errors.ts';
import { postForm } from '#content/admin/postForm.ts';
import { tagWords } from '#content/admin/recordForm.ts';
import { shell } from '#content/admin/shell.ts';
import { postSentences } from '#content/domain/post.ts';
import { readListQuery } from '#domain/entity.ts';
import { postEntity, postStatusLabels } from '#domain/post.ts';
import { posts } from '#sample/posts.ts';
import { slowBackend } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { paste, placeWords } from '#tests/support/editable.ts';
import { postContent as content, fillInPost, savingBy } from '#tests/support/postForm.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

// The rich text editor asks for the positions of text, which jsdom does not provide.
beforeAll(placeWords);

const save = () => press(postForm.save);
const goBack = () => fireEvent.click(screen.getByRole('link', { name: postForm.back }));
const tags = () => within(screen.getByRole('list', { name: tagWords.listLabel })).getAllByRole('button');
const at = (router: Awaited<ReturnType<typeof renderSite>>) => router.state.location.pathname;

describe('A new post', () => {
  it('starts as an empty draft with its own heading', async () => {
    await renderSite('/admin/blog/new');
    expect(screen.getByRole('heading', { name: postForm.create, level: 2 })).toBeVisible();
    expect(document.title).toBe(shell.documentTitle(postForm.create));
    expect(field(new RegExp(postForm.labels.title))).toHaveValue('');
    expect(screen.getByRole('radio', { name: postStatusLabels.draft })).toBeChecked();
    expect(screen.getByRole('link', { name: postForm.back })).toHaveAttribute('href', adminPaths.adminBlog);
    expect(content()).toHaveAttribute('aria-multiline', 'true');
    expect(screen.getByText(postForm.imageHint)).toBeVisible();
  });

  it('shows an error below each of the four required fields and moves focus to the first', async () => {
    await renderSite('/admin/blog/new');
    save();
    await waitFor(() => expect(field(new RegExp(postForm.labels.title))).toHaveFocus());
    expect(field(new RegExp(postForm.labels.title))).toHaveAccessibleDescription(postSentences.titleNeeded);
    expect(field(new RegExp(postForm.labels.excerpt))).toHaveAccessibleDescription(
      expect.stringContaining(postSentences.excerptNeeded),
    );
    expect(content()).toHaveAccessibleDescription(postSentences.contentNeeded);
    expect(field(new RegExp(postForm.labels.category))).toHaveAccessibleDescription(postSentences.categoryNeeded);
    for (const control of [
      field(new RegExp(postForm.labels.title)),
      field(new RegExp(postForm.labels.excerpt)),
      content(),
      field(new RegExp(postForm.labels.category)),
    ]) {
      expect(control).toBeInvalid();
    }
  });

  it('removes the errors of fields once they are edited', async () => {
    await renderSite('/admin/blog/new');
    save();
    await screen.findByText(postSentences.titleNeeded);
    fillInPost();
    for (const name of [
      postEntity.fields.title.label,
      postForm.labels.excerpt,
      postForm.labels.content,
      postForm.labels.category,
    ]) {
      await waitFor(() => expect(screen.queryByText(`${name} is required`)).not.toBeInTheDocument());
    }
    expect(content()).not.toHaveAttribute('aria-invalid');
  });

  it('moves focus to the content if only that is missing', async () => {
    await renderSite('/admin/blog/new');
    fill(new RegExp(postForm.labels.title), 'Lanterns in the rain');
    fill(new RegExp(postForm.labels.excerpt), 'Paper or glass?');
    fill(new RegExp(postForm.labels.category), 'decoration');
    paste(content(), '<p> </p>');
    save();
    await waitFor(() => expect(content()).toHaveFocus());
  });

  it('shows that it is busy for 1.5 seconds, is saved once, and confirmed', async () => {
    const { backend, waits } = slowBackend();
    const router = await renderSite('/admin/blog/new', { backend });
    fillInPost();
    fill(new RegExp(postForm.labels.tags), 'lanterns, rain');
    save();
    await waitFor(() => expect(waits.map(({ ms }) => ms)).toEqual([1500]));
    expect(screen.getByRole('button', { name: postForm.saving })).toHaveAttribute('aria-disabled', 'true');
    press(postForm.saving);
    expect(at(router)).toBe('/admin/blog/new');
    waits[0]?.end();
    expect(await screen.findByText(postForm.saved('Lanterns in the rain'))).toBeInTheDocument();
    await waitFor(() => expect(at(router)).toBe('/admin/blog'));
    expect(waits).toHaveLength(1);
    expect(await backend.posts.get('16')).toMatchObject({
      title: 'Lanterns in the rain',
      content: '<p>Glass.</p>',
      status: 'draft',
      tags: ['lanterns', 'rain'],
    });
  });

  it('is created once, with the latest text, if the first response got lost', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const create = vi.fn(backend.posts.create);
    create.mockImplementationOnce(async (...sent) => {
      await backend.posts.create(...sent);
      throw new Unreachable('The answer got lost.');
    });
    const router = await renderSite('/admin/blog/new', {
      backend: { ...backend, posts: { ...backend.posts, create } },
    });
    fillInPost();
    save();
    await screen.findByRole('alert');
    fill(new RegExp(postForm.labels.title), 'Lanterns in the wind');
    save();
    await waitFor(() => expect(at(router)).toBe('/admin/blog'));
    const { rows } = await backend.posts.list(readListQuery(postEntity, new URLSearchParams('q=Paper or glass?')));
    expect(rows.map(({ title }) => title)).toEqual(['Lanterns in the wind']);
  });

  it('shows its tags as they are typed, and removes one', async () => {
    await renderSite('/admin/blog/new');
    fill(new RegExp(postForm.labels.tags), 'flowers, season,');
    expect(tags().map((tag) => tag.textContent)).toEqual(['flowers', 'season']);
    press(tagWords.removeLabel('flowers'));
    expect(field(new RegExp(postForm.labels.tags))).toHaveValue('season');
    expect(field(new RegExp(postForm.labels.tags))).toHaveFocus();
    fireEvent.keyDown(field(new RegExp(postForm.labels.tags)), { key: 'Enter' });
    expect(field(new RegExp(postForm.labels.tags))).toHaveValue('season, ');
  });
});

describe('Editing a post', () => {
  it('starts with the values of the post', async () => {
    await renderSite('/admin/blog/1/edit');
    expect(screen.getByRole('heading', { name: postForm.edit })).toBeVisible();
    expect(document.title).toBe(shell.documentTitle(postForm.edit));
    expect(field(new RegExp(postForm.labels.title))).toHaveValue(String(posts[0]?.title));
    expect(field(new RegExp(postForm.labels.category))).toHaveValue(posts[0]?.category);
    expect(screen.getByRole('radio', { name: postStatusLabels.published })).toBeChecked();
    const [heading] = within(content()).getAllByRole('heading');
    expect(posts[0]?.content).toContain(`<h2>${heading?.textContent}</h2>`);
    expect(tags().map(({ textContent }) => textContent)).toEqual(posts[0]?.tags);
  });

  it('shows that a draft is one', async () => {
    await renderSite('/admin/blog/4/edit');
    expect(screen.getByRole('radio', { name: postStatusLabels.draft })).toBeChecked();
  });

  it('says that the post does not exist, and links back', async () => {
    await renderSite('/admin/blog/nothing/edit');
    expect(screen.getByRole('heading', { name: postForm.missing.title })).toBeVisible();
    expect(screen.getByRole('link', { name: postForm.missing.back })).toHaveAttribute('href', '/admin/blog');
    expect(screen.queryByLabelText(new RegExp(postForm.labels.title))).not.toBeInTheDocument();
  });
});

describe('A post that cannot be saved', () => {
  it('keeps what was typed and shows an error', async () => {
    const save = vi.fn<Backend['posts']['create']>().mockRejectedValueOnce(new Unreachable('offline'));
    await renderSite('/admin/blog/1/edit', { backend: savingBy(save) });
    fill(new RegExp(postForm.labels.title), 'Another title');
    press(postForm.save);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
    expect(field(new RegExp(postForm.labels.title))).toHaveValue('Another title');
  });

  it('shows the server’s error below its field and moves focus there', async () => {
    const save = () => Promise.reject(new InvalidInput({ title: 'There is a post of this title.' }));
    await renderSite('/admin/blog/1/edit', { backend: savingBy(save) });
    press(postForm.save);
    await waitFor(() =>
      expect(field(new RegExp(postForm.labels.title))).toHaveAccessibleDescription('There is a post of this title.'),
    );
    await waitFor(() => expect(field(new RegExp(postForm.labels.title))).toHaveFocus());
  });
});

describe('Leaving the post form', () => {
  it('asks if anything is unsaved, and stays or leaves as chosen', async () => {
    const router = await renderSite('/admin/blog/1/edit');
    fill(new RegExp(postForm.labels.title), 'Another title');
    goBack();
    expect(await screen.findByRole('alertdialog', { name: postForm.leaving.title })).toBeVisible();
    press(postForm.leaving.stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field(new RegExp(postForm.labels.title))).toHaveValue('Another title');
    goBack();
    await screen.findByRole('alertdialog');
    press(postForm.leaving.leave);
    await waitFor(() => expect(at(router)).toBe('/admin/blog'));
  });

  it('does not ask if nothing has changed in the end', async () => {
    const router = await renderSite('/admin/blog/1/edit');
    fill(new RegExp(postForm.labels.title), 'Another title');
    fill(new RegExp(postForm.labels.title), String(posts[0]?.title));
    goBack();
    await waitFor(() => expect(at(router)).toBe('/admin/blog'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('also asks when the tab is closed, but only if anything is unsaved', async () => {
    await renderSite('/admin/blog/new');
    const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    paste(content(), '<p>Something</p>');
    expect(close()).toBe(false);
  });
});
