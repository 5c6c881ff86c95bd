import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const region = (name: string) => screen.getByRole('region', { name });

describe('The dashboard', () => {
  it.each([
    ['Total Leads', '156', '+12% from last month', '/admin/leads'],
    ['New Leads', '24', '+5% from last week', '/admin/leads?status=new'],
    ['Upcoming Events', '12', '3 this week', '/admin/appointments'],
    ['Unread Messages', '6', '2 new today', '/admin/messages'],
  ])('counts %s and leads to their details', async (name, value, trend, href) => {
    await renderSite('/admin');
    const card = region(name);
    expect(within(card).getByText(value)).toBeInTheDocument();
    expect(within(card).getByText(trend)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: `View Details: ${name}` })).toHaveAttribute('href', href);
  });

  it('is read once for the whole screen', async () => {
    const backend = createSampleBackend();
    const read = vi.spyOn(backend.dashboard, 'read');
    const router = await renderSite('/admin', { backend });
    expect(read).toHaveBeenCalledTimes(1);
    await act(() => router.revalidate());
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('lists the latest leads, newest first, each with its details', async () => {
    await renderSite('/admin');
    const [, ...rows] = within(region('Recent Leads')).getAllByRole('row');
    expect(rows).toHaveLength(5);
    const first = within(rows[0] as HTMLElement);
    expect(first.getByRole('rowheader')).toHaveTextContent('Olivia Bennett');
    expect(first.getAllByText('olivia.bennett@example.com')).not.toHaveLength(0);
    expect(first.getByRole('cell', { name: 'Wedding' })).toBeInTheDocument();
    expect(first.getByRole('cell', { name: 'New' })).toBeInTheDocument();
    expect(first.getByRole('cell', { name: 'Mar 3, 2025' })).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Details: Olivia Bennett' })).toHaveAttribute('href', '/admin/leads/1');
  });

  it('lists recent reviews with their stars', async () => {
    await renderSite('/admin');
    const reviews = within(region('Recent Reviews')).getAllByRole('listitem');
    expect(reviews).toHaveLength(4);
    expect(within(reviews[1] as HTMLElement).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
  });

  it('counts posts and appointments and offers to look at them and to make new ones', async () => {
    await renderSite('/admin');
    const posts = within(region('Blog Posts'));
    expect(posts.getByText('18')).toBeInTheDocument();
    expect(posts.getByRole('link', { name: 'Manage Posts' })).toHaveAttribute('href', '/admin/blog');
    expect(posts.getByRole('link', { name: 'Create New Post' })).toHaveAttribute('href', '/admin/blog/new');
    const appointments = within(region('Appointments'));
    expect(appointments.getByText('8')).toBeInTheDocument();
    expect(appointments.getByRole('link', { name: 'View Calendar' })).toHaveAttribute('href', '/admin/appointments');
    expect(appointments.getByRole('link', { name: 'Schedule Appointment' })).toHaveAttribute(
      'href',
      '/admin/appointments/new',
    );
  });
});

describe('The dashboard of a company that begins', () => {
  it('says what there is none of yet, and compares with nothing', async () => {
    const backend = createSampleBackend();
    const { counters } = await backend.dashboard.read();
    const trends = { leads: null, newLeads: -20, eventsThisWeek: 0, messagesToday: 0 };
    const read = async () => ({ counters, trends, recentLeads: [], recentReviews: [], mailTrouble: null });
    await renderSite('/admin', { backend: { ...backend, dashboard: { read } } });
    expect(screen.getByText('None last month')).toBeVisible();
    expect(screen.getByText('-20% from last week')).toBeVisible();
    expect(screen.getByText('No leads yet. They appear here as soon as somebody writes to you.')).toBeVisible();
    expect(screen.getByText('No reviews yet.')).toBeVisible();
  });
});

describe('The dashboard of a company whose mails do not get through', () => {
  const mailTrouble = { waiting: 0, refused: 0, since: '2027-06-14T10:30:00.000Z' };

  it.each([
    [{ waiting: 1 }, 'One email is still waiting, the oldest since Jun 14, 2027.'],
    [{ waiting: 3 }, '3 emails are still waiting'],
    [{ refused: 1 }, 'One email was refused for good'],
    [{ refused: 2 }, '2 emails were refused for good'],
  ])('says so: %o', async (trouble, sentence) => {
    const backend = createSampleBackend();
    const sample = await backend.dashboard.read();
    const read = async () => ({ ...sample, mailTrouble: { ...mailTrouble, ...trouble } });
    await renderSite('/admin', { backend: { ...backend, dashboard: { read } } });
    const notice = region('Some emails have not reached anybody');
    expect(notice).toHaveTextContent(sentence);
    expect(notice.textContent?.match(/refused/g) ?? []).toHaveLength('refused' in trouble ? 1 : 0);
  });

  it('says nothing where all do', async () => {
    await renderSite('/admin');
    expect(screen.queryByText('Some emails have not reached anybody')).not.toBeInTheDocument();
  });
});
