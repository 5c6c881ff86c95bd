import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { NotFound, Unreachable } from '#backend/errors.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { deletion, shell } from '#content/admin/shell.ts';
import { csvHead } from '#domain/csv.ts';
import { leadEntity } from '#domain/lead.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { newUser } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { savedFiles } from '../support/savedFiles.ts';
import { names, shows } from './list.ts';

const { name } = sampleLead('2');

describe('Deleting a lead', () => {
  const sentence = leadWords.confirmRemove(name);
  const dialog = () => screen.queryByRole('alertdialog', { name: deletion.title });
  const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());
  let backend: Backend;
  let user: ReturnType<typeof newUser>;

  beforeEach(async () => {
    backend = createSampleBackend();
    user = newUser();
    await renderSite('/admin/leads?status=contacted', { backend });
    await user.click(screen.getByRole('button', { name: leadWords.remove(name) }));
  });

  it('asks first; Cancel returns focus to the button, deleting moves it to the count', async () => {
    expect(dialog()).toHaveAccessibleDescription(sentence);
    expect(screen.getByRole('button', { name: deletion.cancel })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: deletion.cancel }));
    await gone();
    shows(leadWords.count(5, 20));
    expect(screen.getByRole('button', { name: leadWords.remove(name) })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: listWords.remove }));
    await gone();
    shows(leadWords.count(4, 19));
    expect(names()).not.toContain(name);
    expect(screen.getByText(leadWords.removed(name))).toBeVisible();
    await waitFor(() => expect(screen.getByText(leadWords.count(4, 19))).toHaveFocus());
  });

  it('returns focus to the button on Cancel also after another lead was deleted', async () => {
    await user.click(screen.getByRole('button', { name: listWords.remove }));
    await gone();
    const next = screen.getByRole('button', { name: leadWords.remove(String(names()[0])) });
    await user.click(next);
    await user.click(screen.getByRole('button', { name: deletion.cancel }));
    await gone();
    expect(next).toHaveFocus();
  });

  it('ignores clicks while busy, shows an error if it fails, and can be retried', async () => {
    const { remove } = backend.leads;
    let fail = (_error: Error) => {};
    const attempt = vi.fn(() => new Promise<void>((_resolve, reject) => (fail = reject)));
    backend.leads.remove = attempt;
    await user.click(screen.getByRole('button', { name: listWords.remove }));
    const busy = await screen.findByRole('button', { name: deletion.busy });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    await user.click(screen.getByRole('button', { name: deletion.cancel }));
    expect(dialog()).toBeVisible();
    await act(async () => fail(new Unreachable('offline')));
    expect(attempt).toHaveBeenCalledOnce();
    expect(await screen.findByText(deletion.failed)).toBeVisible();
    backend.leads.remove = remove;
    await user.click(screen.getByRole('button', { name: listWords.remove }));
    await gone();
    shows(leadWords.count(4, 19));
  });

  it('asks again without the error of an attempt that was given up', async () => {
    backend.leads.remove = async () => Promise.reject(new Unreachable('offline'));
    await user.click(screen.getByRole('button', { name: listWords.remove }));
    await screen.findByText(deletion.failed);
    await user.click(screen.getByRole('button', { name: deletion.cancel }));
    await gone();
    await user.click(screen.getByRole('button', { name: leadWords.remove(name) }));
    expect(dialog()).toBeVisible();
    expect(screen.queryByText(deletion.failed)).not.toBeInTheDocument();
  });

  it('succeeds if somebody else has already deleted the lead', async () => {
    const { remove } = backend.leads;
    backend.leads.remove = async (id) => {
      await remove(id);
      throw new NotFound('gone');
    };
    await user.click(screen.getByRole('button', { name: listWords.remove }));
    await gone();
    shows(leadWords.count(4, 19));
  });
});

describe('The lead export', () => {
  let saved: ReturnType<typeof savedFiles>;

  beforeEach(() => {
    saved = savedFiles();
    // The evening of March 2 for the company.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-03T02:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  it('saves the matching leads of all pages in the order shown, in a file named after the day', async () => {
    const user = newUser();
    const backend = createSampleBackend();
    const [, someone] = await backend.people.list();
    await backend.leads.changeAll([{ id: '1', responsibleId: String(someone?.id) }]);
    await renderSite('/admin/leads?responsible=none&sort=-name', { backend });
    expect(names()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: leadWords.exportCsv }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('leads-2026-03-02.csv');
    const lines = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await saved[0]?.file.arrayBuffer())
      .split('\r\n');
    expect(lines[0]).toBe(csvHead(leadEntity).trimEnd());
    await user.selectOptions(screen.getByRole('combobox', { name: listWords.rowsPerPage }), '25');
    await waitFor(() => expect(names()).toHaveLength(19));
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(names().map((name) => `"${name}"`));
  });

  it('shows that it is busy and ignores further clicks', async () => {
    const backend = createSampleBackend();
    let finish = (_file: Blob) => {};
    const exportCsv = vi.fn(
      () =>
        new Promise<Blob>((resolve) => {
          finish = resolve;
        }),
    );
    backend.leads.exportCsv = exportCsv;
    const user = newUser();
    await renderSite('/admin/leads?status=new', { backend });
    await user.click(screen.getByRole('button', { name: leadWords.exportCsv }));
    await user.click(await screen.findByRole('button', { name: leadWords.exporting }));
    await act(async () => finish(new Blob(['x'])));
    expect(await screen.findByRole('button', { name: leadWords.exportCsv })).toBeVisible();
    expect(exportCsv).toHaveBeenCalledOnce();
    expect(saved).toHaveLength(1);
  });

  it('shows an error if it fails', async () => {
    const backend = createSampleBackend();
    backend.leads.exportCsv = () => Promise.reject(new Unreachable('offline'));
    const user = newUser();
    await renderSite('/admin/leads?status=new', { backend });
    await user.click(screen.getByRole('button', { name: leadWords.exportCsv }));
    expect(await screen.findByText(leadWords.exportFailed)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('goes to the login page if the session has ended, and remembers the list’s URL', async () => {
    const backend = createSampleBackend();
    const user = newUser();
    const router = await renderSite('/admin/leads?q=nobody', { backend });
    await backend.session.signOut();
    await user.click(screen.getByRole('button', { name: leadWords.exportCsv }));
    expect(await screen.findByRole('heading', { name: shell.signedOutTitle })).toBeVisible();
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/admin/leads?q=nobody');
  });
});
