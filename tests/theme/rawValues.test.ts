import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }));

/** Files of `src/` in which the pattern stands. */
const holding = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('Pages leave the look to the theme', () => {
  it('hold no raw colour', () => {
    expect(holding(/['"`\s(]#[0-9a-fA-F]{3,8}['"`\s,;)]|\b(?:rgba?|hsla?|oklch)\(/)).toEqual([]);
  });

  it('hold no font size in pixels', () => {
    expect(holding(/fontSize:\s*['"`]\d+px/)).toEqual([]);
  });

  it('hold no !important', () => {
    expect(holding(/!important/)).toEqual([]);
  });
});
