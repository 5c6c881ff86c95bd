import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pipeline } from '#admin/dashboard/WorkPanels.tsx';
import { sourceName } from '#admin/leads/sourceName.ts';
import { leadsPath } from '#adminPaths';
import { dashboard as words } from '#content/admin/dashboard.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadLabels } from '#content/domain/lead.ts';
import { menuLabels } from '#content/site.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { rangeOf } from '#domain/entity.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { formatMoney } from '#domain/numbers.ts';
import type { Overview } from '#domain/overview.ts';
import { startOfDay } from '#domain/zonedTimes.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { appointmentForm } from '#tests/support/records.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' ');

/** Renders the dashboard with the sample backend's overview and the given overrides. */
async function show(others: Partial<Overview> = {}) {
  const backend = sampleBackendWith({});
  const sample = await backend.dashboard.overview();
  const said = { ...sample, ...others };
  const router = await renderSite('/admin', {
    backend: sampleBackendWith({ dashboard: { overview: async () => said } }),
  });
  return { said, router };
}

/** @returns a sample appointment with the given overrides. */
async function appointment(others: Partial<AppointmentDetails>): Promise<AppointmentDetails> {
  const made = await sampleBackendWith({}).appointments.create({ ...appointmentForm, startDay: '2030-01-07' }, 'one');
  return { ...made, ...others };
}

describe('The dashboard', () => {
  it('shows beside each number its values week by week', async () => {
    const weeks = { leads: [1, 2, 3], newLeads: [4, 5, 6], messages: [7, 8, 9], events: [10, 11, 12] };
    await show({ weeks });
    for (const [card, line, numbers] of [
      [words.cards.totalLeads, words.lines.leads, '1, 2, 3'],
      [words.cards.newLeads, words.lines.newLeads, '4, 5, 6'],
      [words.cards.upcomingEvents, words.lines.events, '10, 11, 12'],
      [words.cards.unreadMessages, words.lines.messages, '7, 8, 9'],
    ] as const) {
      expect(region(card.label).getByText(`${line}: ${numbers}`)).toBeInTheDocument();
    }
  });

  it('shows today and the next six days, each with its appointments', async () => {
    await show({
      at: '2030-01-07T15:00:00.000Z',
      appointments: [
        await appointment({
          id: 'a',
          title: 'Tea',
          startsAt: '2030-01-07T15:00:00.000Z',
          endsAt: '2030-01-07T16:30:00.000Z',
        }),
        await appointment({
          id: 'b',
          title: 'Festival',
          timing: 'allDay',
          startsAt: '2030-01-09T05:00:00.000Z',
          endsAt: '2030-01-11T05:00:00.000Z',
        }),
      ],
    });
    const week = region(words.week.title);
    const days = week.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement as HTMLElement);
    const texts = days.map(({ textContent }) => textContent?.replaceAll('\u202f', ' ').replaceAll('\u2009', ' '));
    expect(texts).toEqual([
      `${words.week.today}10:00 – 11:30 AMTea`,
      `Tue, Jan 8${words.week.free}`,
      `Wed, Jan 9${words.week.allDay}Festival`,
      `Thu, Jan 10${words.week.allDay}Festival`,
      `Fri, Jan 11${words.week.free}`,
      `Sat, Jan 12${words.week.free}`,
      `Sun, Jan 13${words.week.free}`,
    ]);
    expect(hrefOf(week.getByRole('link', { name: 'Tea' }))).toBe('/admin/appointments/a/edit');
    expect(hrefOf(week.getByRole('link', { name: words.week.all }))).toBe(
      '/admin/appointments?view=week&day=2030-01-07',
    );
  });

  it('counts unanswered leads, names the oldest, and links to exactly these', async () => {
    const { said } = await show();
    const { count, leads } = said.unanswered;
    expect(count).toBeGreaterThan(2);
    const waiting = region(words.unanswered.title);
    const all = waiting.getByRole('link', { name: `${count} ${words.unanswered.count(count)}` });
    expect(hrefOf(all)).toBe('/admin/leads?status=new&created=..2025-03-02T10:30:00.001Z&sort=createdAt');
    const named = waiting.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
    expect(named.map(({ textContent }) => textContent)).toEqual(leads.map(({ name }) => name));
    expect(named.map(hrefOf)).toEqual(leads.map(({ id }) => `/admin/leads/${id}`));
  });

  it('shows the pipeline with the value of each status', async () => {
    await show();
    const bars = region(words.pipeline.title).getAllByRole('listitem');
    const converted = sampleLeads.filter(({ status }) => status === 'converted');
    const value = converted.reduce((sum, { budget }) => sum + (budget ?? 0), 0);
    const last = within(bars.at(-1) as HTMLElement);
    expect(bars).toHaveLength(4);
    const name = `${leadStatusLabels.converted} ${converted.length} ${formatMoney(value)}`;
    expect(hrefOf(last.getByRole('link', { name }))).toBe('/admin/leads?status=converted');
  });

  it('compares statuses by their number of leads if none has a value', () => {
    const pipeline = [
      { status: 'new', count: 4, value: 0 },
      { status: 'contacted', count: 1, value: 0 },
    ] as const;
    renderWithTheme(<Pipeline overview={{ pipeline } as unknown as Overview} />);
    const [most] = region(words.pipeline.title).getAllByRole('listitem');
    expect(most?.querySelector('[aria-hidden] > *')).toHaveStyle({ width: '100%' });
  });

  it('shows a page and a source that somebody named like it as two bars', async () => {
    await show({
      sources: [
        { source: '/services', count: 4 },
        { source: menuLabels.services, count: 1 },
      ],
    });
    const links = region(words.sources.title).getAllByRole('link', { name: new RegExp(menuLabels.services) });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      `${menuLabels.services} 4`,
      `${menuLabels.services} 1`,
    ]);
  });

  it('shows where leads come from, with the names of our own pages', async () => {
    await show({
      sources: [
        { source: '/services', count: 4 },
        { source: 'Recommended', count: 1 },
      ],
    });
    const sources = region(words.sources.title);
    expect(sourceName('/services')).toBe(menuLabels.services);
    const links = sources.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([`${sourceName('/services')} 4`, 'Recommended 1']);
    expect(hrefOf(links[0] as HTMLElement)).toMatch(
      /^\/admin\/leads\?source=\/services&created=2024-12-03T[\d:.]+Z\.\.$/,
    );
  });

  it('shows the leads of each month and how many were converted, latest first', async () => {
    const [february, march] = ['2030-02-01', '2030-03-01'].map((day) => startOfDay(day, companyZone)) as [
      string,
      string,
    ];
    await show({
      months: [
        { from: startOfDay('2030-01-01', companyZone), before: february, came: 0, converted: 0 },
        { from: february, before: march, came: 8, converted: 3 },
      ],
    });
    const [, latest, first] = region(words.months.title).getAllByRole('row');
    expect(latest).toHaveTextContent('Feb 20308338%');
    expect(first).toHaveTextContent('Jan 203000–');
    const { getByRole } = within(latest as HTMLElement);
    const came = getByRole('link', { name: words.months.cameIn('Feb 2030', 8) });
    expect(hrefOf(came)).toBe(decodeURIComponent(leadsPath({ created: rangeOf(february, march) })));
    const converted = getByRole('link', { name: words.months.convertedIn('Feb 2030', 3) });
    expect(hrefOf(converted)).toBe(
      decodeURIComponent(leadsPath({ status: 'converted', created: rangeOf(february, march) })),
    );
  });

  it('shows empty states for a new company', async () => {
    const nothing = { count: 0, leads: [] };
    await show({ appointments: [], unanswered: nothing, pipeline: [], sources: [] });
    for (const { none } of [words.week, words.unanswered, words.pipeline, words.sources]) {
      expect(screen.getByText(none)).toBeVisible();
    }
  });
});

