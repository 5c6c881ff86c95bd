/**
 * The command `npm run coverage`: runs the component and server tests, and prints the coverage of each room. With
 * `--built` it also runs the tests of the build, which add no coverage; the build machine runs them with this command.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { providePostgres } from './support/postgres.ts';
import { allPass, bin, step } from './support/steps.ts';

interface Count {
  total: number;
  covered: number;
}

type Summary = Record<string, { lines: Count; branches: Count }>;

const stopPostgres = await providePostgres();
if (!process.argv.includes('--built')) process.env.SOURCES_ONLY = 'true';
await allPass(step('Component and server tests', `${bin('vitest')} run --coverage --reporter=dot`));
stopPostgres();

const { total, ...files } = JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8')) as Summary;
const rooms = [...new Set(Object.keys(files).map(roomOf))].toSorted();
const share = (counts: Count[]) => {
  const sum = (part: keyof Count) => counts.reduce((all, count) => all + count[part], 0);
  return `${((100 * sum('covered')) / Math.max(1, sum('total'))).toFixed(1)} %`;
};
const print = (...columns: string[]) =>
  console.info(columns.map((text, at) => (at === 0 ? text.padEnd(12) : text.padStart(10))).join(''));
const printShares = (name: string, counted: Summary[string][]) =>
  print(name, share(counted.map(({ lines }) => lines)), share(counted.map(({ branches }) => branches)));

print('room', 'lines', 'branches');
for (const room of rooms) {
  const inRoom = Object.entries(files).filter(([file]) => roomOf(file) === room);
  printShares(
    room,
    inRoom.map(([, counted]) => counted),
  );
}
if (total) printShares('all', [total]);

/** @returns the folder of `src`, or the theme, that a file belongs to. */
function roomOf(file: string): string {
  const [top = '', room = ''] = path.relative('.', file).split(path.sep);
  if (top !== 'src') return top;
  return room.includes('.') ? 'entries' : room;
}
