import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { editorWords, pictureWords } from '#content/admin/postForm.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { paste, placeWords } from '#tests/support/editable.ts';
import { postContent as content } from '#tests/support/postForm.ts';
import { draft, tinyPng } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

beforeAll(placeWords);

const { linkDialog, imageDialog } = editorWords;
const address = new RegExp(linkDialog.address);
const description = new RegExp(imageDialog.alt);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Opens the form of a post with this content; the cursor is at its beginning. */
async function edit(html: string) {
  const backend = sampleBackendWith({});
  await backend.posts.update('1', { ...draft, content: html }, 1);
  await renderSite('/admin/blog/1/edit', { backend });
}

describe('The dialog for a link', () => {
  it('changes the address of the link at the cursor, and keeps its text', async () => {
    await edit('<p><a href="https://example.com">The theatre</a> lends them.</p>');
    press(editorWords.link);
    await screen.findByRole('dialog', { name: linkDialog.title });
    expect(field(address)).toHaveValue('https://example.com');
    expect(field(address)).toHaveFocus();
    fill(address, 'https://example.org');
    press(linkDialog.apply);
    await gone();
    expect(within(content()).getByRole('link', { name: 'The theatre' })).toHaveAttribute('href', 'https://example.org');
    expect(content()).toHaveTextContent(/^The theatre lends them\.$/);
  });

  it('removes the link at the cursor, and keeps its text', async () => {
    await edit('<p><a href="https://example.com">The theatre</a> lends them.</p>');
    press(editorWords.link);
    await screen.findByRole('dialog', { name: linkDialog.title });
    press(linkDialog.remove);
    await gone();
    expect(within(content()).queryByRole('link')).not.toBeInTheDocument();
    expect(content()).toHaveTextContent(/^The theatre lends them\.$/);
  });

  it('offers to remove a link only if there is one', async () => {
    await edit('<p>The theatre lends them.</p>');
    press(editorWords.link);
    const dialog = await screen.findByRole('dialog', { name: linkDialog.title });
    const names = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([linkDialog.cancel, linkDialog.apply]);
  });
});

describe('The dialog for a picture', () => {
  it('shows the selected picture with its description, and changes it', async () => {
    await edit('<img src="/hall.png" alt="A hall"><p>Ask the theatre.</p>');
    press(editorWords.image);
    const dialog = await screen.findByRole('dialog', { name: imageDialog.title });
    expect(within(dialog).getByRole('img', { name: pictureWords.preview })).toHaveAttribute('src', '/hall.png');
    expect(field(description)).toHaveValue('A hall');
    fill(description, 'A hall at night');
    expect(within(dialog).queryByRole('button', { name: imageDialog.apply })).not.toBeInTheDocument();
    press(imageDialog.change);
    await gone();
    const [picture, ...others] = within(content()).getAllByRole('img');
    expect(picture).toHaveAccessibleName('A hall at night');
    expect(picture).toHaveAttribute('src', '/hall.png');
    expect(others).toEqual([]);
  });

  it.each(['paste', 'drop'] as const)('opens for a picture file on %s, which is uploaded at once', async (how) => {
    await edit('<p>Ask the theatre.</p>');
    const files = [new File([tinyPng], 'hall.png', { type: 'image/png' })];
    const data = { files, types: ['Files'], getData: () => '' };
    const event = createEvent[how](content(), { clipboardData: data, dataTransfer: data });
    // The editor asks where something was dropped; jsdom's events have no position.
    fireEvent(content(), Object.assign(event, { clientX: 0, clientY: 0 }));
    const dialog = await screen.findByRole('dialog', { name: imageDialog.title });
    expect(await within(dialog).findByRole('img', { name: pictureWords.preview })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png/),
    );
    press(imageDialog.apply);
    await gone();
    expect(within(content()).getByRole('presentation')).toBeVisible();
  });

  const picture = new File([tinyPng], 'image.png', { type: 'image/png' });

  it('does not open for copied text, of which Excel and Word add a picture', async () => {
    await edit('<p>Ask the theatre.</p>');
    paste(content(), '<table><tr><td>Six</td><td>Doors</td></tr></table>', [picture]);
    await waitFor(() => expect(content()).toHaveTextContent('Six Doors'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens for a picture copied from a page, which comes with its HTML', async () => {
    await edit('<p>Ask the theatre.</p>');
    paste(content(), '<meta charset="utf-8"><img src="https://example.com/hall.png" alt="A hall">', [picture]);
    expect(await screen.findByRole('dialog', { name: imageDialog.title })).toBeVisible();
  });
});
