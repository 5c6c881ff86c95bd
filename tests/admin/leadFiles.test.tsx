import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leadPath } from '#adminPaths';
import { newAttempt } from '#backend/attemptKey.ts';
import { InvalidInput, NotFound, SignedOut, Unreachable } from '#backend/errors.ts';
import { leadFiles as words } from '#content/admin/leadFiles.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { login } from '#content/admin/login.ts';
import { deletion } from '#content/admin/shell.ts';
import { fileTooLarge, formatSize, tooManyFiles } from '#domain/leadFile.ts';
import { formatMoment } from '#domain/moments.ts';
import { demoAccount, demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { savedFiles } from '#tests/support/savedFiles.ts';

const plan = new File(['a plan'], 'plan.pdf');
const menu = new File(['a menu'], 'menu.pdf');

/** Opens the page of a lead with the given files. */
async function open(...files: File[]) {
  const backend = sampleBackendWith({});
  for (const file of files) await backend.leadFiles.add('1', file, newAttempt());
  await renderSite(leadPath('1'), { backend });
  return { backend, user: newUser() };
}

const chooser = () => screen.getByLabelText<HTMLInputElement>(words.add);
const choose = (...files: File[]) => fireEvent.change(chooser(), { target: { files } });
const listed = () =>
  within(screen.getByRole('list', { name: words.title }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

describe('The files of a lead', () => {
  it('start with an empty list that explains itself', async () => {
    await open();
    expect(screen.getByText(words.none)).toBeInTheDocument();
    expect(listed()).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be uploaded together, and appear in the list and in the timeline', async () => {
    await open();
    choose(plan, menu);
    expect(await screen.findByText(words.added(2))).toBeInTheDocument();
    await waitFor(() => expect(listed()).toHaveLength(2));
    expect(screen.queryByText(words.none)).not.toBeInTheDocument();
    const facts = new RegExp(`${formatSize(plan.size)}.*${demoSession.name}`);
    expect(screen.getAllByText(facts)).toHaveLength(2);
    expect(screen.getAllByText(new RegExp(leadTimeline.fileAdded(demoSession.name)))).toHaveLength(2);
  });

  it('can be dropped on their panel', async () => {
    await open();
    const zone = screen.getByText(words.none);
    fireEvent.dragEnter(zone);
    fireEvent.dragLeave(zone);
    expect(fireEvent.dragOver(zone)).toBe(false);
    fireEvent.drop(zone, { dataTransfer: { files: [] } });
    fireEvent.drop(zone, { dataTransfer: { files: [plan] } });
    expect(await screen.findByText(words.added(1))).toBeInTheDocument();
    await waitFor(() => expect(listed()).toHaveLength(1));
  });

  it('can be dropped while others are being uploaded, and follow them', async () => {
    const { backend } = await open();
    const { add } = backend.leadFiles;
    let store: () => void = () => undefined;
    vi.spyOn(backend.leadFiles, 'add').mockImplementationOnce(async (...file) => {
      await new Promise<void>((resolve) => {
        store = resolve;
      });
      return add(...file);
    });
    choose(plan);
    await waitFor(() => expect(backend.leadFiles.add).toHaveBeenCalledOnce());
    const zone = screen.getByText(words.none);
    fireEvent.drop(zone, { dataTransfer: { files: [menu] } });
    expect(listed()).toEqual([]);
    const status = () => screen.queryByText(words.adding, { selector: '[role=status]' });
    expect(status()).toBeInTheDocument();
    store();
    await waitFor(() => expect(listed()).toHaveLength(2));
    expect(listed()[0]).toContain(menu.name);
    await waitFor(() => expect(status()).not.toBeInTheDocument());
  });

  it('are downloaded once by a double click, and again by a later one', async () => {
    const { backend, user } = await open(plan);
    const answers: (() => void)[] = [];
    vi.spyOn(backend.leadFiles, 'read').mockImplementation(async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return plan;
    });
    const saved = savedFiles();
    const link = screen.getByRole('button', { name: words.open(plan.name) });
    await user.dblClick(link);
    for (const answer of answers.splice(0)) await act(async () => answer());
    await waitFor(() => expect(saved).not.toHaveLength(0));
    expect(saved).toHaveLength(1);
    await user.click(link);
    await act(async () => answers[0]?.());
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('are downloaded under their own names', async () => {
    const { user } = await open(plan);
    const files = savedFiles();
    await user.click(screen.getByRole('button', { name: words.open(plan.name) }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual([plan.name]));
    expect(await files[0]?.file.text()).toBe('a plan');
  });

  it('are named with the reason if rejected, while the others are added', async () => {
    const { backend } = await open();
    const { add } = backend.leadFiles;
    vi.spyOn(backend.leadFiles, 'add').mockImplementation(async (...file) => {
      if (file[1] === plan) throw new InvalidInput({ file: fileTooLarge });
      return add(...file);
    });
    choose(plan, menu);
    expect(await screen.findByText(words.notAdded(plan.name, fileTooLarge))).toBeInTheDocument();
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(await screen.findByText(words.added(1))).toBeInTheDocument();
  });

  it('are read again after one is refused, as a colleague may have added others', async () => {
    const { backend } = await open();
    const { add } = backend.leadFiles;
    vi.spyOn(backend.leadFiles, 'add').mockImplementationOnce(async (lead) => {
      await add(lead, menu, newAttempt());
      throw new InvalidInput({ file: tooManyFiles });
    });
    choose(plan);
    expect(await screen.findByText(words.notAdded(plan.name, tooManyFiles))).toBeInTheDocument();
    await waitFor(() => expect(listed()).toEqual([expect.stringContaining(menu.name)]));
  });

  it('are listed if the connection is back for the last of them', async () => {
    const { backend } = await open();
    vi.spyOn(backend.leadFiles, 'add').mockRejectedValueOnce(new Unreachable('away'));
    choose(plan, menu);
    expect(await screen.findByText(words.notAdded(plan.name, words.failed))).toBeInTheDocument();
    await waitFor(() => expect(listed()).toEqual([expect.stringContaining(menu.name)]));
  });

  it('are named if the connection is lost meanwhile, and the page stays', async () => {
    const { backend } = await open();
    const away = async () => Promise.reject(new Unreachable('away'));
    vi.spyOn(backend.leadFiles, 'add').mockImplementation(away);
    const read = vi.spyOn(backend.leadFiles, 'list').mockImplementation(away);
    choose(plan);
    await waitFor(() => expect(screen.getByText(words.adding, { selector: '[role=status]' })).toBeInTheDocument());
    await waitFor(() =>
      expect(screen.queryByText(words.adding, { selector: '[role=status]' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText(words.notAdded(plan.name, words.failed))).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  it('stay named with the reason while others are being uploaded', async () => {
    const { backend } = await open();
    const failure = words.notAdded(plan.name, fileTooLarge);
    vi.spyOn(backend.leadFiles, 'add').mockImplementation(async (_lead, file) => {
      if (file === plan) throw new InvalidInput({ file: fileTooLarge });
      await new Promise(() => undefined);
    });
    choose(plan, menu);
    expect(await screen.findByText(failure)).toBeInTheDocument();
    fireEvent.drop(screen.getByText(words.none), { dataTransfer: { files: [menu] } });
    expect(screen.getByText(failure)).toBeInTheDocument();
  });

  it.each([
    ['the server is unreachable', new Unreachable('away'), words.failed],
    ['the lead has been deleted', new NotFound('gone'), words.gone],
  ])('show an error if %s, until the next attempt', async (_why, error, sentence) => {
    const { backend } = await open();
    vi.spyOn(backend.leadFiles, 'add').mockRejectedValue(error);
    choose(plan);
    expect(await screen.findByText(words.notAdded(plan.name, sentence))).toBeInTheDocument();
    expect(screen.queryByText(words.added(1))).not.toBeInTheDocument();
    fireEvent.drop(screen.getByText(words.none), { dataTransfer: { files: [] } });
    expect(screen.getByRole('alert')).toBeInTheDocument();
    // The next attempt removes the error of the last one.
    vi.mocked(backend.leadFiles.add).mockRestore();
    await screen.findByLabelText(words.add);
    choose(plan);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('are uploaded once staff have signed in again, as the same attempt', async () => {
    const { backend, user } = await open();
    const add = vi.spyOn(backend.leadFiles, 'add').mockRejectedValueOnce(new SignedOut('over'));
    choose(plan);
    const dialog = await screen.findByRole('dialog', { name: login.again.title });
    await user.type(within(dialog).getByLabelText(login.password), demoAccount.password);
    await user.click(within(dialog).getByRole('button', { name: login.submit }));
    await waitFor(() => expect(listed()).toHaveLength(1));
    const [first, second] = add.mock.calls;
    expect(first?.[2]).toBe(second?.[2]);
  });

  it('are deleted after confirmation, and focus moves to the list', async () => {
    const { user } = await open(plan, menu);
    await user.click(screen.getByRole('button', { name: words.removeOf(plan.name) }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(words.confirmRemove(plan.name));
    await user.click(within(question).getByRole('button', { name: deletion.confirm }));
    expect(await screen.findByText(words.removed(plan.name))).toBeInTheDocument();
    await waitFor(() => expect(listed()).toHaveLength(1));
    expect(screen.getByRole('list', { name: words.title })).toHaveFocus();
  });

  it('show an error if a download fails, and disappear if they were deleted', async () => {
    const { backend, user } = await open(plan);
    const [file] = await backend.leadFiles.list('1');
    vi.spyOn(backend.leadFiles, 'read').mockRejectedValueOnce(new Unreachable('away'));
    const button = screen.getByRole('button', { name: words.open(plan.name) });
    await user.click(button);
    expect(await screen.findByText(words.notRead(plan.name))).toBeInTheDocument();
    expect(listed()).toHaveLength(1);
    await backend.leadFiles.remove('1', String(file?.id));
    await user.click(button);
    await waitFor(() => expect(listed()).toEqual([]));
    expect(screen.getByText(words.notFound(plan.name))).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('list', { name: words.title })).toHaveFocus());
  });

  it('say if the person who added them has left', async () => {
    const backend = sampleBackendWith({});
    const addedAt = '2027-01-02T03:04:05.000Z';
    backend.leadFiles.list = async () => [{ id: '1', name: 'old.pdf', size: 1_500_000, addedAt, by: null }];
    await renderSite(leadPath('1'), { backend });
    expect(screen.getByText(words.facts('1.4 MB', words.nobody, formatMoment(addedAt)))).toBeInTheDocument();
  });
});
