/**
 * The lead list against 10,000 leads beside the sample's 20: from the press of a key or button to painted
 * rows, median and 95th percentile in ms. A build of its own holds the many leads; the product does not know.
 */

import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin, preview } from 'vite';
import { adminPaths } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadEntity } from '#domain/lead.ts';
import { launchBrowser } from '../support/launch.ts';
import { ready } from '../support/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Presses that are measured of each kind. */
const presses = 20;
const many = 10_000;

/** Repeats the sample leads until there are as many as wanted, each with a name and an address of its own. */
const manyLeads = (count: number): Plugin => ({
  name: 'many-leads',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/sample/leads.ts')
      ? `${code.replace('export const leads', 'const few')}
         export const leads = Array.from({ length: ${count} }, (_, index) => {
           const lead = few[index % few.length];
           return { ...lead, id: String(index + 1), name: lead.name + ' ' + index, email: index + lead.email };
         });`
      : undefined,
});

/** Starts counting at the next press and stops when rows that changed with it have been painted. */
function watchNextPress() {
  window.painted = new Promise((resolve) => {
    for (const press of ['keydown', 'pointerdown']) {
      addEventListener(
        press,
        () => {
          const start = performance.now();
          new MutationObserver((_changes, observer) => {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          }).observe(document.querySelector('.MuiDataGrid-virtualScrollerRenderZone') ?? document.body, {
            childList: true,
            subtree: true,
            characterData: true,
          });
        },
        { capture: true, once: true },
      );
    }
  });
}

declare global {
  interface Window {
    /** The ms that the press took which `watchNextPress` waited for. */
    painted: Promise<number>;
  }
}

async function time(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watchNextPress);
  await press();
  return page.evaluate(() => window.painted);
}

async function measure(count: number) {
  const outDir = path.join(root, 'bench-results', `site-${count}`);
  await build({ root, logLevel: 'error', plugins: [manyLeads(count)], build: { outDir, emptyOutDir: true } });
  await mkdir(outDir, { recursive: true });
  await copyFile(path.join(outDir, 'index.html'), path.join(outDir, '404.html'));
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, strictPort: false } });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}${adminPaths.leads}?rows=10`);
    await ready(page);
    await page.getByRole('grid').waitFor();
    const search = page.getByRole('searchbox', { name: leadWords.search.label });
    const times = { 'search letter': [] as number[], sort: [] as number[], 'next page': [] as number[] };
    for (let press = 0; press < presses; press += 1) {
      await search.fill('');
      await page.getByText(leadWords.count(count, count)).waitFor();
      await search.focus();
      // The first letter of a name that is not in the first row: the rows change.
      times['search letter'].push(await time(page, () => page.keyboard.press(press % 2 ? 'z' : 'y')));
    }
    await search.fill('');
    await page.getByText(leadWords.count(count, count)).waitFor();
    const header = page.getByRole('columnheader', { name: leadEntity.fields.name.label });
    for (let press = 0; press < presses; press += 1) times.sort.push(await time(page, () => header.click()));
    const next = page.getByRole('button', { name: listWords.nextPage });
    const back = page.getByRole('button', { name: listWords.previousPage });
    for (let press = 0; press < presses; press += 1) {
      times['next page'].push(await time(page, () => (press % 2 ? back : next).click()));
    }
    return times;
  } finally {
    await browser.close();
    await server.close();
  }
}

const at = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const show = (values: number[]) => `${at(values, 0.5).toFixed(0)} / ${at(values, 0.95).toFixed(0)}`;

const few = await measure(20);
const lots = await measure(many);
console.info(`\nms from press to painted rows, median / 95th percentile of ${presses}:`);
console.info(`${''.padEnd(15)}${'20 leads'.padEnd(14)}${many} leads`);
for (const kind of Object.keys(few) as (keyof typeof few)[]) {
  console.info(`${kind.padEnd(15)}${show(few[kind]).padEnd(14)}${show(lots[kind])}`);
}
process.exit(0);
