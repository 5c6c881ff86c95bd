import { describe, expect, it } from 'vitest';
import { companyZone } from '#domain/appointmentTimes.ts';
import type { Lead } from '#domain/lead.ts';
import { maxSources, maxUnanswered, monthsUntil, overviewOf } from '#domain/overview.ts';
import { startOfDay } from '#domain/zonedTimes.ts';
import { leads as samples } from '#sample/leads.ts';

const at = '2027-06-15T12:00:00.000Z';
const [sample] = samples as [Lead];
const plain: Lead = { ...sample, status: 'contacted', eventDate: null, budget: null, source: '' };
let lastId = 0;
/** @returns a lead with these fields; all others are empty. */
const lead = (said: Partial<Lead>): Lead => {
  lastId += 1;
  return { ...plain, id: String(lastId), createdAt: '2020-01-01T00:00:00.000Z', ...said };
};
const overview = (...said: Partial<Lead>[]) => overviewOf(said.map(lead), at);
const last = (line: readonly number[]) => line.slice(-3);

describe('The weeks of the dashboard', () => {
  it('end at the current instant, and each starts where the one before ends', () => {
    const { leads } = overview(
      { createdAt: '2027-06-15T11:59:59.999Z' },
      { createdAt: '2027-06-08T12:00:00.000Z' },
      { createdAt: '2027-06-08T11:59:59.999Z' },
      { createdAt: '2027-06-01T12:00:00.000Z' },
      { createdAt: '2027-06-01T11:59:59.999Z' },
      { createdAt: at },
    ).weeks;
    expect(last(leads)).toEqual([1, 2, 2]);
  });

  it('count new leads and enquiries from the website separately', () => {
    const createdAt = '2027-06-15T00:00:00.000Z';
    const { weeks } = overview(
      { createdAt, status: 'new', source: '/services/wedding' },
      { createdAt, status: 'new', source: 'By phone/mail' },
      { createdAt, status: 'new', source: '/contact' },
      { createdAt, status: 'proposalSent', source: 'Fair/' },
    );
    expect([weeks.leads, weeks.newLeads, weeks.messages].map((line) => line.at(-1))).toEqual([4, 3, 2]);
  });

  it('ahead count the events of converted leads, from today on', () => {
    const booked = { status: 'converted' } as const;
    const { events } = overview(
      { ...booked, eventDate: '2027-06-14' },
      { ...booked, eventDate: '2027-06-15' },
      { ...booked, eventDate: '2027-06-21' },
      { ...booked, eventDate: '2027-06-22' },
      { ...booked, eventDate: null },
      { status: 'new', eventDate: '2027-06-16' },
    ).weeks;
    expect(events.slice(0, 3)).toEqual([2, 1, 0]);
  });

  it('ahead begin with the day in the company’s time zone, also while UTC has the next day already', () => {
    const booked = { status: 'converted' } as const;
    const evening = [
      { ...booked, eventDate: '2027-06-15' },
      { ...booked, eventDate: '2027-06-22' },
    ].map(lead);
    expect(overviewOf(evening, '2027-06-16T02:00:00.000Z').weeks.events.slice(0, 2)).toEqual([1, 1]);
  });
});

describe('Unanswered leads', () => {
  it('have been new for more than a day, and are listed oldest first', () => {
    const { unanswered } = overview(
      { id: 'b', status: 'new', createdAt: '2027-06-14T11:59:59.999Z' },
      { id: 'just in time', status: 'new', createdAt: '2027-06-14T12:00:00.000Z' },
      { id: 'a', status: 'new', createdAt: '2027-06-10T00:00:00.000Z' },
      { id: 'c', status: 'contacted', createdAt: '2027-06-01T00:00:00.000Z' },
      { id: 'first', status: 'new', createdAt: '2027-06-09T00:00:00.000Z' },
    );
    expect(unanswered.count).toBe(3);
    expect(unanswered.leads.map(({ id }) => id)).toEqual(['first', 'a', 'b']);
  });

  it('are all counted, but only the oldest are listed', () => {
    const many = Array.from({ length: maxUnanswered + 1 }, () => ({ status: 'new' }) as const);
    const { unanswered } = overview(...many);
    expect(unanswered.count).toBe(maxUnanswered + 1);
    expect(unanswered.leads).toHaveLength(maxUnanswered);
  });
});

describe('The pipeline', () => {
  it('adds up the known budgets of the leads of each status', () => {
    const { pipeline } = overview(
      { status: 'new', budget: 1000 },
      { status: 'new', budget: null },
      { status: 'new', budget: 500 },
      { status: 'converted', budget: 20_000 },
    );
    const stage = (status: Lead['status']) => pipeline.find((one) => one.status === status);
    expect(stage('new')).toEqual({ status: 'new', count: 3, value: 1500 });
    expect(stage('converted')).toEqual({ status: 'converted', count: 1, value: 20_000 });
    expect(stage('contacted')).toEqual({ status: 'contacted', count: 0, value: 0 });
  });
});

describe('Lead sources', () => {
  it('are counted for 90 days, most frequent first, with ties sorted by name', () => {
    const recent = '2027-06-01T00:00:00.000Z';
    const { sources } = overview(
      { source: 'Fair', createdAt: recent },
      { source: 'Fair', createdAt: '2027-03-17T11:59:59.999Z' },
      { source: 'Recommended', createdAt: recent },
      { source: 'Recommended', createdAt: '2027-03-17T12:00:00.000Z' },
      { source: 'Advertisement', createdAt: recent },
      { source: '', createdAt: recent },
    );
    expect(sources).toEqual([
      { source: 'Recommended', count: 2 },
      { source: 'Advertisement', count: 1 },
      { source: 'Fair', count: 1 },
    ]);
  });

  it('are limited to the most frequent ones', () => {
    const many = Array.from({ length: maxSources + 1 }, (_, index) => ({ source: `Fair ${index}`, createdAt: at }));
    expect(overview(...many).sources).toHaveLength(maxSources);
  });
});

describe('The months of the dashboard', () => {
  it('are calendar months, also across the turn of a year', () => {
    const startOf = (month: string) => `${month}-01T00:00:00.000Z`;
    expect(monthsUntil('2027-02-28T23:59:59.999Z', 'UTC').map(({ from }) => from)).toEqual(
      ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02'].map(startOf),
    );
    expect(monthsUntil('2026-12-31T00:00:00.000Z', 'UTC').at(-1)).toEqual({
      from: startOf('2026-12'),
      before: startOf('2027-01'),
    });
  });

  it('count the leads of each month, and how many of them were converted', () => {
    const june = startOfDay('2027-06-01', companyZone);
    const { months } = overview(
      { createdAt: june, status: 'converted' },
      { createdAt: '2027-06-02T00:00:00.000Z' },
      { createdAt: new Date(Date.parse(june) - 1).toISOString(), status: 'converted' },
    );
    expect(months.slice(-2).map(({ came, converted }) => [came, converted])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });
});
