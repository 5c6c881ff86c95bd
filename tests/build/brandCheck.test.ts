import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ThemeOptions } from '@mui/material/styles';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureFaults } from '#build/brand/brandPictures.ts';
import { assertBuildable } from '#build/brand/checkBrand.ts';
import { type FontPackage, fontOf, fontPackageIn, fontPackageOf } from '#build/brand/fontPackage.ts';
import { leftExamples, newBrand } from '#build/brand/newBrand.ts';
import { houseTokens, type ThemeTokens } from '#theme';
import { temporaryFolder } from '../server/testServer.ts';
import { house } from './otherBrand.ts';
import { type ProjectCopy, projectCopy, writeFiles } from './projectCopy.ts';

/** @returns the sentences without the brand that each begins with. */
const sentences = (lines: readonly string[]) => lines.map((line) => line.replace(/^Brand "\w+"(, .+?)?: /, ''));

/** @returns a picture of one colour. */
const picture = (width: number, height: number, background = '#00AACC') =>
  sharp({ create: { width, height, channels: 4, background } });

const own = `import { houseTokens, type ThemeTokens } from '#theme/tokens.ts';
const { light, dark } = houseTokens.colors;
const colors = { light, dark: { ...dark, primary: '#E3B5CE' } };
`;

describe('npm run brand check', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = projectCopy();
  });
  afterAll(() => copy.remove());

  it('says of a brand as it was created what is not its own, and nothing else', async () => {
    const { brand } = copy;
    const { status, lines } = await brand('new', 'lake');
    expect([status, lines[0]]).toEqual([0, 'Fill in:']);
    const checked = await brand('check', 'lake');
    expect(checked.status).toBe(0);
    expect(sentences(checked.lines)).toEqual([
      expect.stringMatching(
        /^content\/company.ts .* examples .* for tagline, email, phone, whatsapp, address, siteUrl: /,
      ),
      expect.stringMatching(/^content\/home.ts .* examples .* for homeMeta, heroSlides, aboutTeaser: replace them/),
      'its tokens are all those of the house.',
      'it has no logo.svg; icons show the first letter of its name.',
      expect.stringMatching(/^\d+ of \d+ texts and 0 of \d+ pictures are its own, the others those of the house; /),
    ]);
    expect(checked.lines.at(-1)).toMatch(/^Brand "lake", Lake: /);
  });

  it('says only which examples are left', async () => {
    const folder = temporaryFolder();
    await newBrand('lake', folder);
    const lake = path.join(folder, 'lake');
    rmSync(path.join(lake, 'content/home.ts'));
    const company = path.join(lake, 'content/company.ts');
    const text = readFileSync(company, 'utf8').replace('What you do, in a few words', 'Weddings by the water');
    writeFileSync(company, text.replace(/ {2}email.*\n/, ''));
    expect(leftExamples(lake)).toEqual([
      { file: 'content/company.ts', names: ['phone', 'whatsapp', 'address', 'siteUrl'] },
    ]);
  });

  it('fails for a name that is nearly one that would be read, of a file, a folder or an export', async () => {
    const { brand, write } = copy;
    write({
      'brands/pond/token.ts': own,
      'brands/pond/Overrides.ts': 'export {}',
      'brands/pond/home.ts': 'export {}',
      'brands/pond/logo.png': '',
      'brands/pond/contents/home.ts': 'export {}',
      'brands/pond/photos/hero.webp': '',
      'brands/pond/content/home.ts': `import { slides } from './slides.ts';\nexport const heroSlide = slides;\n`,
      'brands/pond/content/slides.ts': 'export const slides = [];\n',
      'brands/pond/languages/de/content/hom.ts': 'export {}',
      'brands/pond/public/photo/hero-480.avif': '',
    });
    const { status, lines } = await brand('check', 'pond');
    expect(status).toBe(1);
    expect(sentences(lines)).toEqual([
      'Overrides.ts is not read: did you mean overrides.ts?',
      'home.ts is not read: did you mean content/home.ts?',
      'logo.png is not read: did you mean logo.svg?',
      'token.ts is not read: did you mean tokens.ts?',
      'contents/ is not read: did you mean content/?',
      'languages/de/content/hom.ts is not read: did you mean languages/de/content/home.ts?',
      'photos/ is not read: did you mean content/photos/?',
      'public/photo/ replaces nothing: did you mean public/photos/?',
      'content/home.ts exports "heroSlide", which nothing reads: did you mean heroSlides?',
    ]);
  });

  it('fails for a colour that cannot be computed with', async () => {
    const { brand, write } = copy;
    write({
      'brands/creek/tokens.ts': `${own}export const brandTokens: ThemeTokens = { ...houseTokens, colors };\n`,
      'brands/creek/overrides.ts': `export const brandOverrides = { palette: { primary: { main: 'teal' } } };\n`,
    });
    const { status, lines } = await brand('check', 'creek');
    expect([status, lines]).toEqual([1, ['palette.primary.main is "teal": write it as #008080.']]);
  });

  it('warns of a scheme, fonts and pictures that are not seen as they were meant', async () => {
    const { brand, write } = copy;
    const fonts = `{ display: "'Lora', Georgia, serif", text: 'Verdana, sans-serif' }`;
    write({
      'brands/river/tokens.ts': `${own}export const brandTokens: ThemeTokens = { ...houseTokens, colors, fonts: ${fonts} };\n`,
      'brands/river/fonts/loora/metadata.json': '{}',
      'brands/river/public/photos/banner-blog-480.avif': await picture(480, 320).avif().toBuffer(),
      'brands/river/public/photos/banner-blogg-480.avif': '',
      'brands/river/content/photos/about-venue.webp': await picture(1600, 1067).webp().toBuffer(),
      'brands/river/content/photos/banner-blog.webp': await picture(2400, 1600).webp().toBuffer(),
      // Of about-venue nothing is left of what was made.
      'brands/river/content/photos/encoded.json':
        '{ "about-venue": "0123456789abcdef", "banner-blog": "0123456789abcdef" }',
    });
    const { status, lines } = await brand('check', 'river');
    expect(status).toBe(0);
    const said = sentences(lines);
    for (const sentence of [
      'The font "Lora" is not installed; Georgia, serif replaces it, except on devices that have it: npm install @fontsource/lora, if Fontsource has it.',
      'shared links show the picture of a page without its title: cards are drawn only with fonts that are installed, and "Lora" and "Verdana" are not.',
      'fonts/loora/ is not used: it has a family called "Loora" or "Loora Variable", and tokens.ts names "Lora" and "Verdana".',
      'its light scheme has the colours of the house, which mails and preview cards have as well.',
      `public/photos/banner-blog-800.webp is missing; the house's picture is shown in its place.`,
      'public/photos/banner-blogg-480.avif replaces no picture of the house, and is not shown.',
      'content/photos/about-venue.webp is not encoded, and not shown: BRAND=river npm run photos',
      'content/photos/banner-blog.webp has changed since it was encoded, and is shown as it was: BRAND=river npm run photos',
      `describe its picture "banner-blog" in content/photos/alts.ts; the text is the house's.`,
    ]) {
      expect(said).toContain(sentence);
    }
    expect(said.filter((sentence) => sentence.startsWith('these tokens are those of the house: '))).toHaveLength(1);
    expect(said.join()).not.toContain('"Verdana" is not installed');
    expect(said.join()).not.toContain('about-venue.webp has changed');
  });
});

