import { describe, expect, it } from 'vitest';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { readListQuery } from '#domain/entity.ts';
import { replyForm } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const conversationQuery = (search = '') => readListQuery(conversationEntity, new URLSearchParams(search));

/** Contract tests of replies. The backend holds the sample records. */
export function replyContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('replies', () => {
    it('sends a reply, which waits to be sent, and is the latest message then', async () => {
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
        by: { id: '1', name: 'Admin User' },
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

    it('marks what is replied to as read', async () => {
      const { conversations } = await atWork();
      await conversations.reply('1', replyForm, 'one attempt');
      expect(await conversations.get('1')).toMatchObject({ read: 'yes' });
    });

    it('sends the same words of one attempt once, other words or another attempt by themselves', async () => {
      const { conversations } = await atWork();
      const replies = async () => (await conversations.get('1')).messages.filter(({ kind }) => kind === 'reply').length;
      await conversations.reply('1', replyForm, 'one attempt');
      await conversations.reply('1', replyForm, 'one attempt');
      expect(await replies()).toBe(1);
      await conversations.reply('1', { ...replyForm, text: 'Other words.' }, 'one attempt');
      await conversations.reply('1', replyForm, 'another attempt');
      expect(await replies()).toBe(3);
    });

    it('refuses a reply without a subject or words, and one to nobody', async () => {
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
