import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadForm, replyForm } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { type Create, signInTo } from './signInTo.ts';

const conversationQuery = (search = '') => readListQuery(conversationEntity, new URLSearchParams(search));

/** Tests of conversations and the leads they belong to, for every backend with the sample records. */
export function conversationLeadContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('The conversation of a lead', () => {
    it('opens the conversation of a lead, or creates an archived one until a message is written', async () => {
      const { conversations, leads } = await atWork();
      expect(await conversations.open('2')).toBe('2');
      const id = await conversations.open('7');
      expect(await conversations.get(id)).toMatchObject({
        name: sampleLead('7').name,
        email: sampleLead('7').email,
        excerpt: '',
        read: 'yes',
        archived: 'yes',
        messages: [],
        leads: [{ id: '7' }],
      });
      expect(await conversations.open('7')).toBe(id);
      const { id: leadId } = await leads.create(leadForm, 'another');
      expect(await conversations.open(leadId)).not.toBe(id);
      await conversations.reply(id, replyForm, 'an attempt');
      expect((await conversations.list(conversationQuery())).rows[0]?.id).toBe(id);
      const phoneOnly = await leads.create({ ...leadForm, email: '' }, 'by phone');
      await expect(conversations.open(phoneOnly.id)).rejects.toBeInstanceOf(NotFound);
      await expect(conversations.open('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('is removed together with the last lead of the person', async () => {
      const { conversations, leads } = await atWork();
      const { email } = await conversations.get('1');
      const other = await leads.create({ ...leadForm, email: email.toUpperCase() }, 'the same person');
      await leads.remove('1');
      expect((await conversations.get('1')).leads.map(({ id }) => id)).toEqual([other.id]);
      await leads.remove(other.id);
      await expect(conversations.get('1')).rejects.toBeInstanceOf(NotFound);
      expect(await conversations.list(conversationQuery())).toMatchObject({ total: 8 });
    });

    it('stays with its lead if the lead’s address changes or the lead is merged, and is removed with it', async () => {
      const { conversations, leads } = await atWork();
      const idsOf = async (id: string) => (await conversations.get(id)).leads.map((lead) => lead.id);
      const old = { ...leadForm, email: 'old@example.com' };
      const first = await leads.create(old, 'first');
      const second = await leads.create(old, 'second');
      const id = await conversations.open(first.id);
      await conversations.reply(id, replyForm, 'an attempt');
      await leads.remove(first.id);
      expect(await idsOf(id)).toEqual([second.id]);
      const { version } = await leads.get(second.id);
      await leads.update(second.id, { ...leadForm, email: '' }, version);
      expect(await idsOf(id)).toEqual([second.id]);
      await leads.merge('1', second.id);
      expect(await idsOf(id)).toEqual(['1']);
      expect(await idsOf('1')).toEqual(['1']);
      await leads.remove('1');
      await expect(conversations.get(id)).rejects.toBeInstanceOf(NotFound);
      await expect(conversations.get('1')).rejects.toBeInstanceOf(NotFound);
    });

    it('belongs to exactly one address: replies do not contact a person whose address has other digits', async () => {
      const { conversations, leads } = await atWork();
      const one = await leads.create({ ...leadForm, status: 'new', email: 'anna7@example.com' }, 'one');
      const other = await leads.create({ ...leadForm, status: 'new', email: 'anna07@example.com' }, 'other');
      const id = await conversations.open(one.id);
      await conversations.reply(id, replyForm, 'an attempt');
      expect((await conversations.get(id)).leads).toMatchObject([{ id: one.id, status: 'contacted' }]);
      expect(await leads.get(other.id)).toBeLead({ status: 'new' });
      await leads.remove(one.id);
      await expect(conversations.get(id)).rejects.toBeInstanceOf(NotFound);
    });

    it('is removed, alone or with others, and its lead stays', async () => {
      const { conversations, leads } = await atWork();
      await conversations.remove('1');
      await expect(conversations.get('1')).rejects.toBeInstanceOf(NotFound);
      await expect(conversations.remove('1')).rejects.toBeInstanceOf(NotFound);
      await conversations.removeAll(['2', '1', '3']);
      expect(await conversations.list(conversationQuery())).toMatchObject({ total: 6 });
      expect(await leads.get('1')).toBeLead({ name: sampleLead('1').name });
    });
  });
}
