import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leadImport as words } from '#content/admin/leadImport.ts';
import { listWords } from '#content/admin/list.ts';
import { maxImportBytes } from '#domain/leadImport.ts';
import { newUser, press } from '#tests/support/controls.ts';
import { leadForm } from '#tests/support/records.ts';
import { chooseFile, clientsFile, csv, known, leadsOf, readFilesHere, startOf } from './importPage.tsx';

beforeEach(readFilesHere);

const forAll = () => screen.getByRole('combobox', { name: words.duplicates.forAll });

/** Lets workers read nothing until the returned functions are called, one for each request. */
function holdReading() {
  const held: (() => void)[] = [];
  const { postMessage } = Worker.prototype;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, asked: unknown) {
    held.push(() => postMessage.call(this, asked));
  });
  return held;
}

describe('The panels of the lead import', () => {
  it('say which files the button accepts, and let the same file be chosen again after it was corrected', async () => {
    await chooseFile(csv);
    await startOf(1);
    const input = screen.getByLabelText<HTMLInputElement>(words.file.another);
    expect(input).toHaveAccessibleDescription(words.file.hint);
    const setValue = vi.spyOn(input, 'value', 'set');
    fireEvent.change(input, { target: { files: [clientsFile('Name,Email\nAda,ada@example.org\n')] } });
    expect(await screen.findByText(words.file.found('clients.csv', 1))).toBeVisible();
    // A file that is still chosen would be no change the next time.
    expect(setValue).toHaveBeenCalledWith('');
  });

  it('keep the question for the order of dates after its answer, which can be corrected and outlives other columns', async () => {
    await chooseFile('Name,Email,Phone,Date\nAda,a@example.org,,25/12/2027\n');
    await screen.findByText(words.dates.dayFirst);
    const question = within(screen.getByRole('radiogroup', { name: words.dates.title }));
    fireEvent.click(question.getByRole('radio', { name: words.dates.dayFirstChoice }));
    expect(await startOf(1)).toBeEnabled();
    expect(question.getByRole('radio', { name: words.dates.dayFirstChoice })).toBeChecked();
    fireEvent.change(screen.getByRole('combobox', { name: words.columns.is('Phone') }), { target: { value: '' } });
    expect(await startOf(1)).toBeEnabled();
    expect(question.getByRole('radio', { name: words.dates.dayFirstChoice })).toBeChecked();
  });

  it('show each row once, also if columns are changed before the file has been read for an earlier change', async () => {
    await chooseFile(csv);
    await startOf(1);
    const held = holdReading();
    for (const column of ['Phone', 'Date of event']) {
      fireEvent.change(screen.getByRole('combobox', { name: words.columns.is(column) }), { target: { value: '' } });
    }
    for (const read of held) read();
    expect(await startOf(1)).toBeEnabled();
    expect(screen.getAllByRole('cell', { name: 'Nina Ortega' })).toHaveLength(1);
  });

  it('show the file chosen last, also if the one before is read after it', async () => {
    const { router } = await chooseFile(csv);
    await startOf(1);
    const held = holdReading();
    const files = [clientsFile('Name\nBea\nCleo\n', 'before.csv'), clientsFile('Name\nAda\n', 'last.csv')];
    for (const file of files)
      fireEvent.change(screen.getByLabelText(words.file.another), { target: { files: [file] } });
    const [before, last] = held;
    last?.();
    expect(await screen.findByText(words.file.found('last.csv', 1))).toBeVisible();
    before?.();
    // Whatever the file before answers, it does so at once.
    await act(() => router.revalidate());
    expect(screen.getByText(words.file.found('last.csv', 1))).toBeVisible();
  });

  it('show neither an earlier file nor its rows if the next one is too large', async () => {
    await chooseFile(csv);
    await startOf(1);
    const large = clientsFile('', 'large.csv');
    Object.defineProperty(large, 'size', { value: maxImportBytes + 1 });
    fireEvent.change(screen.getByLabelText(words.file.another), { target: { files: [large] } });
    expect(await screen.findByText(words.problems.tooLarge)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.start(1) })).not.toBeInTheDocument();
    expect(screen.queryByRole('cell', { name: 'Nina Ortega' })).not.toBeInTheDocument();
  });

  it('say that a file cannot be read if the browser gives up, until another one is chosen', async () => {
    const giveUp = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
      this.onerror?.(new ErrorEvent('error'));
    });
    await chooseFile(csv);
    expect(await screen.findByText(words.file.failed)).toBeVisible();
    giveUp.mockRestore();
    fireEvent.change(screen.getByLabelText(words.file.another), { target: { files: [clientsFile(csv)] } });
    expect(await startOf(1)).toBeEnabled();
    expect(screen.queryByText(words.file.failed)).not.toBeInTheDocument();
  });

  it('can be scrolled by keyboard where the preview is wider than the screen', async () => {
    await chooseFile(csv);
    await startOf(1);
    expect(screen.getByRole('region', { name: words.preview.scroll })).toHaveAttribute('tabindex', '0');
  });

  it('show the first rows again once all rows are shown instead of those with problems', async () => {
    const bad = Array.from({ length: 12 }, (_, index) => `Bad ${index + 1},nobody`);
    await chooseFile(['Name,Email', 'Ada,ada@example.org', ...bad].join('\n'));
    await startOf(1);
    const user = newUser();
    const preview = within(screen.getByRole('region', { name: words.preview.title }));
    await user.selectOptions(preview.getByRole('combobox', { name: words.preview.which }), words.preview.onlyBad);
    await user.click(preview.getByRole('button', { name: listWords.nextPage }));
    expect(preview.getByRole('cell', { name: 'Bad 12' })).toBeVisible();
    await user.selectOptions(preview.getByRole('combobox', { name: words.preview.which }), words.preview.all);
    expect(preview.getByRole('cell', { name: 'Ada' })).toBeVisible();
  });

  it('open the lead of a duplicate in another tab, as the import would be lost in this one', async () => {
    await chooseFile(csv);
    await startOf(1);
    const link = screen.getByRole('link', { name: words.duplicates.lead(known.name) });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('skip the duplicates of another file again, whatever was chosen for the first one', async () => {
    await chooseFile(csv);
    await startOf(1);
    fireEvent.change(forAll(), { target: { value: 'merge' } });
    await startOf(2);
    const other = clientsFile(`Name,Email\nMarcus,${known.email}\nAda,ada@example.org\n`, 'other.csv');
    fireEvent.change(screen.getByLabelText(words.file.another), { target: { files: [other] } });
    expect(await screen.findByText(words.file.found('other.csv', 2))).toBeVisible();
    expect(await startOf(1)).toBeEnabled();
    expect(forAll()).toHaveDisplayValue(words.duplicates.choices.skip);
  });
});

