import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editAppointmentPath } from '#adminPaths';
import { appointmentForm as formWords, appointmentMails as words } from '#content/admin/appointments.ts';
import { conversationPage } from '#content/admin/messages.ts';
import { nobodyToInvite } from '#domain/appointment.ts';
import { appointmentToForm } from '#domain/appointmentForm.ts';
import { type AppointmentMail, mailPurposes } from '#domain/appointmentMails.ts';
import { appointments as samples } from '#sample/appointments.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const [sample] = samples;
const invite = () => screen.getByRole('checkbox', { name: formWords.invite });

describe('Mails about an appointment', () => {
  it('include an invitation to the client once the box is ticked, and list it', async () => {
    const backend = sampleBackendWith({});
    const before = await backend.appointments.get('1');
    // The sample appointment is in the past.
    const form = { ...appointmentToForm(before), startDay: `${new Date().getFullYear() + 1}-06-14` };
    await backend.appointments.update('1', form, before.version);
    const router = await renderSite(editAppointmentPath('1'), { backend });
    expect(screen.getByRole('region', { name: words.title })).toHaveTextContent(words.none);
    expect(invite()).not.toBeChecked();
    expect(invite()).toHaveAccessibleDescription(formWords.inviteHint);
    await newUser().click(invite());
    press(formWords.save);
    expect(await screen.findByText(formWords.saved(String(sample?.title)))).toBeVisible();
    await act(() => router.navigate(editAppointmentPath('1')));
    const mails = within(await screen.findByRole('list', { name: words.title })).getAllByRole('listitem');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toHaveTextContent(words.purposes.invitation);
    expect(mails[0]).toHaveTextContent(String(leads[0]?.email));
    expect(invite()).toBeChecked();
  });

  it('cannot include an invitation if the appointment has no lead', async () => {
    const backend = sampleBackendWith({});
    const before = await backend.appointments.get('1');
    await backend.appointments.update('1', { ...appointmentToForm(before), leadId: '' }, before.version);
    await renderSite(editAppointmentPath('1'), { backend });
    await newUser().click(invite());
    press(formWords.save);
    await waitFor(() => expect(invite()).toHaveAccessibleDescription(new RegExp(nobodyToInvite)));
    expect(invite()).toBeInvalid();
    expect(invite()).toBeChecked();
  });

  it('are listed with their purpose, recipient and delivery state', async () => {
    const states = ['sent', 'waiting', 'refused', 'sent'] as const;
    const mails = mailPurposes.map((purpose, index): AppointmentMail => {
      const state = states[index] ?? 'sent';
      const reason = state === 'refused' ? 'No such mailbox' : '';
      return { id: purpose, purpose, to: `${purpose}@example.org`, at: '2027-01-02T03:04:05.000Z', state, reason };
    });
    await renderSite(editAppointmentPath('1'), {
      backend: sampleBackendWith({ appointments: { mails: async () => mails } }),
    });
    const list = screen.getByRole('list', { name: words.title });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(mails.length);
    for (const [index, { purpose, to, state }] of mails.entries()) {
      expect(rows[index]).toHaveTextContent(words.purposes[purpose]);
      expect(rows[index]).toHaveTextContent(to);
      expect(rows[index]).toHaveTextContent(conversationPage.states[state]);
    }
    expect(within(list).getByRole('alert')).toHaveTextContent('No such mailbox');
  });
});
