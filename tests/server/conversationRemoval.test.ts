import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { getConversation, openConversation } from '#server/store/conversations.ts';
import type { Db } from '#server/store/database.ts';
import { createLead, getLead, updateLead } from '#server/store/leadRecord.ts';
import { mergeLeads } from '#server/store/relatedLeads.ts';
import { removeConversation, removeLead } from '#server/store/removal.ts';
import { leadForm } from '#tests/support/records.ts';
import { addEva, engines, openStore, store, submission } from './engines.ts';
import { eva, list, reply, sent, theOnly } from './storedConversations.ts';

const remove = (db: Db, leadId: string) => db.transaction().execute((trx) => removeLead(trx, leadId, eva.id));

describe.each(engines)('Conversations on $engine, once something is deleted,', ({ where }) => {
  const open = async () => {
    const db = await openStore(where);
    await addEva(db);
    return db;
  };

  it('lose the messages of a removed lead, and are removed with the last lead', async () => {
    const db = await open();
    await store(db, [sent('a', 'ada@example.com', 'Ada', 'The lake.')]);
    await store(db, [sent('b', 'ada@example.com', 'Ada', 'The peacocks.')]);
    const { id, leads } = await theOnly(db);
    const [later, earlier] = leads.map((lead) => lead.id);
    await remove(db, later ?? '');
    const left = await theOnly(db);
    expect(left).toMatchObject({ id, excerpt: 'The lake.', leads: [{ id: earlier }] });
    expect(left.latestAt).toBe(left.messages[0]?.at);
    expect(left.messages).toHaveLength(1);
    expect(await list(db, 'q=peacocks')).toEqual([]);
    expect(await list(db, 'q=lake')).toHaveLength(1);
    await reply(db, id);
    await remove(db, earlier ?? '');
    for (const table of ['conversation', 'message', 'enquiry', 'outbox'] as const) {
      expect(await db.selectFrom(table).select('id').execute(), table).toEqual([]);
    }
  });

  it('belong to a lead even after its email was changed', async () => {
    const db = await open();
    await store(db, [submission('a')]);
    const { id, leads } = await theOnly(db);
    await db.updateTable('lead').set({ email: 'new@example.com', email_key: 'new@example.com' }).execute();
    expect((await getConversation(db, id)).leads).toEqual(leads);
    await remove(db, leads[0]?.id ?? '');
    await expect(getConversation(db, id)).rejects.toBeInstanceOf(NotFound);
  });

  it('still belong to the lead they were begun with, whose email was changed, if another lead is removed', async () => {
    const db = await open();
    const form = { ...leadForm, responsibleId: '' };
    const { id: leadId } = await createLead(db, form, null);
    const id = await db.transaction().execute((trx) => openConversation(trx, leadId));
    await reply(db, id);
    await updateLead(db, leadId, { ...form, email: 'new@example.com' }, (await getLead(db, leadId)).version);
    const others = [await createLead(db, form, null), await createLead(db, form, null)];
    await remove(db, others[1]?.id ?? '');
    const { leads } = await getConversation(db, id);
    expect(leads.map((lead) => lead.id).toSorted()).toEqual([leadId, others[0]?.id].toSorted());
  });

  it('are removed without the enquiries of their leads', async () => {
    const db = await open();
    await store(db, [submission('a')]);
    await db.deleteFrom('outbox').execute();
    const { id } = await theOnly(db);
    await reply(db, id);
    await db.transaction().execute((trx) => removeConversation(trx, id, 'eva'));
    expect(await db.selectFrom('enquiry').select('id').execute()).toHaveLength(1);
    for (const table of ['conversation', 'message', 'outbox'] as const) {
      expect(await db.selectFrom(table).select('id').execute(), table).toEqual([]);
    }
    expect(await db.selectFrom('activity').select(['entity', 'kind']).execute()).toEqual([
      { entity: 'lead', kind: 'replied' },
      { entity: 'conversation', kind: 'deleted' },
    ]);
  });

  it('are removed without the enquiry of a lead that was merged into another one', async () => {
    const db = await open();
    for (const key of ['a', 'b']) await store(db, [sent(key, 'ada@example.com', 'Ada', `Enquiry ${key}.`)]);
    const { id, leads } = await theOnly(db);
    const [kept = '', merged = ''] = leads.map((lead) => lead.id);
    await db.transaction().execute((trx) => mergeLeads(trx, kept, merged, eva.id));
    await db.transaction().execute((trx) => removeConversation(trx, id, eva.id));
    expect((await getLead(db, kept)).enquiries).toHaveLength(2);
  });
});
