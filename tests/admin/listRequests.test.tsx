import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { shell } from '#content/admin/shell.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { postEntity } from '#domain/post.ts';
import { problemTypes } from '#domain/problem.ts';
import { onPhone, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { shows } from './list.ts';

/** A server that answers from the sample data and records its requests. */
function sampleServer() {
  const sample = createSampleBackend();
  const asked: string[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const server = { signedOut: false, held: false, release: () => {} };
  const answerTo = async (method: string, { pathname, searchParams }: URL) => {
    if (pathname === '/api/session') return server.signedOut ? null : sample.session.current();
    if (pathname === '/api/session/ways') return sample.session.signInOptions();
    if (pathname === '/api/dashboard') return sample.dashboard.read();
    if (pathname === '/api/people') return sample.people.list();
    if (pathname === '/api/views') return sample.views.list();
    if (pathname === '/api/leads/tags') return sample.leads.tags();
    if (pathname === '/api/posts') return sample.posts.list(readListQuery(postEntity, searchParams));
    if (method === 'DELETE') return sample.leads.remove(pathname.split('/').at(-1) as string);
    return sample.leads.list(readListQuery(leadEntity, searchParams));
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const address = new URL(String(input), 'http://localhost');
    asked.push(
      `${init?.method} ${address.pathname}${address.searchParams.get('q') ? `?q=${address.searchParams.get('q')}` : ''}`,
    );
    signals.push(init?.signal);
    if (server.held) {
      await new Promise<void>((resolve, reject) => {
        const releaseOthers = server.release;
        server.release = () => {
          releaseOthers();
          resolve();
        };
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    const headers = { 'content-type': 'application/json' };
    if (server.signedOut && !address.pathname.startsWith('/api/session')) {
      const problem = { type: problemTypes.signedOut, title: 'Signed out.', status: 401 };
      return new Response(JSON.stringify(problem), { status: 401, headers });
    }
    return new Response(JSON.stringify((await answerTo(String(init?.method), address)) ?? null), { headers });
  };
  return { backend: createHttpBackend({ fetch }), asked, signals, server };
}

const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Types into the search box, one character every 50 ms. */
async function type(text: string) {
  for (const letter of text) {
    fireEvent.change(search(), { target: { value: search().value + letter } });
    await pass(50);
  }
}

/** Opens a list with fake timers; requests of the initial load are discarded. */
async function at(address: string) {
  const { asked, ...rest } = sampleServer();
  const router = await renderSite(address, { backend: rest.backend });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = asked.splice(0);
  return {
    ...rest,
    asked,
    opened,
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

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
    const { opened } = await at('/admin/leads');
    expect(opened.toSorted()).toEqual(ofLeads);
  });

  it('searches at once for the first letter, then once per pause in typing', async () => {
    const { asked, address } = await at('/admin/leads');
    await type('conti');
    expect(asked).toEqual(['GET /api/leads?q=c']);
    await pass(250);
    expect(asked).toEqual(['GET /api/leads?q=c', 'GET /api/leads?q=conti']);
    shows(leadWords.count(1, 20));
    expect(address()).toBe('/admin/leads?q=conti');
    await pass(1000);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['Enter', () => fireEvent.submit(screen.getByRole('search'))],
    ['leaving the box', () => fireEvent.blur(search())],
  ])('searches at once on %s, and not a second time', async (_how, now) => {
    const { asked } = await at('/admin/blog');
    await type('rain');
    now();
    await pass(0);
    expect(asked).toEqual(['GET /api/posts?q=r', 'GET /api/posts?q=rain']);
    now();
    await pass(1000);
    expect(asked).toHaveLength(2);
  });

  it('aborts a search that is no longer needed', async () => {
    const { asked, signals, server, address } = await at('/admin/leads');
    server.held = true;
    await type('conti');
    await pass(250);
    expect(asked).toEqual(['GET /api/leads?q=c', 'GET /api/leads?q=conti']);
    expect(signals.slice(-2).map((signal) => signal?.aborted)).toEqual([true, false]);
    await act(async () => server.release());
    await pass(0);
    shows(leadWords.count(1, 20));
    expect(search()).toHaveValue('conti');
    expect(address()).toBe('/admin/leads?q=conti');
  });

  it('requests only rows when page, sort and filter change', async () => {
    const { asked, address } = await at('/admin/leads');
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
    const { server } = await at('/admin/leads');
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

  it('keeps a pending search when a filter is chosen right after it', async () => {
    const { asked, server, address } = await at('/admin/leads');
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
    const { address } = await at('/admin/leads');
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
    const { router, address } = await at('/admin/leads?status=new');
    await act(() => router.navigate('/admin/leads?status=new&type=wedding'));
    await type('zz');
    await act(() => router.navigate(-1));
    expect(search()).toHaveValue('');
    await pass(1000);
    expect(address()).toBe('/admin/leads?status=new');
  });

  it('does not return from the next page for text that was typed last', async () => {
    const { router, address } = await at('/admin/leads');
    await type('zz');
    await act(() => router.navigate('/admin/blog'));
    await pass(1000);
    expect(address()).toBe('/admin/blog');
  });

  it('goes to the login page if the session has ended, and remembers the search', async () => {
    const { server, address } = await at('/admin/leads');
    server.signedOut = true;
    await type('x');
    await pass(250);
    vi.useRealTimers();
    await screen.findByRole('heading', { name: shell.signedOutTitle });
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fleads%3Fq%3Dx');
  });

  it('refreshes the counts of the sidebar after a deletion and on the way to another page', async () => {
    const { asked, router } = await at('/admin/leads');
    fireEvent.click(screen.getByRole('button', { name: leadWords.remove('Marcus Chen') }));
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
    const { asked, server, router, address } = await at('/admin/blog');
    server.held = true;
    const opening = router.navigate('/admin/leads');
    await pass(0);
    expect(asked.toSorted()).toEqual(ofLeads);
    server.release();
    await act(() => opening);
    expect(address()).toBe('/admin/leads');
  });

  it('goes to the login page again when going back to it without a session', async () => {
    const { server, router, address } = await at('/admin/leads');
    server.signedOut = true;
    await act(() => router.navigate('/admin/login'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/admin/login?next=%2Fadmin%2Fleads');
  });
});
