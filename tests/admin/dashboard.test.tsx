import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { retentionPath } from '#adminPaths';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { dashboard } from '#content/admin/dashboard.ts';
import { leadEventTypeLabels, leadStatusLabels } from '#domain/lead.ts';
import { demoSession } from '#sample/account.ts';
import { reviews as sampleReviews } from '#sample/reviews.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';

const region = (name: string) => screen.getByRole('region', { name });

describe('The dashboard', () => {
  it.each([
    {
      ...dashboard.cards.totalLeads,
      value: '156',
      change: dashboard.cards.totalLeads.trend(12),
      href: '/admin/leads',
      since: /^\/admin\/leads\?created=2025-02-01T10:30:[\d.]+Z\.\.$/,
    },
    {
      ...dashboard.cards.newLeads,
      value: '24',
      change: dashboard.cards.newLeads.trend(5),
      href: '/admin/leads?status=new',
      since: /^\/admin\/leads\?created=2025-02-24T10:30:[\d.]+Z\.\.$/,
    },
    {
      ...dashboard.cards.upcomingEvents,
      value: '12',
      change: dashboard.cards.upcomingEvents.trend(3),
      href: '/admin/leads?status=converted&date=2025-03-03..',
      since: /^\/admin\/leads\?status=converted&date=2025-03-03\.\.2025-03-10$/,
    },
    {
      ...dashboard.cards.unreadMessages,
      value: '6',
      change: dashboard.cards.unreadMessages.trend(2),
      href: '/admin/messages?read=no',
      since: /^\/admin\/messages\?read=no&latest=2025-03-03T05:00:00\.000Z\.\.$/,
    },
  ])(
    'shows the card “$label” with its count and its trend, each a link to what it counts',
    async ({ label, value, change, href, since }) => {
      await renderSite('/admin');
      const card = region(label);
      expect(within(card).getByText(value)).toBeInTheDocument();
      const hrefOf = (name: string) =>
        decodeURIComponent(within(card).getByRole('link', { name }).getAttribute('href') ?? '');
      expect(hrefOf(`${dashboard.viewDetails}: ${label}`)).toBe(href);
      expect(hrefOf(`${change}: ${label}`)).toMatch(since);
    },
  );

  it('reads its data once for the whole screen', async () => {
    const backend = createSampleBackend();
    const read = vi.spyOn(backend.dashboard, 'read');
    const router = await renderSite('/admin', { backend });
    expect(read).toHaveBeenCalledTimes(1);
    await act(() => router.revalidate());
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('lists the five latest leads, newest first, with their details', async () => {
    await renderSite('/admin');
    const [, ...rows] = within(region(dashboard.recentLeads.title)).getAllByRole('row');
    expect(rows).toHaveLength(5);
    const first = within(rows[0] as HTMLElement);
    const { name, email } = sampleLead('1');
    expect(first.getByRole('rowheader')).toHaveTextContent(name);
    expect(first.getAllByText(email)).not.toHaveLength(0);
    expect(first.getByRole('cell', { name: leadEventTypeLabels.wedding })).toBeInTheDocument();
    expect(first.getByRole('cell', { name: leadStatusLabels.new })).toBeInTheDocument();
    expect(first.getByRole('cell', { name: 'Mar 3, 2025' })).toBeInTheDocument();
    expect(
      first.getByRole('link', {
        name: dashboard.recentLeads.details + dashboard.recentLeads.detailsOf(name),
      }),
    ).toHaveAttribute('href', '/admin/leads/1');
  });

  it('lists recent reviews with their stars, each linking to its form', async () => {
    await renderSite('/admin');
    const reviews = within(region(dashboard.recentReviews.title)).getAllByRole('listitem');
    expect(reviews).toHaveLength(4);
    const second = within(reviews[1] as HTMLElement);
    expect(second.getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
    expect(second.getByRole('link', { name: sampleReviews[1]?.name })).toHaveAttribute('href', '/admin/reviews/2/edit');
  });

  it('counts posts and appointments, and links to their lists and forms', async () => {
    await renderSite('/admin');
    const posts = within(region(dashboard.blog.title));
    expect(posts.getByRole('link', { name: `18 ${dashboard.blog.count}` })).toHaveAttribute('href', '/admin/blog');
    expect(posts.getByRole('link', { name: dashboard.blog.manage })).toHaveAttribute('href', '/admin/blog');
    expect(posts.getByRole('link', { name: dashboard.blog.create })).toHaveAttribute('href', '/admin/blog/new');
    const appointments = within(region(dashboard.appointments.title));
    expect(appointments.getByRole('link', { name: `8 ${dashboard.appointments.count}` })).toHaveAttribute(
      'href',
      '/admin/appointments?view=list&status=planned',
    );
    expect(appointments.getByRole('link', { name: dashboard.appointments.view })).toHaveAttribute(
      'href',
      '/admin/appointments',
    );
    expect(appointments.getByRole('link', { name: dashboard.appointments.create })).toHaveAttribute(
      'href',
      '/admin/appointments/new',
    );
  });
});

describe('The dashboard of a new company', () => {
  it('shows empty states, and says where there is nothing to compare with', async () => {
    const backend = createSampleBackend();
    const { counters } = await backend.dashboard.read();
    const trends = { leads: null, newLeads: -20, eventsThisWeek: 0, messagesToday: 0 };
    const read = async () => ({
      counters,
      trends,
      recentLeads: [],
      recentReviews: [],
      mailTrouble: null,
      hasMailServer: true,
      mailboxFailure: null,
      leadsToErase: 0,
    });
    await renderSite('/admin', { backend: { ...backend, dashboard: { ...backend.dashboard, read } } });
    expect(screen.getByText(dashboard.cards.totalLeads.trend(null))).toBeVisible();
    expect(screen.getByText(dashboard.cards.newLeads.trend(-20))).toBeVisible();
    expect(screen.getByText(dashboard.recentLeads.none)).toBeVisible();
    expect(screen.getByText(dashboard.recentReviews.none)).toBeVisible();
  });
});

describe('The dashboard notice about mails that do not get through', () => {
  const since = '2027-06-14T10:30:00.000Z';
  const mailTrouble = { waiting: 0, refused: 0, since: { waiting: since, refused: since } };

  const { waiting, refused } = dashboard.mailTrouble;

  it.each([
    [{ waiting: 1 }, waiting(1, 'Jun 14, 2027'), refused(0, 'Jun 14, 2027')],
    [{ waiting: 3 }, waiting(3, 'Jun 14, 2027'), refused(0, 'Jun 14, 2027')],
    [{ refused: 1 }, refused(1, 'Jun 14, 2027'), waiting(0, 'Jun 14, 2027')],
    [{ refused: 2 }, refused(2, 'Jun 14, 2027'), waiting(0, 'Jun 14, 2027')],
  ])('reports %o', async (trouble, sentence, other) => {
    const backend = createSampleBackend();
    const sample = await backend.dashboard.read();
    const read = async () => ({ ...sample, mailTrouble: { ...mailTrouble, ...trouble } });
    await renderSite('/admin', { backend: { ...backend, dashboard: { ...backend.dashboard, read } } });
    const notice = region(dashboard.mailTrouble.title);
    expect(notice).toHaveTextContent(sentence);
    expect(notice).not.toHaveTextContent(other);
  });

  it('is hidden if all mails get through', async () => {
    await renderSite('/admin');
    expect(screen.queryByText(dashboard.mailTrouble.title)).not.toBeInTheDocument();
  });
});

it.each([
  [0, false],
  [3, true],
])('The dashboard announces %i leads due for erasure: %s', async (leadsToErase, isSaid) => {
  const backend = createSampleBackend();
  const sample = await backend.dashboard.read();
  const read = async () => ({ ...sample, leadsToErase });
  await renderSite('/admin', { backend: { ...backend, dashboard: { ...backend.dashboard, read } } });
  expect(screen.queryByText(dashboard.leadsToErase(leadsToErase, true)) !== null).toBe(isSaid);
});

it.each([
  ['owner', true],
  ['staff', false],
] as const)(
  'The announcement says to the role %s what it can do, and links to the leads due for erasure: %s',
  async (role, isLinked) => {
    const backend = createSampleBackend();
    const sample = await backend.dashboard.read();
    vi.spyOn(backend.dashboard, 'read').mockResolvedValue({ ...sample, leadsToErase: 3 });
    vi.spyOn(backend.session, 'current').mockResolvedValue({ ...demoSession, role });
    await renderSite('/admin', { backend });
    const alert = screen.getByText(dashboard.leadsToErase(3, isLinked)).closest<HTMLElement>('[role="alert"]');
    expect(dashboard.leadsToErase(3, true)).not.toBe(dashboard.leadsToErase(3, false));
    const [link] = within(alert as HTMLElement).queryAllByRole('link');
    expect(link?.getAttribute('href')).toBe(isLinked ? retentionPath : undefined);
    if (link) expect(link).toHaveAccessibleName(dashboard.whichToErase);
  },
);
