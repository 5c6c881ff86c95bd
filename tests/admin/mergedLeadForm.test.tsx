import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { editLeadPath, leadPath } from '#adminPaths';
import { leadForm as leadFormWords } from '#content/admin/lead.ts';
import { shell } from '#content/admin/shell.ts';
import { leadEntity } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite, reopenSite } from '#tests/support/renderSite.tsx';
import { withTwin } from './withTwin.ts';

const name = String(sampleLeads[0]?.name);
const nameField = new RegExp(`^${leadEntity.fields.name.label}`);

describe('The form of a merged lead', () => {
  it('leads to that of the one that was kept, in the same list', async () => {
    const { backend, twin } = await withTwin();
    await backend.leads.merge('1', twin.id);
    const router = await renderSite(`${editLeadPath(twin.id)}?status=new`, { backend });
    await waitFor(() => expect(field(nameField)).toHaveValue(name));
    expect(router.state.location).toMatchObject({ pathname: editLeadPath('1'), search: '?status=new' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('stays open if it was merged elsewhere', async () => {
    const { backend, twin } = await withTwin();
    const router = await renderSite(editLeadPath(twin.id), { backend });
    fill(nameField, 'Somebody else');
    await backend.leads.merge('1', twin.id);
    await act(() => router.revalidate());
    expect(field(nameField)).toHaveValue('Somebody else');
    expect(router.state.location.pathname).toBe(editLeadPath(twin.id));
  });

  it('saves what was typed in the kept lead, after asking', async () => {
    const { backend, twin } = await withTwin();
    const create = vi.spyOn(backend.leads, 'create');
    const router = await renderSite(`${editLeadPath(twin.id)}?status=new`, { backend });
    fill(nameField, 'Somebody else');
    await backend.leads.merge('1', twin.id);
    press(leadFormWords.save);
    const dialog = await screen.findByRole('alertdialog', { name: leadFormWords.merged.title });
    expect(dialog).toHaveTextContent(leadFormWords.merged.text());
    expect(dialog).toHaveTextContent(name);
    press(leadFormWords.conflict.back);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    press(leadFormWords.save);
    await screen.findByRole('alertdialog', { name: leadFormWords.merged.title });
    press(leadFormWords.conflict.keepMine);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: leadPath('1'), search: '?status=new' }),
    );
    expect(await backend.leads.get('1')).toBeLead({ name: 'Somebody else' });
    expect(create).not.toHaveBeenCalled();
  });

  it('shows the kept lead if that is preferred', async () => {
    const { backend, twin } = await withTwin();
    await renderSite(editLeadPath(twin.id), { backend });
    fill(nameField, 'Somebody else');
    await backend.leads.merge('1', twin.id);
    press(leadFormWords.save);
    await screen.findByRole('alertdialog', { name: leadFormWords.merged.title });
    press(leadFormWords.conflict.takeTheirs);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(field(nameField)).toHaveValue(name);
    fill(nameField, 'A new name');
    press(leadFormWords.save);
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead({ name: 'A new name' }));
  });

  it('asks the same after a reload, with what was typed', async () => {
    const { backend, twin } = await withTwin();
    const create = vi.spyOn(backend.leads, 'create');
    await renderSite(editLeadPath(twin.id), { backend });
    fill(nameField, 'Somebody else');
    await waitFor(() => expect(Object.keys(sessionStorage)).not.toEqual([]));
    await backend.leads.merge('1', twin.id);
    await reopenSite(editLeadPath(twin.id), backend);
    expect(field(nameField)).toHaveValue('Somebody else');
    expect(screen.getByText(shell.restored)).toBeInTheDocument();
    press(leadFormWords.save);
    await screen.findByRole('alertdialog', { name: leadFormWords.merged.title });
    press(leadFormWords.conflict.keepMine);
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead({ name: 'Somebody else' }));
    expect(create).not.toHaveBeenCalled();
  });
});
