import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { editorWords, pictureWords, postForm } from '#content/admin/postForm.ts';
import { postSentences } from '#content/domain/post.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { paste, placeWords } from '#tests/support/editable.ts';
import { choosePicture, postContent as content, fillInPost, savingBy, slowPictures } from '#tests/support/postForm.ts';
import { draft } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

beforeAll(placeWords);

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

  it('keeps pasted headings of any level as the two levels that posts have', async () => {
    await renderSite('/admin/blog/new');
    const headings = () => [...content().querySelectorAll('h2, h3')].map((each) => each.tagName + each.textContent);
    paste(content(), '<p>Notes</p><h1>Food</h1><p>Bread</p><h2>Cake</h2><h3>Icing</h3><h6>Sugar</h6>');
    await waitFor(() => expect(headings()).toEqual(['H2Food', 'H3Cake', 'H3Icing', 'H3Sugar']));
    fireEvent.click(screen.getByRole('button', { name: editorWords.undo }), { detail: 0 });
    paste(content(), '<p>Notes</p><h2>Food</h2><h3>Cake</h3><h4>Icing</h4>');
    await waitFor(() => expect(headings()).toEqual(['H2Food', 'H3Cake', 'H3Icing']));
  });

  it('makes lists of those pasted from Word, which are paragraphs with a bullet', async () => {
    const item = (mark: string, level: number, text: string, list = 0) =>
      `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'><![if !supportLists]>` +
      `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span></span>` +
      `<![endif]>${text}<o:p></o:p></p>`;
    await renderSite('/admin/blog/new');
    const html = [
      '<p class=MsoNormal>Bring<o:p></o:p></p>',
      item('·', 1, '<b>Tents</b>'),
      item('o', 2, 'Pegs'),
      item('·', 1, 'Chairs'),
      item('(i)', 1, 'Lamps', 2),
      '<p class=MsoNormal>Then</p>',
      item('1.', 1, 'Dig', 1),
      item('a)', 2, 'Rest', 1),
      item('10.', 1, 'Dance', 1),
    ];
    paste(content(), html.join('\n'));
    await waitFor(() =>
      expect(content().innerHTML).toBe(
        '<p>Bring</p><ul><li><p><strong>Tents</strong></p><ul><li><p>Pegs</p></li></ul></li><li><p>Chairs</p></li></ul>' +
          '<ol><li><p>Lamps</p></li></ol><p>Then</p><ol><li><p>Dig</p><ol><li><p>Rest</p></li></ol></li><li><p>Dance</p></li></ol>',
      ),
    );
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
    fireEvent.keyDown(redo, { key: 'ArrowRight' });
    expect(bold).toHaveFocus();
    fireEvent.keyDown(bold, { key: 'ArrowLeft' });
    expect(redo).toHaveFocus();
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

  it('shows no picture with an address that a post may not contain, even if it is stored', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const post = await backend.posts.get('1');
    const stored = '<p>Hall</p><img src="ftp://example.com/x.png" alt="Theirs"><img src="/hall.png" alt="Ours">';
    backend.posts.get = async () => ({ ...post, content: stored });
    await renderSite('/admin/blog/1/edit', { backend });
    const shown = within(content()).getAllByRole('img');
    expect(shown.map((image) => image.getAttribute('alt')).filter(Boolean)).toEqual(['Ours']);
  });

  it('has no change after Undo, even if it writes what was stored in another way', async () => {
    const backend = createSampleBackend({ latency: 0 });
    const post = await backend.posts.get('1');
    backend.posts.get = async () => ({ ...post, content: '<p>One</p>\n<p><em>Two</em></p>\n' });
    await renderSite('/admin/blog/1/edit', { backend });
    const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    paste(content(), '<p>Three</p>');
    await waitFor(() => expect(close()).toBe(false));
    press(editorWords.undo);
    await waitFor(() => expect(close()).toBe(true));
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

  it('offers no link for a selected picture, which cannot have one', async () => {
    const backend = createSampleBackend({ latency: 0 });
    await backend.posts.update('1', { ...draft, content: '<img src="/hall.png" alt="A hall"><p>Second</p>' }, 1);
    await renderSite('/admin/blog/1/edit', { backend });
    const link = screen.getByRole('button', { name: editorWords.link });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    press(editorWords.link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('inserts a picture with its alternative text', async () => {
    await renderSite('/admin/blog/new');
    press(editorWords.image);
    const dialog = await screen.findByRole('dialog', { name: editorWords.image });
    choosePicture(new RegExp(`^${editorWords.imageDialog.picture}`));
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
    choosePicture(place);
    await finish('/first.png');
    await within(dialog).findByRole('img', { name: pictureWords.preview });
    choosePicture(place);
    const apply = within(dialog).getByRole('button', { name: editorWords.imageDialog.apply });
    fireEvent.click(apply);
    expect(await within(dialog).findByText(pictureWords.stillStoring)).toBeVisible();
    await finish('/second.png');
    await waitFor(() => expect(within(dialog).queryByText(pictureWords.stillStoring)).not.toBeInTheDocument());
    expect(within(dialog).getByRole('img', { name: pictureWords.preview })).toHaveAttribute('src', '/second.png');
  });
});
