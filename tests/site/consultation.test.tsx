import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consultationPath } from '#adminPaths';
import { InvalidInput, TooManyAttempts, Unreachable } from '#backend/errors.ts';
import { consultation as words } from '#content/consultation.ts';
import { companyZone, formatSpan } from '#domain/appointmentTimes.ts';
import { clientCancelled } from '#domain/clientPick.ts';
import { timeTaken } from '#domain/consultation.ts';
import { dayOf, formatLongDay, formatWeekday } from '#domain/zonedTimes.ts';
import { paths } from '#paths';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { savedFiles } from '#tests/support/savedFiles.ts';
import {
  book,
  first,
  heading,
  headingInFocus,
  isPlanned,
  lead,
  newLink,
  openLink,
  spoken,
  timeButton,
} from './consultationPage.ts';

afterEach(() => void vi.restoreAllMocks());

/** Replaces non-breaking spaces by ordinary ones, as queries do. */
const asFound = (text: string) => text.replace(/\s+/g, ' ');

describe('The page for picking a time', () => {
  it('greets the client by first name only, and lists times by day with their time zone', async () => {
    const { time } = await openLink();
    expect(document.body).not.toHaveTextContent(lead.name);
    expect(screen.getByText(/All times are in Eastern/)).toBeVisible();
    const day = screen.getByRole('list', { name: formatLongDay(dayOf(time, companyZone)) });
    expect(within(day).getAllByRole('button')[0]).toBe(timeButton(time));
  });

  it('shows the times of one day, and others by a press on their day, also after a look at one of them', async () => {
    const { user, time, backend, token } = await openLink();
    const times = (await backend.consultations.read(token))?.times ?? [];
    const other = times.find((one) => dayOf(one, companyZone) !== dayOf(time, companyZone)) ?? '';
    const days = within(screen.getByRole('group', { name: words.pick.days }));
    const dayButton = (one: string) => {
      const day = dayOf(one, companyZone);
      const count = times.filter((candidate) => dayOf(candidate, companyZone) === day).length;
      return days.getByRole('button', { name: formatWeekday(day) + words.pick.freeTimes(count) });
    };
    expect(dayButton(time)).toHaveAttribute('aria-pressed', 'true');
    expect(dayButton(other)).toHaveAttribute('aria-pressed', 'false');
    await user.click(dayButton(other));
    expect(screen.queryByRole('list', { name: formatLongDay(dayOf(time, companyZone)) })).not.toBeInTheDocument();
    await user.click(timeButton(other));
    await user.click(screen.getByRole('button', { name: words.confirm.back }));
    expect(timeButton(other)).toBeVisible();
  });

  it('shows a few days at a time, with buttons for later and earlier ones', async () => {
    const { user, time } = await openLink();
    expect(screen.getByRole('button', { name: words.pick.earlier })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: words.pick.later }));
    expect(screen.queryByRole('button', { name: new RegExp(`^${spoken(time)}`) })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.pick.earlier }));
    expect(timeButton(time)).toBeVisible();
  });

  it('asks for confirmation, books the time, and offers a calendar file', async () => {
    const saved = savedFiles();
    const opened = await openLink();
    const { user, time, backend, token } = opened;
    await user.click(timeButton(time));
    await headingInFocus(words.confirm.title);
    await user.click(screen.getByRole('button', { name: words.confirm.back }));
    await headingInFocus(words.pick.title(first));
    await book(opened);
    await headingInFocus(words.picked.title(first));
    const picked = await isPlanned(backend, token);
    expect(picked).toMatchObject({ startsAt: time, status: 'planned' });
    expect(document.body.textContent).toContain(formatSpan(picked as NonNullable<typeof picked>));
    press(words.picked.file);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^appointment-\d{4}-\d{2}-\d{2}\.ics$/);
    expect((await backend.appointments.get(String(picked?.id))).leadId).toBe(lead.id);
  });

  it('says that the time has just been taken, and offers the remaining ones', async () => {
    const opened = await openLink();
    const { backend, user, time, token } = opened;
    await user.click(timeButton(time));
    await heading(words.confirm.title);
    const people = (await backend.people.list()).map(({ id }) => id);
    // All staff members get booked in the meantime.
    vi.spyOn(backend.consultations, 'pick').mockImplementationOnce(async () => {
      const { leads: records, consultations } = backend;
      for (const id of people) {
        await records.changeAll([{ id: '2', responsibleId: id }]);
        await consultations.pick(String(await consultations.makeLink('2', false)), time);
      }
      return consultations.pick(token, time);
    });
    await user.click(screen.getByRole('button', { name: words.confirm.book }));
    expect(await screen.findByText(timeTaken)).toBeVisible();
    expect(screen.getByText(timeTaken).closest('[role=alert]')).not.toBeNull();
    expect(await heading(words.pick.title(first))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(`^${spoken(time)}( |$)`) })).not.toBeInTheDocument();
    expect(await isPlanned(backend, token)).toBeNull();
    // It was about the other time.
    await user.click(timeButton(String((await backend.consultations.read(token))?.times[0])));
    await heading(words.confirm.title);
    expect(screen.queryByText(timeTaken)).not.toBeInTheDocument();
  });

  it('refers to the contact page if the link has ended when a time is refused', async () => {
    const opened = await openLink();
    const { consultations } = opened.backend;
    vi.spyOn(consultations, 'pick').mockRejectedValueOnce(new InvalidInput({ startsAt: timeTaken }));
    vi.spyOn(consultations, 'read').mockResolvedValueOnce(null);
    await book(opened);
    expect(await heading(words.over.title)).toBeVisible();
  });

  it.each(['Studio 4', ''])('names the place of the appointment if there is one: "%s"', async (place) => {
    const backend = sampleBackendWith({});
    const token = String(await backend.consultations.makeLink(lead.id, false));
    const page = await backend.consultations.read(token);
    vi.spyOn(backend.consultations, 'read').mockResolvedValue(page && { ...page, place });
    await renderSite(consultationPath(token), { backend });
    await heading(words.pick.title(first));
    fireEvent.click(timeButton(page?.times[0] ?? ''));
    expect(await screen.findByText(words.confirm.with)).toBeVisible();
    const named = screen.queryAllByText(new RegExp(`^${words.confirm.where('').trim()}`));
    expect(named.map(({ textContent }) => textContent)).toEqual(place ? [words.confirm.where(place)] : []);
  });

  it.each([
    ['the server is unreachable', new Unreachable('away'), words.failed],
    ['there were too many attempts', new TooManyAttempts(120), words.tooMany(2)],
  ])('shows an error until the next attempt, and keeps the chosen time, if %s', async (_which, error, sentence) => {
    const opened = await openLink();
    const { backend, user } = opened;
    const { pick } = backend.consultations;
    let finish = () => {};
    const second = new Promise<void>((resolve) => {
      finish = resolve;
    });
    vi.spyOn(backend.consultations, 'pick')
      .mockRejectedValueOnce(error)
      .mockImplementationOnce(async (...picked) => second.then(() => pick(...picked)));
    await book(opened);
    expect(await screen.findByText(sentence, { collapseWhitespace: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.confirm.book }));
    expect(screen.queryByText(sentence, { collapseWhitespace: false })).not.toBeInTheDocument();
    finish();
    expect(await heading(words.picked.title(first))).toBeVisible();
  });

  it('lets the client change or cancel the time with the same link', async () => {
    const opened = await openLink();
    const { backend, user, token, next } = opened;
    await book(opened);
    await heading(words.picked.title(first));
    const old = await isPlanned(backend, token);
    await user.click(screen.getByRole('button', { name: words.picked.change }));
    const keep = words.pick.keep(formatSpan(old as NonNullable<typeof old>));
    await user.click(screen.getByRole('button', { name: keep }));
    await user.click(await screen.findByRole('button', { name: words.picked.change }));
    await book({ user, time: next });
    await heading(words.picked.title(first));
    expect(await isPlanned(backend, token)).toMatchObject({ id: old?.id, startsAt: next });

    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.picked.cancel},`) }));
    await user.click(await screen.findByRole('button', { name: words.cancelling.keep }));
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.picked.cancel},`) }));
    await user.click(await screen.findByRole('button', { name: words.cancelling.confirm }));
    await heading(words.cancelled.title);
    expect(await isPlanned(backend, token)).toMatchObject({ status: 'cancelled' });
    expect(screen.queryByText(new RegExp(clientCancelled))).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.cancelled.again }));
    await book({ user, time: next });
    await heading(words.picked.title(first));
    expect(await isPlanned(backend, token)).toMatchObject({ status: 'planned' });
  });

  it('lets the client try again if the time cannot be cancelled', async () => {
    const opened = await openLink();
    const { backend, user, token } = opened;
    vi.spyOn(backend.consultations, 'cancel').mockRejectedValueOnce(new Unreachable('away'));
    await book(opened);
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.picked.cancel},`) }));
    await user.click(await screen.findByRole('button', { name: words.cancelling.confirm }));
    expect(await screen.findByText(asFound(words.failed))).toBeVisible();
    await user.click(await screen.findByRole('button', { name: words.cancelling.confirm }));
    expect(await heading(words.cancelled.title)).toBeVisible();
    expect(await isPlanned(backend, token)).toMatchObject({ status: 'cancelled' });
  });

  it('says that it is too late for changes', async () => {
    const { backend, token, time } = await newLink();
    await backend.consultations.pick(token, time);
    const page = await backend.consultations.read(token);
    const picked = page?.picked && { ...page.picked, changeable: false };
    vi.spyOn(backend.consultations, 'read').mockResolvedValue(page && { ...page, picked: picked ?? null, times: [] });
    await renderSite(consultationPath(token), { backend });
    expect(await screen.findByText(asFound(words.picked.tooLate))).toBeVisible();
    expect(screen.queryByRole('button', { name: words.picked.change })).not.toBeInTheDocument();
  });

  it('says that no time is free, and links to the contact page', async () => {
    const { backend, token } = await newLink();
    const page = await backend.consultations.read(token);
    vi.spyOn(backend.consultations, 'read').mockResolvedValue(page && { ...page, times: [] });
    await renderSite(consultationPath(token), { backend });
    expect(await screen.findByRole('heading', { name: words.pick.none.title })).toBeVisible();
    expect(screen.getByRole('link', { name: words.over.contact })).toHaveAttribute('href', paths.contact);
  });

  it.each(['', 'guessed'])('refers to the contact page for the link "%s"', async (token) => {
    await renderSite(token ? consultationPath(token) : paths.consultation, { backend: sampleBackendWith({}) });
    expect(await heading(words.over.title)).toBeVisible();
    expect(screen.getByText(asFound(words.over.text))).toBeVisible();
    expect(screen.getByRole('link', { name: words.over.contact })).toHaveAttribute('href', paths.contact);
    expect(screen.queryByText(new RegExp(words.privacy))).not.toBeInTheDocument();
  });

  it('says what happens to the picked time, and links to the privacy page in a new tab', async () => {
    await openLink();
    const note = screen.getByText(new RegExp(words.privacy));
    const link = within(note).getByRole('link');
    expect(link).toHaveAttribute('href', paths.privacy);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('can retry loading the times', async () => {
    const backend = sampleBackendWith({});
    const token = String(await backend.consultations.makeLink(lead.id, false));
    vi.spyOn(backend.consultations, 'read').mockRejectedValueOnce(new Unreachable('away'));
    await renderSite(consultationPath(token), { backend });
    await heading(words.notRead.title);
    press(words.notRead.retry);
    expect(await heading(words.pick.title(first))).toBeVisible();
  });
});
