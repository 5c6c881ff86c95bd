/**
 * Measures the list of leads with 10,000 leads in addition to the sample's 20: from a key press or click to painted
 * rows, median and 95th percentile in ms; and the longest tasks of the board with 2,000 leads. The leads are added to a
 * separate build, without changes to the product.
 */

import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin, preview } from 'vite';
import { adminPaths } from '#adminPaths';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { leadEntity } from '#domain/lead.ts';
import { keysOf } from '#domain/typedKeys.ts';
import { launchBrowser } from '../support/launch.ts';
import { ready } from '../support/site.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Measured runs of each interaction. */
const presses = 20;
const many = 10_000;

/** Repeats the sample leads up to a number, each with its own name and email. */
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

/** Starts measuring at the next key press or click, and stops when the changed rows have been painted. */
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
    /** Duration of the longest task since this was last set to 0, in ms. */
    longest: number;
    /** Duration of the interaction that `watchNextPress` has measured, in ms. */
    painted: Promise<number>;
  }
}

async function time(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watchNextPress);
  await press();
  return page.evaluate(() => window.painted);
}

/** Opens a build with a number of leads in a browser. @param work gets a page, and the URL of the leads. */
async function withLeads<Result>(count: number, work: (page: Page, leads: string) => Promise<Result>): Promise<Result> {
  const outDir = path.join(root, 'bench-results', `site-${count}`);
  await build({ root, logLevel: 'error', plugins: [manyLeads(count)], build: { outDir, emptyOutDir: true } });
  await mkdir(outDir, { recursive: true });
  await copyFile(path.join(outDir, 'index.html'), path.join(outDir, '404.html'));
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, strictPort: false } });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    return await work(page, `${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}${adminPaths.leads}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

const measure = (count: number) =>
  withLeads(count, async (page, leads) => {
    await page.goto(`${leads}?rows=10`);
    await ready(page);
    await page.getByRole('grid').waitFor();
    const search = page.getByRole('searchbox', { name: leadWords.search.label });
    const times = { 'search letter': [] as number[], sort: [] as number[], 'next page': [] as number[] };
    for (let press = 0; press < presses; press += 1) {
      await search.fill('');
      await page.getByText(leadWords.count(count, count)).waitFor();
      await search.blur();
      await search.focus();
      // The first letter of a name that is not in the first row, so that the rows change.
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
  });

/** Number of cards on the board. No task of an interaction should take longer than 200 ms. */
const onBoard = 2000;
const measureBoard = () =>
  withLeads(onBoard, async (page, leads) => {
    await page.addInitScript(() => {
      window.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const longest = async (work: () => Promise<unknown>) => {
      await page.evaluate(() => {
        window.longest = 0;
      });
      await work();
      // Waits for pending paints, and for entries of the observer.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
      return page.evaluate(() => window.longest);
    };
    const cards = page.getByRole('article');
    const card = page.getByRole('button', { name: leadBoard.move('') }).first();
    await page.goto(`${leads}?view=board`);
    await cards.first().waitFor();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
    const byAddress = await page.evaluate(() => window.longest);
    const list = page.getByRole('button', { name: leadBoard.list, exact: true });
    await list.click();
    await page.getByRole('grid').waitFor();
    const fromList = await longest(async () => {
      await page.getByRole('button', { name: leadBoard.board, exact: true }).click();
      await cards.first().waitFor();
    });
    const before = await cards.count();
    const more = await longest(async () => {
      await page
        .getByRole('link', { name: leadBoard.showMoreOf('') })
        .first()
        .click();
      await page.waitForFunction((count) => document.querySelectorAll('article').length > count, before);
    });
    const moved = await longest(async () => {
      await card.focus();
      for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key, { delay: 300 });
      await page.getByRole('button', { name: listWords.undo }).waitFor();
    });
    return {
      'opened by its address': byAddress,
      'opened from the list': fromList,
      'more cards': more,
      'a card moved': moved,
    };
  });

const at = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const show = (values: number[]) => `${at(values, 0.5).toFixed(0)} / ${at(values, 0.95).toFixed(0)}`;

const few = await measure(20);
const lots = await measure(many);
console.info(`\nms from press to painted rows, median / 95th percentile of ${presses}:`);
console.info(`${''.padEnd(15)}${'20 leads'.padEnd(14)}${many} leads`);
for (const kind of keysOf(few)) {
  console.info(`${kind.padEnd(15)}${show(few[kind]).padEnd(14)}${show(lots[kind])}`);
}
console.info(`\nlongest task in ms on the board of ${onBoard} leads:`);
for (const [what, ms] of Object.entries(await measureBoard())) console.info(`${what.padEnd(24)}${ms.toFixed(0)}`);
process.exit(0);
