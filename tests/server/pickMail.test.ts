import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editAppointmentPath, leadPath } from '#adminPaths';
import { InvalidInput } from '#backend/errors.ts';
import { appointmentMailWords } from '#content/mails.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { appointmentOfForm } from '#domain/appointmentForm.ts';
import { clientCancelled } from '#domain/clientPick.ts';
import { contactOf } from '#domain/privacy.ts';
import { appointmentMail } from '#server/mail/appointmentMail.ts';
import { pickMail } from '#server/mail/pickMail.ts';
import { insertAccount } from '#server/store/accounts.ts';
import { addBookingLink } from '#server/store/bookingLinks.ts';
import { cancelPicked, pickTime, readConsultation } from '#server/store/consultations.ts';
import type { Db } from '#server/store/database.ts';
import { createLead } from '#server/store/leadRecord.ts';
import { findPerson } from '#server/store/privacy.ts';
import { removeLead } from '#server/store/removal.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { engines, openStore } from './engines.ts';

const site = 'https://events.example';
const desk = 'desk@example.org';
const mails = { toClient: appointmentMail(site, 'us@example.org'), toStaff: pickMail(desk, site) };

// Thursday at 10:00 and 11:00, and Friday at 10:00, in New York; each takes an hour.
const ten = '2027-06-03T14:00:00.000Z';
const eleven = '2027-06-03T15:00:00.000Z';
const friday = '2027-06-04T14:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const eva = { id: 'eva', name: 'Eva', email: 'eva@example.org', role: 'staff', picture: '', isDemo: false } as const;

/** A link of a lead, optionally with a responsible person. */
async function open(where: () => Promise<string>, { isDemo = false, name = leadForm.name } = {}) {
  const db = await openStore(where);
  await insertAccount(db, { ...eva, isDemo }, 'a hash');
  const { id } = await createLead(db, { ...leadForm, name, responsibleId: eva.id }, null);
  const token = String(await addBookingLink(db, id, null, eva.id));
  return { db, leadId: id, token };
}

/** @returns the mails to others than the client, in the order of creation. */
const told = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['recipient', 'reply_to', 'subject', 'body'])
    .where('recipient', '<>', leadForm.email)
    .orderBy('created_at')
    .execute();

describe.each(engines)(
  'A time picked by a client who reads another language than the team, on $engine',
  ({ where }) => {
    const texts = { title: (name: string) => `Gespräch mit ${name}`, clientCancelled: 'Vom Kunden abgesagt.' };

    it('is stored in the language of the team, and the client is told no reason for the own cancellation', async () => {
      const clientReasons = [clientCancelled, texts.clientCancelled];
      const both = { ...mails, toClient: appointmentMail(site, 'us@example.org', clientReasons) };
      const { db, token } = await open(where);
      expect((await pickTime(db, token, ten, both, texts)).title).toBe(texts.title(leadForm.name));
      // The mails wait a while for another change, which would replace them.
      await db.updateTable('outbox').set({ sent_at: '2027-06-01T12:00:00.000Z' }).execute();
      vi.setSystemTime('2027-06-01T12:01:00Z');
      expect(await cancelPicked(db, token, both, texts)).toMatchObject({ cancelReason: texts.clientCancelled });
      const toClient = db.selectFrom('outbox').select('body').where('recipient', '=', leadForm.email);
      const [cancellation] = await toClient.where('sent_at', 'is', null).execute();
      expect(cancellation?.body).toContain(appointmentMailWords.openings.cancellation);
      expect(cancellation?.body).not.toContain(texts.clientCancelled);
      const page = await readConsultation(db, token, clientReasons);
      expect(page?.picked).toMatchObject({ status: 'cancelled', cancelReason: '' });
      // A team of another language may have stored it before.
      await db.updateTable('appointment').set({ cancel_reason: clientCancelled }).execute();
      expect((await readConsultation(db, token, clientReasons))?.picked).toMatchObject({ cancelReason: '' });
    });
  },
);

