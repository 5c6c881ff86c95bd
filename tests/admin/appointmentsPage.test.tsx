import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { appointmentWords as words } from '#content/admin/appointments.ts';
import { deletion } from '#content/admin/shell.ts';
import { appointmentEntity, appointmentKindLabels, appointmentStatusLabels } from '#domain/appointment.ts';
import { appointments } from '#sample/appointments.ts';
import { newUser, onPhone, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { names, rows, shows } from './list.ts';

const { event, tasting } = appointmentKindLabels;
const latest = appointments.at(-1);
const title = String(latest?.title);
const address = '/admin/appointments?view=list';

describe('The appointment list', () => {
  it('shows all appointments, latest first, each with its lead, time and place', async () => {
    await renderSite(address);
    shows(words.count(8, 8));
    expect(names()).toEqual(appointments.map((appointment) => appointment.title).toReversed());
    const [first] = rows() as [HTMLElement];
    for (const text of [latest?.leadName, 'Jun 14, 2025', event, latest?.place, appointmentStatusLabels.planned]) {
      expect(within(first).getByText(String(text))).toBeVisible();
    }
    expect(rows().at(-1)).toHaveTextContent(/Mar 6, 2025, 10:00.–.11:00.AM/);
    expect(within(first).getByRole('link', { name: words.edit(title) })).toHaveAttribute(
      'href',
      '/admin/appointments/8/edit?view=list',
    );
    expect(screen.getByRole('link', { name: words.newAppointment })).toHaveAttribute(
      'href',
      '/admin/appointments/new?view=list',
    );
  });

  it('can be filtered by kind and searched by place', async () => {
    const user = newUser();
    await renderSite(address);
    await user.selectOptions(screen.getByRole('combobox', { name: appointmentEntity.fields.kind.label }), tasting);
    await waitFor(() => shows(words.count(2, 8)));
    await user.type(screen.getByRole('searchbox', { name: words.search.label }), 'vineyard');
    await waitFor(() => shows(words.count(1, 8)));
  });

  it('shows cards on a phone, which also name the people assigned', async () => {
    onPhone();
    await renderSite(`${address}&q=foundry`);
    const card = within(screen.getByRole('article'));
    const visit = appointments[1];
    expect(card.getByRole('heading', { name: visit?.title })).toBeVisible();
    expect(card.getByText(/^Mar 7, 2025, 2:00.–.3:30.PM$/)).toBeVisible();
    expect(card.getByText(String(visit?.peopleNames.join(', ')))).toBeVisible();
    expect(card.getByText(String(visit?.leadName))).toBeVisible();
  });

  it('deletes an appointment after confirmation', async () => {
    const backend = createSampleBackend({ wait: async () => undefined });
    await renderSite(address, { backend });
    press(words.remove(title));
    expect(await screen.findByText(words.confirmRemove(title))).toBeVisible();
    press(deletion.confirm);
    await waitFor(() => shows(words.count(7, 7)));
    expect(screen.getByText(words.removed(title))).toBeInTheDocument();
  });
});
