import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const folder = 'dist/assets';

/** A string that occurs in React's rendering code only and survives minification. */
const mark = 'react.dev/errors/';

/** @returns a pattern for the URL of the build's script with the application. */
function applicationScript(): string {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const found = scripts.find((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(mark));
  if (!found) throw new Error(`No script in ${folder} starts the application.`);
  return `**/${found}`;
}

/**
 * Delays the application's script, but not the small script that runs before. @returns a function that releases the
 * script.
 */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(applicationScript(), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Blocks the application's script. @returns a function that unblocks it. */
export const loseApplication = (page: Page) => lose(page, applicationScript());

/** Blocks scripts with this name. @returns a function that unblocks them. */
export const loseScript = (page: Page, name: string) => lose(page, `**/${name}-*.js`);

async function lose(page: Page, script: string): Promise<() => Promise<void>> {
  await page.route(script, (route) => route.abort());
  return () => page.unroute(script);
}
