import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { postEntity } from '#domain/post.ts';
import { problemTypes } from '#domain/problem.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

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

export const search = () => screen.getByRole<HTMLInputElement>('searchbox');
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Types into the search box, one character every 50 ms. */
export async function type(text: string) {
  for (const letter of text) {
    fireEvent.change(search(), { target: { value: search().value + letter } });
    await pass(50);
  }
}

/** Opens a list with fake timers; requests of the initial load are discarded. */
export async function openList(address: string) {
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
