import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { houseTokens } from '#theme';
import { family, house, make, other, text } from './otherBrand.ts';

const made = { house: await make(house), other: await make(other) };

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

describe('The fonts', () => {
  const familiesIn = (css: string) => new Set([...css.matchAll(/font-family:"(.+?)"/g)].map(([, name]) => `'${name}'`));

  it('are those of the tokens, with local fallbacks of adjusted metrics', () => {
    const { display, text: body } = houseTokens.fonts;
    for (const name of familiesIn(made.house.css)) expect(`${display}, ${body}`).toContain(name);
    expect([...familiesIn(made.other.css)]).toEqual([`'${family}'`, "'Own Fallback'"]);
    const local = made.other.css.split('\n').filter((rule) => rule.includes('local('));
    expect(local.length).toBeGreaterThan(1);
    // Text is shown in the fallback until its font has arrived.
    const loaded = made.other.css.split('\n').filter((rule) => rule.includes('url('));
    for (const rule of loaded) expect(rule).toContain('font-display:swap');
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
    // A weight beyond those of the family is that of its lightest or boldest face.
    for (const [weight, name] of [
      ['100 400', 'Arial'],
      ['500', 'Arial'],
      ['600', 'Arial Bold'],
      ['700 900', 'Arial Bold'],
    ]) {
      expect(made.other.css).toContain(`font-weight:${weight};src:local("${name}")`);
    }
  });

  it('have a fallback in italics of its own where they have italics, which are narrower', async () => {
    const facesOf = (css: string) => css.split('\n').filter((rule) => rule.includes('local('));
    const display = "'Cormorant Garamond Variable', 'Cormorant Fallback', Georgia, serif";
    const { tokens } = house;
    const own = { fonts: { ...tokens.fonts, display }, headings: { ...tokens.headings, weight: 500 } };
    const { css } = await make({ ...house, tokens: { ...tokens, ...own } });
    const faces = facesOf(css).filter((rule) => rule.includes('Cormorant Fallback'));
    const italic = faces.filter((rule) => rule.includes('font-style:italic'));
    const serif = faces.filter((rule) => rule.includes('local("Times New Roman")'));
    expect(serif).not.toHaveLength(0);
    expect(italic).toHaveLength(serif.length);
    const shareOf = (rule = '') => Number(/size-adjust:([\d.]+)%/.exec(rule)?.[1]);
    for (const [at, rule] of italic.entries()) {
      expect(rule).toContain(
        'local("Times New Roman Italic"),local("TimesNewRomanPS-ItalicMT"),local("Liberation Serif Italic")',
      );
      expect(shareOf(rule)).toBeLessThan(shareOf(serif[at]) * 0.95);
    }
    // A family without italics is slanted by the browser.
    expect(
      facesOf(
        (await make({ ...other, tokens: { ...other.tokens, fonts: { display: "'Georgia'", text } } })).css,
      ).join(),
    ).not.toContain('italic');
  });

  it.each(['', 'äöü„“'])('have a small file for the language, and no character in two files: %j', async (letters) => {
    const { css, files } = await make(other, { base: '/', letters });
    // As browsers do: of the faces that declare a character, the last one counts.
    const pointsOf = new Map<number, string>();
    for (const rule of css.split('\n').filter((rule) => /font-style:normal.*url\(/.test(rule))) {
      const [, range = '', kind = ''] =
        /unicode-range:([^;}]+).*-(basic|latin|latin-ext)-[\da-f]{8}\./.exec(rule) ?? [];
      for (const part of range.split(',')) {
        const [first = 0, last = first] = part
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16));
        for (let point = first; point <= last; point += 1) pointsOf.set(point, kind);
      }
    }
    expect(pointsOf.size).toBeGreaterThan(500);
    expect([...pointsOf.keys()].filter((point) => point < 0x20 || point === 0x200b)).toEqual([]);
    const kindsOf = (characters: string) => [...characters].map((each) => pointsOf.get(each.codePointAt(0) ?? 0));
    expect(new Set(kindsOf(`AZaz0 ~©é€★${letters}`))).toEqual(new Set(['basic']));
    expect(new Set(kindsOf('¡ßŒœ™'))).toEqual(new Set(['latin']));
    expect(new Set(kindsOf('āĲłŸſȘ₺'))).toEqual(new Set(['latin-ext']));
    expect(kindsOf('ü')).toEqual([letters ? 'basic' : 'latin']);
    // No face claims characters that no file has: its file would be loaded for nothing.
    expect(kindsOf('\u0378\u0e01\u4e00\u1cff')).toEqual([undefined, undefined, undefined, undefined]);
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
