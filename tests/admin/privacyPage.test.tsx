import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { people, settings, privacy as words } from '#content/admin/settings.ts';
import { demoSession } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { savedFiles } from '#tests/support/savedFiles.ts';

const [lead] = leads;
const email = String(lead?.email);

async function open() {
  const backend = sampleBackendWith({});
  const router = await renderSite(adminPaths.privacy, { backend });
  return { backend, router, user: newUser() };
}

/** Searches for a person. */
async function find(contact: string) {
  fill(words.contact, contact);
  press(words.submit);
  return screen.findByText(words.found(contact));
}

afterEach(() => void vi.useRealTimers());

describe('The privacy page of the settings', () => {
  it('is linked from the accounts page, and links back to it', async () => {
    await renderSite(adminPaths.settings, { backend: sampleBackendWith({}) });
    const user = newUser();
    const nav = () => within(screen.getByRole('navigation', { name: settings.nav }));
    expect(nav().getByRole('link', { current: 'page' })).toHaveAccessibleName(settings.entries.people);
    await user.click(nav().getByRole('link', { name: settings.entries.privacy }));
    expect(await screen.findByRole('textbox', { name: words.contact })).toBeVisible();
    expect(nav().getByRole('link', { current: 'page' })).toHaveAccessibleName(settings.entries.privacy);
    await user.click(nav().getByRole('link', { name: settings.entries.people }));
    expect(await screen.findByRole('list', { name: people.title })).toBeVisible();
  });

  it('says how much is stored about a person, and moves focus there', async () => {
    await open();
    await find(email);
    expect(screen.getByText(words.names([String(lead?.name)]))).toBeInTheDocument();
    expect(screen.getByText(words.kinds.leads[0])).toBeInTheDocument();
    const result = () => expect(document.activeElement).toHaveTextContent(words.kinds.leads[0]);
    await waitFor(result);
    field(words.contact).focus();
    press(words.submit);
    await waitFor(result);
  });

  it('rejects an empty search, and says if nothing is stored', async () => {
    await open();
    press(words.submit);
    await waitFor(() => expect(field(words.contact)).toBeInvalid());
    fill(words.contact, 'nobody@example.org');
    press(words.submit);
    expect(await screen.findByText(words.nothing('nobody@example.org'))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.erase })).not.toBeInTheDocument();
  });

  it('keeps what was typed if the search fails', async () => {
    const { backend } = await open();
    vi.spyOn(backend.privacy, 'find').mockRejectedValueOnce(new Unreachable('away'));
    fill(words.contact, email);
    press(words.submit);
    expect(await screen.findByText(words.failed)).toBeInTheDocument();
    expect(field(words.contact)).toHaveValue(email);
  });

  it('can export the data of another person while an export is under way', async () => {
    const { backend } = await open();
    await find(email);
    vi.spyOn(backend.privacy, 'exportJson').mockReturnValueOnce(new Promise(() => undefined));
    press(words.export);
    expect(await screen.findByRole('button', { name: words.exporting })).toHaveAttribute('aria-disabled', 'true');
    await find(String(leads[1]?.email));
    expect(screen.getByRole('button', { name: words.export })).toBeEnabled();
    expect(screen.queryByRole('button', { name: words.exporting })).not.toBeInTheDocument();
  });

  it('exports all data as a file named after the company’s day, and shows an error if that fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-03T02:00:00Z') });
    const saved = savedFiles();
    const { backend } = await open();
    await find(email);
    press(words.export);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('person-2026-03-02.json');
    vi.spyOn(backend.privacy, 'exportJson').mockRejectedValueOnce(new Unreachable('away'));
    press(words.export);
    expect(await screen.findByText(words.exportFailed)).toBeInTheDocument();
  });

  it('erases all data after confirmation, and shows an error if that fails', async () => {
    const { backend, user } = await open();
    await find(email);
    press(words.erase);
    const question = await screen.findByRole('alertdialog', { name: words.confirm.title(email) });
    expect(question).toHaveTextContent(words.kinds.leads[0]);
    vi.spyOn(backend.privacy, 'erase').mockRejectedValueOnce(new Unreachable('away'));
    await user.click(within(question).getByRole('button', { name: words.confirm.confirm }));
    expect(await within(question).findByText(words.confirm.failed)).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: words.confirm.confirm }));
    expect(await screen.findByText(words.erased(email))).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(words.found(email))).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
    expect((await backend.privacy.find(email)).counts.leads).toBe(0);
  });

  it('asks again without the error of an attempt that was given up', async () => {
    const { backend, user } = await open();
    await find(email);
    press(words.erase);
    const question = () => screen.findByRole('alertdialog', { name: words.confirm.title(email) });
    vi.spyOn(backend.privacy, 'erase').mockRejectedValueOnce(new Unreachable('away'));
    await user.click(within(await question()).getByRole('button', { name: words.confirm.confirm }));
    await screen.findByText(words.confirm.failed);
    await user.click(within(await question()).getByRole('button', { name: words.confirm.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    press(words.erase);
    expect(within(await question()).queryByText(words.confirm.failed)).not.toBeInTheDocument();
  });

  it('is shown only to owners', async () => {
    const backend = sampleBackendWith({});
    vi.spyOn(backend.session, 'current').mockResolvedValue({ ...demoSession, role: 'staff' });
    await renderSite(adminPaths.privacy, { backend });
    expect(screen.getByRole('heading', { name: settings.ownersOnly.title })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: words.contact })).not.toBeInTheDocument();
  });
});
