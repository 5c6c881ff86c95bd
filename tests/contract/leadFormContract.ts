import { describe, expect, it } from 'vitest';
import { Conflict, NotFound } from '#backend/errors.ts';
import { leadSentences } from '#content/domain/lead.ts';
import { textSentences } from '#content/domain/texts.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity, leadOfForm } from '#domain/lead.ts';
import { leadForm } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { type Create, signInTo } from './signInTo.ts';

const leadQuery = (search = '') => readListQuery(leadEntity, new URLSearchParams(search));

/** Tests of creating and changing a lead, for every backend with the sample records. */
export function leadFormContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('A single lead', () => {
    it('is returned with its notes, and an unknown id is rejected', async () => {
      const { leads } = await atWork();
      const [listed] = (await leads.list(leadQuery(`q=${sampleLead('1').name}`))).rows;
      const details = { version: 1, updatedAt: listed?.createdAt, enquiries: [], language: '' };
      expect(await leads.get('1')).toEqual({ ...listed, ...details });
      await expect(leads.get('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('is stored first in the list, and only once for repeated attempts of a form', async () => {
      const { leads } = await atWork();
      const { eventDate, ...said } = leadOfForm(leadForm);
      const made = await leads.create(leadForm, 'one form');
      expect(made).toMatchObject({ ...said, eventDate, version: 1, enquiries: [], language: '' });
      expect(made.updatedAt).toBe(made.createdAt);
      expect((await leads.list(leadQuery())).rows[0]).toBeLead({ id: made.id, name: 'Grace Hopper' });
      const again = await leads.create({ ...leadForm, eventDate: '', name: 'Grace B. Hopper' }, 'one form');
      expect(again).toMatchObject({ id: made.id, name: 'Grace B. Hopper', eventDate: null, version: 2 });
      expect((await leads.create(leadForm, 'another form')).id).not.toBe(made.id);
      expect((await leads.list(leadQuery())).total).toBe(22);
    });

    it('is updated in lists, searches and sort order, and no other lead is', async () => {
      const { leads } = await atWork();
      const before = await leads.get('2');
      const another = await leads.get('3');
      const after = await leads.update('2', leadForm, before.version);
      expect(after).toMatchObject({ ...leadOfForm(leadForm), createdAt: before.createdAt, version: 2 });
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect(await leads.get('2')).toEqual(after);
      expect(await leads.get('3')).toEqual(another);
      expect((await leads.list(leadQuery('q=grace@'))).rows.map(({ id }) => id)).toEqual(['2']);
      expect((await leads.list(leadQuery(`q=${encodeURIComponent(before.email)}`))).matching).toBe(0);
      const last = (await leads.list(leadQuery('sort=-eventDate&rows=25'))).rows.filter(
        (row) => row.eventDate !== null,
      );
      expect(last[0]?.id).toBe('2');
    });

    it('rejects an update based on an outdated version and returns the current one', async () => {
      const { leads } = await atWork();
      await leads.update('2', { ...leadForm, name: 'The first of two' }, 1);
      const second = leads.update('2', { ...leadForm, name: 'The second of two' }, 1);
      await expect(second).rejects.toBeInstanceOf(Conflict);
      await expect(second).rejects.toMatchObject({ current: { name: 'The first of two', version: 2, enquiries: [] } });
      expect(await leads.get('2')).toBeLead({ name: 'The first of two' });
      await expect(leads.update('nope', leadForm, 1)).rejects.toBeInstanceOf(NotFound);
    });

    it('accepts numbers with separators and currency signs, and rejects other text', async () => {
      const { leads } = await atWork();
      const written = { ...leadForm, guests: '1,200', budget: '$18 000', tags: ' VIP, ,Boats,VIP ' };
      const made = await leads.create(written, 'a form');
      expect(made).toMatchObject({ guests: 1200, budget: 18_000, tags: ['VIP', 'Boats'] });
      const unknown = await leads.update(made.id, { ...leadForm, guests: '', budget: '', tags: '', venue: '' }, 1);
      expect(unknown).toMatchObject({ guests: null, budget: null, tags: [], venue: '' });
      const odd = leads.create({ ...leadForm, guests: 'many', budget: '1.5' }, 'odd');
      await expect(odd).rejects.toMatchObject({
        fields: { guests: expect.stringContaining('such as 120'), budget: expect.stringContaining('such as 18,000') },
      });
      const most = await leads.create({ ...leadForm, guests: '100,000' }, 'most');
      expect(most.guests).toBe(100_000);
      const huge = leads.create({ ...leadForm, guests: '100001' }, 'huge');
      await expect(huge).rejects.toMatchObject({ fields: { guests: expect.stringContaining('at most 100,000') } });
    });

    it('needs a name, an event type and a valid email or a phone number', async () => {
      const { leads } = await atWork();
      const saved = leads.create({ ...leadForm, name: ' ', email: '', phone: ' ', eventType: '' as 'other' }, 'a form');
      await expect(saved).rejects.toMatchObject({
        fields: {
          name: leadSentences.nameNeeded,
          email: leadSentences.reachNeeded,
          eventType: leadSentences.eventTypeNeeded,
        },
      });
      expect(await leads.create({ ...leadForm, email: '' }, 'by phone')).toBeLead({ email: '' });
      const odd = leads.create({ ...leadForm, email: 'grace@localhost' }, 'odd');
      await expect(odd).rejects.toMatchObject({
        fields: { email: textSentences.oddAddress },
      });
    });
  });
}
