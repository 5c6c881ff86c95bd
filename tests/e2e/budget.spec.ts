import { get } from 'node:http';
import { blogMeta } from '#content/blog.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { menuLabels } from '#content/site.ts';
import { paths } from '#paths';
import { recordBrowserProblems } from '#tests/support/browserProblems.ts';
import { delayScript } from '#tests/support/chunks.ts';
import { liveURL } from '#tests/support/live.ts';
import { expect, startApplication, test, visit } from '#tests/support/site.ts';
import { recordPages } from '#tests/support/words.ts';

/** Maximum size of the home page's JavaScript before any interaction, compressed, in bytes. */
const budget = 110 * 1024;

/** Maximum size of all its JavaScript until hydration, compressed, in bytes. */
const wholeBudget = 147 * 1024;

/** A loaded script. */
interface Arrived {
  url: string;
  bytes: number;
  encoding: string | undefined;
  source: string;
}

test('A first visit loads little JavaScript, no forms, tables or back office, and only small fonts', async ({
  browser,
  baseURL,
}) => {
  // A new context has an empty cache.
  const context = await browser.newContext();
  const problems = recordBrowserProblems(context, String(baseURL));
  const page = await context.newPage();
  const arriving: Promise<Arrived>[] = [];
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    const look = async () => {
      const response = await request.response();
      const { responseBodySize: bytes } = await request.sizes();
      const encoding = (await response?.allHeaders())?.['content-encoding'];
      // Requested once more, as the browser may already have discarded its copy; by Node, whose response stays.
      const source = await (await fetch(request.url())).text();
      return { url: request.url(), bytes, encoding, source };
    };
    arriving.push(look());
  });

  const bytesOf = (scripts: readonly Arrived[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

  await test.step('The home page before any interaction', async () => {
    await page.goto('/');
    // Two scripts of the entry, and the application's chunk, which waits for the first paint.
    await expect.poll(() => arriving.length).toBe(3);
    const loaded = await Promise.all(arriving);
    expect(await page.locator('html').getAttribute('data-ready'), 'the application runs').toBeNull();
    console.info(`JavaScript before a touch: ${(bytesOf(loaded) / 1024).toFixed(1)} KB of ${budget / 1024} KB.`);
    expect(bytesOf(loaded)).toBeLessThanOrEqual(budget);
  });

  await test.step('The home page once the application runs', async () => {
    await startApplication(page);
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(arriving);
    for (const { url, encoding, source } of loaded) {
      expect(encoding, url).toBe('br');
      // Strings that survive minification.
      expect(source, url).not.toMatch(/Formik|MuiDataGrid|MuiDialog-|ValidationError|\/admin\/leads/);
    }
    // Preloaded scripts come from the cache when they are used.
    const whole = loaded.filter(({ bytes }) => bytes > 0);
    console.info(`JavaScript of the home page: ${(bytesOf(whole) / 1024).toFixed(1)} KB of ${wholeBudget / 1024} KB.`);
    expect(bytesOf(whole)).toBeLessThanOrEqual(wholeBudget);
  });

  await test.step('The pages visited next', async () => {
    for (const path of ['/gallery', '/services/wedding', '/blog']) {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
    }
    for (const { url, source } of await Promise.all(arriving)) {
      expect(source, url).not.toMatch(/MuiDataGrid|ProseMirror|PlainDateTime|fc-classic|Showing \$\{|\/admin\/leads/);
    }
    expect([...fonts].filter((font) => !font.includes('-basic-'))).toEqual([]);
  });

  await test.step('The home page in another language', async () => {
    fonts.clear();
    await visit(page, '/de');
    await page.waitForLoadState('networkidle');
    expect(fonts.size).toBeGreaterThan(0);
    expect([...fonts].filter((font) => !font.includes('-basic-'))).toEqual([]);
  });

  expect(problems, 'problems in the browser').toEqual([]);
  await context.close();
});

/** What a server sends before the first answer of the browser, in bytes: ten packets (RFC 6928) of 1460 bytes. */
const firstFlight = 14_600;

test('Nine in ten of the pages of services, stories and the gallery arrive within the first flight of packets', async ({
  baseURL,
}) => {
  const isShort = (path: string) => path.startsWith(paths.services) || path.startsWith(paths.gallery);
  const addresses = [...publicPaths, ...recordPages].filter(isShort);
  const sizes = await Promise.all(addresses.map(async (path) => ({ path, size: await sizeOf(`${baseURL}${path}`) })));
  // Their words may change: one page may have more to say.
  const late = sizes.filter(({ size }) => size > firstFlight);
  expect(late.length, JSON.stringify(late)).toBeLessThanOrEqual(addresses.length / 10);
});

/** @returns the size of a response with its headers, in bytes. */
async function sizeOf(address: string) {
  const { rawHeaders, body } = await new Promise<{ rawHeaders: string[]; body: number }>((resolve, reject) => {
    const request = get(address, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      let body = 0;
      for await (const chunk of response) body += (chunk as Buffer).length;
      expect(response.statusCode).toBe(200);
      resolve({ rawHeaders: response.rawHeaders, body });
    });
    request.on('error', reject);
  });
  // "name: value" and a line break per header; "HTTP/1.1 200 OK" and the empty line.
  return body + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0) + 19;
}

test.describe('On a live site', () => {
  test.use({ baseURL: liveURL() });

  test('all code of a page with data is loaded while its link has the pointer, without the schemas of forms', async ({
    page,
    baseURL,
  }) => {
    await visit(page, paths.about);
    await page.waitForLoadState('networkidle');
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    const link = page.getByRole('banner').getByRole('link', { name: menuLabels.blog });
    await link.hover();
    await expect.poll(() => [...scripts].some((script) => script.includes('/createHttpBackend-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    const loaded = [...scripts];
    await link.click();
    await expect(page).toHaveTitle(new RegExp(blogMeta.title));
    await page.waitForLoadState('networkidle');
    expect([...scripts], 'scripts loaded after the click').toEqual(loaded);
    for (const script of loaded) {
      // A string that survives minification.
      expect(await (await fetch(baseURL + script)).text(), script).not.toMatch(/ValidationError/);
    }
  });
});

/** Maximum number of scripts of a page of the back office: browsers load six at a time over HTTP/1.1. */
const staffScripts = 60;

test('The back office requests all code of a page at once, in few scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // Neither what the page imports nor the backend waits for the page's own script.
  const release = await delayScript(page, 'staff/leads');
  await page.goto('/admin/leads', { waitUntil: 'commit' });
  for (const part of ['/staff/layout-', '/staff/common-', '/staff/list-', '/createSampleBackend-']) {
    await expect.poll(() => scripts.some((script) => script.includes(part)), part).toBe(true);
  }
  release();
  await expect(page.getByRole('grid')).toBeVisible();

  for (const path of ['/admin', '/admin/leads', '/admin/appointments', '/admin/messages', '/admin/blog/new']) {
    scripts.splice(0);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const count = new Set(scripts).size;
    console.info(`Scripts of ${path}: ${count} of ${staffScripts}.`);
    expect(count, path).toBeLessThanOrEqual(staffScripts);
  }
});
