import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const folder = 'dist/assets';

/** Stands in React's rendering code only, and survives minifying. */
const mark = 'react.dev/errors/';

/** The script of the build that holds the application itself, whatever the build calls it. */
function applicationScript(): string {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const found = scripts.find((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(mark));
  if (!found) throw new Error(`No script in ${folder} starts the application.`);
  return `**/${found}`;
}

/** Keeps the application from arriving, but not the few bytes that run before it. @returns what lets it through. */
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

/** Lets the application not arrive. @returns what lets it through again. */
export const loseApplication = (page: Page) => lose(page, applicationScript());

/** Lets no script of this name through. @returns what lets them through again. */
export const loseScript = (page: Page, name: string) => lose(page, `**/${name}-*.js`);

async function lose(page: Page, script: string): Promise<() => Promise<void>> {
  await page.route(script, (route) => route.abort());
  return () => page.unroute(script);
}
