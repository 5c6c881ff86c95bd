import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { shell } from '#content/admin/shell.ts';
import { errorScreen } from '#content/site.ts';
import { paths } from '#paths';
import { demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { press } from '#tests/support/controls.ts';
import { takeComplaints } from '#tests/support/quiet.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

afterEach(() => void vi.unstubAllGlobals());

/** A backend that cannot be reached from now on. */
function cutOff(backend: ReturnType<typeof sampleBackendWith>) {
  const lost = async () => {
    throw new Unreachable('away');
  };
  backend.session.current = lost;
  backend.dashboard.read = lost;
  backend.people.list = lost;
  backend.views.list = lost;
  backend.leads.list = lost;
  backend.leads.tags = lost;
}

describe('Without a connection', () => {
  it('a page says so inside the frame, links to the dashboard, and is loaded again once it is back', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.account, { backend });
    cutOff(backend);
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.getByRole('heading', { name: errorScreen.unreachable.heading })).toBeVisible();
    expect(document.title).toContain(errorScreen.unreachable.heading);
    expect(screen.getByRole('navigation', { name: shell.menu })).toBeVisible();
    expect(screen.getByRole('link', { name: errorScreen.adminLink })).toHaveAttribute('href', paths.admin);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
    takeComplaints();
  });

  it('a page whose code has not been loaded yet says so as well', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.account, { backend });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.leads.list = async () => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/leads.js');
    };
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    takeComplaints();
  });

  it('nothing is shown of a session that was ended before', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.account, { backend });
    press(shell.logout);
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    cutOff(backend);
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: shell.menu })).not.toBeInTheDocument();
    expect(screen.queryByText(demoSession.name)).not.toBeInTheDocument();
    takeComplaints();
  });

  it('nothing is shown of a session that was ended while its data was being read again', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.account, { backend });
    const views = await backend.views.list();
    let answer: (rows: typeof views) => void = () => undefined;
    const read = vi.fn(
      () =>
        new Promise<typeof views>((resolve) => {
          answer = resolve;
        }),
    );
    backend.views.list = read;
    act(() => void router.revalidate());
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    press(shell.logout);
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    await act(async () => answer(views));
    cutOff(backend);
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: shell.menu })).not.toBeInTheDocument();
    takeComplaints();
  });

  // A search reads only the rows anew, not the frame.
  it.each([
    ['another page was opened', adminPaths.reviews],
    ['a list was searched', `${adminPaths.leads}?q=a`],
  ])('nothing is shown of a session that ended on the server, as seen when %s', async (_when, next) => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.leads, { backend });
    await backend.session.signOut();
    await act(() => router.navigate(next));
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    cutOff(backend);
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: shell.menu })).not.toBeInTheDocument();
    takeComplaints();
  });

  it('the back office does not open', async () => {
    const backend = sampleBackendWith({});
    cutOff(backend);
    await renderSite(adminPaths.leads, { backend });
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.queryByText(leadWords.title)).not.toBeInTheDocument();
    takeComplaints();
  });
});

it('A page that fails for another reason does not wait for the connection', async () => {
  const backend = sampleBackendWith({});
  backend.leads.list = async () => {
    throw new TypeError('broken');
  };
  await renderSite(adminPaths.leads, { backend });
  expect(screen.getByText(errorScreen.text)).toBeVisible();
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  window.dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
  takeComplaints();
});
