import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPaths, leadPath } from '#adminPaths';
import { Conflict, NotFound, Unreachable } from '#backend/errors.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { deletion } from '#content/admin/shell.ts';
import { noteNeeded } from '#content/domain/activity.ts';
import type { Activity } from '#domain/activity.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { formatMoment } from '#domain/moments.ts';
import { demoSession } from '#sample/account.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const words = leadTimeline.note;
const other = { id: '2', name: 'Mei' };
const at = '2027-01-02T03:04:05.000Z';
const moment = formatMoment(at);

/** An activity with defaults for all fields that do not matter. */
const done = (activity: Partial<Activity>): Activity => ({
  id: String(activity.kind),
  kind: 'note',
  at,
  by: demoSession,
  fields: [],
  from: '',
  to: '',
  text: '',
  version: 1,
  ...activity,
});

const own = done({ id: '7', text: 'Called back.\nWants peonies.' });

async function openLead(history: Activity[], ways: Parameters<typeof sampleBackendWith>[0]['leads'] = {}) {
  const backend = sampleBackendWith({ leads: { history: async () => history, ...ways } });
  const router = await renderSite(leadPath('1'), { backend });
  return { backend, router };
}

const list = () => screen.getByRole('list', { name: leadTimeline.title });
const entries = () => within(list()).getAllByRole('listitem');

describe('The lead timeline', () => {
  it('says who did what and when, latest first, down to how the lead came in', async () => {
    await openLead([
      done({ kind: 'status', from: 'new', to: 'contacted' }),
      done({ kind: 'edited', fields: ['phone', 'eventDate'], by: other }),
      done({ kind: 'edited', id: 'again', by: null }),
      done({ id: 'theirs', text: 'Sent the menu.', by: other, version: 2 }),
      own,
    ]);
    const { name } = demoSession;
    const { phone, eventDate } = leadEntity.fields;
    const texts = entries().map(({ textContent }) => textContent);
    for (const [index, sentence] of [
      leadTimeline.status(name, leadStatusLabels.new, leadStatusLabels.contacted),
      leadTimeline.edited(other.name, [phone.label, eventDate.label]),
      leadTimeline.edited(leadTimeline.nobody, []),
      leadTimeline.noted(other.name),
      leadTimeline.noted(name),
    ].entries()) {
      expect(texts[index]).toContain(`${sentence} ${moment}`);
    }
    expect(texts).toHaveLength(6);
    expect(texts[5]).toBe(`${leadTimeline.came} ${formatMoment(String(sampleLeads[0]?.createdAt))}`);
    // Another user's note cannot be edited; its text mentions that it was changed.
    const [theirs, mine] = entries().slice(3);
    expect(theirs).toHaveTextContent(leadTimeline.changed);
    expect(within(theirs as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(mine).not.toHaveTextContent(leadTimeline.changed);
    expect(within(mine as HTMLElement).getAllByRole('button')).toHaveLength(2);
  });

  it('starts with the staff member who created the lead', async () => {
    await openLead([done({ kind: 'created' })]);
    expect(entries()).toHaveLength(1);
    expect(list()).toHaveTextContent(leadTimeline.created(demoSession.name));
  });

  it('starts with that staff member also after later changes', async () => {
    await openLead([done({ kind: 'edited', fields: ['phone'] }), done({ kind: 'created' })]);
    expect(entries()).toHaveLength(2);
    expect(list()).not.toHaveTextContent(leadTimeline.came);
  });

  it('starts with the website if the lead came as an enquiry', async () => {
    const backend = sampleBackendWith({});
    const lead = await backend.leads.get('1');
    const enquiry = { reference: '7K3M-Q2XD', message: 'Tea.', page: '/', service: '', createdAt: lead.createdAt };
    await openLead([], { get: async () => ({ ...lead, enquiries: [enquiry] }) });
    expect(list()).toHaveTextContent(leadTimeline.cameFromSite);
  });

  it('adds notes by button and by Cmd+Enter, confirms them, and clears the field', async () => {
    const backend = sampleBackendWith({});
    await renderSite(leadPath('1'), { backend });
    fill(words.add, 'Called back.');
    press(words.save);
    expect(await screen.findByText(words.added)).toBeInTheDocument();
    expect(await within(list()).findByText('Called back.')).toBeVisible();
    await waitFor(() => expect(field(words.add)).toHaveValue(''));
    fill(words.add, 'Sent the menu.');
    fireEvent.keyDown(field(words.add), { key: 'Enter' });
    fireEvent.keyDown(field(words.add), { key: 'b', ctrlKey: true });
    expect(await backend.leads.history('1')).toHaveLength(1);
    fireEvent.keyDown(field(words.add), { key: 'Enter', metaKey: true });
    expect(await within(list()).findByText('Sent the menu.')).toBeVisible();
    expect((await backend.leads.history('1')).map(({ text }) => text)).toEqual(['Sent the menu.', 'Called back.']);
  });

  it('rejects an empty note and moves focus to its field', async () => {
    const { backend } = await openLead([]);
    press(words.save);
    await waitFor(() => expect(field(words.add)).toHaveFocus());
    expect(field(words.add)).toHaveAccessibleDescription(expect.stringContaining(noteNeeded));
    expect(field(words.add)).toHaveAccessibleDescription(expect.stringContaining(words.hint));
    expect(await backend.leads.history('1')).toEqual([]);
  });

  it('keeps a note that could not be sent, and retries it as the same attempt', async () => {
    const attempts: string[] = [];
    await openLead([], {
      addNote: async (_id, _note, attempt) => {
        attempts.push(attempt);
        if (attempts.length === 1) throw new Unreachable('away');
      },
    });
    fill(words.add, 'Called back.');
    press(words.save);
    expect(await screen.findByText(words.failed.unreachable)).toBeVisible();
    expect(field(words.add)).toHaveValue('Called back.');
    press(words.save);
    expect(await screen.findByText(words.added)).toBeInTheDocument();
    await waitFor(() => expect(field(words.add)).toHaveValue(''));
    fill(words.add, 'Another one.');
    press(words.save);
    await waitFor(() => expect(attempts).toHaveLength(3));
    expect(attempts[1]).toBe(attempts[0]);
    expect(attempts[2]).not.toBe(attempts[0]);
  });

  it('is left without asking, as it stays in the tab, but not lost by closing the tab', async () => {
    const { router } = await openLead([]);
    const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    fill(words.add, 'Half a sen');
    expect(closing()).toBe(false);
    await act(() => router.navigate(adminPaths.leads));
    expect(router.state.location.pathname).toBe(adminPaths.leads);
  });
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

  it('shows a reply to the client, and the status that it has changed', async () => {
    await openLead([done({ kind: 'replied', from: 'new', to: 'contacted' }), done({ id: '2', kind: 'replied' })]);
    const [first, second] = entries().map(({ textContent }) => textContent);
    const replied = `${leadTimeline.replied(demoSession.name)}.`;
    expect(first).toContain(`${replied} ${leadTimeline.movedOn(leadStatusLabels.contacted)}`);
    expect(second).toContain(`${replied} ${moment}`);
  });
});
