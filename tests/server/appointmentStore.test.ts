import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { type AppointmentDetails, appointmentEntity } from '#domain/appointment.ts';
import type { AppointmentForm } from '#domain/appointmentForm.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { minuteOf } from '#domain/booking.ts';
import { rulesToForm, standardRules } from '#domain/bookingRules.ts';
import { hour } from '#domain/durations.ts';
import { readListQuery } from '#domain/entity.ts';
import { addDays, today } from '#domain/zonedTimes.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { inBookingTransaction } from '#server/store/appointmentBooking.ts';
import { createAppointment, getAppointment, updateAppointment } from '#server/store/appointmentRecord.ts';
import { appointmentsBetween, listAppointments } from '#server/store/appointments.ts';
import { toAppointmentRow } from '#server/store/appointmentTable.ts';
import { changeBookingRules } from '#server/store/bookingRules.ts';
import { readDashboard } from '#server/store/dashboard.ts';
import type { Db } from '#server/store/database.ts';
import { removeLead, removeRecord } from '#server/store/removal.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { engines, openStore } from './engines.ts';
import { freshPostgres, testPostgres, waitForLock } from './freshPostgres.ts';

afterEach(() => void vi.useRealTimers());

const query = readListQuery(appointmentEntity, new URLSearchParams());

