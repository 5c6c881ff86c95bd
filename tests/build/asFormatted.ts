import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** @param text of a module. @returns the text as `npm run format` would leave it. */
export const asFormatted = (text: string): string =>
  spawnSync('node_modules/.bin/biome', ['check', '--write', '--stdin-file-path=brands/new.ts'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  }).stdout;
