import { screen, within } from '@testing-library/react';
import { leadPath } from '#adminPaths';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import type { Activity } from '#domain/activity.ts';
import { formatMoment } from '#domain/moments.ts';
import { demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

export const other = { id: '2', name: 'Mei' };
export const at = '2027-01-02T03:04:05.000Z';
export const moment = formatMoment(at);

/** An activity with defaults for all fields that do not matter. */
export const done = (activity: Partial<Activity>): Activity => ({
  id: String(activity.kind),
  kind: 'note',
  at,
  by: demoSession,
  fields: [],
  from: '',
  to: '',
  text: '',
  appointment: '',
  version: 1,
  ...activity,
});

export const own = done({ id: '7', text: 'Called back.\nWants peonies.' });

/** Opens the page of a lead with a history. @param ways overrides of the sample backend’s methods. */
export async function openLead(history: Activity[], ways: Parameters<typeof sampleBackendWith>[0]['leads'] = {}) {
  const backend = sampleBackendWith({ leads: { history: async () => history, ...ways } });
  const router = await renderSite(leadPath('1'), { backend });
  return { backend, router };
}

export const list = () => screen.getByRole('list', { name: leadTimeline.title });
export const entries = () => within(list()).getAllByRole('listitem');
