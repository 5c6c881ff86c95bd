import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { consultationPath } from '#adminPaths';
import { NotFound } from '#backend/errors.ts';
import { consultation as words } from '#content/consultation.ts';
import { formatSpan } from '#domain/appointmentTimes.ts';
import { addDays, startOfDay, weekdayName } from '#domain/zonedTimes.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { book, first, heading, newLink, openLink } from './consultationPage.ts';

afterEach(() => void vi.restoreAllMocks());

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

it('The weekday of an appointment for a whole day is that of the time zone in which it was entered', async () => {
  const { backend, token, time } = await newLink();
  await backend.consultations.pick(token, time);
  const page = await backend.consultations.read(token);
  const day = '2030-05-06';
  const zone = 'Pacific/Kiritimati';
  const span = {
    startsAt: startOfDay(day, zone),
    endsAt: startOfDay(addDays(day, 1), zone),
    timing: 'allDay' as const,
    zone,
  };
  const picked = page?.picked && { ...page.picked, ...span };
  vi.spyOn(backend.consultations, 'read').mockResolvedValue(page && { ...page, picked: picked ?? null });
  await renderSite(consultationPath(token), { backend });
  expect(await screen.findByText(`${weekdayName(day)}, ${formatSpan(span)}`)).toBeVisible();
});

it('The link that has ended since the page was opened refers to the contact page when a time is booked', async () => {
  const opened = await openLink();
  vi.spyOn(opened.backend.consultations, 'pick').mockRejectedValueOnce(new NotFound());
  await book(opened);
  expect(await heading(words.over.title)).toBeVisible();
});

it('The question before cancelling is not asked once it is too late, e.g. after a reload', async () => {
  const { backend, router, token, time } = await openLink();
  await backend.consultations.pick(token, time);
  const page = await backend.consultations.read(token);
  const picked = page?.picked && { ...page.picked, changeable: false };
  vi.spyOn(backend.consultations, 'read').mockResolvedValue(page && { ...page, picked: picked ?? null });
  await act(() => router.navigate(consultationPath(`${token}#`), { state: { steps: ['cancel'] } }));
  expect(await heading(words.picked.title(first))).toBeVisible();
  expect(screen.queryByRole('button', { name: words.cancelling.confirm })).not.toBeInTheDocument();
});
