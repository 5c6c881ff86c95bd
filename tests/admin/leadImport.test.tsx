import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { leadImport as words } from '#content/admin/leadImport.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadEntity } from '#domain/lead.ts';
import { maxFileName } from '#domain/leadImport.ts';
import { sampleBackendWith } from '../support/backends.ts';
import { press } from '../support/controls.ts';
import { renderSite } from '../support/renderSite.tsx';
import { chooseFile, clientsFile, csv, known, leadsOf, readFilesHere, startOf } from './importPage.tsx';
import { shows } from './list.ts';

const { email, eventDate, name } = leadEntity.fields;

const columnOf = (title: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: words.columns.is(title) });
beforeEach(readFilesHere);

describe('The lead import', () => {
  it('is linked from the lead list', async () => {
    await renderSite(adminPaths.leads);
    expect(screen.getByRole('link', { name: words.open })).toHaveAttribute('href', adminPaths.importLeads);
  });

  it('recognises columns, shows errors at their cells, and imports the valid rows', async () => {
    const { backend, router } = await chooseFile(csv);
    expect(await screen.findByText(words.file.found('clients.csv', 3))).toBeVisible();
    expect(columnOf('Client')).toHaveDisplayValue(name.label);
    expect(columnOf('E-mail')).toHaveDisplayValue(email.label);
    expect(columnOf('Date of event')).toHaveDisplayValue(eventDate.label);
    expect(columnOf('Client').closest('li')).toHaveTextContent(words.columns.example('Nina Ortega'));
    expect(screen.queryByRole('radio')).toBeNull();
    const preview = screen.getByRole('region', { name: words.preview.scroll });
    const bad = await within(preview).findByRole('row', { name: /Bad Row/ });
    expect(bad).toHaveTextContent('name@example.com');
    expect(screen.getByText(new RegExp(words.preview.bad(1)))).toHaveAttribute('role', 'status');
    fireEvent.change(screen.getByRole('combobox', { name: words.preview.which }), { target: { value: 'bad' } });
    expect(within(preview).getAllByRole('row')).toHaveLength(2);
    // The third client already exists as a lead and is skipped by default.
    fireEvent.click(await startOf(1));
    expect(await screen.findByRole('button', { name: words.result.undo })).toBeVisible();
    const id = new URLSearchParams(router.state.location.search).get('import');
    expect(await leadsOf(backend, `import=${id}`)).toMatchObject([{ name: 'Nina Ortega', eventDate: '2027-06-14' }]);
    await act(() => router.navigate(`${adminPaths.leads}?import=${id}`));
    await waitFor(() => shows(leadWords.count(1, 21)));
    expect(screen.getByRole('combobox', { name: leadEntity.fields.importId.label })).toHaveDisplayValue(
      leadWords.oneImport,
    );
  });

  it('reads a file that is dropped on its panel, and ignores other things', async () => {
    await renderSite(adminPaths.importLeads);
    const zone = screen.getByText(words.file.hint);
    // The browser refuses drops unless its default is prevented, and would open a dropped file.
    expect(fireEvent.dragEnter(zone)).toBe(false);
    expect(fireEvent.dragOver(zone)).toBe(false);
    expect(fireEvent.drop(zone, { dataTransfer: { files: [] } })).toBe(false);
    expect(screen.getByLabelText(words.file.choose)).toBeInTheDocument();
    fireEvent.drop(zone, { dataTransfer: { files: [clientsFile(csv)] } });
    expect(await screen.findByText(words.file.found('clients.csv', 3))).toBeVisible();
  });

  it('lets staff choose columns by hand, each only once', async () => {
    await chooseFile(csv);
    await startOf(1);
    fireEvent.change(columnOf('Phone'), { target: { value: 'email' } });
    await waitFor(() => expect(columnOf('E-mail')).toHaveDisplayValue(words.columns.leaveOut));
    // Nina has no other contact data.
    expect(await screen.findByText(new RegExp(words.preview.bad(3)))).toBeVisible();
    expect(screen.getByText(words.nothing)).toBeVisible();
    expect(screen.getByRole('button', { name: words.start(0) })).toBeDisabled();
  });

  it('fills gaps of existing leads or imports them again, as chosen, and can be undone', async () => {
    const { backend } = await chooseFile(csv);
    await startOf(1);
    expect(screen.getByText(words.duplicates.found(1))).toBeVisible();
    expect(screen.getByRole('link', { name: words.duplicates.lead(known.name) })).toHaveAttribute(
      'href',
      '/admin/leads/2',
    );
    const one = screen.getByRole('combobox', { name: words.duplicates.choiceOf(3, 'Marcus C.') });
    fireEvent.change(one, { target: { value: 'keep' } });
    await startOf(2);
    fireEvent.change(screen.getByRole('combobox', { name: words.duplicates.forAll }), { target: { value: 'merge' } });
    expect(one).toHaveDisplayValue(words.duplicates.asAll);
    const before = await backend.leads.get('2');
    fireEvent.click(await startOf(2));
    await screen.findByRole('button', { name: words.result.undo });
    expect(await backend.leads.get('2')).toBeLead({
      name: before.name,
      phone: before.phone,
      eventDate: '2027-06-16',
    });
    press(words.result.undo);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: words.result.undo }));
    expect(await screen.findByText(new RegExp(words.result.undone(1, 1)))).toBeVisible();
    expect(await backend.leads.get('2')).toBeLead({ eventDate: before.eventDate });
    await waitFor(() => expect(screen.queryByRole('button', { name: words.result.undo })).not.toBeInTheDocument());
  });

  it('marks a column without a value', async () => {
    await chooseFile('Name,Email,Phone\nAda,ada@example.org,\n');
    await startOf(1);
    expect(columnOf('Phone').closest('li')).toHaveTextContent(/–$/);
  });

  it('shows many duplicates in pages', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    const rows = numbers.map((number) => `Marcus ${number},${known.email}`);
    await chooseFile(['Name,Email', ...rows].join('\n'));
    const panel = within(await screen.findByRole('region', { name: words.duplicates.title }));
    await panel.findByText(words.duplicates.found(12));
    const shown = () => numbers.filter((number) => panel.queryByText(new RegExp(`Marcus ${number}$`)));
    expect(shown()).toEqual(numbers.slice(0, 10));
    expect(panel.getByRole('button', { name: listWords.previousPage })).toBeDisabled();
    fireEvent.click(panel.getByRole('button', { name: listWords.nextPage }));
    expect(shown()).toEqual(numbers.slice(10));
    fireEvent.click(panel.getByRole('button', { name: listWords.previousPage }));
    expect(shown()).toEqual(numbers.slice(0, 10));
  });

  it('shortens the name of a file that is too long for the server', async () => {
    const importAll = vi.fn(sampleBackendWith({}).leads.importAll);
    await chooseFile(csv, { leads: { importAll } }, `${'clients '.repeat(40)}.csv`);
    fireEvent.click(await startOf(1));
    await waitFor(() => expect(importAll).toHaveBeenCalled());
    expect(importAll.mock.calls[0]?.[0].file).toHaveLength(maxFileName);
  });

  it('asks for the date order if some dates only work with the day first', async () => {
    const { backend } = await chooseFile(
      'Name,Email,Date\nAda,a@example.org,25/12/2027\nEva,e@example.org,03/04/2027\n',
    );
    expect(await screen.findByText(words.dates.dayFirst)).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(await startOf(1)).toBeDisabled();
    fireEvent.click(screen.getByRole('radio', { name: words.dates.dayFirstChoice }));
    fireEvent.click(await startOf(2));
    await screen.findByRole('button', { name: words.result.undo });
    expect((await leadsOf(backend, 'q=example.org&sort=name')).map((lead) => lead.eventDate)).toEqual([
      '2027-12-25',
      '2027-04-03',
    ]);
  });

  it('looks for duplicates again after a failure, whose message is gone then', async () => {
    const findMatches = vi.fn(async () => []).mockRejectedValueOnce(new Unreachable('away'));
    await chooseFile(csv, { leads: { findMatches } });
    fireEvent.click(await screen.findByRole('button', { name: words.duplicates.again }));
    expect(await screen.findByText(words.duplicates.none)).toBeVisible();
    expect(screen.queryByText(words.duplicates.failed)).not.toBeInTheDocument();
  });

  it('names the number of leads once it is known what happens to duplicates', async () => {
    await chooseFile(csv, { leads: { findMatches: () => new Promise(() => undefined) } });
    expect(await screen.findByText(words.duplicates.looking)).toBeVisible();
    expect(screen.getByRole('button', { name: words.startUncounted })).toBeDisabled();
  });

  it('says how it reads ambiguous dates', async () => {
    await chooseFile('Name,Email,Date\nEva,e@example.org,03/04/2027\n');
    expect(await screen.findByText(words.dates.ambiguous('03/04/2027'))).toBeVisible();
    expect(screen.getByRole('radio', { name: words.dates.monthFirst })).toBeChecked();
    expect(await startOf(1)).toBeEnabled();
  });

  it.each([
    ['', words.problems.empty],
    ['Name,Email\n', words.problems.onlyHead],
    ['Name\nAda,"never closed\n', words.problems.quotes],
    [Uint8Array.of(1, 2, 0), words.problems.binary],
  ])('says what is wrong with an unreadable file: %j', async (text, sentence) => {
    await chooseFile(text);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('region', { name: words.preview.scroll })).not.toBeInTheDocument();
  });

  it('says that a file has no column names or an old encoding', async () => {
    await chooseFile(Uint8Array.from('Zo\u00eb,zoe@example.org\n', (letter) => letter.charCodeAt(0)));
    expect(await screen.findByText(words.file.noHead)).toBeVisible();
    expect(screen.getByText(words.file.guessedEncoding)).toBeVisible();
    fireEvent.change(columnOf(words.columns.number(1)), { target: { value: 'name' } });
    fireEvent.change(columnOf(words.columns.number(2)), { target: { value: 'email' } });
    expect(await startOf(1)).toBeEnabled();
  });
});
