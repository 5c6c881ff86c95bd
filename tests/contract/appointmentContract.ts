import { describe, expect, it } from 'vitest';
import { Conflict, NotFound } from '#backend/errors.ts';
import { appointmentFormSentences } from '#content/domain/appointmentForm.ts';
import {
  appointmentEntity,
  appointmentKindLabels,
  appointmentKinds,
  leadGone,
  personGone,
} from '#domain/appointment.ts';
import { type AppointmentForm, appointmentToForm } from '#domain/appointmentForm.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadToForm } from '#domain/lead.ts';
import { startOfDay, wallTimeOf } from '#domain/zonedTimes.ts';
import { demoPeople } from '#sample/account.ts';
import { appointments as samples } from '#sample/appointments.ts';
import { sampleAppointmentWords } from '#sample/appointmentWords.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { endsOf, expectIdsDecide, expectOrders, sortsOf } from './orders.ts';
import { refused } from './refused.ts';
import { type Create, signInTo } from './signInTo.ts';

const [, celeste, mei, tomas] = demoPeople;
const query = (search = '') => readListQuery(appointmentEntity, new URLSearchParams(search));
const dayBegins = (day: string) => startOfDay(day, companyZone);

/** Tests of appointments, for every backend with the sample records. */
export function appointmentContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Appointments', () => {
    it('lists all eight, the latest first', async () => {
      const { appointments } = await atWork();
      const { rows, matching, total } = await appointments.list(query());
      expect([rows.length, matching, total]).toEqual([8, 8, 8]);
      const starts = rows.map(({ startsAt }) => startsAt);
      expect(starts).toEqual(starts.toSorted().toReversed());
    });

    it('finds them by title, place, kind and status', async () => {
      const { appointments } = await atWork();
      const found = async (search: string) => (await appointments.list(query(search))).rows.map(({ id }) => id);
      expect(await found('q=VINEYARD')).toEqual(['4']);
      expect(await found('q=boathouse')).toEqual(['7']);
      expect(await found('kind=event')).toEqual(['8', '7']);
      // By the label of their kind, alone and together with other texts; not by its name in the database.
      const { siteVisit, tasting } = appointmentKindLabels;
      expect(await found(`q=${siteVisit.toUpperCase()}`)).toEqual(['6', '2']);
      const cakes = (await appointments.list(query(`q=${tasting} birthday`))).rows;
      expect(cakes.map(({ kind, title }) => [kind, title])).toEqual([
        ['tasting', sampleAppointmentWords.birthdayCakes.title],
      ]);
      expect(await found('q=siteVisit')).toEqual([]);
      expect(await found('kind=event&q=garden')).toEqual(['8']);
      expect(await found('status=cancelled')).toEqual([]);
      expect(await found('status=planned&kind=siteVisit')).toEqual(['6', '2']);
    });

    it('sorts by every column in both directions and breaks ties by id', async () => {
      const { appointments } = await atWork();
      const by = async (sort: string) => (await appointments.list(query(`sort=${sort}`))).rows;
      await expectOrders(by, [
        ['title', ...endsOf(samples.map(({ title }) => title))],
        ['kind', 'consultation', 'event'],
        ['place', ...endsOf(samples.map(({ place }) => place))],
        ['status', 'planned', 'planned'],
      ]);
      await expectIdsDecide(by, sortsOf(appointmentEntity));
      const kinds = (await by('kind')).map(({ kind }) => appointmentKinds.indexOf(kind));
      expect(kinds).toEqual(kinds.toSorted());
    });

    it('returns an appointment with the names of its lead and people, and rejects an unknown id', async () => {
      const { appointments } = await atWork();
      expect(await appointments.get('2')).toMatchObject({
        leadId: '5',
        leadName: sampleLead('5').name,
        people: ['3', '4'],
        peopleNames: [mei.name, tomas.name],
        version: 1,
      });
      await expect(appointments.get('nope')).rejects.toBeInstanceOf(NotFound);
    });

    it('stores an appointment in the company’s time zone, and repeated attempts of a form only once', async () => {
      const { appointments } = await atWork();
      const made = await appointments.create(appointmentForm, 'one form');
      expect(made).toMatchObject({
        title: appointmentForm.title,
        kind: 'consultation',
        leadName: sampleLead(appointmentForm.leadId).name,
      });
      expect(made).toMatchObject({ people: ['2', '3'], peopleNames: [celeste.name, mei.name], version: 1 });
      expect(wallTimeOf(made.startsAt, companyZone)).toEqual({ day: '2027-06-14', time: '10:00' });
      expect(wallTimeOf(made.endsAt, companyZone)).toEqual({ day: '2027-06-14', time: '11:30' });
      expect(appointmentToForm(made)).toEqual(appointmentForm);
      expect(await appointments.get(made.id)).toEqual(made);
      const again = await appointments.create({ ...appointmentForm, title: 'Another title' }, 'one form');
      expect(again).toMatchObject({ id: made.id, title: 'Another title', version: 2 });
      expect((await appointments.list(query())).total).toBe(9);
    });

    it('updates one appointment in lists, search and sort order, and no other', async () => {
      const { appointments } = await atWork();
      const another = await appointments.get('3');
      const before = await appointments.get('2');
      const after = await appointments.update('2', appointmentForm, 1);
      expect(after).toMatchObject({ title: appointmentForm.title, createdAt: before.createdAt, version: 2 });
      expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
      expect(await appointments.get('2')).toEqual(after);
      expect(await appointments.get('3')).toEqual(another);
      expect((await appointments.list(query('q=pavilion'))).rows.map(({ id }) => id)).toEqual(['2']);
      expect((await appointments.list(query(`q=${before.place}`))).matching).toBe(0);
      expect((await appointments.list(query())).rows[0]?.id).toBe('2');
    });

    it('rejects an update based on an outdated version and returns the current one', async () => {
      const { appointments } = await atWork();
      await appointments.update('2', { ...appointmentForm, title: 'The first of two' }, 1);
      const second = appointments.update('2', { ...appointmentForm, title: 'The second of two' }, 1);
      await expect(second).rejects.toBeInstanceOf(Conflict);
      await expect(second).rejects.toMatchObject({ current: { title: 'The first of two', version: 2 } });
      await expect(appointments.update('nope', appointmentForm, 1)).rejects.toBeInstanceOf(NotFound);
    });

    it('removes an appointment and rejects a second removal', async () => {
      const { appointments } = await atWork();
      await appointments.remove('1');
      expect((await appointments.list(query())).total).toBe(7);
      await expect(appointments.remove('1')).rejects.toBeInstanceOf(NotFound);
    });

    it('shows a changed name of the lead and stays when the lead is removed', async () => {
      const { appointments, leads } = await atWork();
      const lead = await leads.get('5');
      await leads.update('5', { ...leadToForm(lead), name: `${lead.name} again` }, lead.version);
      expect(await appointments.get('2')).toMatchObject({ leadName: `${lead.name} again` });
      await leads.remove('5');
      expect(await appointments.get('2')).toMatchObject({ leadId: null, leadName: '', version: 1 });
      const listed = (await appointments.list(query('q=foundry'))).rows[0];
      expect(listed).toMatchObject({ leadId: null, leadName: '' });
    });

    it('keeps the days of an all-day appointment', async () => {
      const { appointments } = await atWork();
      const days = {
        timing: 'allDay',
        startDay: '2027-03-13',
        startTime: '',
        endDay: '2027-03-15',
        endTime: '',
      } as const;
      const made = await appointments.create({ ...appointmentForm, ...days }, 'days');
      expect(appointmentToForm(made)).toMatchObject(days);
      expect(made.startsAt).toBe(dayBegins('2027-03-13'));
      expect(made.endsAt).toBe(dayBegins('2027-03-16'));
    });
  });

  describe('The form of an appointment', () => {
    it('shows an error at each missing or impossible field', async () => {
      const { appointments } = await atWork();
      const refusal = (form: Partial<Record<keyof AppointmentForm, string>>) =>
        refused(appointments.create({ ...appointmentForm, ...form } as AppointmentForm, 'refused'));
      expect(await refusal({ title: ' ', kind: '' })).toEqual({
        title: appointmentFormSentences.titleNeeded,
        kind: appointmentFormSentences.kindNeeded,
      });
      expect(Object.keys(await refusal({ startDay: '' }))).toEqual(['startDay']);
      expect(Object.keys(await refusal({ startTime: '' }))).toEqual(['startTime']);
      expect(Object.keys(await refusal({ endTime: '' }))).toEqual(['endTime']);
      expect((await refusal({ endTime: '10:00' })).endTime).toMatch(/after the start/);
      expect((await refusal({ endDay: '2027-06-13' })).endTime).toMatch(/after the start/);
      expect((await refusal({ startTime: '10:00:30' })).startTime).toMatch(/hours and minutes/);
      expect((await refusal({ endDay: '2027-06-28' })).endDay).toMatch(/14 days/);
      expect((await refusal({ startDay: '2019-06-14' })).startDay).toMatch(/more than a year ago/);
      expect((await refusal({ status: 'cancelled' })).cancelReason).toBe(appointmentFormSentences.reasonNeeded);
      expect((await appointments.list(query())).total).toBe(8);
    });

    it('allows changes to old appointments, but not moving a recent one far into the past', async () => {
      const { appointments } = await atWork();
      const form = appointmentToForm(await appointments.get('1'));
      const noted = await appointments.update('1', { ...form, notes: 'They came.' }, 1);
      expect(noted).toMatchObject({ notes: 'They came.', version: 2 });
      const moved = await appointments.update('1', { ...form, startTime: '10:30' }, 2);
      expect(appointmentToForm(moved)).toMatchObject({ startTime: '10:30', endTime: '11:00' });
      const recent = await appointments.create(appointmentForm, 'recent');
      const back = await refused(appointments.update(recent.id, { ...appointmentForm, startDay: '2019-06-14' }, 1));
      expect(back.startDay).toMatch(/more than a year ago/);
    });

    it('rejects an unknown lead and unknown people', async () => {
      const { appointments } = await atWork();
      const gone = (form: Partial<AppointmentForm>) =>
        refused(appointments.create({ ...appointmentForm, ...form }, 'gone'));
      expect(await gone({ leadId: 'nobody' })).toEqual({ leadId: leadGone });
      expect(await gone({ people: '2,nobody' })).toEqual({ people: personGone });
    });
  });
}
