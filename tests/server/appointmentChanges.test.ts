import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateDelay } from '#domain/appointmentMails.ts';
import { inBookingTransaction } from '#server/store/appointmentBooking.ts';
import { removeAppointment } from '#server/store/appointmentRecord.ts';
import type { Db } from '#server/store/database.ts';
import { createLead } from '#server/store/leadRecord.ts';
import { claimDueMail, markSent } from '#server/store/outbox.ts';
import { leadForm } from '#tests/support/records.ts';
import { engines } from './engines.ts';
import { openInvited, purposes, sendAll, write } from './invitedClient.ts';

afterEach(() => void vi.useRealTimers());

describe.each(engines)('Mails about a change by staff on $engine', ({ where }) => {
  const dueMail = async (db: Db, after: number) => {
    vi.setSystemTime(Date.now() + after);
    return claimDueMail(db);
  };

  it('are sent two minutes later, with the last of several changes', async () => {
    const { db, change } = await openInvited(where);
    await sendAll(db);
    await change({ startTime: '11:00' });
    expect(await dueMail(db, updateDelay - 1000)).toBeNull();
    await change({ startTime: '11:15' });
    expect(await dueMail(db, updateDelay - 1)).toBeNull();
    const mail = await dueMail(db, 1);
    expect(mail?.body).toContain('11:15');
    if (mail) await markSent(db, mail);
    expect(await purposes(db)).toEqual(['invitation', 'update']);
  });

  it('are not replaced any more once they are being sent', async () => {
    const { db, change } = await openInvited(where);
    await sendAll(db);
    await change({ startTime: '11:00' });
    const mail = await dueMail(db, updateDelay);
    await change({ startTime: '10:00' });
    if (mail) await markSent(db, mail);
    // The client knows of the first change, so that they are told of its end.
    expect((await dueMail(db, updateDelay))?.body).toContain('10:00');
    expect(await purposes(db)).toEqual(['invitation', 'update', 'update']);
  });

  it('are replaced by a cancellation of the time that the client knows', async () => {
    const { db, id, eva, change } = await openInvited(where);
    await sendAll(db);
    await change({ startTime: '11:00' });
    await inBookingTransaction(db, (trx) => removeAppointment(trx, id, eva, write));
    expect((await claimDueMail(db))?.body).toContain('10:00');
    expect(await purposes(db)).toEqual(['cancellation']);
  });

  it('are not delayed further by a change that the client is not told of', async () => {
    const { db, change } = await openInvited(where);
    await sendAll(db);
    await change({ startTime: '11:00' });
    expect(await dueMail(db, updateDelay - 1)).toBeNull();
    await change({ notes: 'Bring cake.' });
    expect((await dueMail(db, 1))?.body).toContain('11:00');
  });

  it('are sent at once if they cancel the appointment, or invite to it again', async () => {
    const { db, change } = await openInvited(where);
    await sendAll(db);
    await change({ status: 'cancelled', cancelReason: 'We are ill.' });
    const mail = await claimDueMail(db);
    expect(mail?.calendar).toContain('METHOD:CANCEL');
    if (mail) await markSent(db, mail);
    await change({ status: 'planned', cancelReason: '' });
    expect((await claimDueMail(db))?.calendar).toContain('METHOD:REQUEST');
  });

  it('are dropped if the appointment is given to another client', async () => {
    const { db, change } = await openInvited(where);
    await sendAll(db);
    const other = { ...leadForm, email: 'ada@example.org', responsibleId: '' };
    const { id: leadId } = await createLead(db, other, null);
    await change({ startTime: '11:00' });
    await change({ leadId });
    expect((await purposes(db)).toSorted()).toEqual(['cancellation', 'invitation', 'invitation']);
  });
});