describe('A brand', () => {
  const { colors, fonts } = houseTokens;
  const withLight = (light: Partial<typeof colors.light>) => ({
    colors: { ...colors, light: { ...colors.light, ...light } },
  });
  const check = (tokens: Partial<ThemeTokens>, overrides: ThemeOptions = {}, folder: string | null = null) =>
    assertBuildable('lake', { ...house, tokens: { ...houseTokens, ...tokens } }, overrides, folder);

  it('can be built if there is nothing wrong with it', async () => {
    await expect(check({}, {}, temporaryFolder())).resolves.toBeUndefined();
  });

  it('cannot be built with colours that are mistyped, or that nobody can read', async () => {
    const teal = { palette: { primary: { main: 'teal' } } };
    await expect(check(withLight({ ink: '#12' }), teal)).rejects.toThrow(
      /^colors\.light\.ink is "#12": write .+\npalette\.primary\.main is "teal": write .+$/,
    );
    await expect(check(withLight({ ink: colors.light.paper }))).rejects.toThrow(
      /^The colours of "lake" have too little contrast:\n {2}/,
    );
    const pale = { colorSchemes: { light: { palette: { text: { primary: colors.light.paper } } } } };
    await expect(check({}, pale)).rejects.toThrow(/^The colours of "lake" have too little contrast:\n {2}/);
  });

  it('cannot be built with damaged pictures or fonts', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'content/photos/birthday-cake.webp': 'a text', 'content/photos/decor-candles.jpg': '' });
    await expect(check({}, {}, folder)).rejects.toThrow(
      /^Brand "lake": content\/photos\/birthday-cake\.webp is damaged, .+\nBrand "lake": content\/photos\/decor-candles\.jpg is not used/,
    );
    await expect(check({ fonts: { ...fonts, text: "'Fraunces', serif" } })).rejects.toThrow(
      /fraunces is a variable font: call it "Fraunces Variable" in tokens\.ts\.$/,
    );
  });
});

