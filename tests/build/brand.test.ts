import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ampersandOf } from '#build/brand/outline.ts';
import { houseTokens } from '#theme';
import { house, make, other, text } from './otherBrand.ts';

const made = { house: await make(house), other: await make(other) };

/** @returns the colour of one pixel of a PNG, as `#RRGGBB`. */
async function pointOf(png: Buffer | string | undefined, left: number, top: number): Promise<string> {
  const point = sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
  return `#${(await point.toBuffer()).toString('hex').toUpperCase()}`;
}

/** @returns the outline of an icon's letter. */
const letterOf = (svg: Buffer | string | undefined) => /\bd="([^"]+)"/.exec(String(svg))?.[1];

/** @returns centre and longer side of what an icon of 512 px shows on its background, in px. */
async function shownIn(png: Buffer | string | undefined) {
  const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft: left = 0, trimOffsetTop: top = 0 } = info;
  return { x: width / 2 - left, y: height / 2 - top, side: Math.max(width, height) };
}

describe('The icons', () => {
  it('have the primary colour as background and the corners of panels', async () => {
    const { files } = made.other;
    expect(await pointOf(files['icon-512.png'], 256, 20)).toBe('#0B5563');
    expect(await pointOf(files['icon-512.png'], 0, 0)).toBe('#0B5563');
    const { files: round } = await make({
      ...other,
      tokens: { ...other.tokens, radii: { site: 4, panel: 8, picture: 0 } },
    });
    const corner = sharp(round['icon-512.png']).extract({ left: 0, top: 0, width: 1, height: 1 });
    expect((await corner.raw().toBuffer()).at(3), 'a round corner is clear').toBe(0);
    // Phones round this one themselves.
    expect(await pointOf(round['apple-touch-icon.png'], 0, 0)).toBe('#0B5563');
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

  it('show a first letter that the display font lacks as text, in the fonts of the device', async () => {
    const { files } = await make({ ...other, company: { ...other.company, name: '婚礼' } });
    expect(String(files['favicon.svg'])).toMatch(/<text [^>]*>婚<\/text>/);
    expect(letterOf(files['favicon.svg'])).toBeUndefined();
    const { files: czech } = await make({ ...other, company: { ...other.company, name: 'Čapek' } });
    expect(letterOf(czech['favicon.svg'])).not.toBe(letterOf(made.other.files['favicon.svg']));
    expect(String(czech['favicon.svg'])).not.toContain('<text');
  });

  it('show the logo instead of the letter if there is one, with its own colours kept', async () => {
    const logo = {
      viewBox: '0 0 10 10',
      drawing: '<path d="M0 0h10v10H0Z"/><circle r="1" fill="#FF0000"/><path d="M8 8h2v2H8Z" fill="currentColor"/>',
    };
    const { files } = await make({ ...other, logo });
    expect(letterOf(files['favicon.svg'])).toBe('M0 0h10v10H0Z');
    expect(await pointOf(files['icon-512.png'], 256, 256)).toBe('#FFE08A');
    expect(await pointOf(files['icon-512.png'], 106, 106)).toBe('#FF0000');
    expect(await pointOf(files['icon-512.png'], 390, 390), 'the colour of text').toBe('#FFE08A');
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

  it('have their letter in the middle, smaller if the icon can be masked', async () => {
    const { files } = made.other;
    for (const [name, share] of [
      ['icon-512.png', 38 / 64],
      ['icon-maskable-512.png', 28 / 64],
    ] as const) {
      const { x, y, side } = await shownIn(files[name]);
      for (const middle of [x, y]) expect(Math.abs(middle - 256), name).toBeLessThan(4);
      expect(Math.abs(side - 512 * share), name).toBeLessThan(6);
    }
  });

  it('show the letter as text if the display font is not installed', async () => {
    const { files } = await make({ ...other, tokens: { ...other.tokens, fonts: { display: 'Georgia', text } } });
    expect(String(files['favicon.svg'])).toMatch(/<text [^>]*font-family="Georgia"[^>]*>B<\/text>/);
    expect(Math.abs((await shownIn(files['icon-512.png'])).x - 256)).toBeLessThan(40);
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
      start_url: '/',
    });
    const maskable = manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable');
    expect(maskable).toMatchObject([{ src: '/icon-maskable-512.png' }]);
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
    for (const words of ['translateY(11px)', '+ 222px', '* 33px', 'width:44px']) expect(css).toContain(words);
    const [always, where] = css.split('@supports (animation-timeline:view())');
    expect(always).not.toContain('animation');
    expect(where).toMatch(/^{@media screen and \(prefers-reduced-motion:no-preference\)/);
  });
});