describe('A list that the dashboard links to', () => {
  it.each([
    ['created=2025-02-01..2025-03-01', listWords.days(leadLabels.createdAt, 'Feb 1, 2025', 'Mar 1, 2025'), 'created'],
    ['date=2025-06-01..', listWords.days(leadLabels.eventDate, 'Jun 1, 2025', ''), 'date'],
    ['created=..2025-02-10T10:30:00.000Z', listWords.days(leadLabels.createdAt, '', 'Feb 10, 2025'), 'created'],
    ['source=Recommended', 'Recommended', 'source'],
    ['source=/services', sourceName('/services'), 'source'],
  ])('shows its filter “%s” with an option to remove it', async (search, said, filter) => {
    const router = await renderSite(`/admin/leads?${search}`);
    const choice = screen.getByDisplayValue(said);
    const all = leadWords.all[filter as keyof typeof leadWords.all];
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([all, said]);
    expect(screen.queryByText(leadWords.count(20, 20))).not.toBeInTheDocument();
    expect(router.state.location.search).not.toBe('');
  });

  it('shows no such filter unless the URL has one', async () => {
    await renderSite('/admin/leads');
    expect(screen.queryByDisplayValue(leadWords.all.source)).not.toBeInTheDocument();
    expect(screen.queryByDisplayValue(leadWords.all.created)).not.toBeInTheDocument();
  });
});
