import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consultationPath } from '#adminPaths';
import { consultation as words } from '#content/consultation.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('The page for picking a time is hidden from search engines', async () => {
  await renderSite(consultationPath('guessed'), { backend: sampleBackendWith({}) });
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('The link of another client, opened in the same tab, shows nothing of the one before', async () => {
  const backend = sampleBackendWith({});
  const [token, other] = [
    await backend.consultations.makeLink('1', false),
    await backend.consultations.makeLink('2', false),
  ];
  const page = await backend.consultations.read(String(token));
  const otherPage = await backend.consultations.read(String(other));
  const router = await renderSite(consultationPath(String(token)), { backend });
  await heading(words.pick.title(String(page?.firstName)));
  await act(() => router.navigate(consultationPath(String(other))));
  await heading(words.pick.title(String(otherPage?.firstName)));
  await waitFor(() => expect(document.body).not.toHaveTextContent(String(page?.firstName)));
});
