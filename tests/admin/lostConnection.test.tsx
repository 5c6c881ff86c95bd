import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { appointmentWords } from '#content/admin/appointments.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { logWords } from '#content/admin/log.ts';
import { login } from '#content/admin/login.ts';
import { mailWords } from '#content/admin/mails.ts';
import { shell } from '#content/admin/shell.ts';
import { templateWords } from '#content/admin/templates.ts';
import { errorScreen } from '#content/site.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { logEntity } from '#domain/log.ts';
import { templateEntity } from '#domain/template.ts';
import { unsentMailEntity } from '#domain/unsentMail.ts';
import { paths } from '#paths';
import { demoSession } from '#sample/account.ts';
import { leads } from '#sample/leads.ts';
import { disconnect, sampleBackendWith } from '#tests/support/backends.ts';
import { takeConsoleMessages } from '#tests/support/consoleMessages.ts';
import { press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

afterEach(() => void vi.unstubAllGlobals());

const entities = {
  appointments: appointmentEntity,
  templates: templateEntity,
  log: logEntity,
  mails: unsentMailEntity,
};
const words = { appointments: appointmentWords, templates: templateWords, log: logWords, mails: mailWords };

describe('Without a connection', () => {
  it('a page says so inside the frame, links to the dashboard, and is loaded again once it is back', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.account, { backend });
    disconnect(backend);
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
    takeConsoleMessages();
  });

  it('a page does not speak of the connection if the server has responded with an error', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.account, { backend });
    backend.leads.list = () => Promise.reject(new Unreachable('The server answered with status 500.', true));
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByRole('heading', { name: errorScreen.heading })).toBeVisible();
    expect(screen.getByText(errorScreen.text)).toBeVisible();
    expect(screen.getByRole('button', { name: errorScreen.retry })).toBeVisible();
    takeConsoleMessages();
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
    takeConsoleMessages();
  });

  it('a search keeps the rows and says so, and reads them again once it is back', async () => {
    const backend = sampleBackendWith({});
    const { list } = backend.leads;
    const notNew = String(leads.find(({ status }) => status === 'contacted')?.name);
    const router = await renderSite(adminPaths.leads, { backend });
    disconnect(backend);
    await act(() => router.navigate(`${adminPaths.leads}?status=new`));
    expect(screen.getByRole('alert')).toHaveTextContent(listWords.old);
    expect(screen.getByText(notNew)).toBeVisible();
    await act(async () => press(listWords.readAgain));
    expect(screen.getByText(listWords.old)).toBeVisible();
    backend.leads.list = list;
    const again = screen.getByRole('button', { name: listWords.readAgain });
    act(() => again.focus());
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(listWords.old)).not.toBeInTheDocument());
    expect(screen.queryByText(notNew)).not.toBeInTheDocument();
    expect(screen.getByText(leadWords.count(5, 20))).toHaveFocus();
  });

  it.each([
    ['appointments', `${adminPaths.appointments}?view=list`],
    ['templates', `${adminPaths.templates}?`],
    ['log', `${adminPaths.log}?`],
    ['mails', `${adminPaths.mails}?`],
  ] as const)('a search of the list of %s keeps the list as well', async (part, path) => {
    const backend = sampleBackendWith({});
    const { list } = backend[part];
    const query = () => list(readListQuery(entities[part], new URLSearchParams()));
    const before = await query();
    const router = await renderSite(path, { backend });
    disconnect(backend);
    await act(() => router.navigate(`${path}&q=nobody`));
    expect(screen.getByText(listWords.old)).toBeVisible();
    const { count } = words[part];
    expect(screen.getByText(count(before.matching, before.total))).toBeVisible();
    Object.assign(backend[part], { list });
    act(() => screen.getByRole('button', { name: listWords.readAgain }).focus());
    await act(async () => press(listWords.readAgain));
    await waitFor(() => expect(screen.queryByText(listWords.old)).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent(count(0, before.total));
  });

  it('a list keeps the page that was asked for in its address, although it shows another one', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.leads, { backend });
    disconnect(backend);
    await act(() => router.navigate(`${adminPaths.leads}?page=2`));
    expect(screen.getByText(listWords.old)).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
  });

  it('each list keeps the rows that were read last, with the filters that were asked for', async () => {
    const backend = sampleBackendWith({});
    const isNew = String(leads.find(({ status }) => status === 'new')?.name);
    const isContacted = String(leads.find(({ status }) => status === 'contacted')?.name);
    const router = await renderSite(adminPaths.leads, { backend });
    await act(() => router.navigate(`${adminPaths.leads}?status=new`));
    await act(() => router.navigate(adminPaths.reviews));
    disconnect(backend);
    await act(() => router.navigate(`${adminPaths.leads}?status=contacted`));
    expect(screen.getByText(listWords.old)).toBeVisible();
    expect(screen.getByText(isNew)).toBeVisible();
    expect(screen.queryByText(isContacted)).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: leadEntity.fields.status.label })).toHaveValue('contacted');
  });

  it('a list that was read again since does not wait for the connection any more', async () => {
    const backend = sampleBackendWith({});
    const { list } = backend.leads;
    const router = await renderSite(adminPaths.leads, { backend });
    disconnect(backend);
    await act(() => router.navigate(`${adminPaths.leads}?status=new`));
    const read = vi.fn(list);
    backend.leads.list = read;
    await act(async () => press(listWords.readAgain));
    await waitFor(() => expect(screen.queryByText(listWords.old)).not.toBeInTheDocument());
    expect(read).toHaveBeenCalledOnce();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(read).toHaveBeenCalledOnce();
  });

  it('a list of a session that was ended is not shown', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.leads, { backend });
    press(shell.logout);
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    disconnect(backend);
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    takeConsoleMessages();
  });

  it('nothing is shown of a session that was ended before', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.account, { backend });
    press(shell.logout);
    expect(await screen.findByRole('heading', { name: login.title })).toBeVisible();
    disconnect(backend);
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: shell.menu })).not.toBeInTheDocument();
    expect(screen.queryByText(demoSession.name)).not.toBeInTheDocument();
    takeConsoleMessages();
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
    disconnect(backend);
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: shell.menu })).not.toBeInTheDocument();
    takeConsoleMessages();
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
    disconnect(backend);
    await act(() => router.navigate(adminPaths.leads));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: shell.menu })).not.toBeInTheDocument();
    takeConsoleMessages();
  });

  it('the back office does not open', async () => {
    const backend = sampleBackendWith({});
    disconnect(backend);
    await renderSite(adminPaths.leads, { backend });
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    expect(screen.queryByText(leadWords.title)).not.toBeInTheDocument();
    takeConsoleMessages();
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
  takeConsoleMessages();
});
