import { describe, expect, it } from 'vitest';
import { deviceName, readDevice } from '#domain/deviceName.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, 'Edge on Windows'],
    [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on Linux'],
    [
      `${mozilla} (Linux; Android 14; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
    [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox on Mac'],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1`,
      'Safari on iPhone',
    ],
    [`${mozilla} (iPad; CPU OS 18_6 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPad'],
    [`${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) FxiOS/143.0 Safari/605.1.15`, 'Firefox on iPhone'],
    [`${mozilla} (X11; Linux x86_64)`, 'Linux'],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('reads %s as "%s"', (userAgent, name) => {
    expect(deviceName(readDevice(userAgent))).toBe(name);
  });

  it('keeps browser and system apart, so that readers in any language can be told', () => {
    expect(readDevice(`${mozilla} (iPad; CPU OS 18_6 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1`)).toEqual({
      browser: 'Chrome',
      system: 'iPad',
    });
  });
});
