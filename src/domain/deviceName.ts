import { deviceLabel } from '#content/domain/account.ts';

/** In order of precedence, because most browsers also contain the names of others. */
const browsers: readonly [mark: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [mark: RegExp, name: string][] = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: typeof browsers, text: string) => list.find(([mark]) => mark.test(text))?.[1] ?? '';

/** A browser and its system, without versions and models; empty if unknown. */
export interface Device {
  browser: string;
  system: string;
}

/** @param userAgent the `User-Agent` header. @returns the browser and system of a request. */
export const readDevice = (userAgent: string): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});

/**
 * @returns a description by which users recognise their device: `Firefox on Windows`; empty if unknown. It is in the
 * language of this process, and therefore made where it is shown.
 */
export const deviceName = ({ browser, system }: Device): string =>
  browser && system ? deviceLabel(browser, system) : browser || system;
