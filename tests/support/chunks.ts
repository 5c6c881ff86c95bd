import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const folder = 'dist/assets';

/** A text in React's rendering code that survives minification. */
const mark = 'react.dev/errors/';

/** @returns the script of the build that contains React's rendering code. */
function applicationScript(): string {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const found = scripts.find((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(mark));
  if (!found) throw new Error(`No script in ${folder} starts the application.`);
  return `**/${found}`;
}

/** Delays the application, but not the small script that runs before it. @returns a function that releases it. */
export const delayApplication = (page: Page) => delay(page, applicationScript());

/** Delays scripts of this name. @returns a function that releases them. */
export const delayScript = (page: Page, name: string) => delay(page, `**/${name}-*.js`);

/** Delays the web fonts. @returns a function that releases them. */
export const delayFonts = (page: Page) => delay(page, '**/*.woff2');

async function delay(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes the application fail to load. @returns a function that lets it load again. */
export const blockApplication = (page: Page) => block(page, applicationScript());

/** Makes scripts of this name fail to load. @returns a function that lets them load again. */
export const blockScript = (page: Page, name: string) => block(page, `**/${name}-*.js`);

async function block(page: Page, script: string): Promise<() => Promise<void>> {
  await page.route(script, (route) => route.abort());
  return () => page.unroute(script);
}
