import { describe, expect, it, vi } from 'vitest';
import { companyZone } from '#domain/appointmentTimes.ts';
import { leadEntity, leadStatuses } from '#domain/lead.ts';
import { overviewOf, shownMonths, shownWeeks, weekEnds } from '#domain/overview.ts';
import { dayOf } from '#domain/zonedTimes.ts';
import { appointmentForm, leadForm } from '#tests/support/records.ts';
import { type Create, signInTo } from './signInTo.ts';

/** @returns the day a number of days from now (`2027-06-14`). */
const dayFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Tests of the dashboard's charts and lists, for every backend with the sample records. */
export function overviewContract(create: Create) {
  describe('The overview of the dashboard', () => {
    it('summarises all leads, including those created just now', async () => {
      const { leads, dashboard } = await signInTo(create);
      vi.useFakeTimers({ toFake: ['Date'] });
      const soon = { ...leadForm, eventDate: dayFromNow(8), status: 'converted', source: '/services/lake' } as const;
      await leads.create(soon, 'booked');
      await leads.create({ ...leadForm, budget: '', status: 'new', source: 'Recommended' }, 'new');
      await leads.create({ ...leadForm, source: '/services/lake' }, 'contacted');
      await leads.create({ ...leadForm, source: '' }, 'from nowhere');
      const { appointments: _, ...said } = await dashboard.overview();
      const everything = { q: '', filters: {}, sort: leadEntity.sort, page: 1, pageSize: 100 };
      expect(said).toEqual(overviewOf((await leads.list(everything)).rows, said.at));
      expect(said.weeks.leads.at(-1)).toBeGreaterThanOrEqual(4);
      expect(said.weeks.newLeads.at(-1)).toBeGreaterThanOrEqual(1);
      for (const line of Object.values(said.weeks)) expect(line).toHaveLength(shownWeeks);
      expect(said.weeks.events).toEqual([0, 1, ...Array(shownWeeks - 2).fill(0)]);
      expect(said.pipeline.map(({ status }) => status)).toEqual(leadStatuses);
      expect(said.unanswered.leads).not.toHaveLength(0);
      expect(said.months).toHaveLength(shownMonths);
      expect(said.months.at(-1)).toMatchObject({ converted: 1 });
      expect(said.sources).toContainEqual({ source: '/services/lake', count: 2 });
    });

    it('counts an event in the week that begins with its day, and none after the last week', async () => {
      const { leads, dashboard } = await signInTo(create);
      vi.useFakeTimers({ toFake: ['Date'] });
      // The demo's today is the day of its latest lead.
      await leads.create(leadForm, 'today');
      const { at } = await dashboard.overview();
      const days = weekEnds(at, 'future').map((end) => dayOf(end, companyZone));
      for (const eventDate of [days[0], days[1], days.at(-2), days.at(-1)].map(String)) {
        await leads.create({ ...leadForm, status: 'converted', eventDate }, eventDate);
      }
      const { weeks } = await dashboard.overview();
      expect(weeks.events).toEqual([1, 1, ...Array(shownWeeks - 3).fill(0), 1]);
    });

    it('is of the day that is today in the calendar, for which appointments can be made', async () => {
      const { appointments, dashboard, leads } = await signInTo(create);
      vi.useFakeTimers({ toFake: ['Date'] });
      const sameDay = async () => {
        const { at } = await dashboard.overview();
        const today = dayOf(await appointments.now(), companyZone);
        expect(today).toBe(dayOf(at, companyZone));
        return today;
      };
      const startDay = await sameDay();
      await appointments.create({ ...appointmentForm, startDay, endDay: startDay }, 'today');
      // The demo's today is the day of its latest lead.
      await leads.create(leadForm, 'now');
      expect(await sameDay()).toBe(dayOf(new Date().toISOString(), companyZone));
    });

    it('counts no unread message of a person whose last lead was removed', async () => {
      const { leads, dashboard } = await signInTo(create);
      const unread = async () => (await dashboard.read()).counters.unreadMessages;
      const before = await unread();
      await leads.remove('1');
      expect(await unread()).toBe(before - 1);
    });

    it('shows the planned appointments of today and the next six days', async () => {
      const { appointments, dashboard, leads } = await signInTo(create);
      // The demo's today is the day of its latest lead.
      await leads.create(leadForm, 'today');
      const at = (days: number) => ({ ...appointmentForm, startDay: dayFromNow(days), endDay: '' });
      const soon = await appointments.create(at(3), 'soon');
      await appointments.create(at(9), 'later');
      const off = await appointments.create({ ...at(4), place: 'Elsewhere' }, 'off');
      await appointments.update(off.id, { ...at(4), place: 'Elsewhere', status: 'cancelled', cancelReason: 'Rain' }, 1);
      const { appointments: shown } = await dashboard.overview();
      expect(shown).toEqual([await appointments.get(soon.id)]);
    });
  });
}
