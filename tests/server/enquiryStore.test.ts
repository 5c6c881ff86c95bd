import { afterEach, describe, expect, it, vi } from 'vitest';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { storeEnquiries } from '#server/store/enquiries.ts';
import { listLeads } from '#server/store/leads.ts';
import { claimDueMail } from '#server/store/outbox.ts';
import { listUnsentMails } from '#server/store/unsentMails.ts';
import { engines, mailsOf, openStore, store, submission } from './engines.ts';

const leadQuery = (search: string) => readListQuery(leadEntity, new URLSearchParams(search));

afterEach(() => void vi.useRealTimers());

describe.each(engines)('The enquiry store on $engine', ({ where }) => {
  const open = (what?: 'sample' | 'none') => openStore(where, what);

  it('stores an enquiry once with its lead and mails and returns the same reference again', async () => {
    const db = await open();
    const [first, twin] = await store(db, [submission('a'), submission('a')]);
    const [again, other] = await store(db, [submission('a'), submission('b')]);
    expect(first).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect([twin, again]).toEqual([first, first]);
    expect(other).not.toBe(first);
    const page = await listLeads(db, leadQuery(''));
    expect(page.total).toBe(2);
    expect(page.rows[0]).toMatchObject({
      eventType: 'other',
      status: 'new',
      eventDate: null,
      notes: 'A tea party for thirty.',
    });
    expect((await listUnsentMails(db)).map(({ recipient }) => recipient)).toEqual([
      'staff@example.com',
      'staff@example.com',
    ]);
    expect(await db.selectFrom('enquiry').select(['page', 'service']).executeTakeFirst()).toEqual({
      page: '/services/wedding',
      service: 'wedding',
    });
  });

  it('stores nothing of a batch that fails', async () => {
    const db = await open();
    const failing = () => {
      throw new Error('no mail');
    };
    const limit = { hits: 1, within: 60_000 };
    await expect(storeEnquiries(db, [submission('a')], limit, { writeMails: failing })).rejects.toThrow('no mail');
    expect((await listLeads(db, leadQuery(''))).total).toBe(0);
    // The rejected enquiry has not counted against the limit.
    expect(await store(db, [submission('a')], limit)).not.toEqual(['wait']);
  });

  it('limits enquiries per network and does not count repeated ones', async () => {
    const db = await open();
    const limit = { hits: 2, within: 60_000 };
    const from = (key: string, ip: string) => ({ ...submission(key), ip });
    const [a, b, c, elsewhere] = await store(
      db,
      [from('a', '2001:db8::1'), from('b', '2001:db8::2'), from('c', '2001:db8::3'), from('d', '2001:db8:0:1::1')],
      limit,
    );
    expect([a, b, elsewhere]).not.toContain('wait');
    expect(c).toBe('wait');
    expect(await store(db, [from('c', '2001:db8::4'), from('a', '2001:db8::1')], limit)).toEqual(['wait', a]);
    expect(await claimDueMail(db)).not.toBeNull();
    expect((await listLeads(db, leadQuery(''))).total).toBe(3);
    expect(await store(db, [from('c', '2001:db8::1')], { hits: 2, within: -1 })).not.toEqual(['wait']);
  });

  it('draws another reference if one is already in use', async () => {
    const db = await open();
    const drawn = ['2222-2222', '2222-2222', '3333-3333', '3333-3333', '4444-4444'];
    const draw = () => drawn.shift() as string;
    expect(await store(db, [submission('a')], undefined, draw)).toEqual(['2222-2222']);
    expect(await store(db, [submission('b'), submission('c')], undefined, draw)).toEqual(['4444-4444', '3333-3333']);
    expect((await listLeads(db, leadQuery(''))).total).toBe(3);
  });

  it('stores the event date, or null if there is none', async () => {
    const db = await open();
    const dated = submission('dated');
    await store(db, [submission('undated'), { ...dated, enquiry: { ...dated.enquiry, eventDate: '2027-06-14' } }]);
    const kept = await db.selectFrom('enquiry').select('event_date').orderBy('event_date').execute();
    expect(kept.map(({ event_date }) => event_date).toSorted()).toEqual(['2027-06-14', null]);
  });

  it('stores nothing for enquiries over the limit, and still finds repeated ones', async () => {
    const db = await open();
    const limit = { hits: 1, within: 60_000 };
    const [a] = await store(db, [submission('a')], limit);
    const begun = vi.spyOn(db, 'transaction');
    expect(await store(db, [submission('b'), submission('a')], limit)).toEqual(['wait', a]);
    expect(begun).not.toHaveBeenCalled();
    const other = { ...submission('c'), ip: '192.0.2.2' };
    expect(await store(db, [submission('b'), other], limit)).toEqual(['wait', expect.stringMatching(/-/)]);
  });

  it('returns the number of seconds to wait for an enquiry over the limit', async () => {
    const db = await open();
    const limit = { hits: 1, within: 60_000 };
    vi.useFakeTimers({ toFake: ['Date'] });
    const [, refused] = await storeEnquiries(db, [submission('a'), submission('b')], limit, { writeMails: mailsOf });
    expect(refused).toEqual({ retryAfter: 60 });
    vi.setSystemTime(Date.now() + 20_000);
    expect(await storeEnquiries(db, [submission('b')], limit, { writeMails: mailsOf })).toEqual([{ retryAfter: 40 }]);
  });
});
