import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { getConversation } from '#server/store/conversations.ts';
import type { Db } from '#server/store/database.ts';
import { removeConversation, removeLead } from '#server/store/removal.ts';
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
});