describe.each(engines)('Mails to staff about times picked by clients on $engine', ({ where }) => {
  it('go to the booked staff member with client, time, previous time and links', async () => {
    const { db, leadId, token } = await open(where);
    const { id } = await pickTime(db, token, ten, mails);
    vi.setSystemTime('2027-06-01T12:01:00Z');
    await pickTime(db, token, eleven, mails);
    vi.setSystemTime('2027-06-01T12:02:00Z');
    await cancelPicked(db, token, mails);
    vi.setSystemTime('2027-06-01T12:03:00Z');
    await pickTime(db, token, friday, mails);

    const all = await told(db);
    expect(all.map(({ recipient }) => recipient)).toEqual(Array(4).fill(eva.email));
    expect(all.map(({ reply_to }) => reply_to)).toEqual(Array(4).fill(leadForm.email));
    const when = (day: number, from: number) => new RegExp(`Jun ${day}, 2027, ${from}:00\\D+${from + 1}:00`);
    const [picked, changed, cancelled, again] = all.map(({ body }) => body);
    const fact = (body: string | undefined, name: string) => body?.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
    for (const body of all.map((mail) => mail.body)) {
      expect(fact(body, 'Client')).toBe(leadForm.name);
      expect(fact(body, 'Lead')).toBe(site + leadPath(leadId));
      expect(fact(body, 'Appointment')).toBe(site + editAppointmentPath(id));
    }
    expect(fact(picked, 'When')).toMatch(when(3, 10));
    expect(fact(picked, 'When')).toContain('Eastern Daylight Time');
    expect(fact(picked, 'Before')).toBeUndefined();
    expect(fact(changed, 'When')).toMatch(when(3, 11));
    expect(fact(changed, 'Before')).toMatch(when(3, 10));
    expect(fact(cancelled, 'When')).toBeUndefined();
    expect(fact(cancelled, 'Before')).toMatch(when(3, 11));
    expect(fact(again, 'When')).toMatch(when(4, 10));
    expect(fact(again, 'Before')).toMatch(/Jun 3, 2027, 11:00.* \(cancelled\)$/);
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(4);
    for (const { subject } of all) expect(subject).toContain(leadForm.name);
  });

  it('are queued once for repeated requests, and not for rejected ones', async () => {
    const { db, token } = await open(where);
    await pickTime(db, token, ten, mails);
    await pickTime(db, token, ten, mails);
    await expect(pickTime(db, token, '2027-06-03T03:00:00.000Z', mails)).rejects.toThrow(InvalidInput);
    expect(await told(db)).toHaveLength(1);
    await cancelPicked(db, token, mails);
    await cancelPicked(db, token, mails);
    expect(await told(db)).toHaveLength(2);
  });

  it('go to the enquiries address instead of a demo account', async () => {
    const { db, token } = await open(where, { isDemo: true });
    await pickTime(db, token, ten, mails);
    expect((await told(db)).map(({ recipient }) => recipient)).toEqual([desk]);
  });

  it('go to the enquiries address if the booked account was disabled', async () => {
    const { db, token } = await open(where);
    await pickTime(db, token, ten, mails);
    await db.updateTable('account').set({ disabled_at: '2027-06-01T12:00:00Z' }).execute();
    vi.setSystemTime('2027-06-01T12:01:00Z');
    await cancelPicked(db, token, mails);
    expect((await told(db)).map(({ recipient }) => recipient)).toEqual([eva.email, desk]);
  });

  it('are stored together with the appointment or not at all', async () => {
    const { db, token } = await open(where);
    const toStaff = () => {
      throw new Error('No mail.');
    };
    await expect(pickTime(db, token, ten, { ...mails, toStaff })).rejects.toThrow('No mail.');
    expect(await db.selectFrom('appointment').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('leave the outbox when the lead is removed', async () => {
    const { db, leadId, token } = await open(where);
    await pickTime(db, token, ten, mails);
    expect(await told(db)).not.toEqual([]);
    await removeLead(db, leadId, null);
    expect(await told(db)).toEqual([]);
  });

  it('are counted among the data of the client', async () => {
    const { db, token } = await open(where);
    await pickTime(db, token, ten, mails);
    // The invitation, and the mail to staff.
    expect((await findPerson(db, contactOf(leadForm.email))).counts.mails).toBe(2);
  });

  it('keep a name on one line', async () => {
    const { db, token } = await open(where, { name: 'Ada\u2028Before: never' });
    await pickTime(db, token, ten, mails);
    const [mail] = await told(db);
    expect(mail?.body).toContain('Client: Ada Before: never\n');
  });
});

it('A mail about a picked time has one line per fact, and one for the place only if there is one', () => {
  const made = '2027-06-01T12:00:00.000Z';
  const appointment = (place: string): AppointmentDetails => ({
    ...appointmentOfForm({ ...appointmentForm, place }),
    ...{ id: '7', createdAt: made, updatedAt: made, version: 1, leadName: '', peopleNames: [] },
  });
  const lines = (place: string) => {
    const pick = {
      kind: 'picked',
      lead: { id: '1', name: 'Ada', email: 'ada@example.com' },
      before: null,
      appointment: appointment(place),
    } as const;
    const [mail] = mails.toStaff(pick, []);
    return mail?.body.split('\n').map((line) => line.split(':')[0]);
  };
  expect(lines('')).toEqual(['Client', 'When', 'Lead', 'Appointment', '']);
  expect(lines('The\nharbour')).toEqual(['Client', 'When', 'Where', 'Lead', 'Appointment', '']);
});
