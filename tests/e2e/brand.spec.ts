import { company } from '#content/company.ts';
import { liveURL } from '#tests/support/live.ts';
import { expect, test } from '#tests/support/site.ts';

for (const [host, origin] of [
  ['the static host', ''],
  ['the live server', liveURL()],
] as const) {
  test(`The icons, fonts and web manifest of a page come from ${host} with the right content type`, async ({
    request,
  }) => {
    const html = await (await request.get(`${origin}/`)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    const typeOf = async (address: string) => {
      const response = await request.get(`${origin}${address}`);
      expect(response.status(), address).toBe(200);
      return response.headers()['content-type'];
    };
    const icons = [...head.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g)];
    expect(icons.length).toBeGreaterThan(2);
    for (const [, address = ''] of icons) expect(await typeOf(address)).toMatch(/^image\/(svg\+xml|png)/);

    const fonts = [...head.matchAll(/url\("([^"]+\.woff2)"\)/g)];
    for (const [, address = ''] of fonts) expect(await typeOf(address)).toBe('font/woff2');

    const [, address = ''] = /<link rel="manifest"[^>]* href="([^"]+)"/.exec(head) ?? [];
    expect(await typeOf(address)).toContain('application/manifest+json');
    const manifest = await (await request.get(`${origin}${address}`)).json();
    expect(manifest.name).toBe(company.name);
    for (const { src, type } of manifest.icons) expect(await typeOf(src)).toContain(type);
  });
}
