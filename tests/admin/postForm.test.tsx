import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { InvalidInput, Unreachable } from '#backend/errors.ts';
import { postForm } from '#content/admin/postForm.ts';
import { tagWords } from '#content/admin/recordForm.ts';
import { shell } from '#content/admin/shell.ts';
import { postSentences } from '#content/domain/post.ts';
import { readListQuery } from '#domain/entity.ts';
import { postEntity } from '#domain/post.ts';
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
  it('is an empty draft under its own name', async () => {
    await renderSite('/admin/blog/new');
    expect(screen.getByRole('heading', { name: postForm.create, level: 2 })).toBeVisible();
    expect(document.title).toBe(shell.documentTitle(postForm.create));
    expect(field(new RegExp(postForm.labels.title))).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Draft' })).toBeChecked();
    expect(content()).toHaveAttribute('aria-multiline', 'true');
    expect(screen.getByText(postForm.imageHint)).toBeVisible();
  });

  it('says under each of the four fields that it is required, and goes to the first', async () => {
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

  it('takes a sentence away as soon as its field is edited', async () => {
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

  it('goes to the content where only that is missing', async () => {
    await renderSite('/admin/blog/new');
    fill(new RegExp(postForm.labels.title), 'Lanterns in the rain');
    fill(new RegExp(postForm.labels.excerpt), 'Paper or glass?');
    fill(new RegExp(postForm.labels.category), 'decoration');
    paste(content(), '<p> </p>');
    save();
    await waitFor(() => expect(content()).toHaveFocus());
  });

  it('is saved in 1.5 seconds, said to be, and found in the list', async () => {
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

  it('is one post though the answer to the first attempt got lost, with what was written since', async () => {
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

describe('A post that is there', () => {
  it('comes with its own values', async () => {
    await renderSite('/admin/blog/1/edit');
    expect(screen.getByRole('heading', { name: postForm.edit })).toBeVisible();
    expect(document.title).toBe(shell.documentTitle(postForm.edit));
    expect(field(new RegExp(postForm.labels.title))).toHaveValue(String(posts[0]?.title));
    expect(field(new RegExp(postForm.labels.category))).toHaveValue(posts[0]?.category);
    expect(screen.getByRole('radio', { name: 'Published' })).toBeChecked();
    const [heading] = within(content()).getAllByRole('heading');
    expect(posts[0]?.content).toContain(`<h2>${heading?.textContent}</h2>`);
    expect(tags().map(({ textContent }) => textContent)).toEqual(posts[0]?.tags);
  });

  it('keeps its status of draft', async () => {
    await renderSite('/admin/blog/4/edit');
    expect(screen.getByRole('radio', { name: 'Draft' })).toBeChecked();
  });

  it('that is not there any more is said to be missing', async () => {
    await renderSite('/admin/blog/nothing/edit');
    expect(screen.getByRole('heading', { name: postForm.missing.title })).toBeVisible();
    expect(screen.getByRole('link', { name: postForm.missing.back })).toHaveAttribute('href', '/admin/blog');
    expect(screen.queryByLabelText(new RegExp(postForm.labels.title))).not.toBeInTheDocument();
  });
});

describe('What does not get through', () => {
  it('keeps everything and says what to do', async () => {
    const save = vi.fn<Backend['posts']['create']>().mockRejectedValueOnce(new Unreachable('offline'));
    await renderSite('/admin/blog/1/edit', { backend: savingBy(save) });
    fill(new RegExp(postForm.labels.title), 'Another title');
    press(postForm.save);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
    expect(field(new RegExp(postForm.labels.title))).toHaveValue('Another title');
  });

  it('says under its field what is refused', async () => {
    const save = () => Promise.reject(new InvalidInput({ title: 'There is a post of this title.' }));
    await renderSite('/admin/blog/1/edit', { backend: savingBy(save) });
    press(postForm.save);
    await waitFor(() =>
      expect(field(new RegExp(postForm.labels.title))).toHaveAccessibleDescription('There is a post of this title.'),
    );
    await waitFor(() => expect(field(new RegExp(postForm.labels.title))).toHaveFocus());
  });
});

describe('Leaving the form', () => {
  it('asks where something is unsaved; Stay stays, Leave leaves', async () => {
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

  it('asks nothing where nothing was changed', async () => {
    const router = await renderSite('/admin/blog/1/edit');
    fill(new RegExp(postForm.labels.title), 'Another title');
    fill(new RegExp(postForm.labels.title), String(posts[0]?.title));
    goBack();
    await waitFor(() => expect(at(router)).toBe('/admin/blog'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('by closing the browser’s tab asks too, but only then', async () => {
    await renderSite('/admin/blog/new');
    const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(close()).toBe(true);
    paste(content(), '<p>Something</p>');
    expect(close()).toBe(false);
  });
});
