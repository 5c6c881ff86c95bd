import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { type Brand, brandFiles } from '#build/brand/brandFiles.ts';
import { ampersandOf } from '#build/brand/outline.ts';
import { company } from '#content/company.ts';
import project from '#package' with { type: 'json' };
import { houseTokens } from '#theme';

const house: Brand = { tokens: houseTokens, company };
const { light } = houseTokens.colors;

const fontPackage = Object.keys(project.dependencies).find((name) => name.startsWith('@fontsource-variable/'));
const metadata = path.resolve(import.meta.dirname, '../../node_modules', String(fontPackage), 'metadata.json');
/** Any installed font family. */
const family = `${JSON.parse(readFileSync(metadata, 'utf8')).family} Variable`;
const text = `'${family}', 'Own Fallback', sans-serif`;

/** Another company with different colours, corners and fonts. */
const other: Brand = {
  tokens: {
    ...houseTokens,
    colors: {
      ...houseTokens.colors,
      light: { ...light, primary: '#0B5563', goldOnDeep: '#FFE08A', paper: '#F0FAFB' },
    },
    fonts: { display: text, text },
    radii: { site: 0, panel: 0 },
  },
  company: { name: 'Bell <& Sons>', tagline: 'Feasts "by the sea"' },
};

const make = async (brand: Brand, site = { base: '/', letters: '' }) => {
  const { files, head } = await brandFiles(brand, site);
  const css = head.find(({ tag }) => tag === 'style')?.children;
  return { files, head, css: String(css) };
};
const made = { house: await make(house), other: await make(other) };

