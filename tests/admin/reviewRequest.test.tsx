import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SignedOut, Unreachable } from '#backend/errors.ts';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { login } from '#content/admin/login.ts';
import { newLink as linkWords } from '#content/admin/newLink.ts';
import { reviewRequest as words } from '#content/admin/reviews.ts';
import { requestDays } from '#domain/review.ts';
import { demoSession } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';

const [, lead, next] = leads as [(typeof leads)[0], (typeof leads)[0], (typeof leads)[0]];
const panel = () => within(screen.getByRole('region', { name: words.title }));
const link = () => panel().findByRole<HTMLInputElement>('textbox', { name: linkWords.label(lead.name) });

/** Opens a lead whose personal links have the given token. */
async function opened(token = 'secret/1') {
  const user = newUser();
  const requestFrom = vi.fn(async (_id: string) => token);
  const router = await renderSite(`/admin/leads/${lead.id}`, {
    backend: sampleBackendWith({ reviews: { requestFrom } }),
  });
  return { user, requestFrom, router };
}

afterEach(() => void vi.unstubAllGlobals());

describe('Asking a lead for a review', () => {
  it('creates a personal link, which has focus and is selected as a whole', async () => {
    const { user, requestFrom } = await opened();
    expect(panel().getByText(words.text(requestDays))).toBeVisible();
    await user.click(panel().getByRole('button', { name: words.ask }));
    expect(await link()).toHaveValue(`${window.location.origin}/testimonials?review=secret%2F1`);
    expect(await link()).toHaveAttribute('readonly');
    expect(await link()).toHaveFocus();
    const { selectionStart, selectionEnd, value } = await link();
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
    expect(requestFrom).toHaveBeenCalledExactlyOnceWith(lead.id);
    expect(panel().queryByRole('button', { name: words.ask })).not.toBeInTheDocument();
  });

  it('offers a prepared mail with the link', async () => {
    const { user } = await opened();
    await user.click(panel().getByRole('button', { name: words.ask }));
    const { value } = await link();
    const href = String(panel().getByRole('link', { name: linkWords.mail }).getAttribute('href'));
    const mail = new URL(href);
    expect(mail.pathname).toBe(lead.email);
    expect(href).not.toContain('+');
    expect(mail.searchParams.get('subject')).toBe(words.mailSubject);
    expect(mail.searchParams.get('body')).toBe(words.mailBody(lead.name, value));
  });

  it('is recorded in the timeline', async () => {
    const user = newUser();
    await renderSite(`/admin/leads/${lead.id}`, { backend: sampleBackendWith({}) });
    await user.click(panel().getByRole('button', { name: words.ask }));
    expect(await screen.findByText(leadTimeline.askedForReview(demoSession.name))).toBeVisible();
    expect(await link()).toBeVisible();
  });

  it('says that the lead no longer exists if somebody else has deleted it', async () => {
    const user = newUser();
    const backend = sampleBackendWith({});
    await renderSite(`/admin/leads/${lead.id}`, { backend });
    await backend.leads.remove(lead.id);
    await user.click(panel().getByRole('button', { name: words.ask }));
    expect(await screen.findByText(leadPage.changeGone(lead.name))).toBeVisible();
    expect(await screen.findByRole('heading', { name: leadForm.missing.title, level: 2 })).toBeVisible();
  });

  it('offers no mail to a lead without an email address', async () => {
    const user = newUser();
    const backend = sampleBackendWith({});
    const before = await backend.leads.get(lead.id);
    backend.leads.get = async () => ({ ...before, email: '' });
    await renderSite(`/admin/leads/${lead.id}`, { backend });
    await user.click(panel().getByRole('button', { name: words.ask }));
    await link();
    expect(panel().queryByRole('link')).not.toBeInTheDocument();
  });

  it('lets staff copy the link, and says if that failed', async () => {
    const { user } = await opened();
    await user.click(panel().getByRole('button', { name: words.ask }));
    const { value } = await link();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(panel().getByRole('button', { name: linkWords.copy }));
    expect(await screen.findByText(linkWords.copied)).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(value);
    writeText.mockRejectedValueOnce(new Error('Not allowed.'));
    await user.click(panel().getByRole('button', { name: linkWords.copy }));
    expect(await screen.findByText(linkWords.notCopied)).toBeVisible();
  });

  it('does not carry the link over to the next lead', async () => {
    const { user, router } = await opened();
    await user.click(panel().getByRole('button', { name: words.ask }));
    await link();
    await act(() => router.navigate(`/admin/leads/${next.id}`));
    await screen.findByRole('heading', { name: next.name });
    expect(panel().getByRole('button', { name: words.ask })).toBeVisible();
  });

  it('sends one request however often the button is pressed, and can be retried', async () => {
    const { user, requestFrom } = await opened();
    let fail = (_error: Error) => {};
    requestFrom.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    await user.click(panel().getByRole('button', { name: words.ask }));
    await user.click(await panel().findByRole('button', { name: words.making }));
    await act(async () => fail(new Unreachable('offline')));
    expect(requestFrom).toHaveBeenCalledOnce();
    expect(await screen.findByText(words.failed)).toBeVisible();
    await user.click(panel().getByRole('button', { name: words.ask }));
    expect(await link()).toBeVisible();
  });

  it('continues after signing in again', async () => {
    const { user, requestFrom } = await opened();
    requestFrom.mockRejectedValueOnce(new SignedOut());
    await user.click(panel().getByRole('button', { name: words.ask }));
    await user.click(await screen.findByRole('button', { name: login.demo.use }));
    await user.click(screen.getByRole('button', { name: login.submit }));
    await screen.findByRole('region', { name: words.title });
    expect(await link()).toBeVisible();
  });
});
