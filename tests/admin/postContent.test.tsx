import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { editorWords, pictureWords, postForm } from '#content/admin/postForm.ts';
import { postSentences } from '#content/domain/post.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { paste, placeWords } from '#tests/support/editable.ts';
import { postContent as content, fillInPost, savingBy, slowPictures } from '#tests/support/postForm.ts';
import { draft } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

beforeAll(placeWords);

const picture = (type: string) => new File(['picture'], 'hall', { type });
const choose = (name: RegExp, file: File) => fireEvent.change(field(name), { target: { files: [file] } });

describe('The content editor', () => {
  it('removes what a post may not contain', async () => {
    const save = vi.fn<Backend['posts']['create']>(() => new Promise(() => undefined));
    await renderSite('/admin/blog/new', { backend: savingBy(save) });
    fillInPost();
    paste(
      content(),
      '<h1 style="color: red">One</h1><p><s><a href="javascript:alert(1)">two</a></s> <a href="https://example.com" target="_blank">three</a></p>' +
        '<script>alert(1)</script><img src="https://example.com/x.png" onerror="alert(1)"><ol start="4"><li>five</li></ol>',
    );
    press(postForm.save);
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].content).toBe(
      '<p>Glass.One</p><p>two <a href="https://example.com">three</a></p><ol><li><p>five</p></li></ol>',
    );
  });

  it('keeps the words of a pasted table apart, row by row', async () => {
    await renderSite('/admin/blog/new');
    const inner = '<table><tr><td>Rain</td><td>tent</td></tr></table>';
    paste(
      content(),
      `<table><thead><tr><th>Hour</th><th>What</th></tr></thead><tr><td><b>Six</b></td><td>Doors</td></tr><tr><td><p>Seven</p></td><td>${inner}</td></tr></table>`,
    );
    const lines = () => [...content().querySelectorAll('p')].map((line) => line.textContent);
    await waitFor(() => expect(lines()).toEqual(['Hour What', 'Six Doors', 'Seven', 'Rain tent']));
  });

  it('has a toolbar that shows active formats and is navigated with arrow keys', async () => {
    const backend = createSampleBackend({ latency: 0 });
    await backend.posts.update('1', { ...draft, content: '<h2>First</h2><p>Second</p>' }, 1);
    await renderSite('/admin/blog/1/edit', { backend });
    const toolbar = screen.getByRole('toolbar', { name: editorWords.toolbar });
    expect(within(toolbar).getByRole('button', { name: editorWords.heading2 })).toHaveAttribute('aria-pressed', 'true');
    const bold = within(toolbar).getByRole('button', { name: editorWords.bold });
    expect(bold).toHaveAttribute('aria-pressed', 'false');
    bold.focus();
    fireEvent.keyDown(bold, { key: 'End' });
    const redo = within(toolbar).getByRole('button', { name: editorWords.redo });
    expect(redo).toHaveFocus();
    expect(
      within(toolbar)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    fireEvent.keyDown(redo, { key: 'Home' });
    expect(bold).toHaveFocus();
    // Browsers go forward by this.
    expect(fireEvent.keyDown(bold, { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(bold).toHaveFocus();
    fireEvent.keyDown(bold, { key: 'ArrowRight' });
    expect(within(toolbar).getByRole('button', { name: editorWords.italic })).toHaveFocus();
  });

  it('keeps the focus on a button pressed by keyboard, and takes it back from one that is clicked', async () => {
    await renderSite('/admin/blog/1/edit');
    const bold = within(screen.getByRole('toolbar', { name: editorWords.toolbar })).getByRole('button', {
      name: editorWords.bold,
    });
    const italic = screen.getByRole('button', { name: editorWords.italic });
    bold.focus();
    // Browsers count no clicks for a press by keyboard.
    fireEvent.click(bold, { detail: 0 });
    // The editor takes the focus in the next frame.
    await act(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
    expect(bold).toHaveFocus();
    fireEvent.click(italic, { detail: 1 });
    await waitFor(() => expect(content()).toHaveFocus());
  });

  it('disables Undo and Redo while there is nothing to undo or redo, but no other button', async () => {
    await renderSite('/admin/blog/new');
    const buttons = within(screen.getByRole('toolbar', { name: editorWords.toolbar })).getAllByRole('button');
    const disabled = () => buttons.filter((button) => button.ariaDisabled === 'true').map((button) => button.ariaLabel);
    expect(disabled()).toEqual([editorWords.undo, editorWords.redo]);
    paste(content(), '<p>Something</p>');
    await waitFor(() => expect(disabled()).toEqual([editorWords.redo]));
    press(editorWords.undo);
    await waitFor(() => expect(disabled()).toEqual([editorWords.undo]));
    expect(content()).not.toHaveTextContent('Something');
  });

  it('inserts a link, but rejects a javascript: URL', async () => {
    await renderSite('/admin/blog/new');
    press(editorWords.link);
    const dialog = await screen.findByRole('dialog', { name: editorWords.link });
    fill(new RegExp(editorWords.linkDialog.address), 'javascript:alert(1)');
    fireEvent.click(within(dialog).getByRole('button', { name: editorWords.linkDialog.apply }));
    await waitFor(() => expect(field(new RegExp(editorWords.linkDialog.address))).toBeInvalid());
    fill(new RegExp(editorWords.linkDialog.address), 'example.com');
    fireEvent.click(within(dialog).getByRole('button', { name: editorWords.linkDialog.apply }));
    await waitFor(() => expect(within(content()).getByRole('link')).toHaveAttribute('href', 'https://example.com'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Submitting the dialog's form must not submit the post's form.
    expect(screen.queryByText(postSentences.titleNeeded)).not.toBeInTheDocument();
  });

  it('inserts a picture with its alternative text', async () => {
    await renderSite('/admin/blog/new');
    press(editorWords.image);
    const dialog = await screen.findByRole('dialog', { name: editorWords.image });
    choose(new RegExp(`^${editorWords.imageDialog.picture}`), picture('image/png'));
    await within(dialog).findByRole('img', { name: pictureWords.preview });
    fill(new RegExp(editorWords.imageDialog.alt), 'A hall');
    fireEvent.click(within(dialog).getByRole('button', { name: editorWords.imageDialog.apply }));
    await waitFor(() => expect(content().querySelector('img')).toHaveAttribute('alt', 'A hall'));
  });

  it('waits for a picture that replaces another one in the dialog', async () => {
    const { backend, finish } = slowPictures();
    await renderSite('/admin/blog/new', { backend });
    press(editorWords.image);
    const dialog = await screen.findByRole('dialog', { name: editorWords.image });
    const place = new RegExp(`^${editorWords.imageDialog.picture}`);
    choose(place, picture('image/png'));
    await finish('/first.png');
    await within(dialog).findByRole('img', { name: pictureWords.preview });
    choose(place, picture('image/png'));
    const apply = within(dialog).getByRole('button', { name: editorWords.imageDialog.apply });
    fireEvent.click(apply);
    expect(await within(dialog).findByText(pictureWords.stillStoring)).toBeVisible();
    await finish('/second.png');
    await waitFor(() => expect(within(dialog).queryByText(pictureWords.stillStoring)).not.toBeInTheDocument());
    expect(within(dialog).getByRole('img', { name: pictureWords.preview })).toHaveAttribute('src', '/second.png');
  });
});

describe('The featured image of a post', () => {
  it('is waited for if the post is saved while it is being uploaded', async () => {
    const save = vi.fn<Backend['posts']['create']>(() => new Promise(() => undefined));
    const { backend, finish } = slowPictures(savingBy(save));
    await renderSite('/admin/blog/new', { backend });
    fillInPost();
    choose(new RegExp(postForm.labels.featuredImage), picture('image/png'));
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
    choose(new RegExp(postForm.labels.featuredImage), picture('image/png'));
    expect(await screen.findByRole('img', { name: pictureWords.preview })).toBeVisible();
    expect(screen.queryByText(pictureWords.broken)).not.toBeInTheDocument();
  });

  it('is the picture chosen last, also if an earlier one takes longer', async () => {
    const { backend, finish, finishLast } = slowPictures();
    await renderSite('/admin/blog/new', { backend });
    const place = new RegExp(postForm.labels.featuredImage);
    choose(place, picture('image/png'));
    choose(place, picture('image/png'));
    await finishLast('/second.png');
    await finish('/first.png');
    expect(screen.getByRole('img', { name: pictureWords.preview })).toHaveAttribute('src', '/second.png');
  });

  it('is no longer marked as wrong once another picture is being uploaded', async () => {
    const { backend } = slowPictures();
    await renderSite('/admin/blog/new', { backend });
    const place = new RegExp(postForm.labels.featuredImage);
    choose(place, picture('application/pdf'));
    expect(await screen.findByText(new RegExp(pictureWords.notAnImage))).toBeVisible();
    choose(place, picture('image/png'));
    await waitFor(() => expect(screen.queryByText(new RegExp(pictureWords.notAnImage))).not.toBeInTheDocument());
  });

  it('is saved with the post', async () => {
    const save = vi.fn<Backend['posts']['create']>(() => new Promise(() => undefined));
    await renderSite('/admin/blog/new', { backend: savingBy(save) });
    fillInPost();
    choose(new RegExp(postForm.labels.featuredImage), picture('image/png'));
    const src = String((await screen.findByRole('img', { name: pictureWords.preview })).getAttribute('src'));
    press(postForm.save);
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(save.mock.calls[0]?.[0].featuredImage).toBe(src);
  });

  it('is chosen, previewed and removed, with focus back on its field', async () => {
    await renderSite('/admin/blog/new');
    expect(screen.getByText(pictureWords.drop)).toBeVisible();
    choose(new RegExp(postForm.labels.featuredImage), picture('image/png'));
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
    choose(new RegExp(postForm.labels.featuredImage), picture('application/pdf'));
    expect(await screen.findByText(new RegExp(pictureWords.notAnImage))).toBeVisible();
    expect(field(new RegExp(postForm.labels.featuredImage))).toHaveAccessibleDescription(
      new RegExp(pictureWords.notAnImage),
    );
  });

  it('shows a placeholder if it does not load', async () => {
    await renderSite('/admin/blog/new');
    choose(new RegExp(postForm.labels.featuredImage), picture('image/png'));
    fireEvent.error(await screen.findByRole('img', { name: pictureWords.preview }));
    expect(screen.getByText(pictureWords.broken)).toBeVisible();
  });
});
