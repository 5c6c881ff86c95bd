import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { readListQuery } from '#domain/entity.ts';
import { responsibleGone } from '#domain/lead.ts';
import { demoPeople } from '#sample/account.ts';
import { conversations as samples } from '#sample/conversations.ts';
import { sampleReplySubject } from '#sample/conversationWords.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { endsOf, expectIdsDecide, expectOrders, sortsOf } from './orders.ts';
import { type Create, signInTo } from './signInTo.ts';

const conversationQuery = (search = '') => readListQuery(conversationEntity, new URLSearchParams(search));

/** Tests of conversations, for every backend with the sample records. */
export function conversationContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Conversations', () => {
    it('lists those that are not archived, the latest first', async () => {
      const { conversations } = await atWork();
      const { rows, matching, total } = await conversations.list(conversationQuery());
      expect([matching, total]).toEqual([8, 9]);
      const instants = rows.map(({ latestAt }) => latestAt);
      expect(instants).toEqual(instants.toSorted().toReversed());
      expect(rows[0]).toEqual({
        id: '1',
        name: sampleLead('1').name,
        email: sampleLead('1').email,
        excerpt: expect.stringMatching(/^Good morning, we are planning a garden wedding/),
        latestAt: '2025-03-03T10:30:00.000Z',
        read: 'no',
        archived: 'no',
        responsibleId: '2',
        responsible: demoPeople[1].name,
      });
    });

    it('filters by archive, read state and responsible person', async () => {
      const { conversations } = await atWork();
      const ids = async (search: string) =>
        (await conversations.list(conversationQuery(search))).rows.map(({ id }) => id).toSorted();
      expect(await ids('archived=yes')).toEqual(['13']);
      expect(await ids('archived=all')).toHaveLength(9);
      expect(await ids('read=no')).toEqual(['1', '2', '3', '5', '6', '8']);
      expect(await ids('read=yes&archived=all')).toEqual(['13', '4', '9']);
      expect(await ids('responsible=3')).toEqual(['5']);
      expect(await ids('responsible=none')).toEqual(['2', '3', '6', '8']);
    });

    it.each([
      ['the name', sampleLead('2').name.toUpperCase(), '2'],
      ['the email', sampleLead('4').email.slice(1, -1), '4'],
      ['a message that is not the latest', 'ANNUAL meeting', '2'],
      ['a reply', 'ten by six', '5'],
      ['the reference of an enquiry', 'demo-0203', '2'],
    ])('finds a conversation by a part of %s, regardless of case', async (_where, q, id) => {
      const { rows } = await (await atWork()).conversations.list(
        conversationQuery(new URLSearchParams({ q }).toString()),
      );
      expect(rows.map((row) => row.id)).toEqual([id]);
    });

    it.each([
      ['a message that is not the latest', 'annual', '2', /^… place for our annual meeting: /],
      ['the latest message', 'ninety', '2', /^… May 30\. About ninety will stay overnight\.$/],
      ['what the email does not contain', 'pl annual', '2', /^… place for our annual meeting: /],
      ['the reference', 'demo-0201', '2', /^DEMO-0201$/],
      ['the name alone', sampleLead('2').name, '2', /^Any two days/],
      ['nothing, as none is searched', '', '1', /^Good morning/],
    ])('shows the passage in which a search has found %s', async (_where, q, id, passage) => {
      const { conversations } = await atWork();
      const { rows } = await conversations.list(conversationQuery(new URLSearchParams({ q }).toString()));
      expect(rows.find((row) => row.id === id)?.excerpt).toMatch(passage);
    });

    it('takes the search text literally', async () => {
      const { conversations } = await atWork();
      for (const q of ['%', 'a_o', "'; drop table conversation; --"]) {
        const found = await conversations.list(conversationQuery(new URLSearchParams({ q }).toString()));
        expect(found).toMatchObject({ matching: 0, total: 9 });
      }
    });

    it('sorts by name and by time and breaks ties by id', async () => {
      const { conversations } = await atWork();
      const rowsBy = async (sort: string) =>
        (await conversations.list(conversationQuery(`archived=all&sort=${sort}`))).rows;
      await expectOrders(rowsBy, [
        ['name', ...endsOf(samples.map(({ name }) => name))],
        ['latestAt', '2025-02-14T14:30:00.000Z', '2025-03-03T10:30:00.000Z'],
      ]);
      await expectIdsDecide(rowsBy, sortsOf(conversationEntity));
    });

    it('returns all messages, the oldest first, with the leads of the person', async () => {
      const { conversations } = await atWork();
      const { messages, leads, ...conversation } = await conversations.get('2');
      const [listed] = (await conversations.list(conversationQuery(`q=${sampleLead('2').name}`))).rows;
      expect(conversation).toEqual(listed);
      expect(leads).toEqual([{ id: '2', eventType: 'corporate', eventDate: null, status: 'contacted' }]);
      expect(messages).toEqual([
        {
          id: '2-1',
          kind: 'enquiry',
          at: '2025-03-01T22:30:00.000Z',
          text: expect.stringContaining('two days, 120 people'),
          reference: 'DEMO-0201',
          page: '/services/corporate',
          service: 'corporate',
          eventType: 'corporate',
          eventDate: null,
        },
        {
          id: '2-2',
          kind: 'reply',
          at: '2025-03-02T18:30:00.000Z',
          subject: sampleReplySubject(sampleLead('2').name),
          text: expect.stringContaining('Which weeks would suit you'),
          by: { id: '3', name: demoPeople[2].name },
          mail: { state: 'sent', reason: '' },
        },
        expect.objectContaining({ id: '2-3', kind: 'enquiry', at: conversation.latestAt }),
      ]);
      const mailed = await conversations.get('5');
      expect(mailed.messages.at(-1)).toEqual({
        id: '5-3',
        kind: 'mail',
        at: mailed.latestAt,
        subject: `Re: ${sampleReplySubject(sampleLead('5').name)}`,
        text: expect.stringContaining('Could we see it next week?'),
        from: sampleLead('5').email,
        attachments: [],
      });
      await expect(conversations.get('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('marks as read and unread, and counts the unread ones that are not archived', async () => {
      const { conversations, dashboard } = await atWork();
      const unread = async () => (await dashboard.read()).counters.unreadMessages;
      expect(await unread()).toBe(6);
      const undo = await conversations.changeAll(['4', '1', 'nope', '2'].map((id) => ({ id, read: 'yes' })));
      // The conversation with id 4 was already read.
      expect(undo.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual([
        { id: '1', read: 'no', expected: { read: 'yes' }, undo: true },
        { id: '2', read: 'no', expected: { read: 'yes' }, undo: true },
      ]);
      expect(await unread()).toBe(4);
      expect(await conversations.get('1')).toMatchObject({ read: 'yes', archived: 'no', responsibleId: '2' });
      await conversations.changeAll(undo);
      expect(await unread()).toBe(6);
      await conversations.changeAll([{ id: '1', archived: 'yes' }]);
      expect(await unread()).toBe(5);
    });

    it('does not mark a conversation as read if a newer message has arrived', async () => {
      const { conversations } = await atWork();
      const { latestAt } = await conversations.get('1');
      const earlier = new Date(Date.parse(latestAt) - 1000).toISOString();
      expect(await conversations.changeAll([{ id: '1', read: 'yes', expected: { latestAt: earlier } }])).toEqual([]);
      expect(await conversations.get('1')).toMatchObject({ read: 'no' });
      expect(await conversations.changeAll([{ id: '1', read: 'yes', expected: { latestAt } }])).toHaveLength(1);
      expect(await conversations.get('1')).toMatchObject({ read: 'yes' });
    });

    it('archives several at once and undoes it', async () => {
      const { conversations } = await atWork();
      const archived = async () => (await conversations.list(conversationQuery('archived=yes'))).matching;
      const undo = await conversations.changeAll(['1', '4'].map((id) => ({ id, archived: 'yes' })));
      expect(await archived()).toBe(3);
      expect((await conversations.list(conversationQuery())).matching).toBe(6);
      await conversations.changeAll(undo);
      expect(await archived()).toBe(1);
    });

    it('assigns a responsible person by id, returns the name and rejects an unknown id', async () => {
      const { conversations } = await atWork();
      const undo = await conversations.changeAll([{ id: '1', responsibleId: '4' }]);
      expect(undo).toEqual([{ id: '1', responsibleId: '2', expected: { responsibleId: '4' }, undo: true }]);
      expect(await conversations.get('1')).toMatchObject({
        responsibleId: '4',
        responsible: demoPeople[3].name,
        read: 'no',
      });
      await conversations.changeAll([{ id: '1', responsibleId: null }]);
      expect(await conversations.get('1')).toMatchObject({ responsibleId: null, responsible: '' });
      const gone = conversations.changeAll([{ id: '1', responsibleId: 'nobody' }]);
      await expect(gone).rejects.toMatchObject({ fields: { responsibleId: responsibleGone } });
    });

    it('does not undo what somebody else has changed since', async () => {
      const { conversations } = await atWork();
      const undo = await conversations.changeAll([{ id: '1', responsibleId: '3', archived: 'yes' }]);
      await conversations.changeAll([{ id: '1', responsibleId: '4' }]);
      expect(await conversations.changeAll(undo)).toEqual([]);
      expect(await conversations.get('1')).toMatchObject({ responsibleId: '4', archived: 'yes' });
    });
  });
}
