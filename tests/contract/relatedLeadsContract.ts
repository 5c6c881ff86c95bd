import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { readListQuery, shownValue } from '#domain/entity.ts';
import { leadEntity, maxNotesLength } from '#domain/lead.ts';
import { importRowSchema } from '#domain/leadImport.ts';
import { maxRelated } from '#domain/relatedLeads.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const leadQuery = (search = '') => readListQuery(leadEntity, new URLSearchParams(search));

/** Tests of related leads, for every backend with the sample records. */
export function relatedLeadsContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Tags of leads', () => {
    it('are listed once each and filter the list by exact match', async () => {
      const { leads } = await atWork();
      const before = await leads.tags();
      expect(before).toEqual([...new Set(before)].toSorted());
      const { id } = await leads.create({ ...leadForm, tags: 'Boats 100%_\\, "Quoted", boats' }, 'a form');
      expect(await leads.tags()).toEqual([...before, 'Boats 100%_\\', '"Quoted"', 'boats'].toSorted());
      for (const tag of ['Boats 100%_\\', '"Quoted"', 'boats']) {
        const { rows, total } = await leads.list(leadQuery(`tag=${encodeURIComponent(tag)}`));
        expect(rows.map((lead) => lead.id)).toEqual([id]);
        expect(total).toBe(21);
      }
      for (const tag of ['Boats', 'BOATS', 'oats', 'Quoted']) {
        expect(await leads.list(leadQuery(`tag=${tag}`))).toMatchObject({ matching: 0 });
      }
    });
  });

  describe('Leads of the same person', () => {
    it('share the email regardless of case, or the phone number regardless of its format', async () => {
      const { leads } = await atWork();
      const { email, phone } = await leads.get('1');
      expect(await leads.related('1')).toMatchObject({ samePerson: [] });
      const byMail = await leads.create({ ...leadForm, email: email.toUpperCase(), phone: '' }, 'by mail');
      const digits = `+1 ${phone.replace(/\D/g, ' ')}`;
      const byPhone = await leads.create({ ...leadForm, email: '', phone: digits }, 'by phone');
      await leads.create({ ...leadForm, email: '', phone: phone.slice(-4) }, 'a part of it');
      const { samePerson } = await leads.related('1');
      expect(samePerson.map(({ id }) => id).toSorted()).toEqual([byMail.id, byPhone.id].toSorted());
      expect(samePerson[0]).toEqual((await leads.list(leadQuery())).rows.find(({ id }) => id === samePerson[0]?.id));
      // The third lead has no email either.
      expect((await leads.related(byPhone.id)).samePerson.map(({ id }) => id)).toEqual(['1']);
      await expect(leads.related('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('are listed latest first, and only the latest of very many', async () => {
      const { leads } = await atWork();
      const { email } = await leads.get('1');
      const years = Array.from({ length: maxRelated + 1 }, (_, index) => 1950 + index);
      const mixed = years.toSorted((one, other) => (one % 7) - (other % 7));
      const rows = mixed.map((year) =>
        importRowSchema.validateSync({
          ...leadForm,
          name: `Of ${year}`,
          email,
          createdAt: `${year}-02-03T04:05:06.000Z`,
        }),
      );
      await leads.importAll({ file: 'old.csv', rows }, 'old');
      const { samePerson } = await leads.related('1');
      expect(samePerson.map(({ name }) => name)).toEqual(
        years
          .slice(1)
          .toReversed()
          .map((year) => `Of ${year}`),
      );
    });

    it('have exactly the same email: other digits are another person', async () => {
      const { leads } = await atWork();
      const one = await leads.create({ ...leadForm, email: 'anna7@example.com', phone: '' }, 'one');
      await leads.create({ ...leadForm, email: 'anna07@example.com', phone: '' }, 'other');
      expect(await leads.related(one.id)).toMatchObject({ samePerson: [] });
    });

    it('are merged by filling empty fields and combining notes, histories and appointments', async () => {
      const { leads, appointments, session } = await atWork();
      const bare = { ...leadForm, guests: '', budget: '', venue: '', eventDate: '', tags: 'Boats', notes: 'First.' };
      const kept = await leads.create({ ...bare, phone: '', responsibleId: '' }, 'kept');
      const gone = await leads.create(
        { ...leadForm, status: 'converted', notes: 'Second.', name: 'G. Hopper' },
        'gone',
      );
      await leads.addNote(kept.id, { text: 'Of the one.' }, 'one');
      await leads.addNote(gone.id, { text: 'Of the other.' }, 'other');
      await leads.addNote('3', { text: 'Of a third one.' }, 'third');
      const meeting = await appointments.create({ ...appointmentForm, leadId: gone.id }, 'meeting');

      const one = await leads.merge(kept.id, gone.id);
      expect(one).toMatchObject({
        id: kept.id,
        name: leadForm.name,
        phone: leadForm.phone,
        eventDate: leadForm.eventDate,
        guests: 250,
        budget: 60_000,
        venue: leadForm.venue,
        tags: ['Boats', 'VIP'],
        status: 'converted',
        notes: 'First.\n\nSecond.',
        responsibleId: leadForm.responsibleId,
        version: 2,
      });
      expect(one.responsible).not.toBe('');
      expect(await leads.get(kept.id)).toEqual(one);
      await expect(leads.get(gone.id)).rejects.toBeInstanceOf(NotFound);
      expect(await leads.list(leadQuery())).toMatchObject({ total: 21 });
      const history = await leads.history(kept.id);
      expect(history[0]).toMatchObject({ kind: 'merged', by: { id: (await session.current())?.id } });
      expect(history.filter(({ kind }) => kind === 'note').map(({ text }) => text)).toEqual([
        expect.stringContaining('G. Hopper'),
        'Of the other.',
        'Of the one.',
      ]);
      expect(await leads.history('3')).toMatchObject([{ text: 'Of a third one.' }]);
      expect(await appointments.get(meeting.id)).toMatchObject({ leadId: kept.id, leadName: leadForm.name });
    });

    it('are found under the address of each lead that was merged into them, until they are deleted', async () => {
      const { leads } = await atWork();
      await leads.merge('2', '3');
      await leads.merge('1', '2');
      expect([await leads.mergedInto('2'), await leads.mergedInto('3')]).toEqual(['1', '1']);
      for (const id of ['1', '4', 'of-nobody']) await expect(leads.mergedInto(id)).rejects.toBeInstanceOf(NotFound);
      await leads.remove('1');
      for (const id of ['2', '3']) await expect(leads.mergedInto(id)).rejects.toBeInstanceOf(NotFound);
    });

    it('keep the personal booking links of both when merged', async () => {
      const { consultations, leads } = await atWork();
      const lead = { ...leadForm, responsibleId: '' };
      const kept = await leads.create({ ...lead, name: 'Grace' }, 'kept');
      const gone = await leads.create({ ...lead, name: 'Ada' }, 'gone');
      const token = String(await consultations.makeLink(gone.id, false));
      await leads.merge(kept.id, gone.id);
      const page = await consultations.read(token);
      expect(page).toMatchObject({ firstName: 'Grace', picked: null });
      await consultations.pick(token, String(page?.times[0]));
      expect((await leads.history(kept.id))[0]).toMatchObject({ kind: 'picked', by: null });
    });

    it('keep the values of the first lead and do not repeat the same notes when merged', async () => {
      const { leads } = await atWork();
      const first = await leads.create({ ...leadForm, status: 'converted', responsibleId: '2' }, 'first');
      const other = {
        ...leadForm,
        name: 'Somebody',
        guests: '1',
        venue: 'Elsewhere',
        budget: '2',
        eventDate: '2029-01-01',
      };
      const second = await leads.create({ ...other, eventType: 'wedding', responsibleId: '3' }, 'second');
      const { createdAt, updatedAt, ...one } = await leads.merge(first.id, second.id);
      const { createdAt: firstCame, updatedAt: _, ...before } = first;
      expect(one).toEqual({ ...before, version: 2 });
      expect(createdAt).toBe(firstCame);
      expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
    });

    it('keep notes that are too long to be joined as a note of the timeline when merged', async () => {
      const { leads } = await atWork();
      const long = (letter: string) => letter.repeat(maxNotesLength / 2 + 1);
      const kept = await leads.create({ ...leadForm, notes: long('k') }, 'kept');
      const gone = await leads.create({ ...leadForm, notes: long('g') }, 'gone');
      expect(await leads.merge(kept.id, gone.id)).toMatchObject({ notes: long('k') });
      const [latest, before] = await leads.history(kept.id);
      expect(latest?.kind).toBe('merged');
      expect(before).toMatchObject({ kind: 'note', text: long('g') });
    });

    it('keep the other values of the lead that is gone as a note of the timeline when merged', async () => {
      const { leads } = await atWork();
      const kept = await leads.create({ ...leadForm, guests: '', email: 'ada@example.com' }, 'kept');
      const other = {
        name: 'Ada King',
        phone: '(555) 010-4711',
        email: 'ADA@example.com',
        budget: '2000',
        guests: '12',
      };
      const gone = await leads.create({ ...leadForm, ...other, eventDate: '2029-01-31' }, 'gone');
      await leads.merge(kept.id, gone.id);
      const [, before] = await leads.history(kept.id);
      expect(before?.kind).toBe('note');
      const { name, phone, eventDate, budget } = leadEntity.fields;
      expect(before?.text.split('\n').slice(1)).toEqual([
        `${name.label}: Ada King`,
        `${phone.label}: (555) 010-4711`,
        `${eventDate.label}: ${shownValue(eventDate, '2029-01-31')}`,
        `${budget.label}: ${shownValue(budget, 2000)}`,
      ]);
    });

    it('are not merged if one is gone or both are the same', async () => {
      const { leads } = await atWork();
      for (const [id, other] of [
        ['1', 'nope'],
        ['nope', '1'],
        ['1', '1'],
      ] as const) {
        await expect(leads.merge(id, other)).rejects.toBeInstanceOf(NotFound);
      }
      expect(await leads.get('1')).toBeLead({ version: 1 });
    });
  });
}
