import { describe, expect, it } from 'vitest';
import { prefetchPlugin } from '#build/prefetchPlugin.ts';

type Tag = { tag: string; attrs?: Record<string, string>; children?: string };

/** @returns the tags that the plugin adds to the pages of a site. @param names of the chunks in its bundle. */
function tagsAt(base: string, names: readonly string[] = ['boot', 'app']): Tag[] {
  const plugin = prefetchPlugin('app') as unknown as {
    configResolved: (config: { base: string }) => void;
    transformIndexHtml: (html: string, context: { bundle: object }) => Tag[];
  };
  plugin.configResolved({ base });
  const files = names.map((name) => [name, { type: 'chunk', name, fileName: `assets/${name}-1.js` }]);
  const picture = { type: 'asset', name: 'app', fileName: 'app.png' };
  return plugin.transformIndexHtml('', { bundle: { picture, ...Object.fromEntries(files) } });
}

/** @returns whether browsers may prefetch an address of a site. Source: URL Pattern Standard, "*" and "\?". */
function mayPrefetch(base: string, address: string): boolean {
  const [{ where }] = JSON.parse(String(tagsAt(base).find(({ tag }) => tag === 'script')?.children)).prefetch;
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[./]/g, '\\$&').replace(/\*/g, '.*')}$`).test(address);
  return where.and.every((rule: { href_matches?: string; not?: { href_matches: string } }) =>
    rule.not ? !matches(rule.not.href_matches) : matches(String(rule.href_matches)),
  );
}

describe.each(['/', '/de/'])('Pages below %s', (base) => {
  it('name the app’s chunk', () => {
    expect(tagsAt(base)[0]?.attrs).toEqual({ name: 'app-chunk', content: `${base}assets/app-1.js` });
  });

  it.each(['', 'about', 'blog/a-post'])('let browsers prefetch the page /%s', (address) => {
    expect(mayPrefetch(base, base + address)).toBe(true);
  });

  it.each(['admin', 'admin/leads', 'api/session', 'assets/app-1.js', 'blog?q=cake'])(
    'never let them prefetch /%s',
    (address) => {
      expect(mayPrefetch(base, base + address)).toBe(false);
    },
  );

  it('never let them prefetch an uploaded picture', () => {
    expect(mayPrefetch(base, '/uploads/picture.webp')).toBe(false);
  });
});

it('Pages of one language prefetch none of another, which has rules of its own', () => {
  expect(mayPrefetch('/de/', '/about')).toBe(false);
});

it('A build without the app’s chunk fails with its name', () => {
  expect(() => tagsAt('/', ['boot'])).toThrow('The build has no chunk named app.');
});
