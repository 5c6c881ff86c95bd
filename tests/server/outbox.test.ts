import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#server/store/database.ts';
import { readMailTrouble } from '#server/store/mails.ts';
import { claimDueMail, type DueMail, markSent, recordFailure, renewLease } from '#server/store/outbox.ts';
import { discardMails, discardMailsByAnybody, listUnsentMails, retryMails } from '#server/store/unsentMails.ts';
import { engines, openStore, store, submission } from './engines.ts';

afterEach(() => void vi.useRealTimers());

describe.each(engines)('The outbox on $engine', ({ where }) => {
  const failure = { reason: 'mail server is down', permanent: false, affectsAllMails: false };
  const due = (db: Db) =>
    db
      .updateTable('outbox')
      .set({ due_at: new Date(0).toISOString() })
      .execute();

  it('hands each mail to one process at a time, and retries later after a failure', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    const [mail, none] = [await claimDueMail(db), await claimDueMail(db)];
    expect(mail).toMatchObject({ recipient: 'staff@example.com', attempts: 0 });
    expect(none).toBeNull();
    await recordFailure(db, mail as DueMail, failure);
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null, last_error: 'mail server is down' });
    expect(Date.parse(row.due_at)).toBeGreaterThan(Date.now());
    expect(await claimDueMail(db)).toBeNull();
    await due(db);
    await markSent(db, (await claimDueMail(db)) as DueMail);
    await due(db);
    expect(await claimDueMail(db)).toBeNull();
    expect(await listUnsentMails(db)).toEqual([]);
  });

  it('hands two mails to three simultaneous processes, each mail once', async () => {
    const db = await openStore(where);
    await store(db, [submission('a'), submission('b')]);
    const taken = await Promise.all([claimDueMail(db), claimDueMail(db), claimDueMail(db)]);
    const ids = taken.flatMap((mail) => (mail ? [mail.id] : []));
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });

  it('keeps a mail reserved while its lease is renewed, which is impossible once it is lost', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    const slow = (await claimDueMail(db)) as DueMail;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 110_000 });
    expect(await renewLease(db, slow)).toBe(true);
    vi.setSystemTime(Date.now() + 110_000);
    expect(await claimDueMail(db)).toBeNull();
    vi.setSystemTime(Date.now() + 110_000);
    const second = await claimDueMail(db);
    expect(second?.id).toBe(slow.id);
    expect(await renewLease(db, slow)).toBe(false);
    // Its late report is ignored.
    await recordFailure(db, slow, { ...failure, permanent: true });
    expect(await listUnsentMails(db)).toEqual([expect.objectContaining({ attempts: 0, failed_at: null })]);
  });

  it('deletes the unsent mails of an open demo once a server is started that is none', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    await discardMailsByAnybody(db, false);
    expect(await listUnsentMails(db)).toHaveLength(1);
    await discardMailsByAnybody(db, true);
    await markSent(db, (await claimDueMail(db)) as DueMail);
    await store(db, [submission('b')]);
    await discardMailsByAnybody(db, true);
    expect(await listUnsentMails(db)).toHaveLength(1);
    await discardMailsByAnybody(db, false);
    expect(await db.selectFrom('outbox').select('sent_at').execute()).toEqual([{ sent_at: expect.any(String) }]);
    await store(db, [submission('c')]);
    await discardMailsByAnybody(db, false);
    expect(await listUnsentMails(db)).toHaveLength(1);
  });

  it('doubles the delay after each failure, up to an hour', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await due(db);
      await recordFailure(db, (await claimDueMail(db)) as DueMail, failure);
      const [mail] = await listUnsentMails(db);
      waits.push((Date.parse(String(mail?.due_at)) - Date.now()) / 60_000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('delays all mails after a general failure, and none once a mail was sent', async () => {
    const db = await openStore(where);
    await store(db, [submission('a'), submission('b'), submission('c')]);
    await recordFailure(db, (await claimDueMail(db)) as DueMail, { ...failure, affectsAllMails: true });
    await store(db, [submission('d')]);
    expect(await claimDueMail(db)).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await markSent(db, (await claimDueMail(db)) as DueMail);
    const next = [await claimDueMail(db), await claimDueMail(db), await claimDueMail(db)];
    expect(new Set(next.map((mail) => mail?.id)).size).toBe(3);
  });

  it('truncates error messages and counts the successful attempt', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    await recordFailure(db, (await claimDueMail(db)) as DueMail, { ...failure, reason: 'x'.repeat(9000) });
    expect(await listUnsentMails(db)).toMatchObject([{ last_error: 'x'.repeat(500) }]);
    await due(db);
    await markSent(db, (await claimDueMail(db)) as DueMail);
    const sent = await db.selectFrom('outbox').select(['attempts', 'last_error']).executeTakeFirst();
    expect(sent).toEqual({ attempts: 2, last_error: null });
  });

  it('continues to send if the clock is set back by two days', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    await recordFailure(db, (await claimDueMail(db)) as DueMail, { ...failure, affectsAllMails: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 172_800_000 });
    expect(await claimDueMail(db)).toMatchObject({ attempts: 1 });
    expect(await claimDueMail(db)).toBeNull();
  });

  it('reports delayed and refused mails to staff, and lists, retries and discards them', async () => {
    const db = await openStore(where);
    await store(db, [submission('a'), submission('b')]);
    expect(await readMailTrouble(db, 'owner')).toBeNull();
    await recordFailure(db, (await claimDueMail(db)) as DueMail, { ...failure, permanent: true });
    const [refused, waiting] = (await listUnsentMails(db)).toSorted((mail) => (mail.failed_at ? -1 : 1));
    expect(await readMailTrouble(db, 'owner')).toEqual({
      waiting: 0,
      refused: 1,
      since: { waiting: null, refused: refused?.created_at },
    });
    // The oldest of each counts for itself.
    await db
      .updateTable('outbox')
      .set({ created_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', String(refused?.id))
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect(await readMailTrouble(db, 'owner')).toEqual({
      waiting: 1,
      refused: 1,
      since: { waiting: waiting?.created_at, refused: '2026-01-01T00:00:00.000Z' },
    });
    expect((await claimDueMail(db))?.id).toBe(waiting?.id);
    expect(await claimDueMail(db)).toBeNull();
    expect(await retryMails(db, { id: String(refused?.id) })).toBe(1);
    const again = (await claimDueMail(db)) as DueMail;
    expect(again.id).toBe(refused?.id);
    await recordFailure(db, again, { ...failure, permanent: true });
    expect(await retryMails(db, { id: null })).toBe(2);
    expect(await discardMails(db, { id: again.id })).toBe(1);
    expect(await discardMails(db, { id: again.id })).toBe(0);
    vi.setSystemTime(Date.now() + 3 * 60_000);
    const last = (await claimDueMail(db)) as DueMail;
    await markSent(db, last);
    expect([await discardMails(db, last), await retryMails(db, last)]).toEqual([0, 0]);
    expect(await readMailTrouble(db, 'owner')).toBeNull();
  });
});
