import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InvalidInput, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { enquiry, honeypotName } from '#content/enquiry.ts';
import { review } from '#content/review.ts';
import { sentReview } from '#tests/support/records.ts';
import { slowBackend } from '../support/backends.ts';
import { field, fill, newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import {
  consent,
  dialog,
  fillIn,
  give,
  gone,
  labels,
  opener,
  openForm,
  type Send,
  send,
  star,
  stars,
} from './reviewForm.ts';

describe('The review form', () => {
  let user: ReturnType<typeof newUser>;
  beforeEach(() => {
    user = newUser();
  });

  it('is opened by a link, which has a URL of its own', async () => {
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

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', async (key) => {
    const router = await renderSite('/testimonials');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    const followed = vi.fn((event: Event) => {
      if (event.defaultPrevented) return;
      // In place of jsdom, which cannot open a tab.
      event.preventDefault();
      return 'by the browser';
    });
    window.addEventListener('click', followed, { once: true });
    act(() => void opener().dispatchEvent(click));
    expect(followed).toHaveReturnedWith('by the browser');
    expect(router.state.navigation.state).toBe('idle');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is open for its own URL, and closing it stays on the page', async () => {
    const router = await renderSite('/testimonials?review=new');
    await dialog();
    await user.click(screen.getByRole('button', { name: review.closeLabel }));
    await gone();
    expect(router.state.location.pathname + router.state.location.search).toBe('/testimonials');
  });

  it('keeps what was typed and chosen while other pages are visited, until it is sent', async () => {
    const { router } = await openForm(
      user,
      vi.fn<Send>(async () => undefined),
    );
    const another = async () => {
      await act(() => router.navigate('/about'));
      await act(() => router.navigate('/testimonials?review=new'));
      await dialog();
    };
    await fillIn(user);
    await another();
    expect(field(labels.comment)).toHaveValue(sentReview.comment);
    expect(field(labels.eventType)).toHaveValue(sentReview.eventType);
    expect(star(sentReview.rating)).toBeChecked();
    expect(consent()).toBeChecked();
    send();
    await screen.findByRole('dialog', { name: review.success.title });
    await another();
    expect(field(labels.comment)).toHaveValue('');
    expect(consent()).not.toBeChecked();
  });

  it('is not open for an empty parameter', async () => {
    await renderSite('/testimonials?review=');
    expect(opener()).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('requests no data again when it is opened and closed', async () => {
    const { backend } = slowBackend();
    await renderSite('/testimonials', { backend });
    const list = vi.spyOn(backend.testimonials, 'list');
    await user.click(opener());
    await dialog();
    await user.keyboard('{Escape}');
    await gone();
    expect(list).not.toHaveBeenCalled();
  });

  it('shows an error at each missing field, focuses the first, and removes corrected errors', async () => {
    await openForm(user);
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

  it('moves focus to the stars if only they are missing', async () => {
    await openForm(user);
    await fillIn(user);
    // Clicking the same star again clears the rating.
    fireEvent.click(star(sentReview.rating), { clientX: 1 });
    send();
    await waitFor(() => expect(stars()).toHaveAttribute('aria-invalid', 'true'));
    // The focus moves to the field with the error.
    await waitFor(() => expect(stars()).toContainElement(document.activeElement as HTMLElement));
  });

  it('accepts stars by keyboard alone', async () => {
    await openForm(user);
    field(labels.eventType).focus();
    await user.tab();
    // The focus moves to the field with the error.
    await waitFor(() => expect(stars()).toContainElement(document.activeElement as HTMLElement));
    star(3).focus();
    await user.keyboard(' ');
    expect(star(3)).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(star(4)).toBeChecked();
    expect(star(3)).not.toBeChecked();
  });

  it('rejects HTML in a field, and keeps what was typed', async () => {
    const way = vi.fn<Send>();
    await openForm(user, way);
    await fillIn(user);
    fill(labels.comment, 'Lovely. <script>alert(1)</script>');
    send();
    await waitFor(() => expect(field(labels.comment)).toBeInvalid());
    expect(field(labels.comment)).toHaveValue('Lovely. <script>alert(1)</script>');
    expect(field(labels.comment)).toHaveAccessibleDescription(/without HTML/);
    expect(way).not.toHaveBeenCalled();
  });

  it('sends the review once, moves focus to the confirmation, and is empty when reopened', async () => {
    const { backend, waits } = slowBackend();
    const way = vi.spyOn(backend.reviews, 'send');
    await renderSite('/testimonials', { backend });
    await user.click(opener());
    await dialog();
    await fillIn(user);
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

  it('sends along the value of the honeypot field', async () => {
    const way = vi.fn<Send>(async () => undefined);
    await openForm(user, way);
    await fillIn(user);
    fill(enquiry.honeypot, 'https://example.com');
    expect(field(enquiry.honeypot)).toHaveAttribute('name', honeypotName);
    send();
    await screen.findByRole('dialog', { name: review.success.title });
    expect(way).toHaveBeenCalledExactlyOnceWith(sentReview, 'https://example.com', '');
  });

  it('keeps what was typed when it is closed', async () => {
    await openForm(user);
    await fillIn(user);
    await user.keyboard('{Escape}');
    await gone();
    await user.click(opener());
    await dialog();
    expect(field(labels.comment)).toHaveValue(sentReview.comment);
    expect(star(sentReview.rating)).toBeChecked();
    expect(consent()).toBeChecked();
  });

  it.each([
    ['the server is unreachable', new Unreachable('offline'), review.failed],
    ['sending is blocked for some minutes', new TooManyAttempts(300), review.tooMany(5)],
    ['sending is blocked for less than a minute', new TooManyAttempts(20), review.tooMany(1)],
  ])('shows an error if %s, keeps everything, and can be sent again', async (_what, error, sentence) => {
    const way = vi.fn<Send>().mockRejectedValueOnce(error).mockResolvedValueOnce();
    await openForm(user, way);
    await fillIn(user);
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field(labels.comment)).toHaveValue(sentReview.comment);
    expect(star(sentReview.rating)).toBeChecked();
    send();
    expect(await screen.findByRole('dialog', { name: review.success.title })).toBeVisible();
  });

  it('shows the server’s error below its field, and focuses it', async () => {
    await openForm(user, async () => {
      throw new InvalidInput({ email: 'We cannot write to this address.' });
    });
    await fillIn(user);
    send();
    // The focus moves to the field with the error.
    await waitFor(() => expect(field(labels.email)).toHaveFocus());
    expect(field(labels.email)).toBeInvalid();
    expect(field(labels.email)).toHaveAccessibleDescription(/^We cannot write to this address\./);
  });
});
