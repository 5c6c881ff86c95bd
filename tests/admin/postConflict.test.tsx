import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { postForm } from '#content/admin/postForm.ts';
import { formatMoment } from '#domain/moments.ts';
import { type PostForm, postFormSchema, postToForm } from '#domain/post.ts';
import { posts } from '#sample/posts.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { placeWords } from '#tests/support/editable.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

// The rich text editor asks for the positions of text, which jsdom does not provide.
beforeAll(placeWords);

const title = () => field(new RegExp(postForm.labels.title));
const save = () => fireEvent.click(screen.getByRole('button', { name: postForm.save }));
const dialog = () => screen.findByRole('alertdialog', { name: postForm.conflict.title });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const theirs = {
  excerpt: 'Theirs in short.',
  content: '<p>Theirs <img src="x.png" alt="A hall" onerror="alert(1)"></p>',
};

/** Opens a post, changes its title, and saves another version through the backend before the form is submitted. */
async function tooLate(changed: Partial<PostForm> = theirs) {
  const backend = createSampleBackend({ wait: async () => undefined, now: () => new Date('2026-03-02T10:30:00Z') });
  const before = await backend.posts.get('1');
  const router = await renderSite('/admin/blog/1/edit', { backend });
  fill(new RegExp(postForm.labels.title), 'Mine');
  const form = postFormSchema.validateSync({ ...postToForm(before), ...changed });
  await backend.posts.update('1', form, before.version);
  save();
  return { backend, router };
}

describe('A post that somebody else has saved in the meantime', () => {
  it('is shown in both versions where they differ, with active content removed', async () => {
    await tooLate();
    expect((await dialog()).textContent).toContain(postForm.conflict.text(formatMoment('2026-03-02T10:30:00.000Z')));
    const mine = within(screen.getByRole('region', { name: postForm.conflict.mine }));
    const saved = within(screen.getByRole('region', { name: postForm.conflict.theirs }));
    expect(mine.getByText('Mine')).toBeVisible();
    expect(saved.getByText(String(posts[0]?.title))).toBeVisible();
    expect(saved.getByText('Theirs in short.')).toBeVisible();
    expect(saved.getByRole('img')).not.toHaveAttribute('onerror');
    expect(saved.queryByRole('textbox')).not.toBeInTheDocument();
    expect(mine.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      postForm.labels.title,
      postForm.labels.excerpt,
      postForm.labels.content,
    ]);
  });

  it('does not differ in tags that are only written in another way', async () => {
    await tooLate();
    await dialog();
    press(postForm.conflict.back);
    await gone();
    fill(new RegExp(`^${postForm.labels.tags}`), String(posts[0]?.tags.join(' ,  ')));
    save();
    await dialog();
    expect(screen.queryAllByRole('term').map(({ textContent }) => textContent)).not.toContain(postForm.labels.tags);
  });

  it('is not left by a link in one of the versions', async () => {
    await tooLate({ content: '<p>Ask <a href="https://example.com">the theatre</a>.</p>' });
    await dialog();
    const saved = within(screen.getByRole('region', { name: postForm.conflict.theirs }));
    // The browser follows a link unless its default is prevented.
    expect(fireEvent.click(saved.getByRole('link', { name: 'the theatre' }))).toBe(false);
  });

  it('shows the dialog again at every save until a version is chosen', async () => {
    const { backend } = await tooLate();
    await dialog();
    expect(screen.getByRole('button', { name: postForm.conflict.back })).toHaveFocus();
    press(postForm.conflict.back);
    await gone();
    expect(screen.getByRole('alert')).toHaveTextContent('save again to choose');
    expect(title()).toHaveValue('Mine');
    save();
    fireEvent.keyDown(await dialog(), { key: 'Escape' });
    await gone();
    expect(title()).toHaveValue('Mine');
    expect(await backend.posts.get('1')).toMatchObject({ ...theirs, version: 2 });
  });

  it('is overwritten by “Keep mine”', async () => {
    const { backend, router } = await tooLate();
    await dialog();
    press(postForm.conflict.keepMine);
    expect(await screen.findByText(postForm.saved('Mine'))).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog'));
    const post = await backend.posts.get('1');
    expect(post).toMatchObject({ title: 'Mine', version: 3 });
    expect(post.excerpt).not.toBe(theirs.excerpt);
  });

  it('fills the form by “Take theirs”, and can then be edited and saved', async () => {
    const { backend, router } = await tooLate();
    await dialog();
    press(postForm.conflict.takeTheirs);
    await gone();
    expect(screen.getByText(postForm.conflict.taken)).toBeInTheDocument();
    expect(title()).toHaveValue(String(posts[0]?.title));
    expect(screen.getByLabelText(new RegExp(postForm.labels.excerpt))).toHaveValue('Theirs in short.');
    expect(screen.getByRole('textbox', { name: postForm.labels.content })).toHaveTextContent('Theirs');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByText(/save again to choose/)).not.toBeInTheDocument();
    fill(new RegExp(postForm.labels.title), 'Both');
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog'));
    expect(await backend.posts.get('1')).toMatchObject({ title: 'Both', excerpt: 'Theirs in short.', version: 3 });
  });

  it('keeps the focus in the form when a later dialog is closed without a choice', async () => {
    const { backend } = await tooLate();
    await dialog();
    press(postForm.conflict.takeTheirs);
    await gone();
    fill(new RegExp(postForm.labels.title), 'Mine again');
    const stored = await backend.posts.get('1');
    const form = postFormSchema.validateSync({ ...postToForm(stored), excerpt: 'Theirs again.' });
    await backend.posts.update('1', form, stored.version);
    act(() => title().focus());
    save();
    await dialog();
    press(postForm.conflict.back);
    await gone();
    expect(title()).toHaveFocus();
  });

  it('is saved without asking if both versions are the same', async () => {
    const { backend, router } = await tooLate({ title: 'Mine' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog'));
    expect((await backend.posts.get('1')).version).toBe(2);
  });
});
