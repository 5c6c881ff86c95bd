import { describe, expect, it, vi } from 'vitest';
import type { ConversationNews } from '#domain/conversation.ts';
import { mailRound } from '#server/mail/mailer.ts';
import { addReply } from '#server/store/conversationMessages.ts';
import { changeConversations } from '#server/store/conversations.ts';
import { conversationWatch } from '#server/store/conversationWatch.ts';
import type { Db } from '#server/store/database.ts';
import { replyForm } from '#tests/support/records.ts';
import { addEva, engines, openStore, store, submission } from './engines.ts';
import { onTestEnd } from './testServer.ts';

const eva = { id: 'eva', name: 'Eva', email: 'eva@example.com', role: 'staff', picture: '' } as const;

/**
 * Subscribes.
 * @returns the reported changes, and a promise that resolves after the first poll, which reports nothing.
 */
function listenTo(db: Db) {
  const heard: ConversationNews[][] = [];
  const stop = conversationWatch(db, 5).subscribe((news) => heard.push([...news]));
  onTestEnd(async () => stop());
  return { heard, stop };
}

describe.each(engines)('Watching conversations on $engine', ({ where }) => {
  it('reports enquiries, changes by staff, replies and results of their mails', async () => {
    const db = await openStore(where);
    await addEva(db);
    await store(db, [submission('a')]);
    await db.deleteFrom('outbox').execute();
    const { id } = await db.selectFrom('conversation').select('id').executeTakeFirstOrThrow();
    const look = vi.spyOn(db, 'selectFrom');
    const { heard } = listenTo(db);
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(1));
    const hears = (news: ConversationNews[]) =>
      vi.waitFor(() => expect(heard.splice(0).flat()).toEqual(news), { timeout: 5000 });
    // Existing conversations are not reported.
    expect(heard).toEqual([]);
    await store(db, [submission('b')]);
    await hears([{ id, received: true }]);
    await db.transaction().execute((trx) => changeConversations(trx, [{ id, archived: 'yes' }], 'eva'));
    await hears([{ id, received: false }]);
    await db.deleteFrom('outbox').execute();
    await db.transaction().execute((trx) => addReply(trx, id, replyForm, null, eva));
    await hears([{ id, received: false }]);
    const refused = Object.assign(new Error('550'), { command: 'RCPT TO', responseCode: 452 });
    await mailRound(db, () => Promise.reject(refused))();
    await hears([{ id, received: false }]);
    await db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    await mailRound(db, async () => undefined)();
    await hears([{ id, received: false }]);
  });

  it('continues after the database was unavailable', async () => {
    const db = await openStore(where);
    const look = vi.spyOn(db, 'selectFrom');
    const { heard } = listenTo(db);
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(1));
    look.mockImplementationOnce(() => {
      throw new Error('away');
    });
    const calls = look.mock.calls.length;
    await vi.waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(calls + 1));
    await store(db, [submission('a')]);
    await vi.waitFor(() => expect(heard.flat()).toMatchObject([{ received: true }]));
  });
});

it('Conversations are polled only while there are subscribers, who hear of later changes only', async () => {
  const db = await openStore(async () => ':memory:');
  const look = vi.spyOn(db, 'selectFrom');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestEnd(async () => void vi.useRealTimers());
  const watch = conversationWatch(db, 500);
  const looks = async (ms: number) => {
    look.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return look.mock.calls.length;
  };
  expect(await looks(5000)).toBe(0);
  const [one, other] = [vi.fn(), vi.fn()];
  const stopOne = watch.subscribe(one);
  const stopOther = watch.subscribe(other);
  // The first poll runs at once.
  expect(look.mock.calls.length).toBe(1);
  expect(await looks(1000)).toBe(2);
  stopOne();
  expect(await looks(1000)).toBe(2);
  stopOther();
  expect(await looks(5000)).toBe(0);
  await store(db, [submission('a')]);
  const again = vi.fn();
  const stop = watch.subscribe(again);
  await vi.advanceTimersByTimeAsync(1000);
  expect(again).not.toHaveBeenCalled();
  await store(db, [submission('b')]);
  await vi.advanceTimersByTimeAsync(500);
  expect(again).toHaveBeenCalledExactlyOnceWith([{ id: expect.any(String), received: true }]);
  // Somebody leaves and somebody comes while a poll is under way: there is still one poll per interval.
  look.mockClear();
  vi.advanceTimersByTime(500);
  while (look.mock.calls.length === 0) await Promise.resolve();
  stop();
  const stopLast = watch.subscribe(again);
  expect(await looks(5000)).toBe(10);
  stopLast();
  expect(await looks(5000)).toBe(0);
  expect(one).not.toHaveBeenCalled();
  expect(other).not.toHaveBeenCalled();
});
