import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Conflict, InvalidInput, NotFound } from '#backend/errors.ts';
import { leadToForm } from '#domain/lead.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { join, signInAsInvited } from './colleague.ts';
import { type Create, signInTo } from './signInTo.ts';

/** Tests of a lead's history and notes, for every backend with the sample records. */
export function leadHistoryContract(create: Create) {
  const atWork = async () => {
    const backend = await signInTo(create);
    const me = await backend.session.current();
    return { ...backend, me: { id: me?.id, name: me?.name } };
  };

  describe('The history of a lead', () => {
    it('shows who created the lead, and the changed fields and statuses', async () => {
      const { leads, me } = await atWork();
      expect(await leads.history('1')).toEqual([]);
      const { id } = await leads.create(leadForm, 'one form');
      await leads.update(id, { ...leadForm, name: 'Grace B. Hopper', eventDate: '' }, 1);
      await leads.update(id, { ...leadForm, name: 'Grace B. Hopper', eventDate: '', status: 'converted' }, 2);
      const history = await leads.history(id);
      expect(history.map(({ kind, fields, from, to }) => ({ kind, fields, from, to }))).toEqual([
        { kind: 'status', fields: [], from: 'contacted', to: 'converted' },
        { kind: 'edited', fields: ['name', 'eventDate'], from: '', to: '' },
        { kind: 'created', fields: [], from: '', to: '' },
      ]);
      for (const activity of history) expect(activity).toMatchObject({ by: me, text: '', version: 1 });
      const instants = history.map(({ at }) => at);
      expect(instants).toEqual(instants.toSorted().toReversed());
      expect(instants[2]?.slice(0, 10)).toBe((await leads.get(id)).createdAt.slice(0, 10));
      // Only the history of this lead has changed.
      expect(await leads.history('1')).toEqual([]);
    });

    it('does not show an update that changed nothing or was rejected', async () => {
      const { leads } = await atWork();
      const lead = await leads.get('1');
      await leads.update('1', { ...leadToForm(lead) }, 1);
      await expect(leads.update('1', leadForm, 1)).rejects.toBeInstanceOf(Conflict);
      expect(await leads.history('1')).toEqual([]);
    });

    it('shows a repeated form as creation and change', async () => {
      const { leads } = await atWork();
      const { id } = await leads.create(leadForm, 'one form');
      await leads.create({ ...leadForm, name: 'Grace B. Hopper' }, 'one form');
      expect((await leads.history(id)).map(({ kind }) => kind)).toEqual(['edited', 'created']);
    });

    it('contains trimmed notes, each only once despite repeated attempts of a form', async () => {
      const { leads, me } = await atWork();
      await leads.addNote('1', { text: ' Called back.\nWants peonies. ' }, 'a form');
      await leads.addNote('1', { text: 'Sent the menu.' }, 'another form');
      await leads.addNote('1', { text: 'Called back. Wants tulips.' }, 'a form');
      const notes = await leads.history('1');
      expect(notes.map(({ text, version }) => ({ text, version }))).toEqual([
        { text: 'Sent the menu.', version: 1 },
        { text: 'Called back. Wants tulips.', version: 2 },
      ]);
      for (const note of notes) expect(note).toMatchObject({ kind: 'note', by: me, fields: [], from: '', to: '' });
      // A note does not change the lead's version, so it does not conflict with other edits.
      expect(await leads.get('1')).toBeLead({ version: 1 });
    });

    it('changes and removes notes only on their lead and checks their version', async () => {
      const { leads } = await atWork();
      await leads.addNote('1', { text: 'Called back.' }, 'a form');
      const [note] = await leads.history('1');
      const id = String(note?.id);
      await leads.changeNote('1', id, { text: 'Called back twice.' }, 1);
      expect(await leads.history('1')).toEqual([{ ...note, text: 'Called back twice.', version: 2 }]);
      await expect(leads.changeNote('1', id, { text: 'An old one.' }, 1)).rejects.toBeInstanceOf(Conflict);
      await expect(leads.changeNote('2', id, { text: 'Elsewhere.' }, 2)).rejects.toBeInstanceOf(NotFound);
      await expect(leads.removeNote('2', id)).rejects.toBeInstanceOf(NotFound);
      expect((await leads.history('1'))[0]).toMatchObject({ text: 'Called back twice.' });
      await leads.addNote('1', { text: 'Wrote.' }, 'another form');
      await leads.removeNote('1', id);
      expect((await leads.history('1')).map(({ text }) => text)).toEqual(['Wrote.']);
      await expect(leads.removeNote('1', id)).rejects.toBeInstanceOf(NotFound);
      await expect(leads.changeNote('1', id, { text: 'Gone.' }, 2)).rejects.toBeInstanceOf(NotFound);
    });

    it('does not allow notes of colleagues to be changed or removed', async () => {
      const backend = await atWork();
      const { leads } = backend;
      await leads.addNote('1', { text: 'Called back.' }, 'a form');
      const [note] = await leads.history('1');
      const id = String(note?.id);
      await join(backend);
      await signInAsInvited(backend);
      await expect(leads.changeNote('1', id, { text: 'Never called.' }, 1)).rejects.toBeInstanceOf(NotFound);
      await expect(leads.removeNote('1', id)).rejects.toBeInstanceOf(NotFound);
      expect((await leads.history('1'))[0]).toEqual(note);
    });

    it('does not allow activities other than notes to be changed or removed', async () => {
      const { leads } = await atWork();
      const { id } = await leads.create(leadForm, 'one form');
      const [created] = await leads.history(id);
      const activity = String(created?.id);
      await expect(leads.changeNote(id, activity, { text: 'Not so.' }, 1)).rejects.toBeInstanceOf(NotFound);
      await expect(leads.removeNote(id, activity)).rejects.toBeInstanceOf(NotFound);
      expect(await leads.history(id)).toEqual([created]);
    });

    it('rejects an empty note and an unknown lead', async () => {
      const { leads } = await atWork();
      const sentence = { text: expect.stringMatching(/^[A-Z].+\.$/) };
      await expect(leads.addNote('1', { text: ' \n ' }, 'a form')).rejects.toMatchObject({ fields: sentence });
      await leads.addNote('1', { text: 'Called back.' }, 'a form');
      const [note] = await leads.history('1');
      const emptied = leads.changeNote('1', String(note?.id), { text: '' }, 1);
      await expect(emptied).rejects.toBeInstanceOf(InvalidInput);
      await expect(leads.addNote('nope', { text: 'Called back.' }, 'b')).rejects.toBeInstanceOf(NotFound);
      await expect(leads.history('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('shows appointments of the lead that were created, changed and cancelled, and none of other leads', async () => {
      const { leads, appointments, me } = await atWork();
      const form = { ...appointmentForm, leadId: '1' };
      const { id } = await appointments.create(form, 'a form');
      await appointments.create({ ...form, leadId: '2', title: 'Elsewhere', people: '', place: '' }, 'another form');
      const moved = { ...form, place: 'The orchard', title: 'Second visit' };
      await appointments.update(id, moved, 1);
      await leads.addNote('1', { text: 'They like it there.' }, 'a note');
      const cancelled = { ...moved, status: 'cancelled', cancelReason: 'Rain.' } as const;
      await appointments.update(id, cancelled, 2);
      await appointments.update(id, { ...cancelled, cancelReason: 'Heavy rain.' }, 3);
      await appointments.update(id, moved, 4);
      const history = await leads.history('1');
      // All of them have the current title.
      const { title } = moved;
      expect(history.map(({ kind, appointment, to, fields }) => [kind, appointment, to, fields.toSorted()])).toEqual([
        ['status', title, 'planned', []],
        ['edited', title, '', ['cancelReason']],
        ['status', title, 'cancelled', []],
        ['note', '', '', []],
        ['edited', title, '', ['place', 'title']],
        ['created', title, '', []],
      ]);
      for (const { by } of history) expect(by).toEqual(me);
      const [change] = history;
      await expect(leads.removeNote('1', String(change?.id))).rejects.toBeInstanceOf(NotFound);
    });

    it('has the order in which all of it was done, also within a millisecond', async () => {
      const { leads, appointments } = await atWork();
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      await leads.addNote('1', { text: 'Before.' }, 'a note');
      await appointments.create({ ...appointmentForm, leadId: '1' }, 'a form');
      await leads.addNote('1', { text: 'After.' }, 'another note');
      expect((await leads.history('1')).map(({ kind, text }) => [kind, text])).toEqual([
        ['note', 'After.'],
        ['created', ''],
        ['note', 'Before.'],
      ]);
    });

    it('shows appointments of a lead that was merged into it', async () => {
      const { leads, appointments } = await atWork();
      await appointments.create({ ...appointmentForm, leadId: '2' }, 'a form');
      await leads.merge('1', '2');
      const history = (await leads.history('1')).filter(({ kind }) => kind !== 'note');
      expect(history.map(({ kind, appointment }) => [kind, appointment])).toEqual([
        ['merged', ''],
        ['created', appointmentForm.title],
      ]);
    });

    it('is removed with the lead', async () => {
      const { leads } = await atWork();
      await leads.addNote('1', { text: 'Called back.' }, 'a form');
      await leads.remove('1');
      await expect(leads.history('1')).rejects.toBeInstanceOf(NotFound);
    });
  });
}
