import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadPath } from '#adminPaths';
import { leadForm } from '#content/admin/lead.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { formatMoment } from '#domain/moments.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const words = leadTimeline.note;

/** Opens a lead with a note. @returns a function that deletes it elsewhere and updates the page. */
async function openNoted() {
  const backend = sampleBackendWith({});
  await backend.leads.addNote('1', { text: 'Called back.' }, 'a form');
  const router = await renderSite(leadPath('1'), { backend });
  const [note] = await backend.leads.history('1');
  return {
    moment: formatMoment(String(note?.at)),
    remove: async () => {
      await backend.leads.remove('1');
      await act(() => router.revalidate());
    },
  };
}

const missing = () => screen.queryByRole('heading', { name: leadForm.missing.title, level: 2 });

it('A lead that is deleted elsewhere is replaced by the note that it does not exist', async () => {
  const { remove } = await openNoted();
  await remove();
  expect(missing()).toBeVisible();
});

it('A new note keeps what is being typed if its lead is deleted elsewhere', async () => {
  const { remove } = await openNoted();
  fill(words.add, 'Wants peonies.');
  await remove();
  expect(field(words.add)).toHaveValue('Wants peonies.');
  press(words.save);
  expect(await screen.findByText(words.leadGone)).toBeVisible();
  expect(field(words.add)).toHaveValue('Wants peonies.');
});

it('A note being edited keeps what is being typed if its lead is deleted elsewhere', async () => {
  const { moment, remove } = await openNoted();
  press(words.editOf(moment));
  fill(words.change, 'Wants peonies.');
  await remove();
  expect(field(words.change)).toHaveValue('Wants peonies.');
});
