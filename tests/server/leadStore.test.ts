import { describe, expect, it } from 'vitest';
import { Conflict, NotFound } from '#backend/errors.ts';
import { language } from '#content/language.ts';
import { newActivity } from '#domain/activity.ts';
import { postCategories } from '#domain/categories.ts';
import { eventTypes } from '#domain/enquiry.ts';
import { readListQuery, sortableFields } from '#domain/entity.ts';
import { findRecords } from '#domain/findRecords.ts';
import { eventTypeField, type Lead, leadEntity, leadOfForm, leadStatuses, responsibleGone } from '#domain/lead.ts';
import { type Post, postEntity, postStatuses } from '#domain/post.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { posts as samplePosts } from '#sample/posts.ts';
import { disableAccount } from '#server/store/accounts.ts';
import { addActivities, readLeadHistory } from '#server/store/activities.ts';
import { changeLeads, createLead, getLead, updateLead } from '#server/store/leadRecord.ts';
import { listLeads } from '#server/store/leads.ts';
import { toLeadRow } from '#server/store/leadTable.ts';
import { orderOf } from '#server/store/lists.ts';
import { listPosts, toPostRow } from '#server/store/posts.ts';
import { removeRecord } from '#server/store/removal.ts';
import { enquirySource, leadForm as staffForm } from '#tests/support/records.ts';
import { addEva, engines, openStore, store, submission } from './engines.ts';

const leadQuery = (search: string) => readListQuery(leadEntity, new URLSearchParams(search));

const postQuery = (search: string) => readListQuery(postEntity, new URLSearchParams(search));

/** Without a responsible person, because there are no accounts. */
const leadForm = { ...staffForm, responsibleId: '' };

