import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { formatDate } from '#domain/dates.ts';
import { formatMoment } from '#domain/moments.ts';

it.each([
  ['2023-06-14', 'Jun 14, 2023'],
  ['2024-02-29', 'Feb 29, 2024'],
])('%s is formatted as %s', (iso, shown) => {
  expect(formatDate(iso)).toBe(shown);
});

it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('Dates and moments are formatted the same in %s', (zone) => {
  const [day, late] = ['2023-12-31', '2023-12-31T23:30:00Z'];
  const program = `
    import { formatDate } from '#domain/dates.ts';
    import { formatMoment } from '#domain/moments.ts';
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    console.log([timeZone, formatDate('${day}'), formatDate('${late}'), formatMoment('${late}')].join('|'));`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  });
  expect(printed.trim().split('|')).toEqual([zone, formatDate(day), formatDate(late), formatMoment(late)]);
});

it('Formatting an invalid date throws a RangeError', () => {
  expect(() => formatDate('soon')).toThrow(RangeError);
});
