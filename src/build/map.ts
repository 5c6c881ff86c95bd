/**
 * The command `npm run map`: prints the rooms (parts of the source), their sizes and imports. With `-- --rules`, it
 * writes Biome's rules for them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRooms } from './readRooms.ts';
import { biomeRules } from './rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');

if (process.argv.includes('--rules')) {
  writeFileSync(path.join(root, 'biome.rooms.json'), `${JSON.stringify(biomeRules(), null, 2)}\n`);
} else {
  for (const { name, files, lines, imports } of readRooms(root)) {
    const arrows = [...imports]
      .toSorted(([, one], [, other]) => other - one)
      .map(([room, count]) => `${room} ${count}`);
    const size = `${String(files).padStart(3)} files ${String(lines).padStart(6)} lines`;
    console.info(`${name.padEnd(10)} ${size}  ${arrows.length > 0 ? `→ ${arrows.join(', ')}` : ''}`);
  }
}