/** @returns the colour of one pixel of a PNG, as `#RRGGBB`. */
async function pointOf(png: Buffer | string | undefined, left: number, top: number): Promise<string> {
  const point = sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await point.toBuffer()).toString('hex').toUpperCase()}`;
}

/**
 * @param font any font file.
 * @returns the tags of its layout features. Source: OpenType 1.9, "GSUB", "GPOS" and "Feature List Table".
 */
async function featuresOf(font: Buffer): Promise<string[]> {
  const sfnt = await subsetFont(font, 'Large figures 0123456789', { targetFormat: 'sfnt' });
  const tagAt = (offset: number) => sfnt.toString('latin1', offset, offset + 4);
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  return tables
    .filter((record) => ['GSUB', 'GPOS'].includes(tagAt(record)))
    .map((record) => sfnt.readUInt32BE(record + 8))
    .map((table) => table + sfnt.readUInt16BE(table + 6))
    .flatMap((list) => Array.from({ length: sfnt.readUInt16BE(list) }, (_, index) => tagAt(list + 2 + index * 6)));
}

/** @returns the outline of an icon's letter. */
const letterOf = (svg: Buffer | string | undefined) => /\bd="([^"]+)"/.exec(String(svg))?.[1];

describe('The icons', () => {
  it('have the primary colour as background and the corners of panels', async () => {
    const { files } = made.other;
    expect(await pointOf(files['icon-512.png'], 256, 20)).toBe('#0B5563');
    expect(await pointOf(files['icon-512.png'], 0, 0)).toBe('#0B5563');
    const { files: round } = await make({ ...other, tokens: { ...other.tokens, radii: { site: 4, panel: 8 } } });
    const corner = sharp(round['icon-512.png']).extract({ left: 0, top: 0, width: 1, height: 1 });
    expect((await corner.raw().toBuffer()).at(3), 'a round corner is clear').toBe(0);
  });

  it('show the first letter of the name in the display font and the gold for dark backgrounds', async () => {
    const { files } = made.other;
    expect(String(files['favicon.svg'])).toContain('fill="#FFE08A"');
    const letters = await Promise.all(
      ['Bell', 'Bow', 'Anna'].map(async (name) => {
        const { files } = await make({ ...other, company: { ...other.company, name } });
        return letterOf(files['favicon.svg']);
      }),
    );
    expect(letters[0]).toBe(letterOf(files['favicon.svg']));
    expect(letters[1]).toBe(letters[0]);
    expect(letters[2]).not.toBe(letters[0]);
  });

  it('show the logo instead of the letter if there is one, with its own colours kept', async () => {
    const logo = { viewBox: '0 0 10 10', drawing: '<path d="M0 0h10v10H0Z"/><circle r="1" fill="#FF0000"/>' };
    const { files } = await make({ ...other, logo });
    expect(letterOf(files['favicon.svg'])).toBe('M0 0h10v10H0Z');
    expect(await pointOf(files['icon-512.png'], 256, 256)).toBe('#FFE08A');
    expect(await pointOf(files['icon-512.png'], 106, 106)).toBe('#FF0000');
    expect(await pointOf(files['icon-512.png'], 256, 20)).toBe('#0B5563');
  });

  it.each([
    ['favicon-32.png', 32],
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-maskable-512.png', 512],
  ])('have the size of their name or purpose: %s', async (name, size) => {
    expect(await sharp(made.house.files[name]).metadata()).toMatchObject({ width: size, height: size, format: 'png' });
  });

  it('that can be masked fill their corners and keep the letter in the middle', async () => {
    const icon = made.other.files['icon-maskable-512.png'];
    expect(await pointOf(icon, 0, 0)).toBe('#0B5563');
    for (const [left, top] of [
      [256, 100],
      [100, 256],
      [256, 411],
      [411, 256],
    ] as const) {
      expect(await pointOf(icon, left, top)).toBe('#0B5563');
    }
  });

  it('show the letter as text if the display font is not installed', async () => {
    const { files } = await make({ ...other, tokens: { ...other.tokens, fonts: { display: 'Georgia', text } } });
    expect(String(files['favicon.svg'])).toMatch(/<text [^>]*font-family="Georgia"[^>]*>B<\/text>/);
  });
});

describe('The web manifest', () => {
  it('has name, tagline and background of the brand, and icons that exist', () => {
    const { files } = made.other;
    const manifest = JSON.parse(String(files['manifest.webmanifest']));
    expect(manifest).toMatchObject({
      name: 'Bell <& Sons>',
      description: 'Feasts "by the sea"',
      background_color: '#F0FAFB',
      theme_color: '#F0FAFB',
    });
    for (const { src } of manifest.icons) expect(Object.keys(files)).toContain(src.slice(1));
  });
});

describe('The head of a page', () => {
  it('refers to existing files only', () => {
    const { head, files, css } = made.house;
    const named = head.map(({ attrs }) => attrs?.href).filter((href) => href !== undefined);
    const fonts = [...css.matchAll(/url\("(.+?)"\)/g)].map(([, address]) => address);
    expect(named).toContain('/manifest.webmanifest');
    for (const address of [...named, ...fonts]) expect(Object.keys(files)).toContain(String(address).slice(1));
  });
});

describe('The fonts', () => {
  const familiesIn = (css: string) => new Set([...css.matchAll(/font-family:"(.+?)"/g)].map(([, name]) => `'${name}'`));

  it('are those of the tokens, with local fallbacks of adjusted metrics', () => {
    const { display, text: body } = houseTokens.fonts;
    for (const name of familiesIn(made.house.css)) expect(`${display}, ${body}`).toContain(name);
    expect([...familiesIn(made.other.css)]).toEqual([`'${family}'`, "'Own Fallback'"]);
    const local = made.other.css.split('\n').filter((rule) => rule.includes('local('));
    expect(local.length).toBeGreaterThan(1);
    for (const rule of local) expect(rule).toMatch(/ascent-override:[\d.]+%;.*size-adjust:[\d.]+%/);
  });

  it('have a fallback adjusted at each weight to a similar local font', async () => {
    const adjusts = (css: string) => [...css.matchAll(/size-adjust:([\d.]+)%/g)].map(([, share]) => share);
    const serif = `'${family}', 'Own Fallback', serif`;
    const { css } = await make({ ...other, tokens: { ...other.tokens, fonts: { display: serif, text: serif } } });
    expect(css).toContain('local("Times New Roman")');
    expect(made.other.css).toContain('local("Arial")');
    const all = [...adjusts(css), ...adjusts(made.other.css)];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['', 'äöü„“'])('have a small file for the language, and no character in two files: %j', async (letters) => {
    const { css, files } = await make(other, { base: '/', letters });
    const faces = css.split('\n').filter((rule) => /font-style:normal.*url\(/.test(rule));
    const ranges = faces.map((rule) => /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? '');
    expect(ranges[0]).toMatch(/^U\+20-7e,/);
    expect(ranges[0]?.includes('U+fc,')).toBe(letters.includes('ü'));
    const points = ranges
      .join(',')
      .split(',')
      .flatMap((range) => {
        const [first = 0, last = first] = range
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        return Array.from({ length: last - first + 1 }, (_, at) => first + at);
      });
    expect(points.length).toBeGreaterThan(500);
    expect(new Set(points).size).toBe(points.length);
    const sizeOf = (file: RegExp) => Object.entries(files).find(([name]) => file.test(name))?.[1].length ?? 0;
    expect(sizeOf(/-basic-/)).toBeGreaterThan(1000);
    const others = sizeOf(/-latin-[\da-f]{8}\./) + sizeOf(/-latin-ext-/);
    expect(sizeOf(/-basic-/)).toBeLessThan(others);
  });

  it('have only the weights of the theme: one for headings, those of text, and both for a common family', async () => {
    const weightsIn = (css: string, name: string) => {
      const rules = css.split('\n').filter((rule) => rule.includes(`font-family:"${name}"`) && rule.includes('url('));
      return [...new Set(rules.map((rule) => /font-weight:([^;]+)/.exec(rule)?.[1]))];
    };
    const apart = await make({
      ...other,
      tokens: {
        ...other.tokens,
        fonts: { display: text, text: 'Georgia' },
        headings: { ...houseTokens.headings, weight: 500 },
      },
    });
    expect(weightsIn(apart.css, family)).toEqual(['500']);
    const together = (weight: number) =>
      make({ ...other, tokens: { ...other.tokens, headings: { ...houseTokens.headings, weight } } });
    expect(weightsIn((await together(500)).css, family)).toEqual(['400 700']);
    expect(weightsIn((await together(800)).css, family)[0]).toMatch(/^400 [78]00$/);
    const sizeOf = ({ files }: { files: Record<string, Buffer | string> }) =>
      Object.entries(files).find(([name]) => name.includes('-basic-'))?.[1].length ?? 0;
    expect(sizeOf(apart)).toBeLessThan(sizeOf(made.other) * 0.8);
  });

  it('keep ligatures, kerning and lining figures, and no other features', async () => {
    const { files } = await make({ ...house, tokens: { ...houseTokens, fonts: { display: text, text } } });
    const [, content = ''] = Object.entries(files).find(([name]) => name.includes('-basic-')) ?? [];
    const tags = await featuresOf(Buffer.from(content));
    expect(tags).toEqual(expect.arrayContaining(['kern', 'lnum']));
    const optional = /^(smcp|c2sc|swsh|salt|onum|pnum|frac|numr|dnom|sups|sinf|ss\d\d|cv\d\d)$/;
    expect(tags.filter((tag) => optional.test(tag))).toEqual([]);
  });

  it('are requested below the path of the language', async () => {
    const { css, files } = await make(other, { base: '/de/', letters: 'äöü' });
    const [, address = ''] = /url\("(.+?)"\)/.exec(css) ?? [];
    expect(address).toMatch(/^\/de\/assets\//);
    expect(Object.keys(files)).toContain(address.slice('/de/'.length));
  });

  it('have a content hash in their names', () => {
    const fonts = Object.keys(made.other.files).filter((name) => name.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(1);
    for (const name of fonts) expect(name).toMatch(/^assets\/[a-z-]+-[\da-f]{8}\.woff2$/);
  });

  it('are not included if the tokens begin with system fonts', async () => {
    const system = { display: 'Georgia, serif', text: 'system-ui, sans-serif' };
    const { css, files } = await make({ ...other, tokens: { ...other.tokens, fonts: system } });
    expect(css).toBe('');
    expect(Object.keys(files).filter((name) => name.endsWith('.woff2'))).toEqual([]);
  });

  it('are not included if they are not installed', async () => {
    const fonts = { display: "'No Such Font Variable', serif", text };
    const { css } = await make({ ...other, tokens: { ...other.tokens, fonts } });
    expect([...familiesIn(css)]).toEqual([`'${family}'`, "'Own Fallback'"]);
  });
});

describe('The ampersand of the wordmark', () => {
  it('is drawn in the display font, or null if that is not installed', async () => {
    expect((await ampersandOf(text))?.path).toMatch(/^M/);
    expect(await ampersandOf('Georgia, serif')).toBeNull();
  });
});

describe('The reveal on scroll', () => {
  it('uses the values of the tokens, only with browser support and without reduced motion', async () => {
    const reveal = { rise: 11, over: 222, stagger: 33, hairline: 44 };
    const { head } = await make({ ...house, tokens: { ...houseTokens, reveal } });
    const css = String(head.findLast(({ tag }) => tag === 'style')?.children);
    for (const words of ['translateY(11px)', '+ 222px', '* 33px', 'width: 44px']) expect(css).toContain(words);
    const [always, where] = css.split('@supports (animation-timeline: view())');
    expect(always).not.toContain('animation');
    expect(where?.trim()).toMatch(/^{\s*@media screen and \(prefers-reduced-motion: no-preference\)/);
  });
});