describe('The pictures of a brand', () => {
  it('that do not suit their places are named, with what to do', async () => {
    const folder = temporaryFolder();
    const jpeg = await picture(2400, 1600).jpeg().toBuffer();
    const webp = await picture(2400, 1600).webp().toBuffer();
    writeFiles(folder, {
      'content/photos/banner-blog.webp': await picture(2400, 2400).webp().toBuffer(),
      'content/photos/banner-contact.webp': await picture(400, 267).webp().toBuffer(),
      'content/photos/banner-gallery.webp': webp.subarray(0, webp.length / 2),
      'content/photos/banner-services.webp': jpeg,
      'content/photos/banner-testimonials.webp': await picture(2400, 1600, '#00AACC80').webp().toBuffer(),
      'content/photos/about-venu.webp': webp,
      'content/photos/decor-candles.jpg': jpeg,
      'content/photos/birthday-cake.webp': 'a text',
      'content/photos/decor-drapery.webp': webp,
      'content/photos/decor-drapery.jpg': jpeg,
      'public/photos/decor-drapery-480.avif': await picture(480, 480).avif().toBuffer(),
      'public/portraits/portrait-1.svg': jpeg,
    });
    const photos = 'content/photos';
    expect((await pictureFaults(folder)).toSorted()).toEqual(
      [
        `${photos}/about-venu.webp replaces no picture of the house: did you mean about-venue?`,
        `${photos}/banner-blog.webp is 2400 × 2400 px; its place needs a ratio of 3:2: crop it, to 2400 × 1600 px or larger.`,
        `${photos}/banner-contact.webp is 400 px wide; its place needs 2400 px: take a larger picture.`,
        `${photos}/banner-gallery.webp is damaged, or no picture that can be read: save it again, as a WebP of 2400 × 1600 px, or wider.`,
        `${photos}/banner-services.webp is a JPG file with the name of a WebP file: save it as a WebP of 2400 × 1600 px, or wider.`,
        `${photos}/banner-testimonials.webp has transparent parts: put it on a background, and save it again.`,
        `${photos}/birthday-cake.webp is damaged, or no picture that can be read: save it again, as a WebP of 2400 × 1600 px, or wider.`,
        `${photos}/decor-candles.jpg is not used: save it as decor-candles.webp, a WebP of 2400 × 1600 px, or wider.`,
        'public/photos/decor-drapery-480.avif is 480 × 480 px; its place needs 480 × 320 px: crop it, or have it made by "npm run photos".',
        'public/portraits/portrait-1.svg is a JPG file with the name of a file in SVG: save it as SVG.',
      ].toSorted(),
    );
  });
});

describe('The fonts of a brand', () => {
  const figtree = fontPackageOf("'Figtree Variable'") as FontPackage;
  const whole = readFileSync(path.join(figtree.folder, 'files/figtree-latin-wght-normal.woff2'));
  const file = (kind: string) => `files/lora-latin-${kind}-normal.woff2`;

  it.each<[string, Record<string, Buffer | string>, string]>([
    [
      'missing',
      {},
      `${file('400')} is missing: copy it from the package @fontsource/lora, or take what it is for out of`,
    ],
    ['damaged', { [file('400')]: '' }, `${file('400')} is damaged, or no WOFF2 font: copy it from the package`],
    ['variable', { [file('wght')]: whole }, 'lora is a variable font: call it "Lora Variable" in tokens.ts.'],
  ])('are named with what to do if a file is %s', async (_what, files, sentence) => {
    const folder = path.join(temporaryFolder(), 'lora');
    writeFiles(folder, files);
    const font = { ...figtree, folder, id: 'lora', family: 'Lora', isVariable: false, weights: [400] };
    await expect(fontOf(font, 'a', 'normal', 400)).rejects.toThrow(sentence);
  });

  it.each(['metadata.json', 'unicode.json'])('are named with what to do if %s is missing or damaged', (name) => {
    const folder = path.join(temporaryFolder(), 'lora');
    const stack = "'Lora', serif";
    writeFiles(folder, { 'metadata.json': '{ "weights": [400], "styles": ["normal"] }', 'unicode.json': '{}' });
    expect(fontPackageIn(folder, stack)).toMatchObject({ id: 'lora', family: 'Lora', weights: [400], ranges: {} });
    const sentence = `lora/${name} is missing or no JSON: copy it from the package @fontsource/lora.`;
    writeFiles(folder, { [name]: '<html>' });
    expect(() => fontPackageIn(folder, stack)).toThrow(sentence);
    rmSync(path.join(folder, name));
    expect(() => fontPackageIn(folder, stack)).toThrow(sentence);
  });
});
