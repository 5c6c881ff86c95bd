import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppointmentForm } from '#domain/appointmentForm.ts';
import { listAppointmentMails } from '#server/store/appointmentMails.ts';
import { removeAppointment } from '#server/store/appointmentRecord.ts';
import { remindClients } from '#server/store/appointmentReminders.ts';
import { claimDueMail, markSent } from '#server/store/outbox.ts';
import { leadForm } from '#tests/support/records.ts';
import { engines } from './engines.ts';
import { waitForLock } from './freshPostgres.ts';
import { openInvited, purposes, sendAll, write } from './invitedClient.ts';

const hour = 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

describe.each(engines)('Appointment reminders on $engine', ({ engine, where }) => {
  const open = (form?: Partial<AppointmentForm>) => openInvited(where, form);

  it('are queued once, exactly a day before, even with several processes', async () => {
    const { db, startsAt } = await open();
    vi.setSystemTime(startsAt - 24 * hour - 1);
    expect(await remindClients(db, write)).toBe(0);
    vi.setSystemTime(startsAt - 24 * hour);
    const all = await Promise.all([remindClients(db, write), remindClients(db, write), remindClients(db, write)]);
    expect(all.toSorted()).toEqual([0, 0, 1]);
    // As after a restart.
    expect(await remindClients(db, write)).toBe(0);
    expect(await purposes(db)).toEqual(['invitation', 'reminder']);
    const reminder = await db.selectFrom('outbox').selectAll().where('purpose', '=', 'reminder').executeTakeFirst();
    expect(reminder).toMatchObject({ recipient: leadForm.email, calendar: expect.stringContaining('METHOD:REQUEST') });
    expect(reminder?.body).toMatch(/10:00/);
  });

  it('are queued late if need be, but neither queued nor sent once the appointment has begun', async () => {
    const { db, startsAt } = await open();
    vi.setSystemTime(startsAt - 1);
    expect(await remindClients(db, write)).toBe(1);
    vi.setSystemTime(startsAt);
    // The reminder has not been sent until now.
    expect(await remindClients(db, write)).toBe(0);
    expect(await purposes(db)).toEqual(['invitation']);
    const again = await open();
    vi.setSystemTime(again.startsAt);
    expect(await remindClients(again.db, write)).toBe(0);
  });

  it.each([
    ['that is cancelled', { status: 'cancelled', cancelReason: 'We are ill.' }],
    ['whose client is not invited', { invited: 'no' }],
    ['without a reminder', { reminder: 'none' }],
  ] as const)('are not queued for an appointment %s', async (_which, changes) => {
    const { db, change, startsAt } = await open();
    await change(changes);
    vi.setSystemTime(startsAt - hour);
    expect(await remindClients(db, write)).toBe(0);
  });

  it('are removed when the appointment is cancelled or moved, and queued again for the new time', async () => {
    const { db, change, startsAt } = await open();
    vi.setSystemTime(startsAt - 24 * hour);
    await remindClients(db, write);
    await change({ startDay: '2027-06-16' });
    expect(await purposes(db)).toEqual(['invitation', 'update']);
    expect(await remindClients(db, write)).toBe(0);
    vi.setSystemTime(startsAt - 23 * hour);
    await sendAll(db);
    vi.setSystemTime(startsAt + 24 * hour);
    expect(await remindClients(db, write)).toBe(1);
    await change({ status: 'cancelled', cancelReason: 'We are ill.' });
    expect(await purposes(db)).toEqual(['invitation', 'update', 'cancellation']);
  });

  it('that were sent stay listed when the appointment is moved', async () => {
    const { db, id, change, startsAt } = await open();
    vi.setSystemTime(startsAt - 24 * hour);
    await remindClients(db, write);
    await sendAll(db);
    await change({ startDay: '2027-06-16' });
    const listed = (await listAppointmentMails(db, id)).map(({ purpose }) => purpose);
    expect(listed.toSorted()).toEqual(['invitation', 'reminder', 'update']);
  });

  it('stay queued when neither time nor client changes', async () => {
    const { db, change, startsAt } = await open();
    vi.setSystemTime(startsAt - 24 * hour);
    await remindClients(db, write);
    await change({ place: 'The other room' });
    await change({ notes: 'Bring cake.' });
    expect((await purposes(db)).toSorted()).toEqual(['invitation', 'reminder', 'update']);
  });

  it.each([24, 2])('are not queued if an update was queued %i hours before the appointment', async (hours) => {
    const { db, change, startsAt } = await open();
    vi.setSystemTime(startsAt - hours * hour);
    await change({ place: 'The other room' });
    expect(await remindClients(db, write)).toBe(0);
    expect(await purposes(db)).toEqual(['invitation', 'update']);
  });

  it('are queued if an update was queued more than a day before the appointment', async () => {
    const { db, change, startsAt } = await open();
    vi.setSystemTime(startsAt - 24 * hour - 1);
    await change({ place: 'The other room' });
    vi.setSystemTime(startsAt - 24 * hour);
    expect(await remindClients(db, write)).toBe(1);
  });

  it('are queued if the reminder was requested later', async () => {
    const { db, change, startsAt } = await open({ reminder: 'none' });
    await change({ reminder: 'day' });
    vi.setSystemTime(startsAt - 24 * hour);
    expect(await remindClients(db, write)).toBe(1);
  });

  it('are queued only once the lead has an email', async () => {
    const { db, change, startsAt } = await open();
    const address = (email: string) => db.updateTable('lead').set({ email }).execute();
    await address('');
    vi.setSystemTime(startsAt - 2 * hour);
    await change({ startTime: '10:30' });
    expect(await purposes(db)).toEqual(['invitation']);
    await address(leadForm.email);
    expect(await remindClients(db, write)).toBe(1);
    const again = await open();
    await again.db.updateTable('lead').set({ email: '' }).execute();
    vi.setSystemTime(startsAt - hour);
    expect(await remindClients(again.db, write)).toBe(0);
    expect(await purposes(again.db)).toEqual(['invitation']);
  });

  it('show the error of the mail server until they are sent', async () => {
    const { db, id } = await open();
    const reason = async () => (await listAppointmentMails(db, id)).map((mail) => mail.reason);
    expect(await reason()).toEqual(['']);
    await db.updateTable('outbox').set({ last_error: '550 No such user' }).execute();
    expect(await reason()).toEqual(['550 No such user']);
    await db.updateTable('outbox').set({ sent_at: '2027-06-02T12:00:00.000Z' }).execute();
    expect(await reason()).toEqual(['']);
  });

  // On SQLite, the transaction holds the only connection.
  if (engine === 'PostgreSQL') {
    it.each([
      ['is cancelled', { status: 'cancelled' }],
      ['no longer invites the client', { invited: 'no' }],
      ['loses its lead', { lead_id: null }],
      ['is moved', { starts_at: '2027-06-15T14:00:00.000Z' }],
    ] as const)('are not queued if the appointment %s at the same moment', async (_what, changes) => {
      const { db, id, startsAt } = await open();
      vi.setSystemTime(startsAt - hour);
      let reminded: Promise<number> | undefined;
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('appointment').set(changes).where('id', '=', id).execute();
        reminded = remindClients(db, write);
        await waitForLock(db);
      });
      expect(await reminded).toBe(0);
      expect(await purposes(db)).toEqual(['invitation']);
    });
  }

  it('are not queued if the client was invited within the last day', async () => {
    const { db, change, startsAt } = await open({ invited: 'no' });
    vi.setSystemTime(startsAt - 2 * hour);
    await change({ invited: 'yes' });
    expect(await remindClients(db, write)).toBe(0);
    await change({ startTime: '10:30' });
    expect(await remindClients(db, write)).toBe(0);
    expect(await purposes(db)).toEqual(['invitation', 'update']);
  });

  it('are removed with the lead like all its mails, while a cancellation outlives the appointment', async () => {
    const { db, id, eva } = await open();
    await db.transaction().execute((trx) => removeAppointment(trx, id, eva, write));
    const mail = await claimDueMail(db);
    expect(mail).toMatchObject({ recipient: leadForm.email });
    expect(mail?.calendar).toContain('METHOD:CANCEL');
    expect(mail?.calendar).toContain('SEQUENCE:1');
    if (mail) await markSent(db, mail);
    expect(await purposes(db)).toEqual(['cancellation']);
    await db.deleteFrom('lead').execute();
    expect(await purposes(db)).toEqual([]);
  });
});
