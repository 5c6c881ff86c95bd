import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPaths, leadPath } from '#adminPaths';
import { Conflict, NotFound, Unreachable } from '#backend/errors.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { deletion } from '#content/admin/shell.ts';
import { formatMoment } from '#domain/moments.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { list, moment, openLead, own } from './leadHistory.ts';

const words = leadTimeline.note;

it('A new note on a lead that was deleted or merged says so, and keeps what was typed', async () => {
  await openLead([], {
    addNote: async () => {
      throw new NotFound('gone');
    },
  });
  fill(words.add, 'Too late.');
  press(words.save);
  expect(await screen.findByText(words.leadGone)).toBeVisible();
  expect(field(words.add)).toHaveValue('Too late.');
});

describe('A note of one’s own', () => {
  it('is edited in place, starting from its current text', async () => {
    const changes: unknown[] = [];
    const { backend } = await openLead([own], {
      changeNote: async (...change) => void changes.push(change),
    });
    press(words.editOf(moment));
    expect(field(words.change)).toHaveFocus();
    expect(field(words.change)).toHaveValue(own.text);
    fill(words.change, 'Wants tulips.');
    backend.leads.history = async () => [{ ...own, text: 'Wants tulips.', version: 2 }];
    press(words.saveChange);
    expect(await screen.findByText(words.saved)).toBeInTheDocument();
    await waitFor(() => expect(list()).toHaveFocus());
    expect(await within(list()).findByText('Wants tulips.')).toBeVisible();
    expect(screen.queryByLabelText(words.change)).not.toBeInTheDocument();
    expect(changes).toEqual([['1', own.id, { text: 'Wants tulips.' }, 1]]);
  });

  it('stays unchanged if editing is cancelled', async () => {
    await openLead([own]);
    press(words.editOf(moment));
    fill(words.change, 'Wants tulips.');
    press(words.cancel);
    expect(list()).toHaveFocus();
    expect(within(list()).getByText(/Wants peonies/)).toBeVisible();
  });

  it('with unsaved changes is not closed by editing another one, nor left without asking', async () => {
    const second = { ...own, id: '8', at: '2027-01-03T03:04:05.000Z', text: 'Sent the menu.' };
    const { router } = await openLead([second, own]);
    press(words.editOf(moment));
    press(words.editOf(formatMoment(second.at)));
    expect(field(words.change)).toHaveValue(second.text);
    fill(words.change, 'Sent the menu again.');
    press(words.editOf(moment));
    expect(await screen.findByText(words.finishFirst)).toBeInTheDocument();
    expect(field(words.change)).toHaveValue('Sent the menu again.');
    await router.navigate(adminPaths.leads);
    expect(await screen.findByRole('alertdialog', { name: words.leaving.title })).toBeVisible();
  });

  it('that is being saved leaves another one open that is edited meanwhile, with what was typed', async () => {
    const second = { ...own, id: '8', at: '2027-01-03T03:04:05.000Z', text: 'Sent the menu.' };
    let answer = () => {};
    const { backend } = await openLead([second, own], {
      changeNote: () => new Promise<void>((resolve) => (answer = resolve)),
    });
    press(words.editOf(moment));
    fill(words.change, 'Wants tulips.');
    press(words.saveChange);
    await screen.findByRole('button', { name: words.saving });
    press(words.cancel);
    press(words.editOf(formatMoment(second.at)));
    fill(words.change, 'Sent the menu again.');
    backend.leads.history = async () => [second, { ...own, text: 'Wants tulips.', version: 2 }];
    answer();
    expect(await screen.findByText(words.saved)).toBeInTheDocument();
    expect(await within(list()).findByText('Wants tulips.')).toBeVisible();
    expect(field(words.change)).toHaveValue('Sent the menu again.');
  });

  it('that was given up while it was being saved does not claim to be kept if that fails', async () => {
    let fail = () => {};
    await openLead([own], {
      changeNote: () => new Promise<never>((_resolve, reject) => (fail = () => reject(new Unreachable('away')))),
    });
    press(words.editOf(moment));
    fill(words.change, 'Wants tulips.');
    press(words.saveChange);
    await screen.findByRole('button', { name: words.saving });
    press(words.cancel);
    await act(async () => fail());
    expect(screen.queryByText(words.failed.unreachable)).not.toBeInTheDocument();
  });

  it('that was changed elsewhere shows a conflict, and is overwritten by saving again', async () => {
    const versions: number[] = [];
    const { backend } = await openLead([own], {
      changeNote: async (_id, _note, _form, version) => {
        versions.push(version);
        if (version === 1) throw new Conflict({ id: own.id, version: 2 });
      },
    });
    backend.leads.history = async () => [{ ...own, text: 'From the other window.', version: 2 }];
    press(words.editOf(moment));
    fill(words.change, 'From this window.');
    press(words.saveChange);
    expect(await screen.findByText(words.failed.conflict)).toBeVisible();
    expect(field(words.change)).toHaveValue('From this window.');
    press(words.saveChange);
    expect(await screen.findByText(words.saved)).toBeInTheDocument();
    expect(versions).toEqual([1, 2]);
  });

  it('that has been deleted shows an error, and keeps what was typed, also when the page is updated', async () => {
    const history = [own];
    const { router } = await openLead(history, {
      changeNote: async () => {
        throw new NotFound('gone');
      },
    });
    press(words.editOf(moment));
    fill(words.change, 'Too late.');
    press(words.saveChange);
    expect(await screen.findByText(words.failed.gone)).toBeVisible();
    history.pop();
    await act(() => router.revalidate());
    expect(field(words.change)).toHaveValue('Too late.');
  });

  it('is deleted after confirmation', async () => {
    const backend = sampleBackendWith({});
    await backend.leads.addNote('1', { text: 'Called back.' }, 'a form');
    await renderSite(leadPath('1'), { backend });
    const [note] = await backend.leads.history('1');
    const when = formatMoment(String(note?.at));
    press(words.removeOf(when));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(words.confirmRemove(when));
    press(deletion.confirm);
    expect(await screen.findByText(words.removed(when))).toBeInTheDocument();
    expect(await backend.leads.history('1')).toEqual([]);
    await waitFor(() => expect(list()).toHaveFocus());
    expect(within(list()).queryByText('Called back.')).not.toBeInTheDocument();
  });
});
