import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPaths, leadPath } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { leadTimeline } from '#content/admin/leadTimeline.ts';
import { noteNeeded } from '#content/domain/activity.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { formatMoment } from '#domain/moments.ts';
import { demoSession } from '#sample/account.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { at, done, entries, list, moment, openLead, other, own } from './leadHistory.ts';

const words = leadTimeline.note;

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

  it('says what staff did to appointments of the lead, and that the client has sent a review', async () => {
    const appointment = 'Second visit';
    await openLead([
      done({ kind: 'reviewed', by: null }),
      done({ id: 'a', kind: 'status', from: 'cancelled', to: 'planned', appointment }),
      done({ id: 'b', kind: 'status', from: 'planned', to: 'cancelled', appointment }),
      done({ id: 'c', kind: 'edited', fields: ['startsAt', 'place'], appointment }),
      done({ id: 'd', kind: 'created', by: other, appointment }),
    ]);
    const { name } = demoSession;
    const { startsAt, place } = appointmentEntity.fields;
    const texts = entries().map(({ textContent }) => textContent);
    for (const [index, sentence] of [
      leadTimeline.reviewed,
      leadTimeline.appointment.planned(name, appointment),
      leadTimeline.appointment.cancelled(name, appointment),
      leadTimeline.appointment.edited(name, appointment, [startsAt.label, place.label]),
      leadTimeline.appointment.created(other.name, appointment),
      // The appointment was created by staff, but not the lead.
      leadTimeline.came,
    ].entries()) {
      expect(texts[index]).toContain(sentence);
    }
    expect(texts).toHaveLength(6);
  });

  it('shows when the enquiries of a lead that was merged into it came in', async () => {
    const { createdAt } = sampleLeads[0] as (typeof sampleLeads)[number];
    const enquiry = { message: 'Hello.', page: '/', service: '' };
    const get = async (id: string) => ({
      ...(await sampleBackendWith({}).leads.get(id)),
      enquiries: [
        { ...enquiry, reference: 'BBBB-BBBB', createdAt: at },
        { ...enquiry, reference: 'AAAA-AAAA', createdAt },
      ],
    });
    const merged = done({ kind: 'merged', at: '2027-01-03T00:00:00.000Z' });
    await renderSite(leadPath('1'), { backend: sampleBackendWith({ leads: { get, history: async () => [merged] } }) });
    expect(entries().map(({ textContent }) => textContent)).toEqual([
      `${leadTimeline.merged(demoSession.name)} ${formatMoment(merged.at)}`,
      `${leadTimeline.otherEnquiry} ${moment}`,
      `${leadTimeline.cameFromSite} ${formatMoment(createdAt)}`,
    ]);
  });

  it('starts with the staff member who created the lead', async () => {
    await openLead([done({ kind: 'created' })]);
    expect(entries()).toHaveLength(1);
    expect(list()).toHaveTextContent(leadTimeline.created(demoSession.name));
  });

  it('starts with that staff member, too, if the client sent an enquiry later', async () => {
    const lead = await sampleBackendWith({}).leads.get('1');
    const enquiry = { reference: '7K3M-Q2XD', message: 'Tea.', page: '/', service: '', createdAt: at };
    const created = done({ kind: 'created', at: lead.createdAt });
    await openLead([created], { get: async () => ({ ...lead, enquiries: [enquiry] }) });
    expect(entries().map(({ textContent }) => textContent)).toEqual([
      `${leadTimeline.otherEnquiry} ${moment}`,
      `${leadTimeline.created(demoSession.name)} ${formatMoment(lead.createdAt)}`,
    ]);
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
    // The lead that was merged into it was created by staff.
    const history = [done({ kind: 'merged' }), done({ kind: 'created' })];
    await openLead(history, { get: async () => ({ ...lead, enquiries: [enquiry] }) });
    expect(entries()).toHaveLength(3);
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

  it('shows a reply to the client, and the status that it has changed', async () => {
    await openLead([done({ kind: 'replied', from: 'new', to: 'contacted' }), done({ id: '2', kind: 'replied' })]);
    const [first, second] = entries().map(({ textContent }) => textContent);
    const replied = `${leadTimeline.replied(demoSession.name)}.`;
    expect(first).toContain(`${replied} ${leadTimeline.movedOn(leadStatusLabels.contacted)}`);
    expect(second).toContain(`${replied} ${moment}`);
  });
});
