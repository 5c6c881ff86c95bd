import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { review } from '#content/review.ts';
import { sentPictureTypes } from '#domain/sentReview.ts';
import { maxUploadBytes } from '#domain/uploads.ts';
import { sentReview, tinyPng } from '#tests/support/records.ts';
import { field, newUser, press } from '../support/controls.ts';
import { dialog, fillIn, gone, labels, opener, openForm, type Send, send } from './reviewForm.ts';

describe('The picture in the review form', () => {
  let user: ReturnType<typeof newUser>;
  const words = review.picture;
  const input = () => screen.getByLabelText(new RegExp(`^${labels.picture}`), { selector: 'input' });
  const preview = (name: string) => screen.queryByRole('img', { name: words.preview(name) });
  const photo = (name = 'candles.png') => new File([tinyPng], name, { type: 'image/png' });
  const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
  const sentence = (text: RegExp | string) =>
    waitFor(() => expect(input()).toHaveAccessibleDescription(expect.stringMatching(text)));
  beforeEach(() => {
    user = newUser();
    URL.createObjectURL = vi.fn(() => 'blob:candles');
    URL.revokeObjectURL = vi.fn();
  });

  it('has its limits in a hint, is previewed, and is sent with the review', async () => {
    const way = vi.fn<Send>(async () => undefined);
    await openForm(user, way);
    expect(input()).toHaveAttribute('accept', sentPictureTypes.join(','));
    expect(input()).toHaveAccessibleDescription(words.hint);
    expect(words.hint).toContain(`${maxUploadBytes / 1024 / 1024} MB`);
    expect(input()).not.toBeRequired();
    await fillIn(user);
    const file = photo();
    choose(file);
    expect(preview(file.name)).toHaveAttribute('src', 'blob:candles');
    expect(screen.getByText(file.name)).toBeVisible();
    send();
    await screen.findByRole('dialog', { name: review.success.title });
    expect(way).toHaveBeenCalledExactlyOnceWith({ ...sentReview, picture: file }, '', '');
    expect(way.mock.calls[0]?.[0].picture).toBe(file);
  });

  it('can be removed, which moves focus to its field', async () => {
    const way = vi.fn<Send>(async () => undefined);
    await openForm(user, way);
    await fillIn(user);
    choose(photo());
    press(words.remove);
    expect(preview('candles.png')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:candles');
    send();
    await screen.findByRole('dialog', { name: review.success.title });
    expect(way).toHaveBeenCalledExactlyOnceWith(sentReview, '', '');
  });

  it.each([
    ['a file of another type', () => new File(['hello'], 'notes.txt', { type: 'text/plain' }), /JPEG, PNG or WebP/],
    ['an empty file', () => new File([], 'empty.png', { type: 'image/png' }), /empty/],
    [
      'a file of 20 MB',
      () => Object.defineProperty(photo(), 'size', { value: 20 * 1024 * 1024 }),
      /^Please choose a picture of at most 15 MB\./,
    ],
  ])('may not be %s: an error appears at once and on sending', async (_what, file, text) => {
    const way = vi.fn<Send>(async () => undefined);
    await openForm(user, way);
    await fillIn(user);
    choose(file());
    await sentence(text);
    send();
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toBeInvalid();
    await sentence(text);
    expect(way).not.toHaveBeenCalled();
    expect(field(labels.comment)).toHaveValue(sentReview.comment);
    choose(photo());
    expect(input()).toBeValid();
    expect(input()).toHaveAccessibleDescription(words.hint);
  });

  it('shows an error if it cannot be displayed', async () => {
    await openForm(user);
    choose(photo('notes.jpg'));
    fireEvent.error(preview('notes.jpg') as HTMLElement);
    await sentence(words.broken);
    expect(input()).toBeInvalid();
  });

  it('keeps everything if the server rejects it, and another one can be sent', async () => {
    const refused = 'This picture is not taken.';
    const way = vi
      .fn<Send>()
      .mockRejectedValueOnce(new InvalidInput({ picture: refused }))
      .mockResolvedValueOnce();
    await openForm(user, way);
    await fillIn(user);
    choose(photo());
    send();
    await sentence(refused);
    await waitFor(() => expect(input()).toHaveFocus());
    expect(field(labels.comment)).toHaveValue(sentReview.comment);
    expect(preview('candles.png')).toBeVisible();
    choose(photo('smaller.png'));
    send();
    expect(await screen.findByRole('dialog', { name: review.success.title })).toBeVisible();
    expect(way.mock.lastCall?.[0].picture).toMatchObject({ name: 'smaller.png' });
  });

  it('is kept while the form is closed', async () => {
    await openForm(user);
    choose(photo());
    await user.keyboard('{Escape}');
    await gone();
    await user.click(opener());
    await dialog();
    expect(preview('candles.png')).toBeVisible();
  });
});
