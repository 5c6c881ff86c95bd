import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { InvalidInput, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { enquiry, trapName } from '#content/enquiry.ts';
import { review } from '#content/review.ts';
import { share } from '#content/testimonials.ts';
import { sentReview, tinyPng } from '#tests/support/records.ts';
import { backendThat, slowBackend } from '../support/backends.ts';
import { field, fill, newUser, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

type Send = Backend['reviews']['send'];

const { labels } = review;
const opener = () => screen.getByRole('link', { name: share.link });
const dialog = () => screen.findByRole('dialog', { name: review.title });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const stars = () => screen.getByRole('radiogroup', { name: labels.rating });
const star = (count: number) => within(stars()).getByRole('radio', { name: review.stars(count) });
/** Presses a star by its radio button: without a layout a pointer is over none. */
const give = (count: number) => fireEvent.click(star(count));
const consent = () => screen.getByRole('checkbox', { name: labels.consent });
const send = () => press(review.send);

describe('The form of a review', () => {
  let user: ReturnType<typeof newUser>;
  beforeEach(() => {
    user = newUser();
  });

  /** Opens the form over its page. @param way what the company does with the review. */
  const opened = async (way?: Send) => {
    const backend = backendThat({ reviews: way ? { send: way } : {} });
    const router = await renderSite('/testimonials?category=wedding', { backend });
    await user.click(opener());
    await dialog();
    return { router, backend };
  };
  const fillIn = async () => {
    fill(labels.name, sentReview.name);
    fill(labels.email, sentReview.email);
    fill(labels.eventType, sentReview.eventType);
    fill(labels.comment, sentReview.comment);
    give(sentReview.rating);
    await user.click(consent());
  };

  it('is opened by a link that can be opened in a tab of its own, under an address that says so', async () => {
    const router = await renderSite('/testimonials?category=wedding');
    expect(opener()).toHaveAttribute('href', '/testimonials?review=new');
    expect(opener()).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(opener());
    await dialog();
    expect(router.state.location.search).toBe('?category=wedding&review=new');
    await user.keyboard('{Escape}');
    await gone();
    expect(router.state.location.search).toBe('?category=wedding');
    await act(() => router.navigate(1));
    await dialog();
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves the link to the browser under %s', async (key) => {
    const router = await renderSite('/testimonials');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    // What jsdom would do with a link that nobody takes.
    opener().addEventListener('click', (event) => event.preventDefault());
    act(() => void opener().dispatchEvent(click));
    expect(router.state.location.search).toBe('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is there for whoever comes by its address, and its closing stays on the page', async () => {
    const router = await renderSite('/testimonials?review=new');
    await dialog();
    await user.click(screen.getByRole('button', { name: review.closeLabel }));
    await gone();
    expect(router.state.location.pathname + router.state.location.search).toBe('/testimonials');
  });

  it('is not there under an address that means nothing', async () => {
    await renderSite('/testimonials?review=');
    expect(opener()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for no data anew when it opens and closes', async () => {
    const { backend } = await opened();
    const list = vi.spyOn(backend.testimonials, 'list');
    await user.keyboard('{Escape}');
    await gone();
    expect(list).not.toHaveBeenCalled();
  });

  it('says of every field what it lacks, goes to the first, and takes the sentence back when it is filled in', async () => {
    await opened();
    send();
    await waitFor(() => expect(field(labels.name)).toBeInvalid());
    await waitFor(() => expect(field(labels.name)).toHaveFocus());
    for (const control of [
      field(labels.name),
      field(labels.email),
      field(labels.eventType),
      stars(),
      field(labels.comment),
      consent(),
    ]) {
      expect(control).toBeRequired();
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(control).toHaveAccessibleDescription(/^Please .+\./);
    }
    give(5);
    expect(stars()).not.toHaveAttribute('aria-invalid');
    expect(stars()).not.toHaveAccessibleDescription();
    await user.click(consent());
    expect(consent()).not.toHaveAttribute('aria-invalid');
    expect(consent()).not.toHaveAccessibleDescription();
    expect(field(labels.email)).toHaveAccessibleDescription(new RegExp(`${review.emailHint}$`));
  });

  it('goes to the stars where nothing but they is missing', async () => {
    await opened();
    await fillIn();
    // The same star once more takes it back.
    fireEvent.click(star(sentReview.rating), { clientX: 1 });
    send();
    await waitFor(() => expect(stars()).toHaveAttribute('aria-invalid', 'true'));
    // The focus follows the sentence.
    await waitFor(() => expect(stars()).toContainElement(document.activeElement as HTMLElement));
  });

  it('takes stars by the keyboard alone', async () => {
    await opened();
    field(labels.eventType).focus();
    await user.tab();
    // The focus follows the sentence.
    await waitFor(() => expect(stars()).toContainElement(document.activeElement as HTMLElement));
    star(3).focus();
    await user.keyboard(' ');
    expect(star(3)).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(star(4)).toBeChecked();
    expect(star(3)).not.toBeChecked();
  });

  it('refuses HTML in a field, with what was typed still there', async () => {
    const way = vi.fn<Send>();
    await opened(way);
    await fillIn();
    fill(labels.comment, 'Lovely. <script>alert(1)</script>');
    send();
    await waitFor(() => expect(field(labels.comment)).toBeInvalid());
    expect(field(labels.comment)).toHaveValue('Lovely. <script>alert(1)</script>');
    expect(field(labels.comment)).toHaveAccessibleDescription(/without HTML/);
    expect(way).not.toHaveBeenCalled();
  });

  it('sends the review once, thanks with the focus, waits to be closed, and comes back empty', async () => {
    const { backend, waits } = slowBackend();
    const way = vi.spyOn(backend.reviews, 'send');
    await renderSite('/testimonials', { backend });
    await user.click(opener());
    await dialog();
    await fillIn();
    send();
    const busy = await screen.findByRole('button', { name: review.sending });
    await user.click(busy);
    await act(async () => waits.shift()?.end());
    expect(way).toHaveBeenCalledExactlyOnceWith(sentReview, '', '');
    expect(await screen.findByRole('dialog', { name: review.success.title })).toBeVisible();
    expect(screen.getByRole('status', { name: '' })).toHaveFocus();
    expect(screen.getByText(review.success.text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: review.closeLabel }));
    await gone();
    await user.click(opener());
    await dialog();
    expect(field(labels.name)).toHaveValue('');
    expect(within(stars()).getByRole('radio', { name: review.noStars })).toBeChecked();
    expect(consent()).not.toBeChecked();
  });

  describe('takes a picture', () => {
    const words = review.picture;
    const input = () => screen.getByLabelText(new RegExp(`^${labels.picture}`), { selector: 'input' });
    const preview = (name: string) => screen.queryByRole('img', { name: words.preview(name) });
    const photo = (name = 'candles.png') => new File([tinyPng], name, { type: 'image/png' });
    const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
    const sentence = (text: RegExp | string) =>
      waitFor(() => expect(input()).toHaveAccessibleDescription(expect.stringMatching(text)));
    beforeEach(() => {
      URL.createObjectURL = vi.fn(() => 'blob:candles');
      URL.revokeObjectURL = vi.fn();
    });

    it('of which it says before what is taken, shows it, and sends it with the words', async () => {
      const way = vi.fn<Send>(async () => undefined);
      await opened(way);
      expect(input()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
      expect(input()).toHaveAccessibleDescription(words.hint);
      expect(words.hint).toContain('15 MB');
      expect(input()).not.toBeRequired();
      await fillIn();
      const file = photo();
      choose(file);
      expect(preview(file.name)).toHaveAttribute('src', 'blob:candles');
      expect(screen.getByText(file.name)).toBeVisible();
      send();
      await screen.findByRole('dialog', { name: review.success.title });
      expect(way).toHaveBeenCalledExactlyOnceWith({ ...sentReview, picture: file }, '', '');
      expect(way.mock.calls[0]?.[0].picture).toBe(file);
    });

    it('and gives it back, with the focus on the button to choose another one', async () => {
      const way = vi.fn<Send>(async () => undefined);
      await opened(way);
      await fillIn();
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
      ['of another kind', () => new File(['hello'], 'notes.txt', { type: 'text/plain' }), /JPEG, PNG or WebP/],
      ['that is empty', () => new File([], 'empty.png', { type: 'image/png' }), /empty/],
      [
        'of 20 MB',
        () => Object.defineProperty(photo(), 'size', { value: 20 * 1024 * 1024 }),
        /^Please choose a picture of at most 15 MB\./,
      ],
    ])('but none %s: it says so at once, and when it is sent all the same', async (_what, file, text) => {
      const way = vi.fn<Send>(async () => undefined);
      await opened(way);
      await fillIn();
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

    it('but none that cannot be shown, for it is none', async () => {
      await opened();
      choose(photo('notes.jpg'));
      fireEvent.error(preview('notes.jpg') as HTMLElement);
      await sentence(words.broken);
      expect(input()).toBeInvalid();
    });

    it('that the company may refuse under its field, with all that was typed still there, and another one goes through', async () => {
      const refused = 'This picture has too many pixels. Please make it smaller.';
      const way = vi
        .fn<Send>()
        .mockRejectedValueOnce(new InvalidInput({ picture: refused }))
        .mockResolvedValueOnce();
      await opened(way);
      await fillIn();
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

    it('that is still there when the form was closed meanwhile', async () => {
      await opened();
      choose(photo());
      await user.keyboard('{Escape}');
      await gone();
      await user.click(opener());
      await dialog();
      expect(preview('candles.png')).toBeVisible();
    });
  });

  it('hands on what a program has typed into the field that nobody sees', async () => {
    const way = vi.fn<Send>(async () => undefined);
    await opened(way);
    await fillIn();
    fill(enquiry.trap, 'https://example.com');
    expect(field(enquiry.trap)).toHaveAttribute('name', trapName);
    send();
    await screen.findByRole('dialog', { name: review.success.title });
    expect(way).toHaveBeenCalledExactlyOnceWith(sentReview, 'https://example.com', '');
  });

  it('keeps all that was typed when it is closed', async () => {
    await opened();
    await fillIn();
    await user.keyboard('{Escape}');
    await gone();
    await user.click(opener());
    await dialog();
    expect(field(labels.comment)).toHaveValue(sentReview.comment);
    expect(star(sentReview.rating)).toBeChecked();
    expect(consent()).toBeChecked();
  });

  it.each([
    ['the company is not reached', new Unreachable('offline'), `${review.failed.title}. ${review.failed.text}`],
    ['too many were sent', new TooManyAttempts(300), review.tooMany(5)],
    ['too many were sent, for a moment', new TooManyAttempts(20), review.tooMany(1)],
  ])('says what to do where %s, keeps everything, and sends at the next try', async (_what, error, sentence) => {
    const way = vi.fn<Send>().mockRejectedValueOnce(error).mockResolvedValueOnce();
    await opened(way);
    await fillIn();
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field(labels.comment)).toHaveValue(sentReview.comment);
    expect(star(sentReview.rating)).toBeChecked();
    send();
    expect(await screen.findByRole('dialog', { name: review.success.title })).toBeVisible();
  });

  it('puts what the company refuses under its field', async () => {
    await opened(async () => {
      throw new InvalidInput({ email: 'We cannot write to this address.' });
    });
    await fillIn();
    send();
    // The focus follows the sentence.
    await waitFor(() => expect(field(labels.email)).toHaveFocus());
    expect(field(labels.email)).toBeInvalid();
    expect(field(labels.email)).toHaveAccessibleDescription(/^We cannot write to this address\./);
  });
});
