import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { type Lead, maxNotesLength } from '#domain/lead.ts';
import type { ImportRow } from '#domain/leadImport.ts';
import { appointmentForm, leadForm, replyForm } from '#tests/support/records.ts';
import { ada, query, row } from './leadImportContract.ts';
import { type Create, signInTo } from './signInTo.ts';

/** Tests of merging rows into leads and of undoing an import, for every backend with the twenty sample leads. */
export function leadImportUndoContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('The import of leads that are there', () => {
    it('merges a row into a lead, with an entry in its history, and undoes it', async () => {
      const { leads } = await atWork();
      const before = await leads.get('1');
      const same = row({
        name: 'Somebody',
        email: 'else@example.org',
        venue: 'Old Mill',
        phone: before.phone,
        mergeInto: '1',
      });
      const done = await leads.importAll({ file: 'x.csv', rows: [{ ...same, status: 'converted' }, ada] }, 'merge');
      expect(done).toMatchObject({ made: 1, merged: 1 });
      const { name, email, venue } = before;
      expect(await leads.get('1')).toMatchObject({ name, email, venue, status: 'converted', version: 2 });
      expect((await leads.history('1'))[0]).toMatchObject({ kind: 'imported', fields: ['status'] });
      expect(await leads.importAll({ file: 'x.csv', rows: [same] }, 'again')).toMatchObject({ made: 0, merged: 0 });
      expect(await leads.undoImport(done.id)).toEqual({ removed: 1, restored: 1, kept: 0 });
      const { updatedAt: _, ...restored } = await leads.get('1');
      const { updatedAt: _before, ...old } = before;
      expect(restored).toEqual({ ...old, version: 3 });
      expect((await leads.history('1'))[0]).toMatchObject({ kind: 'importUndone' });
    });

    it('undoes several rows merged into one lead by restoring its original values', async () => {
      const { leads } = await atWork();
      const { status } = await leads.get('1');
      const rows = ['contacted', 'converted'].map(
        (farther) => ({ ...ada, status: farther, mergeInto: '1' }) as ImportRow,
      );
      const done = await leads.importAll({ file: 'x.csv', rows }, 'twice');
      expect([done.merged, (await leads.get('1')).status]).toEqual([1, 'converted']);
      await leads.undoImport(done.id);
      expect((await leads.get('1')).status).toBe(status);
    });

    it('creates a lead for a row whose lead to merge into was removed', async () => {
      const { leads } = await atWork();
      await leads.remove('1');
      const file = { file: 'x.csv', rows: [{ ...ada, mergeInto: '1' }] };
      expect(await leads.importAll(file, 'gone')).toMatchObject({ made: 1, merged: 0 });
    });

    it('does not undo leads that were edited or got a note or an appointment since', async () => {
      const { leads, appointments } = await atWork();
      const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => row({ name, email: `${name}@example.org` }));
      const merged = ['1', '2'].map((id) =>
        row({ name: 'x', phone: '555 010 7777', venue: `Hall ${id}`, status: 'converted', mergeInto: id }),
      );
      const done = await leads.importAll({ file: 'x.csv', rows: [...rows, ...merged] }, 'undo');
      const made = await leads.list(query({ import: done.id, sort: 'name' }));
      const [a, b, c] = made.rows as [Lead, Lead, Lead];
      await leads.changeAll([
        { id: a.id, status: 'contacted' },
        { id: '2', responsibleId: '2' },
      ]);
      await leads.addNote(b.id, { text: 'Called.' }, 'note');
      await appointments.create({ ...appointmentForm, leadId: c.id }, 'meeting');
      expect(await leads.undoImport(done.id)).toEqual({ removed: 2, restored: 1, kept: 4 });
      expect((await leads.list(query({ import: done.id, sort: 'name' }))).rows.map(({ name }) => name)).toEqual([
        'a',
        'b',
        'c',
      ]);
      expect((await leads.get('2')).version).toBe(3);
      expect(await leads.getImport(done.id)).toMatchObject({ undone: true, made: 3, merged: 1 });
      await expect(leads.undoImport(done.id)).rejects.toBeInstanceOf(NotFound);
      await expect(leads.undoImport('nope')).rejects.toBeInstanceOf(NotFound);
      await expect(leads.getImport('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('keeps notes that are too long to be joined with those of the lead as a note of its timeline', async () => {
      const { leads } = await atWork();
      const kept = await leads.create({ ...leadForm, notes: 'k'.repeat(maxNotesLength) }, 'kept');
      const rows = [row({ ...leadForm, notes: 'From the file.', mergeInto: kept.id })];
      await leads.importAll({ file: 'x.csv', rows }, 'long notes');
      const [, note] = await leads.history(kept.id);
      expect(note).toMatchObject({ kind: 'note', text: 'From the file.' });
    });

    it('does not undo leads whose person got a reply or had an appointment since', async () => {
      const { leads, appointments, conversations } = await atWork();
      const [olivia, chen] = [await conversations.get('1'), await conversations.get('2')];
      const rows = [
        row({ name: 'a', email: olivia.email.toUpperCase() }),
        row({ name: 'b', email: chen.email }),
        row({ name: 'c', email: 'c@example.org' }),
        row({ name: 'd', email: 'd@example.org' }),
        // A reply concerns only the latest lead of its person.
        row({ name: 'e', email: olivia.email, status: 'contacted', createdAt: '2020-01-01T00:00:00.000Z' }),
      ];
      const done = await leads.importAll({ file: 'x.csv', rows }, 'written');
      const made = await leads.list(query({ import: done.id, sort: 'name' }));
      const [, , c, d] = made.rows as [Lead, Lead, Lead, Lead];
      await conversations.reply(olivia.id, replyForm, 'answer');
      await conversations.reply(await conversations.open(c.id), replyForm, 'first words');
      const meeting = await appointments.create({ ...appointmentForm, leadId: d.id }, 'meeting');
      await appointments.update(
        meeting.id,
        { ...appointmentForm, leadId: d.id, status: 'cancelled', cancelReason: 'Rain' },
        1,
      );
      expect(await leads.undoImport(done.id)).toEqual({ removed: 1, restored: 0, kept: 4 });
      const left = await leads.list(query({ import: done.id, sort: 'name' }));
      expect(left.rows.map(({ name }) => name)).toEqual(['a', 'c', 'd', 'e']);
    });
  });
}