describe('Undoing a lead import', () => {
  const question = () => screen.findByRole('alertdialog', { name: words.result.confirmTitle });

  it('leaves the focus at the sentence that says what was undone, and speaks of no lead that stays', async () => {
    await chooseFile(csv);
    fireEvent.click(await startOf(1));
    const user = newUser();
    await user.click(await screen.findByRole('button', { name: words.result.undo }));
    await user.click(within(await question()).getByRole('button', { name: words.result.undo }));
    const summary = await screen.findByText(words.result.undone(1, 0));
    expect(summary.textContent?.trim()).toBe(words.result.undone(1, 0));
    await waitFor(() => expect(summary.closest('[role=status]')).toHaveFocus());
    expect(screen.queryByRole('button', { name: words.result.undo })).not.toBeInTheDocument();
  });

  it('says how many leads stay as they were changed meanwhile', async () => {
    const { backend } = await chooseFile('Name,Email\nAda,ada@example.org\nBea,bea@example.org\n');
    fireEvent.click(await startOf(2));
    await screen.findByRole('button', { name: words.result.undo });
    const [lead] = await leadsOf(backend, 'q=bea@example.org');
    await backend.leads.update(lead?.id ?? '', { ...leadForm, name: 'Bea Bell' }, 1);
    press(words.result.undo);
    fireEvent.click(within(await question()).getByRole('button', { name: words.result.undo }));
    expect(await screen.findByText(`${words.result.undone(1, 0)} ${words.result.kept(1)}`)).toBeVisible();
  });

  it('is asked about without an earlier error', async () => {
    const { backend } = await chooseFile(csv);
    fireEvent.click(await startOf(1));
    await screen.findByRole('button', { name: words.result.undo });
    vi.spyOn(backend.leads, 'undoImport').mockRejectedValueOnce(new Error('away'));
    press(words.result.undo);
    fireEvent.click(within(await question()).getByRole('button', { name: words.result.undo }));
    expect(await screen.findByText(words.result.undoFailed)).toBeVisible();
    press(words.result.keep);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    press(words.result.undo);
    await question();
    expect(screen.queryByText(words.result.undoFailed)).not.toBeInTheDocument();
  });

  it('that was undone by somebody else meanwhile says so, and offers no undo any more', async () => {
    const { backend, router } = await chooseFile(csv);
    fireEvent.click(await startOf(1));
    await screen.findByRole('button', { name: words.result.undo });
    await backend.leads.undoImport(new URLSearchParams(router.state.location.search).get('import') ?? '');
    press(words.result.undo);
    fireEvent.click(within(await question()).getByRole('button', { name: words.result.undo }));
    const summary = await screen.findByText(words.result.isUndone);
    await waitFor(() => expect(summary.closest('[role=status]')).toHaveFocus());
    expect(screen.queryByRole('button', { name: words.result.undo })).not.toBeInTheDocument();
    expect(screen.queryByText(words.result.undoFailed)).not.toBeInTheDocument();
  });
});
