import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consultationPath } from '#adminPaths';
import { InvalidInput } from '#backend/errors.ts';
import { consultation as words } from '#content/consultation.ts';
import { timeTaken } from '#domain/consultation.ts';
import { paths } from '#paths';
import { book, first, heading, headingInFocus, isPlanned, openLink, timeButton } from './consultationPage.ts';

afterEach(() => void vi.restoreAllMocks());

describe('The steps of the page for picking a time', () => {
  it('returns to the previous step on Back, and from a booked time to the page before the link', async () => {
    const opened = await openLink();
    const { user, time, next, router, token } = opened;
    const back = () => act(() => router.navigate(-1));
    await user.click(timeButton(time));
    await heading(words.confirm.title);
    await back();
    await headingInFocus(words.pick.title(first));
    expect(router.state.location.hash).toBe(`#${token}`);
    await book(opened);
    await heading(words.picked.title(first));
    await user.click(screen.getByRole('button', { name: words.picked.change }));
    await user.click(timeButton(next));
    await heading(words.confirm.title);
    await back();
    await heading(words.pick.title(first));
    await back();
    await heading(words.picked.title(first));
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.picked.cancel},`) }));
    await heading(words.cancelling.title);
    await back();
    expect(await heading(words.picked.title(first))).toBeVisible();
    expect(router.state.location.state).toBeNull();
  });

  it('stays open once a time is booked instead of one that was taken meanwhile', async () => {
    const opened = await openLink();
    const { backend, router, token, time, next, user } = opened;
    await act(() => router.navigate(paths.contact));
    await act(() => router.navigate(consultationPath(token)));
    await heading(words.pick.title(first));
    const { read } = backend.consultations;
    vi.spyOn(backend.consultations, 'pick').mockRejectedValueOnce(new InvalidInput({ startsAt: timeTaken }));
    vi.spyOn(backend.consultations, 'read').mockImplementation(async (asked) => {
      const page = await read(asked);
      return page && { ...page, times: page.times.filter((free) => free !== time) };
    });
    await book(opened);
    await heading(words.pick.title(first));
    // Another time takes the place of the one that is gone, so that each is left by one step back.
    await user.click(timeButton(next));
    await heading(words.confirm.title);
    await act(() => router.navigate(-1));
    await heading(words.pick.title(first));
    expect(router.state.location.state).toBeNull();
    await book({ user, time: next });
    expect(await heading(words.picked.title(first))).toBeVisible();
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(router.state.location.pathname).toBe(paths.consultation);
  });

  it('shows the booked time, even if the client went back before the server answered', async () => {
    const opened = await openLink();
    const { backend, router } = opened;
    const { pick } = backend.consultations;
    let answer = () => {};
    vi.spyOn(backend.consultations, 'pick').mockImplementation(async (...asked) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return pick(...asked);
    });
    await book(opened);
    await act(() => router.navigate(-1));
    await heading(words.pick.title(first));
    answer();
    expect(await heading(words.picked.title(first))).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.consultation);
  });

  it('books the time that was picked last, also if the one before is answered later', async () => {
    const opened = await openLink();
    const { backend, router, user, time, next, token } = opened;
    const { pick } = backend.consultations;
    const waiting: (() => void)[] = [];
    vi.spyOn(backend.consultations, 'pick').mockImplementation(async (...asked) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return pick(...asked);
    });
    await book({ user, time });
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(() => router.navigate(-1));
    await heading(words.pick.title(first));
    await book({ user, time: next });
    // The later request, if there is one already, is faster.
    for (const answer of [...waiting].reverse()) await act(async () => answer());
    await waitFor(() => expect(waiting).toHaveLength(2));
    await act(async () => waiting[1]?.());
    expect(await heading(words.picked.title(first))).toBeVisible();
    await waitFor(async () => expect(await isPlanned(backend, token)).toMatchObject({ startsAt: next }));
  });

  it('does not go back while the time is being booked or cancelled', async () => {
    const opened = await openLink();
    const { backend, user } = opened;
    const { pick, cancel } = backend.consultations;
    const waiting: (() => void)[] = [];
    const held = () => new Promise<void>((resolve) => void waiting.push(resolve));
    vi.spyOn(backend.consultations, 'pick').mockImplementation(async (...asked) => held().then(() => pick(...asked)));
    vi.spyOn(backend.consultations, 'cancel').mockImplementation(async (...asked) =>
      held().then(() => cancel(...asked)),
    );
    await book(opened);
    await user.click(screen.getByRole('button', { name: words.confirm.back }));
    expect(screen.getByRole('button', { name: words.confirm.booking })).toBeVisible();
    waiting.pop()?.();
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.picked.cancel},`) }));
    await user.click(await screen.findByRole('button', { name: words.cancelling.confirm }));
    await user.click(screen.getByRole('button', { name: words.cancelling.keep }));
    expect(screen.getByRole('button', { name: words.cancelling.busy })).toBeVisible();
    waiting.pop()?.();
    expect(await heading(words.cancelled.title)).toBeVisible();
  });
});
