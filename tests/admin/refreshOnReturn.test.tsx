import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { conversationPath, leadPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { paths } from '#paths';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

/** Hides the tab, and shows it again. @param ms how long it is hidden. */
async function leaveFor(ms: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  vi.setSystemTime(Date.now() + ms);
  visibility.mockReturnValue('visible');
  await act(async () => fireEvent(document, new Event('visibilitychange')));
}

/** Opens a lead's page, on which a colleague changes the name meanwhile. */
async function openChangedLead() {
  const backend = sampleBackendWith({});
  const router = await renderSite(leadPath('1'), { backend });
  const changed = { ...(await backend.leads.get('1')), name: 'Renamed Meanwhile' };
  const read = vi.spyOn(backend.leads, 'get').mockResolvedValue(changed);
  return { backend, router, read };
}

describe('Somebody who returns to a tab', () => {
  it('sees what colleagues have changed meanwhile', async () => {
    await openChangedLead();
    await leaveFor(10_000);
    expect(await screen.findByRole('heading', { name: 'Renamed Meanwhile' })).toBeVisible();
  });

  it('does not mark a conversation as read that was left while the tab was hidden', async () => {
    const backend = sampleBackendWith({});
    const mark = vi.spyOn(backend.conversations, 'changeAll');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const router = await renderSite(conversationPath('2'), { backend });
    await act(() => router.navigate(leadPath('1')));
    visibility.mockReturnValue('visible');
    await act(async () => fireEvent(document, new Event('visibilitychange')));
    expect(mark).not.toHaveBeenCalled();
  });

  it('after a glance at another one causes no requests', async () => {
    const { router, read } = await openChangedLead();
    await leaveFor(9_000);
    expect(router.state.revalidation).toBe('idle');
    expect(read).not.toHaveBeenCalled();
  });

  it('that shows the public site by now is asked for no session', async () => {
    const { backend, router } = await openChangedLead();
    await act(() => router.navigate(paths.about));
    const asked = vi.spyOn(backend.session, 'current');
    await leaveFor(60_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['after the session has ended', () => Promise.resolve(null)],
    ['without a connection', () => Promise.reject(new Unreachable('away'))],
  ])('%s keeps the page', async (_when, current) => {
    const { backend, router, read } = await openChangedLead();
    const asked = vi.spyOn(backend.session, 'current').mockImplementation(current);
    await leaveFor(60_000);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(read).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe(leadPath('1'));
  });
});
