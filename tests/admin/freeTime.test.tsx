import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { type AppointmentForm, appointmentFields } from '#domain/appointmentForm.ts';
import { demoPeople } from '#sample/account.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const [, , mei] = demoPeople;
const labelled = (name: keyof AppointmentForm) => new RegExp(`^${appointmentFields[name].label}\\s*(\\(|$)`);
const of = (name: keyof AppointmentForm) => field(labelled(name));
/** What is shown of a formatted text: its narrow spaces as spaces. */
const oneSpaced = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('The next free time in the appointment form', () => {
  /** Opens a form whose times are taken by an appointment with Mei from 10:00 to 11:30, and saves it. */
  const openTaken = async (address: string, form: Partial<AppointmentForm> = {}) => {
    const backend = createSampleBackend({ wait: async () => undefined });
    await backend.appointments.create({ ...appointmentForm, ...form }, 'another form');
    const user = newUser();
    await renderSite(`/admin/appointments/${address}`, { backend });
    fill(labelled('title'), 'At the same time');
    fill(labelled('kind'), 'tasting');
    await user.click(screen.getByRole('checkbox', { name: mei.name }));
    return { backend, user };
  };
  const freeTime = () => screen.findByRole('button', { name: new RegExp(words.takeFreeTime('.+')) });

  it('sets start and end to the next free time by a button, from where the form is saved', async () => {
    const { backend, user } = await openTaken('new?start=2027-06-14T11:00');
    press(words.save);
    const button = await freeTime();
    const when = 'Jun 14, 2027, 11:30 AM – 12:30 PM';
    expect(oneSpaced(String(button.textContent))).toBe(words.takeFreeTime(when));
    await waitFor(() => expect(of('startTime')).toHaveFocus());
    await user.click(button);
    expect(of('startTime')).toHaveFocus();
    expect([of('startTime'), of('endTime'), of('endDay')].map(({ value }) => value)).toEqual(['11:30', '12:30', '']);
    expect(of('startTime')).toBeValid();
    expect(button).not.toBeInTheDocument();
    expect(screen.getByText(words.freeTimeTaken(when))).toHaveAttribute('role', 'status');
    press(words.save);
    await screen.findByText(words.saved('At the same time'));
    const [, saved] = await backend.appointments.between('2027-06-14T00:00:00.000Z', '2027-06-15T00:00:00.000Z');
    expect(saved).toMatchObject({ title: 'At the same time', startsAt: '2027-06-14T15:30:00.000Z' });
  });

  it('keeps the length of the appointment, if its new end was suggested for the earlier start', async () => {
    const { user } = await openTaken('new?start=2027-06-14T11:00');
    fill(labelled('endTime'), '11:30');
    press(words.save);
    await user.click(await freeTime());
    expect([of('startTime'), of('endTime')].map(({ value }) => value)).toEqual(['11:30', '12:00']);
  });

  it('offers the next free day for whole days, and no time once the message is gone or about something else', async () => {
    const { user } = await openTaken('new?start=2027-06-14', { endDay: '2027-06-15' });
    press(words.save);
    await user.click(await freeTime());
    expect(of('startDay')).toHaveFocus();
    expect(of('startDay')).toHaveValue('2027-06-16');
    expect(of('startDay')).toBeValid();
    fill(labelled('startDay'), '2027-06-14');
    press(words.save);
    const button = await freeTime();
    fill(labelled('startDay'), '');
    expect(button).not.toBeInTheDocument();
    press(words.save);
    await waitFor(() => expect(of('startDay')).toBeInvalid());
    expect(screen.queryByRole('button', { name: new RegExp(words.takeFreeTime('.+')) })).not.toBeInTheDocument();
  });

  it('removes the message also if the next free time is at the same time of another day', async () => {
    // Until the same time of the next day.
    const { user } = await openTaken('new?start=2027-06-14T11:00', { endDay: '2027-06-15', endTime: '11:00' });
    press(words.save);
    await user.click(await freeTime());
    expect([of('startDay'), of('startTime')].map(({ value }) => value)).toEqual(['2027-06-15', '11:00']);
    expect(of('startTime')).toBeValid();
  });
});
