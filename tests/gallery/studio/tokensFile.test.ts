import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBrand } from '#build/brand/readBrand.ts';
import { houseTokens } from '#theme';
import { brandTokensFile, tokensFile } from './tokensFile.ts';

const file = readFileSync(path.resolve(import.meta.dirname, '../../../theme/tokens.ts'), 'utf8');

it('The tokens of the house are written out as their file has them', () => {
  expect(tokensFile(houseTokens)).toBe(file);
});

it('Those of a brand are written as a module that exports them', async () => {
  const { tokens: own } = await readBrand('confetti');
  const tokens = { ...own, fonts: { display: 'Back\\slash', text: `"O'Brien \\ Sans", serif` } };
  const written = brandTokensFile(tokens);
  expect(written).toMatch(/^import type .+ from '#theme\/tokens\.ts';\n/);
  const script = written
    .replace(/^import .*$/m, '')
    .replace('export ', '')
    .replaceAll(/: \w+Tokens = /g, ' = ');
  expect(new Function(`${script} return brandTokens;`)()).toEqual(tokens);
});

it('What was changed is what differs from the file', () => {
  const { colors } = houseTokens;
  const changed = tokensFile({
    ...houseTokens,
    colors: { ...colors, dark: { ...colors.dark, primary: '#ABCDEF' } },
    radii: { site: 0, panel: 12, picture: 0 },
    density: 'compact',
  });
  const lines = changed.split('\n').filter((line) => !file.includes(`${line}\n`));
  expect(lines.map((line) => line.trim())).toEqual([
    "primary: '#ABCDEF',",
    'radii: { site: 0, panel: 12, picture: 0 },',
    "density: 'compact',",
  ]);
});
