import { describe, expect, it } from 'vitest';
import { DoubleBooking, InvalidInput } from '#backend/errors.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { type AppointmentForm, appointmentToForm } from '#domain/appointmentForm.ts';
import { companyZone, formatSpan, maxDays, timesToForm } from '#domain/appointmentTimes.ts';
import { rulesToForm } from '#domain/bookingRules.ts';
import { readListQuery } from '#domain/entity.ts';
import { addDays, startOfDay, wallTimeOf } from '#domain/zonedTimes.ts';
import { demoPeople } from '#sample/account.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { refused } from './refused.ts';
import { type Create, signInTo } from './signInTo.ts';

const [, , mei] = demoPeople;
const query = (search = '') => readListQuery(appointmentEntity, new URLSearchParams(search));
const dayBegins = (day: string) => startOfDay(day, companyZone);

/** Tests of double bookings of people and places, for every backend with the sample records. */
export function bookingContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Bookings of appointments', () => {
    /** A backend with a first appointment, from 10:00 to 11:30. */
    const withOne = async () => {
      const { appointments } = await atWork();
      const first = await appointments.create(appointmentForm, 'the first');
      const next = (form: Partial<AppointmentForm>, attempt = JSON.stringify(form)) =>
        appointments.create({ ...appointmentForm, title: 'Another talk', ...form }, attempt);
      return { appointments, first, next };
    };

    it('name the conflicting appointment and the next free time of a person who is booked already', async () => {
      const { first, next } = await withOne();
      const { startTime = '' } = await refused(
        next({ place: '', people: '4,3', startTime: '11:00', endTime: '12:00' }),
      );
      expect(startTime).toContain(`${mei.name} is taken then`);
      expect(startTime).toContain(`“${first.title}”`);
      expect(startTime).toContain(formatSpan(first));
      expect(startTime).toMatch(/next free time is Jun 14, 2027, 11:30.AM\.$/);
      expect(await next({ place: '', people: '4', startTime: '11:00', endTime: '12:00' })).toMatchObject({
        version: 1,
      });
    });

    it('are refused with the next free time as a span of the same length, or none if there is none soon', async () => {
      const { first, next } = await withOne();
      const clash = next({ place: '', people: '3', startTime: '11:00', endTime: '12:00' });
      await expect(clash).rejects.toBeInstanceOf(DoubleBooking);
      const later = new Date(Date.parse(first.endsAt) + 60 * 60_000).toISOString();
      await expect(clash).rejects.toMatchObject({
        free: { startsAt: first.endsAt, endsAt: later, timing: 'timed', zone: companyZone },
      });
      const days = { timing: 'allDay', startTime: '', endTime: '' } as const;
      await expect(next({ ...days, startDay: '2027-06-13', endDay: '2027-06-14' })).rejects.toMatchObject({
        free: { startsAt: dayBegins('2027-06-15'), endsAt: dayBegins('2027-06-17'), timing: 'allDay' },
      });
      // Seventy days on end, in the longest appointments that there are.
      for (let block = 0; block < 5; block += 1) {
        const startDay = addDays('2027-06-15', block * maxDays);
        await next({ ...days, place: '', people: '3', startDay, endDay: addDays(startDay, maxDays - 1) });
      }
      const never = next({ ...days, place: '', people: '3', startDay: '2027-06-15', title: 'Never' });
      await expect(never).rejects.toBeInstanceOf(DoubleBooking);
      await expect(never).rejects.toMatchObject({ free: null });
    });

    it('allow one appointment at a time per place, regardless of its spelling', async () => {
      const { next } = await withOne();
      const taken = await refused(
        next({ place: ' GLASS  Pavilion', people: '', startTime: '09:00', endTime: '10:01' }),
      );
      expect(taken.startTime).toMatch(/^GLASS Pavilion is taken then|^GLASS {2}Pavilion is taken then/);
      expect(await next({ people: '', place: 'Another place' })).toMatchObject({ place: 'Another place' });
    });

    it('allow an appointment to begin when another one ends', async () => {
      const { next } = await withOne();
      await next({ startTime: '09:00', endTime: '10:00' });
      await next({ startTime: '11:30', endTime: '12:00' });
      const between = await refused(next({ startTime: '09:30', endTime: '10:30' }));
      expect(between.startTime).toMatch(/12:00.PM\.$/);
    });

    it('suggest the next free day for an all-day appointment', async () => {
      const { next } = await withOne();
      const days = { timing: 'allDay', startTime: '', endTime: '' } as const;
      const refusal = await refused(next({ ...days, startDay: '2027-06-13', endDay: '2027-06-14' }));
      expect(refusal.startDay).toMatch(/next free time is Jun 15, 2027\.$/);
    });

    it('do not conflict with the appointment itself when it is moved, but with others', async () => {
      const { appointments, first, next } = await withOne();
      const moved = await appointments.update(first.id, { ...appointmentForm, startTime: '10:30' }, 1);
      expect(moved.version).toBe(2);
      const second = await next({ startTime: '14:00', endTime: '15:00' });
      const onto = appointments.update(second.id, { ...appointmentForm, startTime: '11:00', endTime: '12:00' }, 1);
      expect((await refused(onto)).startTime).toContain(first.title);
      // The change is not stored, and the earlier bookings remain.
      expect(await appointments.get(second.id)).toEqual(second);
      expect((await refused(next({ startTime: '14:30', endTime: '15:30' }))).startTime).toContain(second.title);
    });

    it('are released when the appointment is cancelled or deleted', async () => {
      const { appointments, first, next } = await withOne();
      const cancelled = { ...appointmentForm, status: 'cancelled', cancelReason: 'The client is ill.' } as const;
      expect(await appointments.update(first.id, cancelled, 1)).toMatchObject({ cancelReason: 'The client is ill.' });
      expect((await appointments.list(query('status=cancelled'))).rows.map(({ id }) => id)).toEqual([first.id]);
      const second = await next({});
      // A cancelled appointment cannot be planned again if its time is booked.
      expect((await refused(appointments.update(first.id, appointmentForm, 2))).startTime).toContain(second.title);
      await appointments.remove(second.id);
      expect(await appointments.update(first.id, appointmentForm, 2)).toMatchObject({ cancelReason: '', version: 3 });
    });

    it('accept only one of two conflicting appointments created at once', async () => {
      const { appointments } = await atWork();
      const both = await Promise.allSettled([
        appointments.create(appointmentForm, 'one'),
        appointments.create({ ...appointmentForm, title: 'The other' }, 'other'),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const loser = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(loser.reason).toBeInstanceOf(InvalidInput);
      expect((await appointments.list(query())).total).toBe(9);
    });
  });

  describe('Bookings with a travel time', () => {
    /** A backend with an appointment of Mei from 10:00 to 11:30, and functions that set the time and add another one. */
    const withTalk = async () => {
      const { appointments, bookingRules } = await atWork();
      const mine = { ...appointmentForm, people: '3', place: '' };
      const first = await appointments.create(mine, 'the first');
      const travel = async (minutes: string) => {
        const rules = await bookingRules.get();
        await bookingRules.update({ ...rulesToForm(rules), travel: minutes }, rules.version);
      };
      const next = (startTime: string, endTime: string, form: Partial<AppointmentForm> = {}) =>
        appointments.create({ ...mine, startTime, endTime, ...form }, startTime + JSON.stringify(form));
      return { appointments, first, mine, travel, next };
    };

    it('keep people free after each appointment, also after those that were there before', async () => {
      const { travel, next, first } = await withTalk();
      await travel('30');
      const { startTime } = await refused(next('11:45', '12:45'));
      expect(startTime).toContain(`“${first.title}”`);
      // The times do not overlap: the sentence says what else is in the way.
      expect(startTime).toContain('30 minutes');
      expect((await refused(next('11:15', '12:45'))).startTime).not.toContain('30 minutes');
      expect(startTime).toMatch(/next free time is Jun 14, 2027, 12:00.PM\.$/);
      await next('12:00', '13:00');
      // Mei needs the time after this one, too.
      expect((await refused(next('09:00', '09:45'))).startTime).toContain(`“${first.title}”`);
      await next('09:00', '09:30');
      await next('11:45', '11:50', { people: '2' });
    });

    it('let a shorter time or none follow a longer one, also for existing appointments', async () => {
      const { travel, next } = await withTalk();
      await travel('90');
      await refused(next('12:30', '12:45'));
      await travel('45');
      await refused(next('12:00', '12:15'));
      await next('12:15', '12:30');
      await travel('0');
      await next('11:30', '12:00');
    });

    it('do not keep a place free', async () => {
      const { travel, next } = await withTalk();
      await travel('30');
      const place = 'Boathouse';
      await next('14:00', '15:00', { people: '', place });
      await next('15:00', '16:00', { people: '', place });
    });

    it('offer a client only times before and after which the person responsible has that time', async () => {
      const { leads, appointments, bookingRules, consultations } = await atWork();
      const { id } = await leads.create({ ...leadForm, responsibleId: '4' }, 'a lead');
      const token = String(await consultations.makeLink(id, false));
      const offered = async () => (await consultations.read(token))?.times ?? [];
      // Of the second such day, all times are offered.
      const [, eleven = ''] = (await offered()).filter((time) => wallTimeOf(time, companyZone).time === '11:00');
      const later = (minutes: number) => new Date(Date.parse(eleven) + minutes * 60_000).toISOString();
      const times = timesToForm(
        { startsAt: eleven, endsAt: later(60), timing: 'timed', zone: companyZone },
        companyZone,
      );
      await appointments.create({ ...appointmentForm, ...times, place: '', people: '4' }, 'taken');
      const around = async () => {
        const all = await offered();
        return [-90, -60, 60, 90].map((minutes) => all.includes(later(minutes)));
      };
      expect(await around()).toEqual([true, true, true, true]);
      await bookingRules.update({ ...rulesToForm(await bookingRules.get()), travel: '30' }, 1);
      expect(await around()).toEqual([true, false, false, true]);
    });

    it('leave appointments as they are that follow each other sooner, until their time or people change', async () => {
      const { appointments, first, mine, travel, next } = await withTalk();
      const second = await next('11:30', '12:30');
      const third = await next('12:45', '13:00');
      await travel('30');
      const renamed = await appointments.update(first.id, { ...mine, title: 'Renamed' }, 1);
      expect(renamed).toMatchObject({ title: 'Renamed', version: 2 });
      const moved = appointments.update(first.id, { ...mine, startTime: '09:45' }, 2);
      expect((await refused(moved)).startTime).toContain(`“${second.title}”`);
      await refused(next('12:35', '12:40'));
      await refused(next('13:15', '13:20'));
      expect(await appointments.get(third.id)).toEqual(third);
      await next('13:30', '13:45');
    });
  });

  describe('Appointments between two instants', () => {
    const idsBetween = async (from: string, to: string) => {
      const { appointments } = await atWork();
      return (await appointments.between(dayBegins(from), dayBegins(to))).map(({ id }) => id);
    };

    it('are those that overlap with the period, the earliest first', async () => {
      expect(await idsBetween('2025-03-01', '2025-04-01')).toEqual(['1', '2', '3', '4', '5', '6']);
      expect(await idsBetween('2025-03-06', '2025-03-07')).toEqual(['1']);
      expect(await idsBetween('2025-03-08', '2025-03-10')).toEqual([]);
    });

    it('include an appointment on its day only', async () => {
      expect(await idsBetween('2025-04-13', '2025-04-14')).toEqual(['7']);
      expect(await idsBetween('2025-06-14', '2025-06-15')).toEqual(['8']);
      expect(await idsBetween('2025-06-15', '2025-06-16')).toEqual([]);
      expect(await idsBetween('2025-06-13', '2025-06-14')).toEqual([]);
    });

    it('include a long appointment until its end, and no cancelled ones', async () => {
      const { appointments } = await atWork();
      const long = await appointments.create({ ...appointmentForm, endDay: '2027-06-28', endTime: '10:00' }, 'long');
      const lastHour = [new Date(Date.parse(long.endsAt) - 60_000).toISOString(), dayBegins('2027-07-01')] as const;
      expect((await appointments.between(...lastHour)).map(({ id }) => id)).toEqual([long.id]);
      expect(await appointments.between(long.endsAt, dayBegins('2027-07-01'))).toEqual([]);
      const form = { ...appointmentToForm(long), status: 'cancelled', cancelReason: 'Rain.' } as const;
      await appointments.update(long.id, form, 1);
      expect(await appointments.between(...lastHour)).toEqual([]);
    });
  });
}
