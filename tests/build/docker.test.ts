import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const matchesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => String(name));

it('Every build argument of the image can be set for docker compose', () => {
  const built = matchesIn(read('Dockerfile'), /^ARG (\w+)/gm);
  expect(built).toEqual(['BRAND', 'LANGUAGES']);
  const [args = ''] = matchesIn(read('compose.yaml'), /^ {6}args:\n((?: {8}.+\n)+)/gm);
  expect(matchesIn(args, /^ +(\w+): \$\{\1:-/gm)).toEqual(built);
});

it('The README names every setting that compose.yaml reads from .env', () => {
  const [guide = ''] = matchesIn(read('README.md'), /^### With Docker\n([\s\S]+?)^###/gm);
  const settings = new Set(matchesIn(read('compose.yaml'), /\$\{(\w+):/g));
  expect(settings.size).toBeGreaterThan(8);
  for (const name of settings) expect(guide).toMatch(new RegExp(`\\b${name}\\b`));
});
