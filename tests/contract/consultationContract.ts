import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvalidInput, NotFound } from '#backend/errors.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { companyZone, timesToForm } from '#domain/appointmentTimes.ts';
import { rulesToForm, standardRules } from '#domain/bookingRules.ts';
import { type ConsultationPage, timeTaken, tooLate } from '#domain/consultation.ts';
import { readListQuery } from '#domain/entity.ts';
import { wallTimeOf, weekdayOf } from '#domain/zonedTimes.ts';
import { demoPeople, demoSession } from '#sample/account.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { refused } from './refused.ts';
import { type Create, signInTo } from './signInTo.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const everybody = demoPeople.map(({ id }) => id).join(',');

/** Tests of booking a consultation with a personal link, for every backend with the sample records. */
export function consultationContract(create: Create) {
  afterEach(() => void vi.useRealTimers());
  const inTime = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });

  /** Creates a new lead without a responsible person, and a link for it. */
  async function withLink(lead: Partial<typeof leadForm> = {}) {
    const backend = await signInTo(create);
    const { id } = await backend.leads.create({ ...leadForm, status: 'new', responsibleId: '', ...lead }, 'a lead');
    const token = String(await backend.consultations.makeLink(id, false));
    const page = (await backend.consultations.read(token)) as ConsultationPage;
    const [first = '', second = ''] = page.times;
    const ofLead = async () => {
      const query = readListQuery(appointmentEntity, new URLSearchParams({ lead: id }));
      return (await backend.appointments.list(query)).rows;
    };
    /** Books people at a time, as staff. */
    const book = (startsAt: string, people: string) => {
      const span = { startsAt, endsAt: new Date(Date.parse(startsAt) + hour).toISOString() };
      const times = timesToForm({ ...span, timing: 'timed', zone: companyZone }, companyZone);
      return backend.appointments.create({ ...appointmentForm, ...times, place: '', people }, startsAt + people);
    };
    return { ...backend, id, token, page, first, second, ofLead, book };
  }

  describe('A client with a personal booking link', () => {
    it('sees only their first name and the free times within the working hours after the notice', async () => {
      const { page } = await withLink({ name: 'Grace Brewster Hopper' });
      expect(page).toMatchObject({ firstName: 'Grace', minutes: 60, notice: 24, picked: null });
      expect(JSON.stringify(page)).not.toMatch(/Hopper|grace@/);
      expect(page.times.length).toBeGreaterThan(100);
      expect(page.times).toEqual(page.times.toSorted());
      expect(Date.parse(String(page.times[0]))).toBeGreaterThan(Date.now() + 24 * hour - 60_000);
      for (const time of page.times) {
        const wall = wallTimeOf(time, companyZone);
        expect(weekdayOf(wall.day)).toBeLessThan(6);
        expect(wall.time >= '09:00' && wall.time <= '17:00').toBe(true);
      }
    });

    it('picks a time, which creates an appointment and moves the lead from new to contacted', async () => {
      const { consultations, id, token, first, ofLead, leads, appointments } = await withLink();
      const page = await consultations.pick(token, first);
      expect(page.picked).toMatchObject({ startsAt: first, status: 'planned', version: 1, changeable: true });
      expect(page.times).not.toContain(first);
      const [appointment] = await ofLead();
      expect(appointment).toMatchObject({ startsAt: first, kind: 'consultation', leadId: id, reminder: 'day' });
      expect(appointment?.people).toHaveLength(1);
      const end = String(appointment?.endsAt);
      expect((await appointments.between(first, end)).map((row) => row.id)).toEqual([appointment?.id]);
      expect(await leads.get(id)).toBeLead({ status: 'contacted', version: 2 });
      const [latest, made] = await leads.history(id);
      expect(latest).toMatchObject({ kind: 'picked', by: null, text: first, from: 'new', to: 'contacted' });
      expect(made).toMatchObject({ kind: 'bookingLink', by: { name: demoSession.name } });
    });

    it('does not move the lead to an earlier status', async () => {
      const { consultations, id, token, first, leads } = await withLink({ status: 'proposalSent' });
      await consultations.pick(token, first);
      expect(await leads.get(id)).toBeLead({ status: 'proposalSent', version: 1 });
      expect((await leads.history(id))[0]).toMatchObject({ kind: 'picked', from: '', to: '' });
    });

    it('books once when the same request is repeated', async () => {
      const { consultations, token, first, ofLead } = await withLink();
      const page = await consultations.pick(token, first);
      expect(await consultations.pick(token, first)).toEqual(page);
      expect(await ofLead()).toHaveLength(1);
    });

    it('gets one appointment from two picks at once', async () => {
      const { consultations, token, first, second, ofLead } = await withLink();
      await Promise.allSettled([consultations.pick(token, first), consultations.pick(token, second)]);
      expect(await ofLead()).toHaveLength(1);
    });

    it('is offered only the free times of the person responsible for the lead', async () => {
      const { consultations, token, first, second, book, ofLead } = await withLink({ responsibleId: '4' });
      await book(first, '4');
      expect((await consultations.read(token))?.times).not.toContain(first);
      expect(await refused(consultations.pick(token, first))).toEqual({ startsAt: timeTaken });
      expect(await ofLead()).toEqual([]);
      const later = (await consultations.read(token))?.times[0] ?? second;
      await consultations.pick(token, later);
      expect((await ofLead())[0]?.people).toEqual(['4']);
    });

    it('is offered a time of any free staff member if the lead has no responsible person', async () => {
      const { consultations, token, first, book } = await withLink();
      await book(first, '1,2,3');
      expect((await consultations.read(token))?.times).toContain(first);
      await book(first, '4');
      expect((await consultations.read(token))?.times).not.toContain(first);
      expect(await refused(consultations.pick(token, first))).toEqual({ startsAt: timeTaken });
    });

    it('gets a time that two clients pick at once for the same person, and the other one is rejected', async () => {
      const { consultations, leads, token, first } = await withLink({ responsibleId: '4' });
      const other = await leads.create({ ...leadForm, responsibleId: '4' }, 'another');
      const otherToken = String(await consultations.makeLink(other.id, false));
      const both = await Promise.allSettled([consultations.pick(token, first), consultations.pick(otherToken, first)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const pages = [await consultations.read(token), await consultations.read(otherToken)];
      expect(pages.filter((page) => page?.picked)).toHaveLength(1);
    });

    it('gets another staff member when two clients without a responsible person pick the same time', async () => {
      const { consultations, leads, appointments, token, first } = await withLink();
      const other = await leads.create({ ...leadForm, responsibleId: '' }, 'another');
      const otherToken = String(await consultations.makeLink(other.id, false));
      const pages = await Promise.all([consultations.pick(token, first), consultations.pick(otherToken, first)]);
      const people = await Promise.all(
        pages.map(async ({ picked }) => (await appointments.get(String(picked?.id))).people[0]),
      );
      expect(new Set(people).size).toBe(2);
    });

    it('moves the appointment by picking another time', async () => {
      const { consultations, token, first, second, ofLead, leads, id } = await withLink();
      const { picked } = await consultations.pick(token, first);
      const page = await consultations.pick(token, second);
      expect(page.picked).toMatchObject({ id: picked?.id, startsAt: second, version: 2 });
      expect(page.times).toContain(first);
      expect(await ofLead()).toHaveLength(1);
      expect((await leads.history(id))[0]).toMatchObject({ kind: 'pickedAnew', text: second });
    });

    it('can pick a time that overlaps with their own appointment', async () => {
      const { consultations, token, page, id, leads } = await withLink({ responsibleId: '4' });
      const half = page.times.findIndex((time, at) => Date.parse(page.times[at + 1] ?? '') - Date.parse(time) < hour);
      await consultations.pick(token, String(page.times[half]));
      const later = String(page.times[half + 1]);
      expect((await consultations.pick(token, later)).picked).toMatchObject({ startsAt: later });
      await leads.changeAll([{ id, status: 'new' }]);
      await consultations.cancel(token);
      expect((await leads.get(id)).status).toBe('new');
    });

    it('cancels the appointment, which frees its time, and can pick again', async () => {
      const { consultations, token, first, ofLead, leads, id } = await withLink({ responsibleId: '4' });
      await consultations.pick(token, first);
      const page = await consultations.cancel(token);
      expect(page.picked).toMatchObject({ status: 'cancelled', cancelReason: '', changeable: false });
      expect(page.times).toContain(first);
      expect(await consultations.cancel(token)).toEqual(page);
      expect((await leads.history(id))[0]).toMatchObject({ kind: 'pickCancelled', by: null, text: first });
      expect((await consultations.pick(token, first)).picked).toMatchObject({ status: 'planned', version: 3 });
      expect(await ofLead()).toHaveLength(1);
    });

    it('sees that staff removed the appointment or booked a time', async () => {
      const { consultations, token, first, appointments, book } = await withLink();
      const { picked } = await consultations.pick(token, first);
      const moved = await appointments.get(String(picked?.id));
      await appointments.remove(moved.id);
      expect(await consultations.read(token)).toMatchObject({ picked: null });
      await book(first, everybody);
      expect((await consultations.read(token))?.times).not.toContain(first);
    });

    it('can change or cancel nothing after the notice has begun', async () => {
      const { consultations, token, first, second } = await withLink();
      await consultations.pick(token, first);
      inTime(Date.parse(first) - 24 * hour);
      expect((await consultations.read(token))?.picked?.changeable).toBe(true);
      inTime(Date.parse(first) - 24 * hour + 1);
      expect(await consultations.read(token)).toMatchObject({ picked: { changeable: false }, times: [] });
      expect(await refused(consultations.pick(token, second))).toEqual({ startsAt: tooLate });
      expect(await refused(consultations.cancel(token))).toEqual({ startsAt: tooLate });
      expect((await consultations.read(token))?.picked).toMatchObject({ startsAt: first, status: 'planned' });
    });

    it.each([
      ['a text that is no time', () => 'soon'],
      ['an empty text', () => ''],
      ['a time in the past', (first: string) => new Date(Date.parse(first) - 14 * day).toISOString()],
      ['a time more than a year ahead', (first: string) => new Date(Date.parse(first) + 366 * day).toISOString()],
      ['a time half a minute later than offered', (first: string) => first.replace(':00.000Z', ':30.000Z')],
      [
        'a time seven minutes later than offered',
        (first: string) => new Date(Date.parse(first) + 7 * 60_000).toISOString(),
      ],
      ['a time in the middle of the night', (first: string) => new Date(Date.parse(first) - 9 * hour).toISOString()],
    ])('cannot pick %s', async (_which, of) => {
      const { consultations, token, first, ofLead } = await withLink();
      expect(await refused(consultations.pick(token, of(first)))).toEqual({ startsAt: timeTaken });
      expect(await ofLead()).toEqual([]);
    });

    it('can use the link for thirty days, or until the picked appointment is over', async () => {
      const { consultations, bookingRules, leads, token, id } = await withLink();
      await bookingRules.update({ ...rulesToForm(standardRules), days: '60' }, 1);
      const again = String(await consultations.makeLink(id, false));
      const last = (await consultations.read(again))?.times.at(-1) ?? '';
      await consultations.pick(again, last);
      inTime(Date.now() + 30 * day + 1000);
      expect(await consultations.read(token)).toBeNull();
      await expect(consultations.pick(token, last)).rejects.toBeInstanceOf(NotFound);
      expect((await consultations.read(again))?.picked).toMatchObject({ startsAt: last });
      inTime(Date.parse(last) + 2 * hour);
      expect(await consultations.read(again)).toBeNull();
      vi.useRealTimers();
      await leads.remove(id);
      expect(await consultations.read(again)).toBeNull();
    });

    it('gets nothing with an unknown link', async () => {
      const { consultations, first } = await withLink();
      for (const wrong of ['', 'guessed']) {
        expect(await consultations.read(wrong)).toBeNull();
        await expect(consultations.pick(wrong, first)).rejects.toBeInstanceOf(NotFound);
        await expect(consultations.cancel(wrong)).rejects.toBeInstanceOf(NotFound);
      }
    });
  });

  describe('The personal booking link', () => {
    it('is new each time and is mailed only to leads with an email', async () => {
      const { consultations, leads, id, token } = await withLink();
      expect(await consultations.makeLink(id, false)).not.toBe(token);
      expect(await consultations.makeLink(id, true)).toBeNull();
      const { id: without } = await leads.create({ ...leadForm, email: '' }, 'without');
      await expect(consultations.makeLink(without, true)).rejects.toBeInstanceOf(NotFound);
      await expect(consultations.makeLink('nope', false)).rejects.toBeInstanceOf(NotFound);
    });

    it('rejects a cancellation before a time was picked', async () => {
      const { consultations, token } = await withLink();
      await expect(consultations.cancel(token)).rejects.toBeInstanceOf(InvalidInput);
    });
  });
}
