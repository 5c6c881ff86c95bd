import { describe, expect, it } from 'vitest';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { readListQuery } from '#domain/entity.ts';
import { demoSession } from '#sample/account.ts';
import { replyForm } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const conversationQuery = (search = '') => readListQuery(conversationEntity, new URLSearchParams(search));

/** Tests of replies, for every backend with the sample records. */
export function replyContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Replies', () => {
    it('are stored as waiting to be sent and become the latest message', async () => {
      const { conversations } = await atWork();
      const before = await conversations.get('13');
      await conversations.reply('13', replyForm, 'one attempt');
      const { messages, ...after } = await conversations.get('13');
      const [latest] = messages.slice(-1);
      expect(latest).toEqual({
        id: expect.any(String),
        kind: 'reply',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
        ...replyForm,
        by: { id: '1', name: demoSession.name },
        mail: { state: 'waiting', reason: '' },
      });
      expect(messages).toHaveLength(before.messages.length + 1);
      expect(after).toMatchObject({ latestAt: latest?.at, read: 'yes', archived: 'no' });
      const [first] = (await conversations.list(conversationQuery('q=orchard+itself'))).rows;
      expect(first).toMatchObject({
        id: '13',
        excerpt: 'Dear Ada, the orchard itself is free. Shall we walk through it?',
      });
    });

    it('mark the conversation as read', async () => {
      const { conversations } = await atWork();
      await conversations.reply('1', replyForm, 'one attempt');
      expect(await conversations.get('1')).toMatchObject({ read: 'yes' });
    });

    it('move a new lead on, which then waits for no answer, and are noted in its history', async () => {
      const { conversations, leads, dashboard } = await atWork();
      const [lead] = (await dashboard.overview()).unanswered.leads;
      const id = String(lead?.id);
      const { count } = (await dashboard.overview()).unanswered;
      const conversation = await conversations.open(id);
      await conversations.reply(conversation, replyForm, 'one attempt');
      await conversations.reply(conversation, replyForm, 'one attempt');
      expect(await leads.get(id)).toMatchObject({ status: 'contacted', version: 2 });
      expect((await dashboard.overview()).unanswered.count).toBe(count - 1);
      const moved = { kind: 'replied', from: 'new', to: 'contacted', by: { name: demoSession.name } };
      expect((await leads.history(id)).filter(({ kind }) => kind === 'replied')).toMatchObject([moved]);
      await conversations.reply(conversation, replyForm, 'another attempt');
      expect(await leads.get(id)).toMatchObject({ status: 'contacted', version: 2 });
      expect((await leads.history(id))[0]).toMatchObject({ kind: 'replied', from: '', to: '' });
    });

    it('are sent once for the same text and attempt, and again for another of either', async () => {
      const { conversations } = await atWork();
      const replies = async () => (await conversations.get('1')).messages.filter(({ kind }) => kind === 'reply').length;
      await conversations.reply('1', replyForm, 'one attempt');
      await conversations.reply('1', replyForm, 'one attempt');
      expect(await replies()).toBe(1);
      await conversations.reply('1', { ...replyForm, text: 'Other words.' }, 'one attempt');
      await conversations.reply('1', replyForm, 'another attempt');
      expect(await replies()).toBe(3);
    });

    it('are rejected without subject or text, and in an unknown conversation', async () => {
      const { conversations } = await atWork();
      const empty = conversations.reply('1', { subject: ' ', text: ' ' }, 'an attempt');
      await expect(empty).rejects.toBeInstanceOf(InvalidInput);
      const sentence = expect.stringMatching(/^[A-Z].+\.$/);
      await expect(empty).rejects.toMatchObject({ fields: { subject: sentence, text: sentence } });
      expect((await conversations.get('1')).messages).toHaveLength(1);
      await expect(conversations.reply('nope', replyForm, 'an attempt')).rejects.toBeInstanceOf(NotFound);
    });
  });
}
