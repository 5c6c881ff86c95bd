import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventOf, printedHours } from '#admin/appointments/calendarEvents.ts';
import { calendarWords as words } from '#content/admin/appointments.ts';
import type { AppointmentForm } from '#domain/appointmentForm.ts';
import type { CalendarView } from '#domain/calendarView.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { createAppTheme } from '#theme';

const status = (count: number) =>
  screen.getAllByRole('status').filter(({ textContent }) => textContent === words.count(count));

/** Shows a day of the calendar with an appointment until midnight. */
async function showDay(day: string) {
  const backend = sampleBackendWith({});
  const late = { startDay: '2029-06-14', startTime: '22:00', endDay: '2029-06-15', endTime: '00:00' };
  await backend.appointments.create({ ...appointmentForm, ...late, people: '' }, 'attempt');
  await renderSite(`/admin/appointments?view=day&day=${day}`, { backend });
}

it.each([
  ['one of the day on which it begins', '2029-06-14', 1],
  ['none of the next day', '2029-06-15', 0],
  ['none of the day before', '2029-06-13', 0],
])('An appointment until midnight is %s', async (_which, day, count) => {
  await showDay(day);
  expect(status(count)).toHaveLength(1);
});

it.each([
  [
    'over midnight shows when all of it begins and ends',
    'day',
    '2029-06-14',
    '2029-06-15',
    '01:30',
    '10:00 PM – 1:30 AM',
  ],
  ['over midnight shows the same on the next day', 'day', '2029-06-15', '2029-06-15', '01:30', '10:00 PM – 1:30 AM'],
  ['over midnight shows the same in the agenda', 'agenda', '2029-06-15', '2029-06-15', '01:30', '10:00 PM – 1:30 AM'],
  ['of more than a day shows the hours of each day', 'day', '2029-06-14', '2029-06-16', '09:00', '10:00 – 12:00'],
])('An appointment %s', async (_which, view, day, endDay, endTime, text) => {
  const backend = sampleBackendWith({});
  const late = { startDay: '2029-06-14', startTime: '22:00', endDay, endTime };
  const { title } = await backend.appointments.create({ ...appointmentForm, ...late, people: '' }, 'attempt');
  await renderSite(`/admin/appointments?view=${view}&day=${day}`, { backend });
  const link = await screen.findByRole('link', { name: new RegExp(title) });
  expect(link.textContent?.replace(/\s/g, ' ')).toContain(text);
});

it('An appointment of whole days covers its last day in the calendar', async () => {
  const days = { timing: 'allDay', startDay: '2029-06-14', endDay: '2029-06-15' } as const;
  const made = await sampleBackendWith({}).appointments.create({ ...appointmentForm, ...days }, 'attempt');
  // The calendar's own ends are exclusive.
  expect(eventOf(made, 'month', '2029-06-14', createAppTheme())).toMatchObject({
    allDay: true,
    start: '2029-06-14',
    end: '2029-06-16',
  });
});

describe('A printed calendar', () => {
  const hoursWith = async (view: CalendarView, day: string, times: Partial<AppointmentForm>) => {
    const { appointments } = sampleBackendWith({});
    const made = await appointments.create({ ...appointmentForm, startDay: '2029-06-14', ...times }, 'attempt');
    return Object.values(printedHours([made], view, day));
  };

  it.each<[string, Partial<AppointmentForm>, string[]]>([
    ['the usual hours', { startTime: '10:00', endTime: '11:00' }, ['9:00', '18:00']],
    ['the hours of an early appointment', { startTime: '06:45', endTime: '08:00' }, ['6:00', '18:00']],
    ['the hours of a late appointment', { startTime: '18:00', endTime: '20:15' }, ['9:00', '21:00']],
    [
      'all hours from an appointment until midnight',
      { startTime: '22:00', endDay: '2029-06-15', endTime: '00:00' },
      ['9:00', '24:00'],
    ],
    [
      'all hours if an appointment ends on another day',
      { startTime: '22:00', endDay: '2029-06-15', endTime: '01:00' },
      ['0:00', '24:00'],
    ],
    ['the usual hours beside whole days', { timing: 'allDay' }, ['9:00', '18:00']],
  ])('has %s', async (_which, times, hours) => {
    expect(await hoursWith('day', '2029-06-14', times)).toEqual(hours);
    expect(await hoursWith('week', '2029-06-14', times)).toEqual(hours);
  });

  it('has the usual hours on the day at whose beginning an appointment ends', async () => {
    const late = { startTime: '22:00', endDay: '2029-06-15', endTime: '00:00' };
    expect(await hoursWith('day', '2029-06-15', late)).toEqual(['9:00', '18:00']);
  });

  it('has all hours on a day on which an appointment of the day before ends', async () => {
    const late = { startTime: '22:00', endDay: '2029-06-15', endTime: '01:00' };
    expect(await hoursWith('day', '2029-06-15', late)).toEqual(['0:00', '24:00']);
  });

  it('has the usual hours beside an early appointment of another day', async () => {
    const early = { startTime: '06:45', endTime: '08:00' };
    expect(await hoursWith('day', '2029-06-13', early)).toEqual(['9:00', '18:00']);
    expect(await hoursWith('day', '2029-06-15', early)).toEqual(['9:00', '18:00']);
  });
});
