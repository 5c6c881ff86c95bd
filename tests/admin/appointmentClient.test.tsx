import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { telHref } from '#admin/leads/contactLinks.ts';
import { leadPath } from '#adminPaths';
import { SignedOut } from '#backend/errors.ts';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { login } from '#content/admin/login.ts';
import { appointmentFields } from '#domain/appointmentForm.ts';
import type { LeadDetails } from '#domain/lead.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

describe('The client of an appointment', () => {
  it('is one press away, as are their email address and phone number', async () => {
    const backend = sampleBackendWith({});
    const { name, email, phone } = await backend.leads.get('5');
    await renderSite('/admin/appointments/2/edit', { backend });
    const link = await screen.findByRole('link', { name: words.openLead(name) });
    expect(link).toHaveAttribute('href', leadPath('5'));
    expect(link).toHaveTextContent(words.openLeadShort);
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', telHref(phone));
  });

  it('lets staff sign in again if the session has ended when it is loaded', async () => {
    const backend = sampleBackendWith({});
    vi.spyOn(backend.leads, 'get').mockImplementation(async () => {
      await backend.session.signOut();
      throw new SignedOut();
    });
    await renderSite('/admin/appointments/2/edit', { backend });
    expect(await screen.findByLabelText(login.password)).toBeVisible();
  });

  it('is no longer linked once the lead is removed', async () => {
    const user = newUser();
    await renderSite('/admin/appointments/2/edit', { backend: sampleBackendWith({}) });
    const link = await screen.findByText(words.openLeadShort);
    await user.click(screen.getByRole('button', { name: words.clearLead }));
    expect(link).not.toBeInTheDocument();
  });

  it('can be replaced by any other, whoever was found before', async () => {
    const backend = sampleBackendWith({});
    const [before, chosen] = [await backend.leads.get('5'), await backend.leads.get('1')];
    await renderSite('/admin/appointments/2/edit', { backend });
    await screen.findByRole('link', { name: words.openLead(before.name) });
    const user = newUser();
    const search = screen.getByRole('combobox', { name: new RegExp(`^${appointmentFields.leadId.label}`) });
    await user.click(screen.getByRole('button', { name: words.openLeads }));
    expect(await screen.findByRole('option', { name: new RegExp(chosen.name) })).toBeVisible();
    await user.clear(search);
    await user.type(search, chosen.name);
    await user.click(await screen.findByRole('option', { name: new RegExp(chosen.name) }));
    await user.click(screen.getByRole('button', { name: words.openLeads }));
    expect(await screen.findByRole('option', { name: new RegExp(before.name) })).toBeVisible();
  });

  it('is the one chosen last, also if the one before is loaded later', async () => {
    const backend = sampleBackendWith({});
    const [before, chosen] = [await backend.leads.get('5'), await backend.leads.get('1')];
    let endLoading = (_lead: LeadDetails): void => undefined;
    const get = vi.spyOn(backend.leads, 'get').mockReturnValue(new Promise((resolve) => (endLoading = resolve)));
    await renderSite('/admin/appointments/2/edit', { backend });
    get.mockRestore();
    const user = newUser();
    const search = screen.getByRole('combobox', { name: new RegExp(`^${appointmentFields.leadId.label}`) });
    await user.type(search, chosen.name);
    await user.click(await screen.findByRole('option', { name: new RegExp(chosen.name) }));
    expect(await screen.findByRole('link', { name: words.openLead(chosen.name) })).toBeVisible();
    await act(async () => endLoading(before));
    expect(search).toHaveValue(chosen.name);
    expect(screen.getByRole('link', { name: words.openLead(chosen.name) })).toBeVisible();
  });
});
