import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const windows = process.platform === 'win32';

/**
 * Command names of Chromium, Chrome and Edge on Linux distributions. The headless shell is Chromium without a user
 * interface, in which the tests take three quarters of the time.
 */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const macApps = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsApps = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** @returns possible paths of a browser, in order of preference. */
function candidates(): string[] {
  const { env } = process;
  const set = (...values: (string | undefined)[]) => values.filter((value) => value !== undefined && value !== '');
  const across = (folders: (string | undefined)[], names: string[]) =>
    (set(...folders) as string[]).flatMap((folder) => names.map((name) => join(folder, name)));
  const path = (env.PATH ?? '').split(delimiter);
  return [
    ...(set(env.CHROME_PATH) as string[]),
    ...(windows ? [] : across([...path, '/usr/bin', '/usr/local/bin', '/snap/bin'], commands)),
    ...(process.platform === 'darwin' ? across(['/Applications', join(env.HOME ?? '', 'Applications')], macApps) : []),
    ...(windows ? across([env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA], windowsApps) : []),
    chromium.executablePath(),
  ];
}

/**
 * @returns whether a browser can be started; some distributions install a stub that only advertises a package. Not
 * tried on Windows, which has no such stubs and would open a window.
 */
function runs(path: string): boolean {
  return existsSync(path) && (windows || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);
}

/** @returns the path of an installed Chrome, Chromium or Edge; `CHROME_PATH` takes precedence. */
export function findBrowser(): string | undefined {
  const found = [...new Set(candidates())].find(runs);
  // Child processes use this setting instead of searching again.
  if (found) process.env.CHROME_PATH = found;
  return found;
}

/** Whether the process runs as root, for which the browser's sandbox does not start. */
export const isRoot = process.getuid?.() === 0;

const installers = [
  {
    name: 'apt-get install chromium-headless-shell (or chromium)',
    fits: () => isRoot && existsSync('/etc/debian_version'),
    command: 'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)',
  },
  { name: 'npx playwright install chromium', fits: () => true, command: 'npx playwright install chromium' },
];

/** Hint for installing a browser. */
export const installHint = 'install Chrome, Chromium or Edge, or run "npx playwright install chromium"';

/** @returns the path of a browser, which is installed if necessary; undefined if the installation fails. */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  for (const { name, fits, command } of installers) {
    if (!fits()) continue;
    console.info(`No Chrome, Chromium or Edge found: trying ${name}.`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    const installed = findBrowser();
    if (installed) return installed;
  }
  return undefined;
}
