import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { commandMenu } from '#content/admin/commandMenu.ts';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { viewNameTaken } from '#domain/savedView.ts';
import { type BackendOverrides, sampleBackendWith } from '../support/backends.ts';
import { field, fill, newUser, onPhone, press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { shows } from './list.ts';

const words = listWords.views;
const weddings = { list: 'leads', name: 'New weddings', query: 'status=new&type=wedding' } as const;

/** Opens the list of leads with one saved view. */
async function openLeads(search = '', others: BackendOverrides = {}) {
  const backend = sampleBackendWith(others);
  const { id } = await backend.views.save(weddings);
  const router = await renderSite(adminPaths.leads + search, { backend });
  return { backend, router, id };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

describe('The saved views of a list', () => {
  it('are saved under a name, and the current one is named and marked', async () => {
    const { backend } = await openLeads('?status=contacted&page=2');
    press(words.title);
    expect(item(weddings.name)).not.toHaveAttribute('aria-current');
    fireEvent.click(item(words.save));
    const dialog = await screen.findByRole('dialog', { name: words.saveTitle });
    await waitFor(() => expect(field(words.name)).toHaveFocus());
    fill(words.name, ' Waiting for us ');
    fireEvent.click(within(dialog).getByRole('button', { name: words.keep }));
    expect(await screen.findByText(words.saved('Waiting for us'))).toBeVisible();
    expect(await backend.views.list()).toContainEqual(
      expect.objectContaining({ name: 'Waiting for us', query: 'status=contacted' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: words.current('Waiting for us') }));
    expect(screen.getByRole('menu', { name: words.current('Waiting for us') })).toBeVisible();
    expect(item('Waiting for us')).toHaveAttribute('aria-current', 'page');
    // The view is already saved.
    expect(screen.queryByRole('menuitem', { name: words.save })).not.toBeInTheDocument();
  });

  it('are links, and are recognised by any equivalent URL', async () => {
    const { router } = await openLeads();
    press(words.title);
    expect(item(weddings.name)).toHaveAttribute('href', `${adminPaths.leads}?${weddings.query}`);
    await act(() => router.navigate(`${adminPaths.leads}?type=wedding&status=new&sort=-createdAt`));
    await waitFor(() => shows(leadWords.count(2, 20)));
    expect(screen.getByRole('button', { name: words.current(weddings.name), hidden: true })).toBeInTheDocument();
  });

  it('open within the page, with the focus on the button of the menu', async () => {
    const { router } = await openLeads('?q=chen');
    const user = newUser();
    await user.click(screen.getByRole('button', { name: words.title }));
    await user.click(item(weddings.name));
    await waitFor(() => expect(router.state.location.search).toBe(`?${weddings.query}`));
    await waitFor(() => shows(leadWords.count(2, 20)));
    await waitFor(() => expect(screen.getByRole('button', { name: words.current(weddings.name) })).toHaveFocus());
  });

  it('need a unique name; an error at the field keeps what was typed', async () => {
    const { backend } = await openLeads('?q=chen');
    press(words.title);
    fireEvent.click(item(words.save));
    await screen.findByRole('dialog');
    press(words.keep);
    await waitFor(() => expect(screen.getByLabelText(words.name)).toHaveAttribute('aria-invalid', 'true'));
    fill(words.name, weddings.name.toUpperCase());
    press(words.keep);
    await waitFor(() =>
      expect(screen.getByLabelText(words.name)).toHaveAccessibleDescription(new RegExp(viewNameTaken)),
    );
    expect(screen.getByLabelText(words.name)).toHaveValue(weddings.name.toUpperCase());
    expect(await backend.views.list()).toHaveLength(1);
  });

  it('can be renamed, and replaced by what the list shows', async () => {
    const { backend, id } = await openLeads('?q=chen');
    const change = vi.spyOn(backend.views, 'change');
    press(words.title);
    fireEvent.click(item(words.manage));
    press(words.renameOf(weddings.name));
    const dialog = await screen.findByRole('dialog', { name: words.renameTitle(weddings.name) });
    expect(screen.getByLabelText(words.name)).toHaveValue(weddings.name);
    fill(words.name, 'Chens');
    fireEvent.click(within(dialog).getByRole('button', { name: words.keep }));
    expect(await screen.findByText(words.saved('Chens'))).toBeVisible();
    // The server refuses any other field.
    expect(change).toHaveBeenCalledExactlyOnceWith(id, { name: 'Chens', query: weddings.query });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    fireEvent.click(await screen.findByRole('button', { name: words.replaceOf('Chens') }));
    expect(await screen.findByText(words.replaced('Chens'))).toBeVisible();
    expect(await backend.views.list()).toEqual([{ ...weddings, id, name: 'Chens', query: 'q=chen' }]);
  });

  it('are deleted one by one, although the next one is under the pointer in the second half of a double click', async () => {
    const { backend } = await openLeads();
    await backend.views.save({ ...weddings, name: 'Other weddings', query: 'type=wedding' });
    const remove = vi.spyOn(backend.views, 'remove');
    press(words.title);
    fireEvent.click(item(words.manage));
    press(words.removeOf(weddings.name));
    expect(await screen.findByText(words.removed(weddings.name))).toBeVisible();
    const next = await screen.findByRole('button', { name: words.removeOf('Other weddings') });
    await act(async () => void fireEvent.click(next, { detail: 2 }));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('can be deleted, which can be undone', async () => {
    const { backend } = await openLeads();
    press(words.title);
    fireEvent.click(item(words.manage));
    press(words.removeOf(weddings.name));
    expect(await screen.findByText(words.removed(weddings.name))).toBeVisible();
    expect(await screen.findByText(words.none)).toBeVisible();
    expect(screen.getByRole('heading', { name: words.manageTitle })).toHaveFocus();
    const dialog = screen.getByRole('dialog', { name: words.manageTitle });
    expect(within(dialog).getByRole('status')).toHaveTextContent(words.removed(weddings.name));
    fireEvent.click(within(dialog).getByRole('button', { name: listWords.undo }));
    await waitFor(async () => expect(await backend.views.list()).toMatchObject([weddings]));
    expect(screen.getByRole('heading', { name: words.manageTitle })).toHaveFocus();
    expect(within(dialog).getByRole('status')).not.toHaveTextContent(/./);
  });

  it('can be deleted, which can be undone after the dialog was closed, too', async () => {
    const { backend } = await openLeads();
    press(words.title);
    fireEvent.click(item(words.manage));
    press(words.removeOf(weddings.name));
    await screen.findByText(words.none);
    press(words.close);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(words.removed(weddings.name))).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: listWords.undo }));
    await waitFor(async () => expect(await backend.views.list()).toMatchObject([weddings]));
  });

  it('say that one was deleted, or was not, also after the dialog was closed', async () => {
    const { backend } = await openLeads();
    const answers: { end: () => void; fail: () => void }[] = [];
    const { remove } = backend.views;
    vi.spyOn(backend.views, 'remove').mockImplementation(async (id) => {
      await new Promise<void>((end, fail) => answers.push({ end, fail: () => fail(new Unreachable('away')) }));
      return remove(id);
    });
    const removeAndClose = async () => {
      press(words.title);
      fireEvent.click(item(words.manage));
      press(words.removeOf(weddings.name));
      press(words.close);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await removeAndClose();
    answers[0]?.fail();
    expect(await screen.findByText(words.failed)).toBeVisible();
    await removeAndClose();
    answers[1]?.end();
    expect(await screen.findByText(words.removed(weddings.name))).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: listWords.undo }));
    await waitFor(async () => expect(await backend.views.list()).toMatchObject([weddings]));
  });

  it('say that one was deleted in another tab when it is renamed, and show the others', async () => {
    const { backend, id } = await openLeads();
    press(words.title);
    fireEvent.click(item(words.manage));
    press(words.renameOf(weddings.name));
    await backend.views.remove(id);
    fireEvent.click(within(await screen.findByRole('dialog', { name: /./ })).getByRole('button', { name: words.keep }));
    expect(await screen.findByText(words.gone)).toBeVisible();
    press(words.cancel);
    expect(await screen.findByText(words.none)).toBeVisible();
  });

  it('can be deleted also after they were deleted in another tab', async () => {
    const { backend, id } = await openLeads();
    press(words.title);
    fireEvent.click(item(words.manage));
    await backend.views.remove(id);
    press(words.removeOf(weddings.name));
    expect(await screen.findByText(words.removed(weddings.name))).toBeVisible();
    expect(await screen.findByText(words.none)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stay as they were, with an error, if deleting fails', async () => {
    const away = async () => {
      throw new Unreachable('away');
    };
    const { backend } = await openLeads('', { views: { ...sampleBackendWith({}).views, remove: away } });
    press(words.title);
    fireEvent.click(item(words.manage));
    press(words.removeOf(weddings.name));
    expect(await screen.findByText(words.failed)).toBeVisible();
    expect(await backend.views.list()).toHaveLength(1);
  });

  it('also hold the board, and belong to one list only', async () => {
    const { backend, router } = await openLeads('?view=board');
    press(words.title);
    fireEvent.click(item(words.save));
    fill(words.name, 'The board');
    press(words.keep);
    expect(await screen.findByText(words.saved('The board'))).toBeVisible();
    expect(await backend.views.list()).toContainEqual(expect.objectContaining({ query: 'view=board' }));
    expect(screen.getByRole('group', { name: leadBoard.views, hidden: true })).toBeInTheDocument();
    await act(() => router.navigate(adminPaths.adminBlog));
    press(words.title);
    expect(screen.getAllByRole('menuitem')).toEqual([item(words.save)]);
  });

  it('are found in the command menu', async () => {
    const user = newUser();
    const { router } = await openLeads();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: commandMenu.title }), 'new wedd');
    await user.click(await screen.findByRole('option', { name: weddings.name }));
    await waitFor(() => expect(router.state.location.search).toBe(`?${weddings.query}`));
  });

  it('are available on a phone', async () => {
    onPhone();
    await openLeads();
    press(words.title);
    expect(item(weddings.name)).toBeVisible();
  });
});
