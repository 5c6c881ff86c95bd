import { describe, expect, it } from 'vitest';
import { importRowSchema } from '#domain/leadImport.ts';
import { maxRelated } from '#domain/relatedLeads.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

/** Tests of what else takes place on the day of a lead's event, for every backend with the sample records. */
export function sameDayContract(create: Create) {
  const atWork = () => signInTo(create);

  describe('Other events on the day of a lead', () => {
    it('are those of leads whose event is planned in the calendar for the day', async () => {
      const { leads, appointments } = await atWork();
      const mine = await leads.create({ ...leadForm, name: 'Mine', eventDate: '2027-06-14' }, 'mine');
      const theirs = { ...leadForm, name: 'Theirs', email: 'theirs@example.com', phone: '', eventDate: '' };
      const other = await leads.create(theirs, 'theirs');
      const named = async () => (await leads.related(mine.id)).sameDay.map(({ name }) => name);
      const form = { ...appointmentForm, leadId: other.id, timing: 'allDay' as const, startTime: '', endTime: '' };
      const twoDays = { ...form, kind: 'event' as const, startDay: '2027-06-13', endDay: '2027-06-14' };
      const { id } = await appointments.create(twoDays, 'a form');
      expect(await named()).toEqual(['Theirs']);
      // A lead that is converted as well is listed once, and the lead itself never.
      await leads.update(other.id, { ...theirs, status: 'converted', eventDate: '2027-06-14' }, 1);
      await appointments.create({ ...twoDays, leadId: mine.id, people: '', place: '' }, 'own form');
      expect(await named()).toEqual(['Theirs']);
      await leads.update(other.id, theirs, 2);
      await appointments.update(id, { ...twoDays, endDay: '' }, 1);
      expect(await named()).toEqual([]);
      await appointments.update(id, { ...twoDays, kind: 'tasting' }, 2);
      expect(await named()).toEqual([]);
      await appointments.update(id, { ...twoDays, status: 'cancelled', cancelReason: 'Rain.' }, 3);
      expect(await named()).toEqual([]);
    });

    it('are events in the calendar that belong to no lead, too, the earliest first', async () => {
      const { leads, appointments } = await atWork();
      const mine = await leads.create({ ...leadForm, name: 'Mine', eventDate: '2027-06-14' }, 'mine');
      const titles = async () => (await leads.related(mine.id)).events.map(({ title }) => title);
      const event = { ...appointmentForm, kind: 'event' as const, leadId: '', people: '', place: '' };
      const late = { ...event, title: 'A late supper', startDay: '2027-06-14', startTime: '20:00', endTime: '23:00' };
      const { id } = await appointments.create(late, 'late');
      const allDay = { ...event, title: 'A fair', timing: 'allDay' as const, startTime: '', endTime: '' };
      await appointments.create({ ...allDay, startDay: '2027-06-13', endDay: '2027-06-14' }, 'two days');
      await appointments.create({ ...late, title: 'The day before', startDay: '2027-06-13' }, 'before');
      await appointments.create({ ...late, title: 'A talk', kind: 'consultation' }, 'talk');
      await appointments.create({ ...late, title: 'Of a lead', leadId: '2' }, 'with a lead');
      expect(await titles()).toEqual(['A fair', 'A late supper']);
      expect((await leads.related(mine.id)).events).toContainEqual({ id, title: late.title });
      await appointments.update(id, { ...late, status: 'cancelled', cancelReason: 'Rain.' }, 1);
      expect(await titles()).toEqual(['A fair']);
      await leads.update(mine.id, { ...leadForm, eventDate: '' }, 1);
      expect(await titles()).toEqual([]);
    });

    it('are those of converted leads', async () => {
      const { leads } = await atWork();
      const mine = await leads.create({ ...leadForm, name: 'Mine' }, 'mine');
      const theirs = { ...leadForm, name: 'Theirs', email: 'theirs@example.com', phone: '' };
      const other = await leads.create(theirs, 'theirs');
      expect(await leads.related(mine.id)).toEqual({ samePerson: [], sameDay: [], events: [] });
      await leads.update(other.id, { ...theirs, status: 'converted' }, 1);
      expect(await leads.related(mine.id)).toMatchObject({ sameDay: [{ id: other.id, name: 'Theirs' }] });
      expect(await leads.related(other.id)).toMatchObject({ sameDay: [] });
      // Leads without a day are not on the same day.
      await leads.update(other.id, { ...theirs, status: 'converted', eventDate: '' }, 2);
      await leads.update(mine.id, { ...leadForm, eventDate: '' }, 1);
      expect(await leads.related(mine.id)).toMatchObject({ sameDay: [] });
    });

    it('are listed latest first, and only the latest of very many', async () => {
      const { leads, appointments } = await atWork();
      const mine = await leads.create({ ...leadForm, name: 'Mine', eventDate: '2027-06-14' }, 'mine');
      const theirs = { ...leadForm, phone: '', eventDate: '2027-06-14', status: 'converted' as const };
      const years = Array.from({ length: maxRelated + 1 }, (_, index) => 1950 + index);
      const rows = years.map((year) =>
        importRowSchema.validateSync({
          ...theirs,
          name: `Of ${year}`,
          email: `${year}@example.com`,
          createdAt: `${year}-02-03T04:05:06.000Z`,
        }),
      );
      await leads.importAll({ file: 'old.csv', rows }, 'old');
      const planned = { ...theirs, name: 'Planned', email: 'planned@example.com', status: 'new' as const };
      const { id } = await leads.create({ ...planned, eventDate: '' }, 'planned');
      const event = { ...appointmentForm, leadId: id, kind: 'event' as const, startDay: '2027-06-14' };
      await appointments.create(event, 'an event');
      const { sameDay } = await leads.related(mine.id);
      const latest = years.toReversed().map((year) => `Of ${year}`);
      expect(sameDay.map(({ name }) => name)).toEqual(['Planned', ...latest].slice(0, maxRelated));
    });
  });
}
