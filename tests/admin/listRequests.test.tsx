import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadEntity } from '#domain/lead.ts';
import { onPhone, press } from '#tests/support/controls.ts';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { openList, pass, type } from './requestedList.ts';

/** All requests of the list of leads, in alphabetical order. */
const ofLeads = [
  'GET /api/dashboard',
  'GET /api/leads',
  'GET /api/leads/tags',
  'GET /api/people',
  'GET /api/session',
  'GET /api/views',
];

describe('A list in the back office', () => {
  it('requests everything it needs once when it is opened', async () => {
    const { opened } = await openList('/admin/leads');
    expect(opened.toSorted()).toEqual(ofLeads);
  });

  it('requests only rows when page, sort and filter change', async () => {
    const { asked, address } = await openList('/admin/leads');
    press(listWords.nextPage);
    await pass(0);
    expect(address()).toBe('/admin/leads?page=2');
    fireEvent.click(screen.getByRole('columnheader', { name: new RegExp(`^${leadEntity.fields.name.label}`) }));
    await pass(0);
    fireEvent.change(screen.getByRole('combobox', { name: leadEntity.fields.status.label }), {
      target: { value: 'new' },
    });
    await pass(0);
    expect(address()).toBe('/admin/leads?sort=name&status=new');
    expect(asked).toEqual(['GET /api/leads', 'GET /api/leads', 'GET /api/leads']);
  });

  it.each([
    ['a grid', () => {}, () => within(screen.getByRole('grid')).queryByRole('progressbar')],
    ['cards', onPhone, () => screen.queryByRole('list', { busy: true })],
  ])('marks %s as being read only if the answer takes longer than a moment', async (_shape, arrange, mark) => {
    arrange();
    const { server } = await openList('/admin/leads');
    server.held = true;
    await type('c');
    await pass(300);
    expect(mark()).toBeNull();
    await pass(100);
    expect(mark()).toBeInTheDocument();
    await act(async () => server.release());
    await pass(0);
    expect(mark()).toBeNull();
  });

  it('refreshes the counts of the sidebar after a deletion and on the way to another page', async () => {
    const { asked, router } = await openList('/admin/leads');
    fireEvent.click(screen.getByRole('button', { name: leadWords.remove(sampleLead('2').name) }));
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: listWords.remove }));
    await pass(0);
    expect(asked).toContain('DELETE /api/leads/2');
    expect(asked.filter((each) => each === 'GET /api/dashboard')).toHaveLength(1);
    asked.splice(0);
    await act(() => router.navigate('/admin/blog'));
    expect(asked.toSorted()).toEqual([
      'GET /api/dashboard',
      'GET /api/people',
      'GET /api/posts',
      'GET /api/session',
      'GET /api/views',
    ]);
  });

  it('sends all requests of another page at once, without waiting for the session', async () => {
    const { asked, server, router, address } = await openList('/admin/blog');
    server.held = true;
    const opening = router.navigate('/admin/leads');
    await pass(0);
    expect(asked.toSorted()).toEqual(ofLeads);
    server.release();
    await act(() => opening);
    expect(address()).toBe('/admin/leads');
  });

  it('goes to the login page again when going back to it without a session', async () => {
    const { server, router, address } = await openList('/admin/leads');
    server.signedOut = true;
    await act(() => router.navigate('/admin/login'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fleads');
  });
});