describe.each(engines)('The appointment store on $engine', ({ engine, where }) => {
  const open = () => openStore(where, 'sample', true);
  const create = (db: Db, form = appointmentForm) =>
    inBookingTransaction(db, (trx) => createAppointment(trx, form, null, null));
  const update = (db: Db, id: string, form: AppointmentForm, version: number) =>
    inBookingTransaction(db, (trx) => updateAppointment(trx, id, form, version, null));
  const bookingsOf = (db: Db, id: string) =>
    db.selectFrom('appointment_booking').select('booked').where('appointment_id', '=', id).orderBy('booked').execute();

  it('rejects overlapping bookings of a person by a database constraint', async () => {
    const db = await open();
    const { id } = await create(db);
    const other = await create(db, { ...appointmentForm, startDay: '2027-06-15' });
    const [row] = await db.selectFrom('appointment_booking').selectAll().where('appointment_id', '=', id).execute();
    const booking = { ...row, appointment_id: other.id, booked: 'person:9' } as NonNullable<typeof row>;
    await db.insertInto('appointment_booking').values(booking).execute();
    const again = { ...booking, appointment_id: '1', from_minute: Number(booking.from_minute) + 1 };
    await expect(db.insertInto('appointment_booking').values(again).execute()).rejects.toThrow(/taken|exclusion/);
    const onto = db
      .updateTable('appointment_booking')
      .set({ booked: 'person:9' })
      .where('appointment_id', '=', id)
      .where('booked', '=', 'person:2');
    await expect(onto.execute()).rejects.toThrow(/taken|exclusion/);
    // Adjacent bookings do not overlap.
    const after = { ...again, from_minute: Number(booking.to_minute), to_minute: Number(booking.to_minute) + 5 };
    await db.insertInto('appointment_booking').values(after).execute();
  });

  it('accepts one of several simultaneous bookings and names it in the errors of the others', async () => {
    const db = await open();
    const made = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) => create(db, { ...appointmentForm, title: `Talk ${index}` })),
    );
    const refusals = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals).toHaveLength(8);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(InvalidInput);
      expect(refusal.fields.startTime).toMatch(/is taken then by “Talk \d”/);
    }
    expect((await listAppointments(db, query)).total).toBe(9);
  });

  it('retries a transaction once after a deadlock, but not after other errors', async () => {
    const db = await open();
    const failing = (code: string, times: number) => {
      let runs = 0;
      const change = async () => {
        runs += 1;
        if (runs <= times) throw Object.assign(new Error('given up'), { code });
        return runs;
      };
      return inBookingTransaction(db, change);
    };
    expect(await failing('40P01', 1)).toBe(2);
    await expect(failing('40P01', 2)).rejects.toThrow('given up');
    await expect(failing('23505', 1)).rejects.toThrow('given up');
  });

  it('stores nothing of a rejected change', async () => {
    const db = await open();
    const { id } = await create(db);
    await expect(create(db)).rejects.toBeInstanceOf(InvalidInput);
    const refused = { ...appointmentForm, startDay: '2025-03-06', place: 'Somewhere else', title: 'Refused' };
    await expect(update(db, id, refused, 1)).rejects.toBeInstanceOf(InvalidInput);
    expect(await getAppointment(db, id)).toMatchObject({ title: appointmentForm.title, version: 1 });
    expect(await bookingsOf(db, id)).toHaveLength(3);
    expect((await listAppointments(db, query)).total).toBe(9);
  });

  it('books people and place, and releases them on cancellation and removal', async () => {
    const db = await open();
    const { id } = await create(db);
    expect(await bookingsOf(db, id)).toEqual([
      { booked: 'person:2' },
      { booked: 'person:3' },
      { booked: 'place:glass pavilion' },
    ]);
    const cancelled = { ...appointmentForm, status: 'cancelled', cancelReason: 'Rain' } as const;
    await update(db, id, cancelled, 1);
    expect(await bookingsOf(db, id)).toEqual([]);
    await update(db, id, appointmentForm, 2);
    await removeRecord(db, 'appointment', id, '1');
    expect(await bookingsOf(db, id)).toEqual([]);
    await expect(getAppointment(db, id)).rejects.toBeInstanceOf(NotFound);
  });

  it('applies another travel time to people’s appointments since yesterday, as another one may follow', async () => {
    const db = await open();
    const form = { ...appointmentForm, place: '', people: '3' };
    const add = (startDay: string, startTime: string, endTime: string) =>
      create(db, { ...form, startDay, startTime, endTime });
    const past = await add(addDays(today(companyZone), -9), '10:00', '11:00');
    const [first, second] = [await add('2027-06-14', '10:00', '11:00'), await add('2027-06-14', '11:20', '12:00')];
    const inPlace = await create(db, { ...form, people: '', place: 'Loft', startDay: '2027-06-15' });
    // More than one statement changes.
    const days = Array.from({ length: 501 }, (_, day) => addDays('2028-01-01', day));
    const many: AppointmentDetails[] = [];
    for (const day of days) many.push(await add(day, '10:00', '11:00'));
    const set = (travel: string, version: number) =>
      db
        .transaction()
        .execute((trx) => changeBookingRules(trx, { ...rulesToForm(standardRules), travel }, version, '1'));
    const extra = async ({ id, endsAt }: { id: string; endsAt: string }) => {
      const row = db.selectFrom('appointment_booking').select('to_minute').where('appointment_id', '=', id);
      return Number((await row.executeTakeFirstOrThrow()).to_minute) - minuteOf(endsAt);
    };
    const extras = async () => Promise.all([past, inPlace, first, second, ...many].map(extra));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(second.endsAt) + hour });
    await set('30', 1);
    expect(await extras()).toEqual([0, 0, 20, 30, ...many.map(() => 30)]);
    await set('15', 2);
    expect(await extras()).toEqual([0, 0, 15, 15, ...many.map(() => 15)]);
  });

  it('keeps an appointment whose lead is removed', async () => {
    const db = await open();
    await removeLead(db, '5', '1');
    expect(await getAppointment(db, '2')).toMatchObject({ leadId: null, leadName: '' });
  });

  it('counts only planned appointments on the dashboard', async () => {
    const db = await open();
    const cancelled = { ...appointmentForm, status: 'cancelled', cancelReason: 'Rain' } as const;
    const { id } = await create(db);
    expect((await readDashboard(db, 'owner')).counters.totalAppointments).toBe(9);
    await update(db, id, cancelled, 1);
    expect((await readDashboard(db, 'owner')).counters.totalAppointments).toBe(8);
  });

  it('creates sample appointments without people if there are no sample accounts', async () => {
    const db = await openStore(where, 'sample');
    expect(await getAppointment(db, '1')).toMatchObject({ people: [], leadName: sampleLead('1').name });
  });

  it('finds the appointments of a week among twenty thousand', async () => {
    const db = await open();
    const sample = await getAppointment(db, '1');
    const hour = 60 * 60 * 1000;
    const begin = Date.UTC(2020, 0, 1);
    const rows = Array.from({ length: 20_000 }, (_, index) => {
      const startsAt = new Date(begin + index * 3 * hour).toISOString();
      const endsAt = new Date(begin + index * 3 * hour + hour).toISOString();
      return toAppointmentRow({ ...sample, id: `many-${index}`, startsAt, endsAt });
    });
    await db.transaction().execute(async (trx) => {
      for (let at = 0; at < rows.length; at += 1000) {
        await trx
          .insertInto('appointment')
          .values(rows.slice(at, at + 1000))
          .execute();
      }
    });
    const week = await appointmentsBetween(db, '2023-06-05T04:00:00.000Z', '2023-06-12T04:00:00.000Z');
    expect(week).toHaveLength(56);
    expect(week.map(({ startsAt }) => startsAt)).toEqual(week.map(({ startsAt }) => startsAt).toSorted());
  });

  if (engine === 'PostgreSQL')
    it('names the missing PostgreSQL extension if it cannot be created', async () => {
      const db = await openStore(where);
      await sql`drop table appointment_booking, appointment cascade`.execute(db);
      await sql`drop extension btree_gist`.execute(db);
      await sql`create role nobody_much`.execute(db).catch(() => undefined);
      const adding = db.transaction().execute(async (trx) => {
        await sql`grant create, usage on schema public to nobody_much`.execute(trx);
        await sql`grant references on lead to nobody_much`.execute(trx);
        await sql`set local role nobody_much`.execute(trx);
        await migrations('postgres')['011-appointments']?.up(trx);
      });
      await expect(adding).rejects.toThrow(
        /^PostgreSQL's extension btree_gist is needed.+"create extension btree_gist"/,
      );
    });
});

describe.runIf(testPostgres)('The travel time on PostgreSQL', () => {
  it('applies to an appointment that is being booked at the same moment', async () => {
    const db = await openStore(async () => (await freshPostgres('migrated')).url, 'sample', true);
    const form = { ...appointmentForm, place: '', people: '3' };
    const { endsAt, id } = await inBookingTransaction(db, (trx) => createAppointment(trx, form, null, null));
    const later = { ...form, startDay: '2027-06-15' };
    const rules = { ...rulesToForm(standardRules), travel: '30' };
    let change: Promise<unknown> | undefined;
    const made = await db.transaction().execute(async (trx) => {
      const appointment = await createAppointment(trx, later, null, null);
      change = db.transaction().execute((other) => changeBookingRules(other, rules, 1, '1'));
      await waitForLock(db);
      return appointment;
    });
    await change;
    const rows = await db
      .selectFrom('appointment_booking')
      .select('to_minute')
      .where('appointment_id', 'in', [id, made.id])
      .orderBy('to_minute')
      .execute();
    const ends = rows.map(({ to_minute }) => Number(to_minute));
    expect(ends).toEqual([minuteOf(endsAt) + 30, minuteOf(made.endsAt) + 30]);
  });
});
