import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPaths, importPath } from '#adminPaths';
import { NotFound } from '#backend/errors.ts';
import { leadImport as words } from '#content/admin/leadImport.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { emptyLead, leadEntity } from '#domain/lead.ts';
import { importRowSchema } from '#domain/leadImport.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { newUser, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { savedFiles } from '../support/savedFiles.ts';
import { chooseFile, csv, known, leadsOf, readFilesHere, startOf } from './importPage.tsx';

const { email, name } = leadEntity.fields;

beforeEach(readFilesHere);

describe('The result of a lead import', () => {
  it('says how many rows were left out and why, and offers them as a file', async () => {
    const files = savedFiles();
    await chooseFile(`${csv}\nWorse Row,no one,,2027-06-17`);
    fireEvent.click(await startOf(1));
    const result = await screen.findByRole('region', { name: words.result.title });
    for (const [label, count] of [
      [words.result.made, '1'],
      [words.result.skipped, '1'],
      [words.result.unreadable, '2'],
    ] as const) {
      expect(within(result).getByText(label).nextElementSibling).toHaveTextContent(count);
    }
    press(words.result.leftOut);
    const lines = (await files[0]?.file.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(`"${name.label}","${email.label}"`);
    expect(lines[1]).toMatch(new RegExp(`^"2","Bad Row","nobody",.*"${email.label}: [^"]+"$`));
    expect(lines[2]).toMatch(new RegExp(`^"3","Marcus C\\.","${known.email}",`));
    expect(lines[2]).toContain(`"${words.duplicates.lead(known.name)}"`);
  });

  it('takes the focus to the page, as its button is gone, and so does another import, and one that is cancelled', async () => {
    const { backend } = await chooseFile(csv);
    const { importAll } = backend.leads;
    backend.leads.importAll = (_file, _attempt, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    const user = newUser();
    await user.click(await startOf(1));
    const cancel = await screen.findByRole('button', { name: words.cancel });
    const actions = cancel.parentElement;
    await waitFor(() => expect(actions).toHaveFocus());
    await user.click(cancel);
    expect(actions).toContainElement(await screen.findByText(words.cancelled));
    await waitFor(() => expect(actions).toHaveFocus());
    backend.leads.importAll = importAll;
    await user.click(await startOf(1));
    await screen.findByRole('region', { name: words.result.title });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: words.result.another }));
    await screen.findByText(words.file.choose);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('says nothing of rows left out if all were imported', async () => {
    await chooseFile('Name,Email\nAda,ada@example.org\n');
    fireEvent.click(await startOf(1));
    const result = await screen.findByRole('region', { name: words.result.title });
    for (const label of [words.result.skipped, words.result.unreadable, words.result.leftOut])
      expect(within(result).queryByText(label)).not.toBeInTheDocument();
  });

  it('is not left for the finished form by Back, and offers only its own rows that were left out', async () => {
    const { backend, router } = await chooseFile(csv);
    const row = { ...emptyLead, name: 'Ada', email: 'ada@example.org', eventType: 'other' };
    const before = await backend.leads.importAll({ file: 'x.csv', rows: [importRowSchema.validateSync(row)] }, 'x');
    fireEvent.click(await startOf(1));
    expect(await screen.findByRole('button', { name: words.result.leftOut })).toBeVisible();
    await act(() => router.navigate(-1));
    expect(screen.getByRole('region', { name: words.result.title })).toBeVisible();
    await act(() => router.navigate(importPath(before.id)));
    expect(await screen.findByText('x.csv')).toBeVisible();
    expect(screen.queryByRole('button', { name: words.result.leftOut })).not.toBeInTheDocument();
  });

  it('says before the import how many of the rows are duplicates', async () => {
    await chooseFile(csv);
    expect(await screen.findByText(new RegExp(words.preview.good(2, 1)))).toHaveAttribute('role', 'status');
  });

  it('is linked from the timeline of a lead that came with it, which does not show its id', async () => {
    const backend = sampleBackendWith({});
    const row = {
      ...emptyLead,
      name: 'Ada',
      email: 'ada@example.org',
      eventType: 'other',
    };
    const done = await backend.leads.importAll({ file: 'x.csv', rows: [importRowSchema.validateSync(row)] }, 'x');
    const [lead] = await leadsOf(backend, `import=${done.id}`);
    await renderSite(`/admin/leads/${lead?.id}`, { backend });
    expect(screen.getByRole('link', { name: leadTimeline.byImport })).toHaveAttribute(
      'href',
      `${adminPaths.importLeads}?import=${done.id}`,
    );
    expect(screen.queryByText(leadEntity.fields.importId.label)).not.toBeInTheDocument();
  });

  it('says that an unknown import does not exist, asks for it once, and offers a new one', async () => {
    const getImport = vi.fn(() => Promise.reject(new NotFound('gone')));
    await renderSite(importPath('nonsense'), { backend: sampleBackendWith({ leads: { getImport } }) });
    expect(screen.getByRole('heading', { name: words.missing.title })).toBeVisible();
    expect(screen.getByText(words.missing.text)).toBeVisible();
    expect(screen.queryByText(words.file.choose)).not.toBeInTheDocument();
    expect(getImport).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('link', { name: words.missing.back }));
    expect(await screen.findByText(words.file.choose)).toBeInTheDocument();
  });
});
