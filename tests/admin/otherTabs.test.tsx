import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths, editLeadPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { leadEntity } from '#domain/lead.ts';
import { demoAccount, demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const name = new RegExp(`^${leadEntity.fields.name.label}`);

/** Opens a page. `change` changes the session as another tab does. */
async function openTab(address: string, before: (backend: ReturnType<typeof sampleBackendWith>) => unknown = () => {}) {
  const listeners = new Set<() => void>();
  const backend = sampleBackendWith({
    session: {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  });
  await before(backend);
  const router = await renderSite(address, { backend });
  const change = async (how: () => unknown) => {
    await how();
    await act(async () => {
      for (const listener of listeners) listener();
    });
  };
  return { backend, router, change };
}

const signIn = { ...demoAccount, remember: false };

describe('After signing out in another tab', () => {
  it('the login page is shown, and what was typed is back after signing in', async () => {
    const { backend, router, change } = await openTab(editLeadPath('2'));
    fill(name, 'Somebody else');
    await change(() => backend.session.signOut());
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(editLeadPath('2'))}`);
    press(login.demo.use);
    press(login.submit);
    await waitFor(() => expect(field(name)).toHaveValue('Somebody else'));
    expect(screen.getByText(shell.restored)).toBeInTheDocument();
  });

  it('the page stays if the server cannot be asked', async () => {
    const { backend, router, change } = await openTab(editLeadPath('2'));
    fill(name, 'Somebody else');
    const asked = vi.spyOn(backend.session, 'current').mockRejectedValue(new Unreachable('away'));
    await change(() => backend.session.signOut());
    expect(asked).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe(editLeadPath('2'));
    expect(field(name)).toHaveValue('Somebody else');
  });
});

describe('After signing in in another tab', () => {
  it('the login page leads to the page that was asked for', async () => {
    const { backend, router, change } = await openTab(adminPaths.leads, ({ session }) => session.signOut());
    expect(router.state.location.pathname).toBe(adminPaths.login);
    await change(() => backend.session.signIn(signIn));
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.leads));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(adminPaths.leads);
  });

  it('the login page can be used although that session has ended again before the next page was shown', async () => {
    const { backend, router, change } = await openTab(adminPaths.leads, ({ session }) => session.signOut());
    vi.spyOn(backend.session, 'current').mockResolvedValueOnce(demoSession);
    await change(() => undefined);
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.pathname).toBe(adminPaths.login);
    press(login.demo.use);
    press(login.submit);
    await waitFor(() => expect(router.state.location.pathname).toBe(adminPaths.leads));
  });

  it('the login page stays if it was another account, whose session this page may not use', async () => {
    const { backend, router, change } = await openTab(adminPaths.leads, ({ session }) => session.signOut());
    const asked = vi.spyOn(backend.session, 'current').mockResolvedValue(null);
    await change(() => undefined);
    expect(asked).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe(adminPaths.login);
  });

  it('as the same person, an open page keeps what is being typed', async () => {
    const { backend, router, change } = await openTab(editLeadPath('2'));
    fill(name, 'Somebody else');
    const read = vi.spyOn(backend.leads, 'get');
    await change(() => backend.session.signIn(signIn));
    expect(router.state.location.pathname).toBe(editLeadPath('2'));
    expect(field(name)).toHaveValue('Somebody else');
    expect(read).not.toHaveBeenCalled();
  });
});
