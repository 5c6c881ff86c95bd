import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { Unreachable } from '#backend/errors.ts';
import { login } from '#content/admin/login.ts';
import { postForm } from '#content/admin/postForm.ts';
import { shell } from '#content/admin/shell.ts';
import { demoSession } from '#sample/account.ts';
import { press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const logout = () => screen.getByRole('button', { name: new RegExp(`^(?:${shell.logout}|${shell.loggingOut})`) });

/** Opens a page with a backend whose sign-out stays pending until the test ends it. */
async function at(address: string) {
  const backend = createSampleBackend();
  const { signOut } = backend.session;
  const waiting: { succeed: () => void; fail: () => void }[] = [];
  const signingOut = vi.spyOn(backend.session, 'signOut').mockImplementation(async () => {
    await new Promise<void>((succeed, fail) => {
      waiting.push({ succeed, fail: () => fail(new Unreachable('offline')) });
    });
    await signOut();
  });
  const router = await renderSite(address, { backend });
  /** Ends the pending sign-out. */
  const end = async (how: 'succeed' | 'fail') => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    await act(async () => waiting.shift()?.[how]());
  };
  return { backend, router, signingOut, end, path: () => router.state.location.pathname };
}

describe('Logout', () => {
  it('ends the session, shows the login page, and denies access from then on', async () => {
    const { backend, router, end, path } = await at('/admin');
    fireEvent.click(logout());
    expect(path()).toBe('/admin');
    await end('succeed');
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    const announced = shell.documentTitle(shell.signedOutTitle);
    expect(await screen.findByText(announced, { selector: '[role=status]' })).toBeInTheDocument();
    expect(await backend.session.current()).toBeNull();
    for (const address of ['/admin', '/admin/leads', '/admin/blog', '/admin/blog/new', '/admin/blog/1/edit']) {
      await act(() => router.navigate(address));
      expect(path()).toBe('/admin/login');
    }
  });

  it('shows that it is busy and ignores a second click', async () => {
    const { signingOut, end } = await at('/admin');
    fireEvent.click(logout());
    fireEvent.click(logout());
    expect(logout()).toHaveAttribute('aria-busy', 'true');
    expect(logout()).toHaveAttribute('aria-disabled', 'true');
    expect(logout()).toHaveTextContent(shell.loggingOut);
    expect(screen.getByText(shell.loggingOut, { selector: '[role=status]' })).toBeInTheDocument();
    await end('succeed');
    expect(signingOut).toHaveBeenCalledOnce();
  });

  it('shows an error if it fails, and can be retried', async () => {
    const { backend, end, path } = await at('/admin/leads');
    fireEvent.click(logout());
    await end('fail');
    expect(await screen.findByRole('alert')).toHaveTextContent(shell.logoutFailed);
    expect(path()).toBe('/admin/leads');
    expect(logout()).toHaveAttribute('aria-busy', 'false');
    fireEvent.click(logout());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await end('succeed');
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    expect(await backend.session.current()).toBeNull();
  });
});

describe('Logout with unsaved text', () => {
  const title = () => screen.getByRole('textbox', { name: new RegExp(postForm.labels.title) });

  async function withText() {
    const page = await at('/admin/blog/new');
    fireEvent.change(title(), { target: { value: 'Half a post' } });
    fireEvent.click(logout());
    expect(await screen.findByRole('alertdialog', { name: postForm.leaving.title })).toBeVisible();
    return page;
  }

  it('asks first; staying keeps the text and the session', async () => {
    const { backend, path, signingOut } = await withText();
    press(postForm.leaving.stay);
    await waitFor(() => expect(logout()).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(title()).toHaveValue('Half a post');
    expect(path()).toBe('/admin/blog/new');
    expect(signingOut).not.toHaveBeenCalled();
    expect(await backend.session.current()).not.toBeNull();
  });

  it('asks once; leaving ends the session and goes to the login page', async () => {
    const { end, path } = await withText();
    press(postForm.leaving.leave);
    await end('succeed');
    await waitFor(() => expect(path()).toBe('/admin/login'));
  });

  it('keeps the text if it fails, and asks again before the page is left', async () => {
    const { end } = await withText();
    press(postForm.leaving.leave);
    await end('fail');
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(title()).toHaveValue('Half a post');
    fireEvent.click(screen.getByRole('link', { name: new RegExp(`^${shell.entries.leads}`) }));
    expect(await screen.findByRole('alertdialog', { name: postForm.leaving.title })).toBeVisible();
  });

  it('does not ask once the form has been left', async () => {
    const { router, end, path } = await withText();
    press(postForm.leaving.stay);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await act(async () => void router.navigate('/admin/blog'));
    await screen.findByRole('alertdialog');
    press(postForm.leaving.leave);
    await waitFor(() => expect(path()).toBe('/admin/blog'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    fireEvent.click(logout());
    await end('succeed');
    await waitFor(() => expect(path()).toBe('/admin/login'));
  });

  it('continues if the form is left while it asks', async () => {
    const { backend, router, end, path } = await at('/admin/blog/new');
    const { list } = backend.leads;
    let showLeads = () => {};
    const ready = new Promise<void>((resolve) => {
      showLeads = resolve;
    });
    vi.spyOn(backend.leads, 'list').mockImplementation(async (query) => {
      await ready;
      return list(query);
    });
    fireEvent.change(title(), { target: { value: 'Half a post' } });
    await act(async () => void router.navigate('/admin/leads'));
    await screen.findByRole('alertdialog');
    press(postForm.leaving.leave);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    fireEvent.click(logout());
    expect(path()).toBe('/admin/blog/new');
    await act(async () => showLeads());
    await end('succeed');
    await waitFor(() => expect(path()).toBe('/admin/login'));
  });

  it('also asks first if it is for all devices', async () => {
    const { backend, path } = await at('/admin/blog/new');
    fireEvent.change(title(), { target: { value: 'Half a post' } });
    press(demoSession.name);
    fireEvent.click(await screen.findByRole('menuitem', { name: shell.signOutEverywhere }));
    expect(await screen.findByRole('alertdialog', { name: postForm.leaving.title })).toBeVisible();
    expect(await backend.session.current()).not.toBeNull();
    press(postForm.leaving.leave);
    await waitFor(() => expect(path()).toBe('/admin/login'));
  });
});
