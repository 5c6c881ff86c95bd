import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cancelling, appointmentForm as words } from '#content/admin/appointments.ts';
import { appointments } from '#sample/appointments.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { press } from '#tests/support/controls.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

/** Opens the form of an appointment. */
async function open(backend = sampleBackendWith({})) {
  const router = await renderSite('/admin/appointments/2/edit', { backend });
  return { backend, router };
}

describe('Cancelling an appointment', () => {
  /** Opens the dialog that asks for the reason. */
  async function openDialog() {
    press(cancelling.open);
    const dialog = within(await screen.findByRole('dialog', { name: cancelling.title }));
    const reason = dialog.getByRole('textbox', { name: cancelling.reason });
    return { dialog, reason };
  }

  it('requires a reason, stores it, and says that the appointment was cancelled', async () => {
    const { backend, router } = await open();
    const { dialog, reason } = await openDialog();
    fireEvent.click(dialog.getByRole('button', { name: cancelling.confirm }));
    await waitFor(() => expect(reason).toBeInvalid());
    fireEvent.change(reason, { target: { value: 'The hall was sold.' } });
    fireEvent.click(dialog.getByRole('button', { name: cancelling.confirm }));
    expect(await screen.findByText(cancelling.done(String(appointments[1]?.title)))).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/appointments'));
    expect(await backend.appointments.get('2')).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The hall was sold.',
      title: appointments[1]?.title,
    });
  });

  it.each([
    ['says that an invited client is told the reason', 'yes', 1],
    ['says nothing of a mail if the client was not invited', 'no', 0],
  ] as const)('%s', async (_what, invited, times) => {
    const backend = sampleBackendWith({});
    await backend.appointments.update('2', { ...appointmentForm, leadId: '1', invited }, 1);
    await open(backend);
    // What the client knows counts, not what is being edited.
    fireEvent.click(screen.getByRole('checkbox', { name: words.invite }));
    const { dialog } = await openDialog();
    expect(dialog.getByText(cancelling.text, { exact: false })).toBeVisible();
    expect(dialog.queryAllByText(cancelling.mailed, { exact: false })).toHaveLength(times);
  });

  it('is confirmed with Ctrl and Enter, as Enter alone begins a line of the reason', async () => {
    const { backend } = await open();
    const { reason } = await openDialog();
    fireEvent.change(reason, { target: { value: 'Rain.' } });
    fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
    await waitFor(async () => expect((await backend.appointments.get('2')).status).toBe('cancelled'));
  });

  it('is not shown as done if the appointment was deleted meanwhile, and can be dropped', async () => {
    const { backend, router } = await open();
    await backend.appointments.remove('2');
    const update = vi.spyOn(backend.appointments, 'update');
    const { dialog, reason } = await openDialog();
    fireEvent.change(reason, { target: { value: 'Rain.' } });
    fireEvent.click(dialog.getByRole('button', { name: cancelling.confirm }));
    expect(await screen.findByText(words.failed.gone)).toBeVisible();
    expect(screen.queryByText(cancelling.cancelled('Rain.'))).not.toBeInTheDocument();
    expect(screen.getByText(cancelling.unsaved('Rain.'))).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(update).toHaveBeenCalledOnce();
    press(cancelling.back);
    expect(screen.queryByText(cancelling.unsaved('Rain.'))).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: cancelling.open })).toBeVisible();
    // Nothing is left to be saved, so that nobody is asked.
    fireEvent.click(screen.getByRole('link', { name: words.back }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/appointments'));
  });

  it('changes nothing if the dialog is dismissed', async () => {
    const { backend } = await open();
    press(cancelling.open);
    press(cancelling.back);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await backend.appointments.get('2')).toMatchObject({ status: 'planned', version: 1 });
  });

  it('shows the reason, and is reversed by planning the appointment again', async () => {
    const backend = sampleBackendWith({});
    await backend.appointments.update('2', { ...appointmentForm, status: 'cancelled', cancelReason: 'Rain.' }, 1);
    await open(backend);
    expect(screen.getByText(cancelling.cancelled('Rain.'))).toBeVisible();
    press(cancelling.planAgain);
    expect(screen.queryByText(cancelling.cancelled('Rain.'))).not.toBeInTheDocument();
    press(words.save);
    await screen.findByText(words.saved(appointmentForm.title));
    expect(await backend.appointments.get('2')).toMatchObject({ status: 'planned', cancelReason: '' });
  });
});
