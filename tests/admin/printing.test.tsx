import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const grid = () => screen.queryByRole('grid', { name: leadWords.title });
const fire = (name: string) => act(async () => void fireEvent(window, new Event(name)));

it('A list is a grid on a wide screen, and cards on paper, already when the sheets are counted', async () => {
  await renderSite(adminPaths.leads);
  expect(grid()).toBeVisible();
  await fire('beforeprint');
  expect(grid()).toBeNull();
  expect(screen.getByRole('link', { name: 'Olivia Bennett' })).toBeVisible();
  await fire('afterprint');
  expect(grid()).toBeVisible();
});
