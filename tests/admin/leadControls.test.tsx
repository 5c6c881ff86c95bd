import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leadPath } from '#adminPaths';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { demoPeople } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const name = String(leads[0]?.name);
const status = () => screen.getByRole('combobox', { name: leadPage.changeStatus(name) });
const responsible = () => screen.getByRole('combobox', { name: leadPage.changeResponsible(name) });

async function open() {
  const backend = sampleBackendWith({});
  const router = await renderSite(leadPath('1'), { backend });
  return { backend, router };
}

describe('A choice on the page of a lead', () => {
  it('gives way to a later one by somebody else', async () => {
    const { backend, router } = await open();
    fireEvent.change(status(), { target: { value: 'converted' } });
    expect(await screen.findByText(leadPage.statusChanged(name, leadStatusLabels.converted))).toBeInTheDocument();
    await backend.leads.changeAll([{ id: '1', status: 'contacted' }]);
    await act(() => router.revalidate());
    expect(status()).toHaveValue('contacted');
  });

  it('is shown until it is stored, although an earlier one was stored meanwhile', async () => {
    const { backend } = await open();
    const { changeAll } = backend.leads;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = vi.spyOn(backend.leads, 'changeAll').mockImplementation(async (changes) => {
      if (changes[0]?.status === 'proposalSent') await held;
      return changeAll(changes);
    });
    fireEvent.change(status(), { target: { value: 'converted' } });
    fireEvent.change(status(), { target: { value: 'proposalSent' } });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(leadPage.statusChanged(name, leadStatusLabels.converted))).toBeInTheDocument();
    expect(status()).toHaveValue('proposalSent');
    expect(status()).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(status()).toHaveAttribute('aria-busy', 'false'));
    expect(await backend.leads.get('1')).toBeLead({ status: 'proposalSent' });
  });

  it('gives the lead a time of its last change, which it did not have before', async () => {
    await open();
    expect(screen.queryByText(leadPage.changed)).not.toBeInTheDocument();
    fireEvent.change(status(), { target: { value: 'converted' } });
    expect(await screen.findByText(leadPage.changed)).toBeVisible();
  });

  it('is marked as busy until it is stored', async () => {
    await open();
    expect(status()).toHaveAttribute('aria-busy', 'false');
    fireEvent.change(status(), { target: { value: 'converted' } });
    expect(status()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(status()).toHaveAttribute('aria-busy', 'false'));
    expect(status()).toHaveValue('converted');
  });

  it('is not stored if somebody else has chosen another assignee, who is then shown', async () => {
    const { backend } = await open();
    const [, mine, theirs] = demoPeople;
    await backend.leads.changeAll([{ id: '1', responsibleId: theirs.id }]);
    fireEvent.change(responsible(), { target: { value: mine.id } });
    expect(await screen.findByText(leadPage.changeConflict)).toBeInTheDocument();
    await waitFor(() => expect(responsible()).toHaveDisplayValue(theirs.name));
    expect(await backend.leads.get('1')).toBeLead({ responsibleId: theirs.id });
  });

  it('says that the lead no longer exists if somebody else has deleted it', async () => {
    const { backend } = await open();
    await backend.leads.remove('1');
    fireEvent.change(status(), { target: { value: 'converted' } });
    expect(await screen.findByText(leadPage.changeGone(name))).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: leadForm.missing.title, level: 2 })).toBeVisible();
  });

  it('is stored although somebody else has changed another field', async () => {
    const { backend } = await open();
    await backend.leads.changeAll([{ id: '1', responsibleId: demoPeople[2].id }]);
    fireEvent.change(status(), { target: { value: 'converted' } });
    expect(await screen.findByText(leadPage.statusChanged(name, leadStatusLabels.converted))).toBeInTheDocument();
    expect(await backend.leads.get('1')).toBeLead({ status: 'converted', responsibleId: demoPeople[2].id });
  });
});
