import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser, installHint, isRoot } from './browser.ts';

/** Prevents the browser from contacting its vendor's servers, which hangs without a network. */
export const quietArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** @returns the path of a browser. @throws Error if there is none and none can be installed. */
export function requireBrowser(): string {
  const path = ensureBrowser();
  if (!path) throw new Error(`No browser was found: ${installHint}.`);
  return path;
}

/** Starts the locally installed browser for a script. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireBrowser(), chromiumSandbox: !isRoot, args: quietArgs });

/**
 * @returns whether a path matches a script's argument (part of a path, or `home`); without an argument, all paths
 * match.
 */
export function wanted(path: string, filter: string | undefined): boolean {
  return !filter || routeName(path).includes(filter) || path.includes(filter);
}

/** @returns a path as a file name, e.g. `home`, `services-wedding`. */
export const routeName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';
