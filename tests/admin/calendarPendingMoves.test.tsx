import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { calendarWords as words } from '#content/admin/appointments.ts';
import { appointmentFields } from '#domain/appointmentForm.ts';
import { appointments } from '#sample/appointments.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const march = '/admin/appointments?view=agenda&day=2025-03-06';
const [talk, visit] = appointments;
const shown = (title: string | undefined) => screen.getByRole('link', { name: new RegExp(String(title)) });
const move = (title: string | undefined, key: string) => fireEvent.keyDown(shown(title), { key, shiftKey: true });
/** Closes the tab. @returns whether the browser does so without asking. */
const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** A backend that stores changes of appointments only once the test says so. */
function slowUpdates() {
  const backend = sampleBackendWith({});
  const { update } = backend.appointments;
  const ends: (() => void)[] = [];
  const pending = new Promise<void>((resolve) => void ends.push(resolve));
  const updating = vi.spyOn(backend.appointments, 'update').mockImplementation(async (...change) => {
    await pending;
    return update(...change);
  });
  return { backend, updating, answer: () => ends[0]?.() };
}

describe('A move in the calendar that is not saved yet', () => {
  it('is saved once together with others in quick succession', async () => {
    const backend = sampleBackendWith({});
    await renderSite(march, { backend });
    await act(async () => {
      move(talk?.title, 'ArrowDown');
      move(talk?.title, 'ArrowDown');
    });
    await waitFor(() => expect(shown(talk?.title)).toHaveAccessibleDescription(/10:30.–.11:30/));
    expect((await backend.appointments.get('1')).version).toBe(2);
    await act(async () => move(talk?.title, 'ArrowUp'));
    await waitFor(() => expect(shown(talk?.title)).toHaveAccessibleDescription(/10:15.–.11:15/));
    expect((await backend.appointments.get('1')).version).toBe(3);
  });

  it('is saved at once if the tab is closed, which asks as long as the move is not saved', async () => {
    const backend = sampleBackendWith({});
    await renderSite(march, { backend });
    expect(close()).toBe(true);
    move(talk?.title, 'ArrowDown');
    await act(async () => expect(close()).toBe(false));
    await waitFor(async () => expect((await backend.appointments.get('1')).version).toBe(2));
    await waitFor(() => expect(close()).toBe(true));
  });

  it('is saved before the appointment is opened, which else shows the times before it', async () => {
    const { backend, updating, answer } = slowUpdates();
    const router = await renderSite(march, { backend });
    move(talk?.title, 'ArrowRight');
    fireEvent.click(shown(talk?.title));
    await waitFor(() => expect(updating).toHaveBeenCalled());
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe(adminPaths.appointments);
    answer();
    expect(await screen.findByLabelText(appointmentFields.startDay.label)).toHaveValue('2025-03-07');
  });

  it('opens no appointment once the calendar was left for another page', async () => {
    const { backend, updating, answer } = slowUpdates();
    const router = await renderSite(march, { backend });
    move(talk?.title, 'ArrowRight');
    fireEvent.click(shown(talk?.title));
    await waitFor(() => expect(updating).toHaveBeenCalled());
    await act(() => router.navigate(adminPaths.leads));
    answer();
    expect(await screen.findByText(new RegExp(words.moved(String(talk?.title), '').slice(0, -1)))).toBeVisible();
    expect(router.state.location.pathname).toBe(adminPaths.leads);
    expect(router.state.navigation.state).toBe('idle');
  });

  it('waits for an earlier one of the same appointment, which it continues', async () => {
    const { backend, updating, answer } = slowUpdates();
    await renderSite(march, { backend });
    // Closing the tab saves at once.
    for (const _press of [1, 2]) {
      move(talk?.title, 'ArrowDown');
      await act(async () => close());
    }
    expect(updating).toHaveBeenCalledOnce();
    answer();
    await waitFor(() => expect(shown(talk?.title)).toHaveAccessibleDescription(/10:30.–.11:30/));
    expect(screen.queryByText(words.conflict(String(talk?.title)))).not.toBeInTheDocument();
    expect((await backend.appointments.get('1')).version).toBe(3);
  });

  it('stays where it is in the calendar when another one follows it', async () => {
    await renderSite(march, { backend: sampleBackendWith({}) });
    for (const _press of [1, 2]) await act(async () => move(talk?.title, 'ArrowDown'));
    expect(shown(talk?.title)).toHaveTextContent(/10:30.+11:30/);
  });

  it('stays where it is when the calendar is read again for one saved before', async () => {
    const { backend, answer } = slowUpdates();
    const read = vi.spyOn(backend.appointments, 'between');
    await renderSite(march, { backend });
    move(talk?.title, 'ArrowDown');
    await act(async () => close());
    move(visit?.title, 'ArrowDown');
    answer();
    await waitFor(async () => expect((await backend.appointments.get(String(visit?.id))).version).toBe(2));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    // By now, the pause after the move that was saved at once has ended as well.
    expect((await backend.appointments.get(String(talk?.id))).version).toBe(2);
  });

  it('leaves the calendar open with the alert of an earlier one that cannot be saved, too', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(march, { backend });
    const updating = vi.spyOn(backend.appointments, 'update').mockRejectedValueOnce(new Unreachable('away'));
    move(talk?.title, 'ArrowRight');
    move(visit?.title, 'ArrowRight');
    fireEvent.click(shown(visit?.title));
    await waitFor(async () => expect((await backend.appointments.get(String(visit?.id))).version).toBe(2));
    expect(await screen.findByText(words.failed(String(talk?.title)))).toBeVisible();
    expect(updating).toHaveBeenCalledTimes(2);
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe(adminPaths.appointments);
  });

  it('leaves the calendar open with its alert if the appointment is opened but the move cannot be saved', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(march, { backend });
    backend.appointments.update = async () => {
      throw new Unreachable('away');
    };
    move(talk?.title, 'ArrowRight');
    fireEvent.click(shown(talk?.title));
    expect(await screen.findByText(words.failed(String(talk?.title)))).toBeVisible();
    expect(router.state.location.pathname).toBe(adminPaths.appointments);
  });
});
