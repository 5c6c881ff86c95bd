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

const nameIn = (list: typeof browsers, text: string) => list.find(([mark]) => mark.test(text))?.[1];

/**
 * @param userAgent the `User-Agent` header.
 * @returns a description by which users recognise their device, without versions and models: `Firefox on Windows`;
 * empty if unknown.
 */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return browser && system ? deviceLabel(browser, system) : (browser ?? system ?? '');
}
