/**
 * The command `npm run map`: prints the rooms (parts of the source), their sizes and imports. With `-- --rules`, it
 * writes Biome's rules for them.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRooms } from './readRooms.ts';
import { biomeRules } from './rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');

if (process.argv.includes('--rules')) {
  const file = path.join(root, 'biome.rooms.json');
  writeFileSync(file, JSON.stringify(biomeRules()));
  // The linter also checks how its own rules are formatted.
  execFileSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', '--log-level=error', file], {
    stdio: 'inherit',
  });
} else {
  for (const { name, files, lines, imports } of readRooms(root)) {
    const arrows = [...imports]
      .toSorted(([, one], [, other]) => other - one)
      .map(([room, count]) => `${room} ${count}`);
    const size = `${String(files).padStart(3)} files ${String(lines).padStart(6)} lines`;
    console.info(`${name.padEnd(10)} ${size}  ${arrows.length > 0 ? `→ ${arrows.join(', ')}` : ''}`);
  }
}
