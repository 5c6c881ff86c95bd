import { describe, expect, it, vi } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { addAccountLink, findAccountLink } from '#server/store/accountLinks.ts';
import { addBookingLink, findBookingLink } from '#server/store/bookingLinks.ts';
import type { Db } from '#server/store/database.ts';
import { findDevice, rememberDevice } from '#server/store/devices.ts';
import { makePreview, readPreview } from '#server/store/previews.ts';
import { addReviewRequest, consumeReviewRequest, findReviewRequest } from '#server/store/reviewRequests.ts';
import { beginSession, findSession, listSessions } from '#server/store/sessions.ts';
import { listStaffAccounts } from '#server/store/staffAccounts.ts';
import { addEva, engines, openStore } from './engines.ts';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const email = 'eva@example.com';

/** Makes one of each kind of access by a clock that is ahead, and sets the clock right. @param ahead in ms. */
async function makeAhead(db: Db, ahead: number) {
  const now = Date.now();
  const id = await addEva(db);
  vi.useFakeTimers({ toFake: ['Date'], now: now + ahead });
  const made = {
    session: await beginSession(db, id, minute),
    device: await rememberDevice(db, id),
    accountLink: String(await addAccountLink(db, { id, name: 'Eva', email, isNew: false }, null)),
    bookingLink: String(await addBookingLink(db, '1', null, id)),
    reviewRequest: await addReviewRequest(db, '1'),
    preview: await makePreview(db, '1'),
  };
  vi.setSystemTime(now);
  return made;
}

describe.each(engines)('On $engine, once a clock that was ahead is right again,', ({ where }) => {
  it('nothing that gave access in the future is valid', async () => {
    const db = await openStore(where, 'sample');
    const { session, device, accountLink, bookingLink, reviewRequest, preview } = await makeAhead(db, 3 * year);
    expect(await findSession(db, session, true)).toBeNull();
    expect(await listSessions(db, 'eva', 'another')).toEqual([]);
    expect((await listStaffAccounts(db)).find((account) => account.id === 'eva')?.seenAt).toBeNull();
    expect(await findDevice(db, device, email)).toBeNull();
    expect(await findAccountLink(db, accountLink)).toBeNull();
    expect(await findBookingLink(db, bookingLink)).toBeNull();
    expect(await findReviewRequest(db, reviewRequest)).toBeNull();
    expect(await consumeReviewRequest(db, reviewRequest)).toBe(false);
    await expect(readPreview(db, preview)).rejects.toBeInstanceOf(NotFound);
  });

  it('all of it is still valid if it was ahead by no more than the clocks of two servers may differ', async () => {
    const db = await openStore(where, 'sample');
    const { session, device, accountLink, bookingLink, reviewRequest, preview } = await makeAhead(db, 4 * minute);
    expect(await findSession(db, session, true)).toMatchObject({ email });
    expect(await listSessions(db, 'eva', 'another')).toHaveLength(1);
    expect(await findDevice(db, device, email)).not.toBeNull();
    expect(await findAccountLink(db, accountLink)).toMatchObject({ id: 'eva' });
    expect(await findBookingLink(db, bookingLink)).toMatchObject({ lead_id: '1' });
    expect(await findReviewRequest(db, reviewRequest)).not.toBeNull();
    expect(await readPreview(db, preview)).toMatchObject({ id: '1' });
  });
});
