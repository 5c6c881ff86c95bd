/**
 * Cuts from the two families what English pages show, so that their first visit loads 60 KB less than with
 * the whole Latin files: run `npm run fonts` after changing a family or these characters. Other characters
 * still come from the whole files; `fonts.css` says which range is where.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');
const asciiLetters = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const characters = `${asciiLetters}\u00a0©·×é–—‘’“”…€★→`;

const faces = [
  { source: 'figtree/files/figtree-latin-wght-normal.woff2', name: 'figtree.woff2' },
  { source: 'cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2', name: 'cormorant.woff2' },
  { source: 'cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2', name: 'cormorant-italic.woff2' },
];

for (const { source, name } of faces) {
  const whole = await readFile(path.join(root, 'node_modules/@fontsource-variable', source));
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2' });
  await writeFile(path.join(root, 'src/app/fonts', name), cut);
  console.info(`${name}: ${whole.length} -> ${cut.length} bytes`);
}
