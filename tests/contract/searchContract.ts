import { describe, expect, it } from 'vitest';
import { SignedOut } from '#backend/errors.ts';
import { appointmentEntity, appointmentKindLabels } from '#domain/appointment.ts';
import { conversationEntity } from '#domain/conversation.ts';
import { type Entity, readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { all } from '#domain/listQuery.ts';
import { postEntity } from '#domain/post.ts';
import { reviewEntity } from '#domain/review.ts';
import { type FoundRecords, maxFoundPerKind } from '#domain/search.ts';
import { appointmentForm, draft, leadForm, reviewForm, sentReview } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

const nothing: FoundRecords = { leads: [], conversations: [], appointments: [], posts: [], reviews: [] };

/** Tests of the search over all records, for every backend with the sample records. */
export function searchContract(create: Create) {
  /** @returns a backend with a new lead, appointment, post and answered review, and their ids by search text. */
  const atWork = async () => {
    const backend = await signInTo(create);
    const { leads, appointments, posts, reviews, search } = backend;
    const { id: lead } = await leads.create(leadForm, 'lead');
    const { id: appointment } = await appointments.create(appointmentForm, 'appointment');
    const content = '<p>We hung <strong>Girlandenß</strong> &amp; lamps over the stairs.</p>';
    const { id: post } = await posts.create({ ...draft, content }, 'post');
    await reviews.send(sentReview);
    const sent = await reviews.list({
      q: sentReview.email,
      filters: {},
      sort: { field: 'createdAt', order: 'desc' },
      page: 1,
      pageSize: 10,
    });
    const review = String(sent.rows[0]?.id);
    await reviews.update(review, reviewForm, 1);
    const idsFor = async (text: string) => {
      const found = await search.everywhere(text);
      return Object.fromEntries(
        Object.entries<readonly { id: string }[]>({ ...found }).flatMap(([kind, rows]) =>
          rows.length > 0 ? [[kind, rows.map(({ id }) => id)]] : [],
        ),
      );
    };
    return { ...backend, ids: { lead, appointment, post, review }, idsFor };
  };

  describe('The search over all records', () => {
    it.each([
      ['venue', 'navy yard'],
      ['tags', 'boats vip'],
      ['source', 'recommended grace'],
      ['notes, in any order, without accents', 'bóttle ship every'],
      ['email address and venue', 'grace@example.com yard'],
      ['phone number in another format', '(555) 0103000'],
      ['name and a part of its phone number', 'hopper 010-30'],
    ])('finds a lead by its %s', async (_where, text) => {
      const { ids, idsFor } = await atWork();
      expect(await idsFor(text)).toEqual({ leads: [ids.lead] });
    });

    it('finds a lead by the notes on its history, as they are now, together with its other texts', async () => {
      const { leads, ids, idsFor } = await atWork();
      await leads.addNote(ids.lead, { text: 'Allergic to Nüsse' }, 'one note');
      expect(await idsFor('NUSSE yard')).toEqual({ leads: [ids.lead] });
      expect(await idsFor('nusse pavilion')).toEqual({});
      const [note] = await leads.history(ids.lead);
      await leads.changeNote(ids.lead, String(note?.id), { text: 'Allergic to Crème' }, 1);
      expect(await idsFor('nusse')).toEqual({});
      expect(await idsFor('CREME')).toEqual({ leads: [ids.lead] });
      await leads.removeNote(ids.lead, String(note?.id));
      expect(await idsFor('CREME')).toEqual({});
    });

    it('does not find a lead by other entries of its history, as the time that its client picked', async () => {
      const { leads, consultations, search } = await atWork();
      const { id } = await leads.create({ ...leadForm, name: 'Annie Easley', email: 'annie@example.com' }, 'another');
      const token = String(await consultations.makeLink(id, false));
      const [time = ''] = (await consultations.read(token))?.times ?? [];
      await consultations.pick(token, time);
      expect((await leads.history(id))[0]).toMatchObject({ kind: 'picked', text: time });
      expect((await search.everywhere(`annie ${time}`)).leads).toEqual([]);
      expect((await search.everywhere('annie')).leads).toHaveLength(1);
    });

    it('finds a lead by its texts after a change only', async () => {
      const { leads, ids, idsFor } = await atWork();
      await leads.update(ids.lead, { ...leadForm, venue: 'Winter palace' }, 1);
      expect(await idsFor('navy')).toEqual({});
      expect(await idsFor('winter palace grace')).toEqual({ leads: [ids.lead] });
    });

    it('finds an appointment by its notes, a post by its tags, excerpt and the words of its content, and a review by its answer', async () => {
      const { ids, idsFor } = await atWork();
      expect(await idsFor('ask pavilion')).toEqual({ appointments: [ids.appointment] });
      expect(await idsFor('girlandenss stairs')).toEqual({ posts: [ids.post] });
      expect(await idsFor('outdoors umbrellas lend')).toEqual({ posts: [ids.post] });
      expect(await idsFor('strong')).toEqual({});
      expect(await idsFor('thank johnson')).toEqual({ reviews: [ids.review] });
    });

    it('shows a passage of a post around the first searched word that its title does not have', async () => {
      const { ids, search, posts } = await atWork();
      const passageFor = async (text: string) =>
        (await search.everywhere(text)).posts.find(({ id }) => id === ids.post)?.passage;
      expect(await passageFor('stairs')).toBe('… lamps over the stairs.');
      expect(await passageFor('GIRLANDENSS')).toBe('We hung Girlandenß & lamps over the stairs.');
      expect(await passageFor(`stairs ${draft.title}`)).toBe('… lamps over the stairs.');
      expect(await passageFor(draft.title)).toBe('');
      // Its excerpt is looked through before its content.
      expect(await passageFor('lend lamps')).toBe('… and where to lend them.');
      const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
      const form = { ...draft, title: 'Long', excerpt: 'This is long.', content: `<p>${long}</p>` };
      const another = await posts.create(form, 'long');
      const [found] = (await search.everywhere('long word20')).posts;
      expect(found).toMatchObject({ id: another.id, passage: `… ${long.split(' ').slice(17, 29).join(' ')}` });
    });

    it('finds appointments by the label of their kind', async () => {
      const { search, ids, idsFor } = await atWork();
      const { tasting, consultation } = appointmentKindLabels;
      const { appointments } = await search.everywhere(tasting);
      expect(appointments.length).toBeGreaterThan(1);
      expect(new Set(appointments.map(({ kind }) => kind))).toEqual(new Set(['tasting']));
      expect(await idsFor(`${consultation} ask pavilion`)).toEqual({ appointments: [ids.appointment] });
      expect(await idsFor(`${tasting} ask pavilion`)).toEqual({});
      expect(await idsFor(`ask pavilion ${tasting}`)).toEqual({});
    });

    it('finds conversations in the archive, too, and posts of any author', async () => {
      const { conversations, posts, search } = await atWork();
      const archived = await conversations.list({
        q: '',
        filters: { archived: 'yes' },
        sort: { field: 'latestAt', order: 'desc' },
        page: 1,
        pageSize: 10,
      });
      const found = await search.everywhere(String(archived.rows[0]?.name));
      expect(found.conversations).toContainEqual(archived.rows[0]);
      const [post] = (
        await posts.list({
          q: draft.title,
          filters: { status: all },
          sort: { field: 'updatedAt', order: 'desc' },
          page: 1,
          pageSize: 10,
        })
      ).rows;
      expect((await search.everywhere(`${post?.author} ${draft.title}`)).posts).toEqual([
        { ...post, passage: post?.author },
      ]);
    });

    it('finds the latest of many records, as their lists show them', async () => {
      const { leads, conversations, appointments, posts, reviews, search, ids } = await atWork();
      // Has the date of the older one from now on.
      await leads.merge(ids.lead, '3');
      for (const part of ['first', 'second', 'third']) await reviews.send({ ...sentReview, comment: `The ${part}.` });
      const found = await search.everywhere('e');
      const query = (entity: Entity, filters = {}) =>
        readListQuery(entity, new URLSearchParams({ ...filters, q: 'e' }));
      const lists = {
        leads: await leads.list(query(leadEntity)),
        conversations: await conversations.list(query(conversationEntity, { archived: all })),
        appointments: await appointments.list(query(appointmentEntity)),
        posts: await posts.list(query(postEntity)),
        reviews: await reviews.list(query(reviewEntity)),
      };
      const first = Object.entries(lists).map(([kind, { rows }]) => [kind, rows.slice(0, maxFoundPerKind)]);
      const listed = lists.posts.rows.slice(0, maxFoundPerKind);
      const withPassage = listed.map((post) => ({ ...post, passage: expect.any(String) }));
      expect(found).toEqual({ ...Object.fromEntries(first), posts: withPassage });
      for (const rows of Object.values(found)) expect(rows).toHaveLength(maxFoundPerKind);
    });

    it('finds nothing without a word, takes others literally, and leaves lists as they are', async () => {
      const { leads, search } = await atWork();
      for (const text of ['', ' \n', '%', '_', "'; drop table lead; --", '\0']) {
        expect(await search.everywhere(text), JSON.stringify(text)).toEqual(nothing);
      }
      expect(await leads.list(readListQuery(leadEntity, new URLSearchParams({ q: 'navy' })))).toMatchObject({
        matching: 0,
      });
    });

    it('takes the signs of SQL patterns literally in texts that contain them', async () => {
      const { leads, search } = await atWork();
      const { id } = await leads.create({ ...leadForm, venue: 'Hall\\7 at 50%-8' }, 'another');
      for (const [text, ids] of [
        ['hall\\7', [id]],
        ['50%', [id]],
        ['%_8', []],
        ['hall_7', []],
      ] as const) {
        expect(
          (await search.everywhere(text)).leads.map((lead) => lead.id),
          text,
        ).toEqual(ids);
      }
    });

    it('gives records that can be changed without changing what is stored', async () => {
      const { leads, search, ids } = await atWork();
      (await search.everywhere('navy yard')).leads[0]?.tags.push('Changed');
      expect((await leads.get(ids.lead)).tags).not.toContain('Changed');
    });

    it('finds the oldest lead of all, too', async () => {
      const { leads, search } = await atWork();
      const [oldest] = (await leads.list(readListQuery(leadEntity, new URLSearchParams('sort=createdAt')))).rows;
      expect((await search.everywhere(String(oldest?.email))).leads).toEqual([oldest]);
    });

    it('is for staff only', async () => {
      const { session, search } = await atWork();
      await session.signOut();
      for (const text of ['e', '']) await expect(search.everywhere(text)).rejects.toBeInstanceOf(SignedOut);
    });
  });
}
