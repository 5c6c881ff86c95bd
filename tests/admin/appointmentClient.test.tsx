import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { telHref } from '#admin/leads/contactLinks.ts';
import { leadPath } from '#adminPaths';
import { appointmentForm as words } from '#content/admin/appointments.ts';
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

  it('is no longer linked once the lead is removed', async () => {
    const user = newUser();
    await renderSite('/admin/appointments/2/edit', { backend: sampleBackendWith({}) });
    const link = await screen.findByText(words.openLeadShort);
    await user.click(screen.getByRole('button', { name: words.clearLead }));
    expect(link).not.toBeInTheDocument();
  });
});
