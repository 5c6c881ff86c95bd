import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventOf } from '#admin/appointments/calendarEvents.ts';
import { calendarWords as words } from '#content/admin/appointments.ts';
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
