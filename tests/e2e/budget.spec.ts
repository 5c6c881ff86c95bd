import { expect, test, visit } from '#tests/support/site.ts';

// A first visit: nothing may be in the browser's memory yet.
test.use({ reuseContext: false });

/** What the home page may load of JavaScript before anything is touched, compressed, in bytes. */
const budget = 145 * 1024;

test('the home page loads little JavaScript, and nothing of the form or the tables', async ({ page }) => {
  const scripts: Promise<{ url: string; bytes: number; encoding?: string; source: string }>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    scripts.push(
      (async () => {
        const response = await request.response();
        const { responseBodySize: bytes } = await request.sizes();
        return {
          url: request.url(),
          bytes,
          encoding: (await response?.allHeaders())?.['content-encoding'],
          source: String(await response?.text()),
        };
      })(),
    );
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(1);
  for (const { url, encoding, source } of loaded) {
    expect(encoding, url).toBe('br');
    // Strings that survive minifying.
    expect(source, url).not.toMatch(/Formik|MuiDataGrid|MuiDialog-|ValidationError/);
  }
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  console.info(`JavaScript of the home page: ${(total / 1024).toFixed(1)} KB of ${budget / 1024} KB.`);
  expect(total, loaded.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(budget);
});

test('pages in English load the small cuts of the two fonts and no whole one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  for (const path of ['/', '/services/wedding', '/blog']) await visit(page, path);
  expect(new Set(fonts.map((path) => path.replace(/-[\w-]{8}\.woff2$/, '')))).toEqual(
    new Set(['/assets/figtree', '/assets/cormorant', '/assets/cormorant-italic']),
  );
});
