import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser, installHint, isRoot } from './browser.ts';

/** Prevents requests to the browser's vendor, which hang without a network. */
export const quietArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** @returns the path of a browser. @throws Error if there is none and it cannot be installed. */
export function requireBrowser(): string {
  const path = ensureBrowser();
  if (!path) throw new Error(`No browser was found: ${installHint}.`);
  return path;
}

/** Starts an installed browser for a script. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireBrowser(), chromiumSandbox: !isRoot, args: quietArgs });

/**
 * @returns whether a script's argument (a part of a path, or `home`) matches this path; without an argument, all do.
 */
export function wanted(path: string, filter: string | undefined): boolean {
  return !filter || routeName(path).includes(filter) || path.includes(filter);
}

/** @returns a path as a file name: `home`, `services-wedding`. */
export const routeName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';
