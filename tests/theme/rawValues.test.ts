import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The folders that render something, apart from the theme's own component files. */
const rooms = ['src/components', 'src/forms', 'src/lists', 'src/frame', 'src/site', 'src/admin', 'src/app'];

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(path.join(root, folder, file), 'utf8') }));

const files = [...rooms, 'theme/components'].flatMap(filesOf);

/** @returns the matches of a pattern, as `file: match`. */
const holding = (pattern: RegExp) =>
  files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`));

/** Colour keywords that are not raw colours. */
const isNoColor = /^(?:transparent|inherit|currentColor|none)$/i;

/** Letters that stand in place of a picture are as large as their place, not as a text. */
const isOrnament = (entry: string) =>
  ['src/site/services/ServiceBlocks.tsx', 'src/site/blog/PostPicture.tsx'].some((file) => entry.startsWith(file));

function isColor(value: string): boolean {
  try {
    return Boolean(new Color(value));
  } catch {
    return false;
  }
}

describe('Pages and components', () => {
  it('contain no raw colours in any notation', () => {
    expect(holding(/['"`\s(]#[0-9a-fA-F]{3,8}(?=['"`\s,;)])|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\(/g)).toEqual([]);
    const styled = holding(/\b(?:\w*[cC]olor|background|fill|stroke)\b['"]?[:=]\s*\{?\s*['"`][^'"`]+['"`]/g);
    expect(styled.length).toBeGreaterThan(50);
    const values = (entry: string) => entry.slice(entry.search(/['"`][^'"`]+['"`]$/)).slice(1, -1);
    expect(styled.filter((entry) => !isNoColor.test(values(entry)) && isColor(values(entry)))).toEqual([]);
  });

  it('contain no font sizes', () => {
    const sizes = [
      ...holding(/\bfontSize:\s*(?:\{[^}]*?)?['"`]?[\d.]+[a-z%]*(?=['"`\s,}])/g),
      ...holding(/\bfontSize:\s*(?:\{[^}]*?)?['"`](?:calc|clamp|max|min)\(/g),
    ];
    expect(sizes.filter((entry) => !isOrnament(entry))).toEqual([]);
    expect(holding(/\bfontSize=\{\s*\d/g)).toEqual([]);
    // In style sheets that are written as text.
    expect(holding(/\bfont(?:-size)?:[^;{}'"`\n]*\d(?:px|r?em|pt|%)[^;\n]*/g)).toEqual([]);
  });

  it('contain no font weights', () => {
    expect(holding(/\bfontWeight:[^,}\n]*\b\d{3}\b/g)).toEqual([]);
  });

  it('contain no durations', () => {
    const outside = holding(/['"`\s(][\d.]+m?s(?=['"`\s,)])/g);
    // The baseline's reduced-motion styles need durations close to zero.
    expect(outside.filter((entry) => !entry.startsWith('theme/components/baseline.ts'))).toEqual([]);
  });

  it('contain no !important', () => {
    expect(holding(/!important/g).filter((entry) => entry.startsWith('src/'))).toEqual([]);
  });
});
