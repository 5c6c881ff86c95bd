import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPaths, calendarPath } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { paths } from '#paths';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';

const grid = () => screen.queryByRole('grid', { name: leadWords.title });
const fire = (name: string) => act(async () => void fireEvent(window, new Event(name)));

it('The calendar has the hours of its appointments on paper, and all of them on the screen', async () => {
  const backend = sampleBackendWith({});
  const early = { startDay: '2029-06-14', startTime: '06:45', endTime: '08:00' };
  await backend.appointments.create({ ...appointmentForm, ...early }, 'attempt');
  await renderSite(calendarPath({ view: 'day', day: '2029-06-14' }), { backend });
  const hours = () => screen.getAllByText(/^\d+[ap]m$/).map(({ textContent }) => textContent);
  expect(hours()).toHaveLength(24);
  await fire('beforeprint');
  // To six in the afternoon, as usual.
  expect([hours()[0], hours().at(-1)]).toEqual(['6am', '5pm']);
  await fire('afterprint');
  expect(hours()).toHaveLength(24);
});

it('A list is a grid on a wide screen, and cards on paper, already when the sheets are counted', async () => {
  await renderSite(adminPaths.leads);
  expect(grid()).toBeVisible();
  await fire('beforeprint');
  expect(grid()).toBeNull();
  expect(screen.getByRole('link', { name: sampleLead('1').name })).toBeVisible();
  await fire('afterprint');
  expect(grid()).toBeVisible();
});

it('A page that is opened before the printing of the one before it has ended is shown on the screen after it', async () => {
  const router = await renderSite(adminPaths.leads);
  await fire('beforeprint');
  await act(() => router.navigate(paths.admin));
  await fire('afterprint');
  await act(() => router.navigate(adminPaths.leads));
  expect(await screen.findByRole('grid', { name: leadWords.title })).toBeVisible();
});
