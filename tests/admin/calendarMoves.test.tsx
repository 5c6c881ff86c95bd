import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { SignedOut, Unreachable } from '#backend/errors.ts';
import { calendarWords as words } from '#content/admin/appointments.ts';
import { listWords } from '#content/admin/list.ts';
import { login } from '#content/admin/login.ts';
import { timesSentences } from '#content/domain/appointmentTimes.ts';
import { companyZone, formatSpan } from '#domain/appointmentTimes.ts';
import { addDays, today } from '#domain/zonedTimes.ts';
import { demoAccount } from '#sample/account.ts';
import { appointments } from '#sample/appointments.ts';
import { press } from '#tests/support/controls.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const quick = () => createSampleBackend({ wait: async () => undefined });
const march = '/admin/appointments?view=agenda&day=2025-03-06';
const [talk, visit] = appointments;
const shown = (title: string | undefined) => screen.getByRole('link', { name: new RegExp(String(title)) });
/** Queries compare texts after they have replaced narrow spaces. */
const oneSpaced = (text: string) => text.replaceAll(/\s+/g, ' ');
const move = (title: string | undefined, key: string) => fireEvent.keyDown(shown(title), { key, shiftKey: true });

describe('Moving an appointment in the calendar', () => {
  it('works with the keyboard, is saved, and is announced', async () => {
    const backend = quick();
    await renderSite(march, { backend });
    await act(async () => move(talk?.title, 'ArrowDown'));
    await waitFor(() => expect(shown(talk?.title)).toHaveAccessibleDescription(/10:15.–.11:15/));
    const moved = await backend.appointments.get('1');
    expect(moved).toMatchObject({ version: 2, title: talk?.title });
    // Nobody is told by mail, as the client was not invited.
    expect(screen.getByText(oneSpaced(words.moved(moved.title, formatSpan(moved))))).toBeInTheDocument();
  });

  it('can be undone', async () => {
    const backend = quick();
    await renderSite(march, { backend });
    await act(async () => move(talk?.title, 'ArrowDown'));
    await screen.findByText(/is now on Mar 6, 2025, 10:15/);
    press(listWords.undo);
    await waitFor(() => expect(shown(talk?.title)).toHaveAccessibleDescription(/10:00.–.11:00/));
    expect(await screen.findByText(/is now on Mar 6, 2025, 10:00/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: listWords.undo })).not.toBeInTheDocument();
  });

  it('says that an invited client will be told, who is not if it is undone', async () => {
    const backend = quick();
    const startDay = addDays(today(companyZone), 7);
    const form = { ...appointmentForm, startDay, leadId: '1', invited: 'yes' } as const;
    const { id, title } = await backend.appointments.create(form, 'made');
    await renderSite(`/admin/appointments?view=agenda&day=${startDay}`, { backend });
    await act(async () => move(title, 'ArrowDown'));
    await waitFor(async () => expect((await backend.appointments.get(id)).version).toBe(2));
    const moved = formatSpan(await backend.appointments.get(id));
    expect(await screen.findByText(oneSpaced(words.movedWithMail(title, moved)))).toBeInTheDocument();
    expect(await backend.appointments.mails(id)).toHaveLength(2);
    press(listWords.undo);
    await waitFor(async () => expect(await backend.appointments.mails(id)).toHaveLength(1));
    const back = formatSpan(await backend.appointments.get(id));
    expect(await screen.findByText(oneSpaced(words.moved(title, back)))).toBeInTheDocument();
  });

  it('is refused for a time that clocks skip', async () => {
    const backend = quick();
    // In the night to Sunday, clocks go forward from 2 to 3 AM.
    const form = { ...appointmentForm, startDay: '2027-03-13', startTime: '02:30', endDay: '', endTime: '04:30' };
    const { id, title } = await backend.appointments.create(form, 'made');
    await renderSite('/admin/appointments?view=week&day=2027-03-13', { backend });
    await act(async () => move(title, 'ArrowRight'));
    expect(await screen.findByText(words.refused(title, timesSentences.skipped))).toBeVisible();
    expect(await backend.appointments.get(id)).toMatchObject({ version: 1 });
  });

  it('is undone if a person is busy, with an alert until it is closed', async () => {
    const backend = quick();
    const day = { startDay: '2025-03-07', startTime: '10:00', endTime: '11:00', people: '2', place: '' };
    await backend.appointments.update('2', { ...appointmentForm, ...day, title: 'In the way' }, 1);
    await renderSite(march, { backend });
    await act(async () => move(talk?.title, 'ArrowRight'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/was not moved.+“In the way”.+next free time/);
    expect(shown(talk?.title)).toHaveAccessibleDescription(/Mar 6, 2025, 10:00/);
    expect(await backend.appointments.get('1')).toMatchObject({ version: 1 });
    press(words.close);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is refused with an alert of its own, which the next move of the same appointment closes', async () => {
    const backend = quick();
    const update = vi.spyOn(backend.appointments, 'update').mockRejectedValue(new Unreachable());
    await renderSite(march, { backend });
    const failed = [talk, visit].map((appointment) => words.failed(String(appointment?.title)));
    for (const { title } of [talk, visit].flatMap((appointment) => appointment ?? [])) {
      await act(async () => move(title, 'ArrowDown'));
    }
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(failed));
    update.mockRestore();
    await act(async () => move(talk?.title, 'ArrowDown'));
    expect(screen.getByRole('alert')).toHaveTextContent(String(failed[1]));
    press(words.close);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(async () => expect(await backend.appointments.get('1')).toMatchObject({ version: 2 }));
  });

  it('can be repeated to the next free time if a person is busy, and undone', async () => {
    const backend = quick();
    const day = { startDay: '2025-03-07', startTime: '10:00', endTime: '11:30', people: '2', place: '' };
    await backend.appointments.update('2', { ...appointmentForm, ...day, title: 'In the way' }, 1);
    await renderSite(march, { backend });
    await act(async () => move(talk?.title, 'ArrowRight'));
    const button = await screen.findByRole('button', { name: new RegExp(words.moveToFreeTime('.+')) });
    expect(oneSpaced(String(button.textContent))).toBe(words.moveToFreeTime('Mar 7, 2025, 11:30 AM – 12:30 PM'));
    await act(async () => press(button.textContent ?? ''));
    expect(screen.queryByText(/was not moved/)).not.toBeInTheDocument();
    expect(document.getElementById('content')).toHaveFocus();
    const moved = oneSpaced(words.moved(String(talk?.title), 'Mar 7, 2025, 11:30 AM – 12:30 PM'));
    expect(await screen.findByText(moved)).toBeVisible();
    await waitFor(() => expect(shown(talk?.title)).toHaveAccessibleDescription(/11:30.AM.–.12:30/));
    await act(async () => press(listWords.undo));
    await waitFor(async () => expect(await backend.appointments.get('1')).toMatchObject({ startsAt: talk?.startsAt }));
  });

  it('shows the current version if somebody else has changed the appointment', async () => {
    const backend = quick();
    await renderSite(march, { backend });
    const day = { startDay: '2025-03-11', title: 'Changed meanwhile' };
    await backend.appointments.update('2', { ...appointmentForm, ...day }, 1);
    await act(async () => move(visit?.title, 'ArrowRight'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.conflict(String(visit?.title)));
    await waitFor(() => expect(shown('Changed meanwhile')).toBeVisible());
  });

  it('is saved after signing in again if the session has ended', async () => {
    const backend = quick();
    await renderSite(march, { backend });
    await backend.session.signOut();
    vi.spyOn(backend.appointments, 'update').mockRejectedValueOnce(new SignedOut());
    await act(async () => move(talk?.title, 'ArrowDown'));
    const dialog = within(await screen.findByRole('dialog', { name: login.again.title }));
    fireEvent.change(dialog.getByLabelText(login.password), { target: { value: demoAccount.password } });
    fireEvent.click(dialog.getByRole('button', { name: login.submit }));
    await waitFor(() => expect(shown(talk?.title)).toHaveAccessibleDescription(/10:15.–.11:15/));
  });

  it('is refused in a notice if the calendar was left meanwhile, also if it is undone from there', async () => {
    const backend = quick();
    const router = await renderSite(march, { backend });
    move(visit?.title, 'ArrowRight');
    await act(() => router.navigate(adminPaths.leads));
    expect(await screen.findByRole('button', { name: listWords.undo })).toBeVisible();
    await backend.appointments.update('2', { ...appointmentForm, startDay: '2025-03-11' }, 2);
    press(listWords.undo);
    expect(await screen.findByText(words.conflict(String(visit?.title)))).toBeVisible();
  });

  it('removes the appointment, with an alert, if somebody else has deleted it', async () => {
    const backend = quick();
    await renderSite(march, { backend });
    await backend.appointments.remove('2');
    act(() => shown(visit?.title).focus());
    await act(async () => move(visit?.title, 'ArrowRight'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.gone(String(visit?.title)));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: new RegExp(String(visit?.title)) })).not.toBeInTheDocument(),
    );
    expect(document.getElementById('content')).toHaveFocus();
  });

  it('is undone if it cannot be saved', async () => {
    const backend = quick();
    await renderSite(march, { backend });
    backend.appointments.update = async () => {
      throw new Unreachable('away');
    };
    await act(async () => move(talk?.title, 'ArrowRight'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed(String(talk?.title)));
    expect(shown(talk?.title)).toHaveAccessibleDescription(/Mar 6, 2025, 10:00/);
    // In the agenda, the appointment is back under its original day.
    await waitFor(() => expect(screen.getAllByRole('link', { name: /10:00.+–.+11:00/ })).toHaveLength(1));
    expect(await backend.appointments.get('1')).toMatchObject({ version: 1 });
  });

  it('stays where it was saved if another one cannot be saved after it', async () => {
    const backend = quick();
    await renderSite(march, { backend });
    const { update } = backend.appointments;
    backend.appointments.update = async (id, ...change) => {
      if (id === visit?.id) throw new Unreachable('away');
      return update(id, ...change);
    };
    await act(async () => {
      move(talk?.title, 'ArrowRight');
      move(visit?.title, 'ArrowRight');
    });
    expect(await screen.findByText(words.failed(String(visit?.title)))).toBeVisible();
    expect(await backend.appointments.get(String(talk?.id))).toMatchObject({ version: 2 });
    await waitFor(() => expect(shown(talk?.title)).toHaveAccessibleDescription(/Mar 7, 2025, 10:00/));
  });
});
