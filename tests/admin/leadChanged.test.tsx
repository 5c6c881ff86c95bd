import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadPath } from '#adminPaths';
import { leadPage } from '#content/admin/lead.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { leadForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

it('A lead says when it was changed last, once it was', async () => {
  const backend = sampleBackendWith({});
  const { id, version } = await backend.leads.create(leadForm, 'attempt');
  const show = () => renderSite(leadPath(id), { backend });
  const router = await show();
  expect(screen.getByText(leadPage.came)).toBeVisible();
  expect(screen.queryByText(leadPage.changed)).not.toBeInTheDocument();
  await backend.leads.update(id, { ...leadForm, name: 'Somebody Else' }, version);
  await router.revalidate();
  expect(await screen.findByText(leadPage.changed)).toBeVisible();
});