describe.each(engines)('The lead store on $engine', ({ where }) => {
  const open = (what?: 'sample' | 'none') => openStore(where, what);

  it('returns the latest two hundred activities of a lead and its appointments', async () => {
    const db = await open('sample');
    const [{ id: entity_id } = { id: '' }] = await db.selectFrom('appointment').select('id').execute();
    await db.updateTable('appointment').set({ lead_id: '1' }).where('id', '=', entity_id).execute();
    const many = Array.from({ length: 150 }, () => newActivity('edited'));
    await addActivities(db, { entity: 'appointment', entity_id }, null, many);
    await addActivities(db, { entity: 'lead', entity_id: '1' }, null, many);
    const history = await readLeadHistory(db, '1');
    expect(history.map(({ appointment }) => appointment === '')).toEqual([
      ...Array.from({ length: 150 }, () => true),
      ...Array.from({ length: 50 }, () => false),
    ]);
  });

  it('sorts event types by their labels in the language of the site, like the demo', async () => {
    const db = await open('sample');
    const labels = { wedding: 'Hochzeit', corporate: 'Firmenfeier', birthday: 'Geburtstag', other: 'Anderes' };
    const entity = { ...leadEntity, fields: { ...leadEntity.fields, eventType: { ...eventTypeField, labels } } };
    for (const search of ['?sort=eventType', '?sort=-eventType']) {
      const query = readListQuery(entity, new URLSearchParams(search));
      const rows = await db.selectFrom('lead').select('id').orderBy(orderOf(entity, query.sort)).execute();
      expect(rows.map(({ id }) => id)).toEqual(findRecords(entity, sampleLeads, query).map(({ id }) => id));
    }
  });

  it('lists leads like the demo for every search, filter, sort order and page', async () => {
    const db = await open('sample');
    for (const search of [
      '',
      'page=2',
      'rows=25&sort=name',
      'sort=-email',
      'sort=phone&page=2',
      'sort=eventDate&rows=25',
      'sort=-eventDate&rows=25',
      'sort=eventType&rows=25',
      'sort=-status&rows=25',
      'q=AN&status=new',
      'q=+an+',
      'q=++',
      'status=new',
      'type=birthday&status=converted',
      'q=%25',
      'q=_',
      "q=' or 1=1 --",
      'q=%00',
      'source=%00',
    ]) {
      const query = leadQuery(search);
      const found = findRecords(leadEntity, sampleLeads, query);
      const page = await listLeads(db, query);
      expect(page.matching, search).toBe(found.length);
      const first = (page.page - 1) * query.pageSize;
      expect(page.rows, search).toEqual(found.slice(first, first + query.pageSize));
    }
  });

  it('keeps the original enquiry of a lead when the lead is changed', async () => {
    const db = await open();
    const [reference] = await store(db, [submission('one')]);
    const [{ id, createdAt } = { id: '', createdAt: '' }] = (await listLeads(db, leadQuery(''))).rows;
    const came = { reference, message: 'A tea party for thirty.', ...enquirySource, createdAt };
    expect(await getLead(db, id)).toMatchObject({
      version: 1,
      updatedAt: createdAt,
      enquiries: [came],
      language: language.tag,
    });
    await updateLead(db, id, leadForm, 1);
    expect(await getLead(db, id)).toMatchObject({ notes: leadForm.notes, version: 2, createdAt, enquiries: [came] });
  });

  it('accepts only one of two simultaneous updates of the same version', async () => {
    const db = await open('sample');
    const both = await Promise.allSettled(['One', 'Two'].map((name) => updateLead(db, '1', { ...leadForm, name }, 1)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) });
  });

  it('creates one lead from repeated attempts of a form and changes no other', async () => {
    const db = await open('sample');
    const others = async () => {
      const rows = await db.selectFrom('lead').selectAll().orderBy('id').execute();
      return rows.filter(({ name }) => !name.startsWith('Grace'));
    };
    const before = await others();
    const write = (name: string, key: string | null) =>
      db.transaction().execute((trx) => {
        const attempt = key === null ? null : { key, accountId: 'eva' };
        return createLead(trx, { ...leadForm, name }, attempt);
      });
    const first = await write('Grace', 'one form');
    expect(first).toMatchObject({ ...leadOfForm(leadForm), name: 'Grace', version: 1, enquiries: [] });
    expect(await write('Grace II', 'one form')).toMatchObject({ id: first.id, name: 'Grace II', version: 2 });
    const later = [
      await write('Grace III', 'another form'),
      await write('Grace IV', null),
      await write('Grace V', null),
    ];
    expect(new Set([first, ...later].map(({ id }) => id)).size).toBe(4);
    expect(await others()).toEqual(before);
    for (const lost of [() => getLead(db, 'nope'), () => updateLead(db, 'nope', leadForm, 1)]) {
      await expect(lost()).rejects.toBeInstanceOf(NotFound);
    }
  });

  it('keeps a disabled responsible person, but accepts no new assignment to one', async () => {
    const db = await open('sample');
    const eva = await addEva(db);
    await changeLeads(db, [{ id: '1', responsibleId: eva }], eva);
    await disableAccount(db, 'eva@example.com');
    const refused = { fields: { responsibleId: responsibleGone } };
    await expect(changeLeads(db, [{ id: '2', responsibleId: eva }], eva)).rejects.toMatchObject(refused);
    await expect(updateLead(db, '2', { ...leadForm, responsibleId: eva }, 1)).rejects.toMatchObject(refused);
    const kept = { responsibleId: eva, responsible: 'Eva' };
    expect(await updateLead(db, '1', { ...leadForm, responsibleId: eva }, 2)).toMatchObject({ ...kept, version: 3 });
    expect(await getLead(db, '2')).toMatchObject({ responsibleId: null, version: 1 });
    await db.deleteFrom('account').where('id', '=', eva).execute();
    expect(await getLead(db, '1')).toMatchObject({ responsibleId: null, responsible: '', name: leadForm.name });
  });

  it('sorts by every field like the demo, with choices by label or order', async () => {
    const db = await open();
    const [sample] = sampleLeads as [Lead];
    const leads = [...eventTypes, ...eventTypes].flatMap((eventType, round) =>
      leadStatuses.map((status, index) => ({ ...sample, id: `${round}${index}`, eventType, status })),
    );
    const posts = postCategories.flatMap((category) =>
      postStatuses.map(
        (status): Post => ({ ...(samplePosts[0] as Post), id: `${category}-${status}`, category, status }),
      ),
    );
    await db
      .insertInto('lead')
      .values(leads.map((lead) => toLeadRow(lead)))
      .execute();
    await db
      .insertInto('post')
      .values(posts.map((post) => toPostRow({ ...post, publishedAt: null })))
      .execute();
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    for (const [name] of sortableFields(leadEntity)) {
      const query = leadQuery(`sort=-${name}&rows=100`);
      expect(ids((await listLeads(db, query)).rows), name).toEqual(ids(findRecords(leadEntity, leads, query)));
    }
    for (const [name] of sortableFields(postEntity)) {
      const query = postQuery(`sort=${name}&rows=100`);
      expect(ids((await listPosts(db, query)).rows), name).toEqual(ids(findRecords(postEntity, posts, query)));
    }
  });

  it('sorts numbers by value, and names regardless of accents and case', async () => {
    const db = await open();
    await store(
      db,
      ['Élan 10', 'elan 9', 'Zoe', 'ada'].map((name) => submission(name, name)),
    );
    const { rows } = await listLeads(db, leadQuery('sort=name'));
    expect(rows.map(({ name }) => name)).toEqual(['ada', 'elan 9', 'Élan 10', 'Zoe']);
  });

  it('removes a lead and logs who did it', async () => {
    const db = await open('sample');
    await addEva(db);
    await removeRecord(db, 'lead', '1', 'eva');
    await expect(removeRecord(db, 'lead', '1', 'eva')).rejects.toBeInstanceOf(NotFound);
    const kept = await db.selectFrom('activity').selectAll().execute();
    expect(kept).toEqual([
      expect.objectContaining({ kind: 'deleted', entity: 'lead', entity_id: '1', account_id: 'eva' }),
    ]);
    expect(JSON.stringify(kept)).not.toContain(sampleLeads[0]?.name);
  });

  it('finds no text that spans two fields', async () => {
    const db = await open();
    await store(db, [submission('a', 'Ada')]);
    expect((await listLeads(db, leadQuery('q=ada'))).matching).toBe(1);
    expect((await listLeads(db, leadQuery('q=adaada'))).matching).toBe(0);
  });
});
