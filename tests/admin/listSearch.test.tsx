import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leadWords } from '#content/admin/leads.ts';
import { shell } from '#content/admin/shell.ts';
import { leadEntity } from '#domain/lead.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { sampleLead } from '#tests/support/sampleLeads.ts';
import { names, rows, shows } from './list.ts';
import { openList, pass, search, type } from './requestedList.ts';

const surname = String(sampleLead('13').name.split(' ').at(-1));

describe('A list in the back office', () => {
  it('searches at once for the first letter, then once per pause in typing', async () => {
    const { asked, address } = await openList('/admin/leads');
    await type(surname);
    expect(asked).toEqual([`GET /api/leads?q=${surname[0]}`]);
    await pass(250);
    expect(asked).toEqual([`GET /api/leads?q=${surname[0]}`, `GET /api/leads?q=${surname}`]);
    shows(leadWords.count(1, 20));
    expect(address()).toBe(`/admin/leads?q=${surname}`);
    await pass(1000);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['Enter', () => fireEvent.submit(screen.getByRole('search'))],
    ['leaving the box', () => fireEvent.blur(search())],
  ])('searches at once on %s, and not a second time', async (_how, now) => {
    const { asked } = await openList('/admin/blog');
    await type('rain');
    now();
    await pass(0);
    expect(asked).toEqual(['GET /api/posts?q=r', 'GET /api/posts?q=rain']);
    now();
    await pass(1000);
    expect(asked).toHaveLength(2);
  });

  it('keeps the focus of somebody who came from a row by keyboard, also when that row disappears', async () => {
    await renderSite('/admin/leads', { backend: sampleBackendWith({}) });
    const user = newUser();
    act(() => screen.getAllByRole('columnheader')[1]?.focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(rows()[0]).toContainElement(document.activeElement as HTMLElement);
    while (document.activeElement !== search()) await user.tab({ shift: true });
    const { name } = sampleLead('2');
    await user.keyboard(name);
    await waitFor(() => expect(names()).toEqual([name]));
    // The grid looks for its focused cell after a moment.
    await user.keyboard(' ');
    await waitFor(() => expect(search()).toHaveValue(`${name} `));
    expect(search()).toHaveFocus();
  });

  it('aborts a search that is no longer needed', async () => {
    const { asked, signals, server, address } = await openList('/admin/leads');
    server.held = true;
    await type(surname);
    await pass(250);
    expect(asked).toEqual([`GET /api/leads?q=${surname[0]}`, `GET /api/leads?q=${surname}`]);
    expect(signals.slice(-2).map((signal) => signal?.aborted)).toEqual([true, false]);
    await act(async () => server.release());
    await pass(0);
    shows(leadWords.count(1, 20));
    expect(search()).toHaveValue(surname);
    expect(address()).toBe(`/admin/leads?q=${surname}`);
  });

  it('keeps a pending search when a filter is chosen right after it', async () => {
    const { asked, server, address } = await openList('/admin/leads');
    await type('o');
    server.held = true;
    fireEvent.blur(search());
    await pass(0);
    fireEvent.change(screen.getByRole('combobox', { name: leadEntity.fields.status.label }), {
      target: { value: 'new' },
    });
    await pass(0);
    await act(async () => server.release());
    await pass(0);
    expect(address()).toBe('/admin/leads?q=o&status=new');
    expect(search()).toHaveValue('o');
    expect(asked.at(-1)).toBe('GET /api/leads?q=o');
  });

  it('keeps typed text that was not yet searched for when a filter is chosen', async () => {
    const { address } = await openList('/admin/leads');
    await type('on');
    fireEvent.change(screen.getByRole('combobox', { name: leadEntity.fields.status.label }), {
      target: { value: 'new' },
    });
    await pass(0);
    expect(search()).toHaveValue('on');
    await pass(250);
    expect(address()).toBe('/admin/leads?q=on&status=new');
  });

  it('discards typed text that was not yet searched for when going back', async () => {
    const { router, address } = await openList('/admin/leads?status=new');
    await act(() => router.navigate('/admin/leads?status=new&type=wedding'));
    await type('zz');
    await act(() => router.navigate(-1));
    expect(search()).toHaveValue('');
    await pass(1000);
    expect(address()).toBe('/admin/leads?status=new');
  });

  it('does not return from the next page for text that was typed last', async () => {
    const { router, address } = await openList('/admin/leads');
    await type('zz');
    await act(() => router.navigate('/admin/blog'));
    await pass(1000);
    expect(address()).toBe('/admin/blog');
  });

  it('goes to the login page if the session has ended, and remembers the search', async () => {
    const { server, address } = await openList('/admin/leads');
    server.signedOut = true;
    await type('x');
    await pass(250);
    vi.useRealTimers();
    await screen.findByRole('heading', { name: shell.signedOutTitle });
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fleads%3Fq%3Dx');
  });
});
