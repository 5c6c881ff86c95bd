import { otherLanguages } from 'virtual:languages';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, consultationPath, leadPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { bookingRequest as words } from '#content/admin/bookingRules.ts';
import { leadPage } from '#content/admin/lead.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { newLink } from '#content/admin/newLink.ts';
import { language } from '#content/language.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { formatTime } from '#domain/zonedTimes.ts';
import { demoSession } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const [lead] = leads as [(typeof leads)[0]];
const [other] = otherLanguages as [(typeof otherLanguages)[0]];
const panel = () => within(screen.getByRole('region', { name: words.title }));

async function open() {
  const backend = sampleBackendWith({});
  const router = await renderSite(leadPath(lead.id), { backend });
  return { backend, router, user: newUser() };
}

describe('Asking a lead to pick a time', () => {
  it('creates a working link, records it in the timeline, and links to the working hours', async () => {
    const { backend, user } = await open();
    expect(panel().getByRole('link', { name: words.rules })).toHaveAttribute('href', adminPaths.bookingRules);
    await user.click(panel().getByRole('button', { name: words.ask }));
    const field = await panel().findByRole<HTMLInputElement>('textbox', { name: newLink.label(lead.name) });
    await waitFor(() => expect(field).toHaveFocus());
    // Selected from its end, so that its beginning is in view.
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    expect(field.selectionDirection).toBe('backward');
    const [, token = ''] = field.value.split('#');
    expect(field).toHaveValue(window.location.origin + consultationPath(token));
    expect(await backend.consultations.read(token)).toMatchObject({ picked: null });
    expect(await screen.findByText(leadTimeline.bookingLink(demoSession.name))).toBeVisible();
  });

  it('creates a link in the language of the client, which the page of the lead names', async () => {
    const backend = sampleBackendWith({});
    const before = await backend.leads.get(lead.id);
    backend.leads.get = async () => ({ ...before, language: other.tag });
    await renderSite(leadPath(lead.id), { backend });
    const name = new Intl.DisplayNames(language.locale, { type: 'language' }).of(other.tag);
    expect(screen.getByText(leadPage.language).parentElement).toHaveTextContent(`${leadPage.language}${name}`);
    await newUser().click(panel().getByRole('button', { name: words.ask }));
    const field = await panel().findByRole<HTMLInputElement>('textbox', { name: newLink.label(lead.name) });
    expect(field.value).toContain(`${window.location.origin}${other.basePath}${consultationPath('')}`);
  });

  it('sends the link by mail', async () => {
    const { backend, user } = await open();
    const made = vi.spyOn(backend.consultations, 'makeLink');
    await user.click(panel().getByRole('button', { name: words.send }));
    expect(await screen.findByText(words.sent(lead.name))).toBeVisible();
    expect(made).toHaveBeenCalledExactlyOnceWith(lead.id, true);
    expect(panel().getByRole('button', { name: words.ask })).toBeVisible();
  });

  it('does not offer to mail a lead without an email address', async () => {
    const backend = sampleBackendWith({});
    const before = await backend.leads.get(lead.id);
    backend.leads.get = async () => ({ ...before, email: '' });
    await renderSite(leadPath(lead.id), { backend });
    expect(panel().getByRole('button', { name: words.ask })).toBeVisible();
    expect(panel().queryByRole('button', { name: words.send })).not.toBeInTheDocument();
  });

  it('shows an error if no link can be created, and can be retried', async () => {
    const { backend, user } = await open();
    vi.spyOn(backend.consultations, 'makeLink').mockRejectedValueOnce(new Unreachable('away'));
    await user.click(panel().getByRole('button', { name: words.ask }));
    expect(await screen.findByText(words.failed)).toBeVisible();
    await user.click(panel().getByRole('button', { name: words.ask }));
    expect(await panel().findByRole('textbox')).toBeVisible();
  });

  it('shows in the timeline that the client picked, moved and cancelled a time', async () => {
    const backend = sampleBackendWith({});
    const token = String(await backend.consultations.makeLink(lead.id, false));
    const [first = '', second = ''] = (await backend.consultations.read(token))?.times ?? [];
    await backend.consultations.pick(token, first);
    await backend.consultations.pick(token, second);
    await backend.consultations.cancel(token);
    await renderSite(leadPath(lead.id), { backend });
    const timeline = screen.getByRole('list', { name: leadTimeline.title });
    const at = (time: string) => formatTime(time, companyZone);
    expect(timeline).toHaveTextContent(
      `${leadTimeline.picked(at(first))}. ${leadTimeline.movedOn(leadStatusLabels.contacted)}`,
    );
    expect(timeline).toHaveTextContent(`${leadTimeline.pickedAnew(at(second))}.`);
    expect(timeline).toHaveTextContent(`${leadTimeline.pickCancelled(at(second))}.`);
    expect(timeline).not.toHaveTextContent(leadTimeline.nobody);
  });
});
