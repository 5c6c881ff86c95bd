import { cleanup } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { routesFor } from '#app/routes.tsx';
import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { paths, postPath } from '#paths';
import { renderSite } from '#tests/support/renderSite.tsx';
import { signInTo } from '../contract/signInTo.ts';
import { liveBackend } from '../server/testServer.ts';

/** Timeout in ms; every page is opened, which takes far less. */
const long = 180_000;

/** URLs that redirect to another page on purpose. */
const leadsOn = [{ from: /^\/admin\/blog\/[^/]+\/preview$/, to: /^\/blog\/[^/]+$/ }];

/** All routes of the product. */
const routes = await routesFor(paths.admin);

/** @returns the kind of a page: its route and the names of its query parameters. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const route = matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '';
  // Unknown pages are told apart by their path.
  return [route === '*' ? pathname : route, ...[...searchParams.keys()].toSorted()].join(' ');
}

/** Follows the links of all pages, once for each kind of page. @returns the final path of each URL. */
async function crawl(backend: Backend, from: readonly string[]): Promise<Map<string, string>> {
  const waiting = [...from];
  const known = new Set(waiting.map(kindOf));
  const led = new Map<string, string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const { state } = await renderSite(address, { backend });
    led.set(address, state.errors ? 'an error' : state.location.pathname);
    for (const link of document.querySelectorAll('a')) {
      const href = link.getAttribute('href');
      if (href === null || /^(mailto:|tel:|https:)/.test(href) || href.startsWith('#')) continue;
      // Links to another language leave the application: those pages are part of another build. A post without a
      // translation links to the blog.
      if (link.hreflang) {
        const { pathname } = state.location;
        const there = pathname.startsWith(postPath('')) ? [pathname, paths.blog] : [pathname];
        expect(there.map((path) => `/${link.hreflang}${path}`)).toContain(href);
        continue;
      }
      expect(href, `a link of ${address}`).toMatch(/^\//);
      const kind = kindOf(href);
      if (known.has(kind)) continue;
      known.add(kind);
      waiting.push(href);
    }
    cleanup();
  }
  return led;
}

/** @returns the URLs that lead neither to their own page nor to an expected redirect. */
const lost = (led: ReadonlyMap<string, string>, isExpected: (from: string, to: string) => boolean) =>
  [...led].filter(([from, to]) => {
    const { pathname } = new URL(from, 'http://here');
    const isOn = leadsOn.some((on) => on.from.test(pathname) && on.to.test(to));
    return to !== pathname && !isOn && !isExpected(pathname, to);
  });

describe.each([
  ['the demo', async () => createSampleBackend({ wait: async () => undefined })],
  ['a live site', () => liveBackend()],
])('Every link of %s', (_which, create) => {
  it(
    'leads to a page, or to an intended redirect, for a signed-in user',
    async () => {
      const led = await crawl(await signInTo(create), [paths.home, paths.admin]);
      expect(lost(led, () => false)).toEqual([]);
      expect(led.size).toBeGreaterThan(30);
    },
    long,
  );

  it(
    'leads to the login page in the back office for a signed-out user',
    async () => {
      const backend = await create();
      await backend.session.signOut();
      const led = await crawl(backend, [paths.home, paths.admin, adminPaths.leads, adminPaths.newPost]);
      expect(lost(led, (from, to) => from.startsWith(paths.admin) && to === adminPaths.login)).toEqual([]);
      expect(led.get(adminPaths.leads)).toBe(adminPaths.login);
    },
    long,
  );
});
