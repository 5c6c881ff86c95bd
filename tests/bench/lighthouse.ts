/**
 * `npm run bench`: runs Lighthouse (mobile, simulated throttling) on each page of the built site, the median of three
 * runs: the home page as a static site without a framework, for comparison, with its styles in the HTML (`static`) and
 * in a file (`linked`); public pages, one post, one story, the home page in another language; then on pages of the live
 * server. `npm run bench -- gallery` only measures pages with that text in their path, `npm run bench -- live` those of
 * the live server. There are no thresholds, as numbers depend on the machine. Reports are written to `bench-results/`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { generateReport, type Result } from 'lighthouse';
import { publicPaths } from '#content/publicPaths.ts';
import { galleryStoryPath, paths, postPath } from '#paths';
import { builtSite } from '#server/builtSite.ts';
import { isRoot } from '../support/browser.ts';
import { quietArgs, requireBrowser, routeName, wanted } from '../support/launch.ts';
import { startPreview } from '../support/preview.ts';
import { recordPages } from '../support/words.ts';
import { startBuiltServer } from './builtServer.ts';
import { startStaticPeer } from './staticPeer.ts';

const folder = 'bench-results';
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const columns = ['route', 'perf', 'a11y', 'best', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'];

const filter = process.argv[2];
const preview = await startPreview();
await mkdir(folder, { recursive: true });

/** @returns the first record page of a kind, e.g. of posts, as an array. */
const oneOf = (kind: string) => recordPages.filter((address) => address.startsWith(kind)).slice(0, 1);
const records = [...oneOf(postPath('')), ...oneOf(galleryStoryPath(''))];
const [, ...otherLanguages] = builtSite('.')?.languages ?? [];
const dataFolder = mkdtempSync(path.join(tmpdir(), 'event-house-bench-'));
const peer = await startStaticPeer(preview.url);
const live = await startBuiltServer({ DATA_DIR: dataFolder });

const rows: string[][] = [columns];
const notes: string[] = [];
const addresses = [
  ...[...publicPaths, ...records, ...otherLanguages.map((name) => `/${name}`)].map((name) => ({
    name,
    url: preview.url + name,
  })),
  ...[paths.home, paths.blog, paths.contact, ...records].map((name) => ({
    name: `live ${name}`,
    url: live.url + name,
  })),
];
const measured = [
  { name: `static ${paths.home}`, url: peer.inlined },
  { name: `linked ${paths.home}`, url: peer.linked },
  ...addresses.filter(({ name }) => wanted(name, filter)),
];
for (const { name, url } of measured) {
  const result = await medianOf(url);
  rows.push([name, ...categories.map((id) => score(result, id)), ...metricsOf(result)]);
  notes.push(...failingAudits(result).map((audit) => `${name}: ${audit}`));
  if (name === paths.home) notes.unshift(`JavaScript of the home page: ${(scriptBytes(result) / 1024).toFixed(1)} KB`);
  await writeFile(`${folder}/${name.split(' ').map(fileName).join('-')}.html`, generateReport(result, 'html'));
  console.info(rows.at(-1)?.join('  '));
}
peer.stop();
preview.stop();
await live.stop();
rmSync(dataFolder, { recursive: true });

const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
console.info(`\n${rows.map((row) => row.map((cell, column) => cell.padEnd(widthOf(column))).join('  ')).join('\n')}`);
console.info(`\n${notes.join('\n')}`);
process.exit(0);

/** @returns a part of a row's name as part of a file name. */
function fileName(part: string): string {
  return part.startsWith('/') ? routeName(part) : part;
}

/** Measures a page with a fresh browser for each run. @returns the median run. */
async function medianOf(url: string): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({
      chromePath: requireBrowser(),
      chromeFlags: ['--headless=new', ...(isRoot ? ['--no-sandbox'] : []), ...quietArgs],
    });
    const outcome = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    chrome.kill();
    if (!outcome || outcome.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message}`);
    results.push(outcome.lhr);
  }
  const byScore = (one: Result, other: Result) => performanceOf(one) - performanceOf(other);
  return results.sort(byScore)[Math.floor(runs / 2)] as Result;
}

function performanceOf({ categories: { performance }, audits }: Result): number {
  // Ties are resolved by the largest contentful paint.
  return (performance?.score ?? 0) - (audits['largest-contentful-paint']?.numericValue ?? 0) / 1e9;
}

function score(result: Result, category: string): string {
  return String(Math.round((result.categories[category]?.score ?? 0) * 100));
}

function metricsOf({ audits }: Result): string[] {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return [
    value('first-contentful-paint').toFixed(0),
    value('largest-contentful-paint').toFixed(0),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
  ];
}

/** @returns the audits that keep a category below 100. */
function failingAudits({ categories: all, audits }: Result): string[] {
  return Object.values(all)
    .filter(({ score: reached }) => (reached ?? 0) < 1)
    .flatMap(({ title, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${title}: ${audits[id]?.title} (${id}) ${audits[id]?.displayValue ?? ''}`.trim()),
    );
}

function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details as { items?: { resourceType?: string; transferSize?: number }[] };
  return (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}
