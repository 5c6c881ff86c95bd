import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { consultationPath } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { consultation as words } from '#content/consultation.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { clockTime, dayOf, formatLongDay } from '#domain/zonedTimes.ts';
import { leads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

export const [lead] = leads as [(typeof leads)[0]];
/** First name of the client. */
export const [first = ''] = lead.name.split(' ');

/** @returns a valid link, the first two of its times, and the backend that has it. */
export async function newLink() {
  const backend = sampleBackendWith({});
  const token = String(await backend.consultations.makeLink(lead.id, false));
  const [time = '', next = ''] = (await backend.consultations.read(token))?.times ?? [];
  return { backend, token, time, next };
}

/** Opens the page of a valid link. */
export async function openLink() {
  const { backend, token, time, next } = await newLink();
  const router = await renderSite(consultationPath(token), { backend });
  await screen.findByRole('heading', { level: 1, name: words.pick.title(first) });
  return { backend, router, token, time, next, user: newUser() };
}

/** Accessible names have ordinary spaces only. */
export const spoken = (time: string) =>
  `${formatLongDay(dayOf(time, companyZone))}, ${clockTime(time, companyZone)}`.replace(/\s+/g, ' ');
/** @returns the button of a time. */
export const timeButton = (time: string) => screen.getByRole('button', { name: new RegExp(`^${spoken(time)}( |$)`) });
/** @returns the page’s heading, once it is shown. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Waits until the page’s heading has the focus, which it gets after it is shown. */
export const headingInFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());

/** Chooses a time and confirms it. */
export async function book({ user, time }: Pick<Awaited<ReturnType<typeof openLink>>, 'user' | 'time'>) {
  await user.click(timeButton(time));
  await heading(words.confirm.title);
  await user.click(screen.getByRole('button', { name: words.confirm.book }));
}

/** @returns the picked time of a link, if there is one. */
export const isPlanned = async (backend: Backend, token: string) => (await backend.consultations.read(token))?.picked;
