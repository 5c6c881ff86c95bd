import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser, onPhone } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const first = String(sampleLeads[0]?.name);
const button = (status: keyof typeof leadStatusLabels) =>
  screen.findByRole('button', { name: leadWords.statusOf(first, leadStatusLabels[status]) });
const item = (status: keyof typeof leadStatusLabels) =>
  screen.findByRole('menuitemradio', { name: leadStatusLabels[status] });

async function openLeads(query = '', ways: Parameters<typeof sampleBackendWith>[0]['leads'] = {}) {
  const backend = sampleBackendWith({ leads: ways });
  const router = await renderSite(adminPaths.leads + query, { backend });
  return { backend, router, user: newUser() };
}

describe('The status of a lead in the list', () => {
  it('is changed in its row, which stays where it is, and can be taken back', async () => {
    const { backend, router, user } = await openLeads();
    await user.click(await button('new'));
    const menu = screen.getByRole('menu', { name: leadPage.changeStatus(first) });
    expect(
      within(menu)
        .getAllByRole('menuitemradio')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(leadStatusLabels));
    await user.click(await item('proposalSent'));
    expect(await button('proposalSent')).toBeVisible();
    expect(await screen.findByText(leadPage.statusChanged(first, leadStatusLabels.proposalSent))).toBeVisible();
    expect(await backend.leads.get('1')).toBeLead({ status: 'proposalSent' });
    expect(router.state.location.pathname).toBe(adminPaths.leads);
    await user.click(screen.getByRole('button', { name: listWords.undo }));
    expect(await button('new')).toBeVisible();
    expect(await backend.leads.get('1')).toBeLead({ status: 'new' });
  });

  it('says that a menu changes it, with a tab stop of its own on cards, but not in the grid', async () => {
    await openLeads();
    expect(await button('new')).toHaveAccessibleDescription(leadWords.setStatus);
    expect(await button('new')).toHaveAttribute('aria-haspopup', 'menu');
    expect(await button('new')).toHaveAttribute('tabindex', '-1');
    cleanup();
    onPhone();
    await openLeads();
    expect(await button('new')).toHaveAttribute('tabindex', '0');
  });

  it('is checked in the menu, which is a landmark, as it is outside of the page’s', async () => {
    const { user } = await openLeads();
    await user.click(await button('new'));
    expect(await item('new')).toBeChecked();
    const landmark = screen.getByRole('region', { name: leadPage.changeStatus(first) });
    expect(within(landmark).getByRole('menu')).toBeVisible();
    expect(screen.getAllByRole('menuitemradio', { checked: true })).toHaveLength(1);
  });

  it('is busy until it is stored, and may be changed again meanwhile', async () => {
    const { backend, user } = await openLeads();
    const { changeAll } = backend.leads;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(backend.leads, 'changeAll').mockImplementation(async (changes) => {
      await held;
      return changeAll(changes);
    });
    expect(await button('new')).toHaveAttribute('aria-busy', 'false');
    await user.click(await button('new'));
    await user.click(await item('contacted'));
    expect(await button('contacted')).toHaveAttribute('aria-busy', 'true');
    await user.click(await button('contacted'));
    expect(await item('contacted')).toBeChecked();
    await user.click(await item('new'));
    release();
    await waitFor(async () => expect(await button('new')).toHaveAttribute('aria-busy', 'false'));
    expect(await backend.leads.get('1')).toBeLead({ status: 'new', version: 3 });
  });

  it('is changed by keyboard: Enter in its cell opens the menu, not the lead', async () => {
    const { backend, router, user } = await openLeads();
    const cell = (await button('new')).closest<HTMLElement>('[role="gridcell"]');
    cell?.focus();
    await user.keyboard('{Shift}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await item('contacted');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead({ status: 'contacted' }));
    expect(router.state.location.pathname).toBe(adminPaths.leads);
  });

  it('leaves the focus on the count if the lead no longer matches the filters', async () => {
    const { user } = await openLeads('?status=new');
    await user.click(await button('new'));
    await user.click(await item('contacted'));
    await waitFor(() => expect(screen.getByText(leadWords.count(4, 20))).toHaveFocus());
  });

  it('is shown as before, with an error, if it could not be stored', async () => {
    const { user } = await openLeads('', { changeAll: async () => Promise.reject(new Unreachable('Away.')) });
    await user.click(await button('new'));
    await user.click(await item('converted'));
    expect(await screen.findByText(leadPage.changeFailed)).toBeVisible();
    expect(await button('new')).toBeVisible();
  });

  it('can be changed in a menu that was opened before the change before it failed', async () => {
    let fail: () => void = () => undefined;
    const failing = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new Unreachable('Away.'));
    });
    const { backend, user } = await openLeads();
    vi.spyOn(backend.leads, 'changeAll').mockReturnValueOnce(failing);
    await user.click(await button('new'));
    await user.click(await item('contacted'));
    await user.click(await button('contacted'));
    await item('contacted');
    fail();
    expect(await screen.findByText(leadPage.changeFailed)).toBeVisible();
    await user.click(await item('converted'));
    expect(await screen.findByText(leadPage.statusChanged(first, leadStatusLabels.converted))).toBeVisible();
    expect(await backend.leads.get('1')).toBeLead({ status: 'converted', version: 2 });
  });

  it('stays without a request if it is chosen again', async () => {
    let requests = 0;
    const changeAll = async () => {
      requests += 1;
      return [];
    };
    const { user } = await openLeads('', { changeAll });
    await user.click(await button('new'));
    await user.click(await item('new'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(requests).toBe(0);
  });

  it('is changed on a card, too', async () => {
    onPhone();
    const { backend, user } = await openLeads();
    await user.click(await button('new'));
    await user.click(await item('converted'));
    await waitFor(async () => expect(await backend.leads.get('1')).toBeLead({ status: 'converted' }));
  });
});
