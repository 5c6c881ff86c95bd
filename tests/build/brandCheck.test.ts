import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureFaults } from '#build/brand/brandPictures.ts';
import { type FontPackage, fontOf, fontPackageIn, fontPackageOf } from '#build/brand/fontPackage.ts';
import { unreadFiles } from '#build/brand/unreadFiles.ts';
import { temporaryFolder } from '../server/testServer.ts';
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
      "content/company.ts has no email, siteUrl of its own, but the house's.",
      'its tokens are all those of the house.',
      'it has no logo.svg; icons show the first letter of its name.',
      expect.stringMatching(/^\d+ of \d+ texts and 0 of \d+ pictures are its own, the others those of the house; /),
    ]);
    expect(checked.lines.at(-1)).toMatch(/^Brand "lake", Lake: /);
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

  it('warns of a scheme, fonts and pictures that are not seen as they were meant', async () => {
    const { brand, write } = copy;
    const fonts = `{ display: "'Lora', Georgia, serif", text: 'Verdana, sans-serif' }`;
    write({
      'brands/river/tokens.ts': `${own}export const brandTokens: ThemeTokens = { ...houseTokens, colors, fonts: ${fonts} };\n`,
      'brands/river/fonts/loora/metadata.json': '{}',
      'brands/river/public/photos/banner-blog-480.avif': await picture(480, 320).avif().toBuffer(),
      'brands/river/public/photos/banner-blogg-480.avif': '',
      'brands/river/content/photos/about-venue.webp': await picture(1600, 1067).webp().toBuffer(),
    });
    const { status, lines } = await brand('check', 'river');
    expect(status).toBe(0);
    const said = sentences(lines);
    for (const sentence of [
      'The font "Lora" is not installed; Georgia, serif replaces it: npm install @fontsource/lora.',
      'fonts/loora/ is not used: it has a family called "Loora" or "Loora Variable", and tokens.ts names "Lora" and "Verdana".',
      'its light scheme has the colours of the house, which mails and preview cards have as well.',
      `public/photos/banner-blog-800.webp is missing; the house's picture is shown in its place.`,
      'public/photos/banner-blogg-480.avif replaces no picture of the house, and is not shown.',
      'content/photos/about-venue.webp is not encoded, and not shown: BRAND=river npm run photos',
      `describe its picture "banner-blog" in content/photos/alts.ts; the text is the house's.`,
    ]) {
      expect(said).toContain(sentence);
    }
    expect(said.filter((sentence) => sentence.startsWith('these tokens are those of the house: '))).toHaveLength(1);
    expect(said.join()).not.toContain('"Verdana" is not installed');
  });
});

describe('The files of a brand', () => {
  it('that nothing reads are named, and so is what is of the house', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'plan.pdf': '', 'README.md': '', 'content/extra.ts': 'export {}' });
    expect(unreadFiles(folder)).toEqual({
      mistakes: [],
      notes: [
        'content/extra.ts is not read: there is no src/content/extra.ts, and no module of the brand imports it.',
        'plan.pdf is not read: files of a brand are tokens.ts, overrides.ts, logo.svg, brand.stories.tsx, and the folders content, sample, languages, fonts, public.',
        'it has no tokens.ts: colours, fonts, corners and sizes are those of the house.',
        'it has no content/company.ts: name, address and telephone are those of the house.',
      ],
    });
  });

  it('need tokens under the name that the product imports', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'tokens.ts': `${own}export const tokens: ThemeTokens = { ...houseTokens, colors };\n` });
    expect(unreadFiles(folder).mistakes).toEqual([
      'tokens.ts exports no "brandTokens", so that nothing in it is used.',
    ]);
  });
});

describe('The modules of a brand', () => {
  /** @returns what is said of a brand with these files besides a look and a company. */
  function unread(files: Readonly<Record<string, string>>) {
    const folder = temporaryFolder();
    writeFiles(folder, {
      'tokens.ts': `${own}export const brandTokens: ThemeTokens = { ...houseTokens, colors };\n`,
      'content/company.ts': '',
      ...files,
    });
    return unreadFiles(folder);
  }

  it('may be imported by others, from any folder, and by way of others', () => {
    const files = {
      'content/home.ts': `export { slides as heroSlides } from './parts/slides.ts';\n`,
      'content/parts/slides.ts': `export * from '../../shared/all.ts';\n`,
      'shared/all.ts': `import { one } from './one.ts';\nimport 'node:path';\nexport const slides = [one];\n`,
      'shared/one.ts': 'export const one = 1;\n',
    };
    expect(unread(files)).toEqual({ mistakes: [], notes: [] });
    expect(unread({ ...files, 'shared/two.ts': '' })).toEqual({
      mistakes: [],
      notes: ['shared/ is not read: folders of a brand are content, sample, languages, fonts, public.'],
    });
  });

  it('may export types, and other names beside the one that is read', () => {
    expect(
      unread({ 'content/home.ts': 'export type heroSlide = 1;\nexport const [heroSlides, heroSlidez] = [[], []];\n' }),
    ).toEqual({ mistakes: [], notes: [] });
  });

  it('are not looked for in stories, public files, notes and what systems leave', () => {
    expect(
      unread({
        'home.stories.tsx': 'export const brandToken = 1;\n',
        'content/home.stories.ts': 'export const heroSlide = 1;\n',
        'public/home.ts': 'export const heroSlide = 1;\n',
        'content/LICENSE': '',
        'content/.DS_Store': '',
        'content/Thumbs.db': '',
        'content/notes.TXT': '',
      }).mistakes,
    ).toEqual([]);
  });

  it('are named with their place if they are in a folder that nothing reads', () => {
    const { mistakes, notes } = unread({ 'texts/home.ts': '', 'drafts/plan.ts': '', 'services/wedding.ts': '' });
    expect(mistakes).toContain('texts/home.ts is not read: did you mean content/home.ts?');
    expect(mistakes).toContain('services/ is not read: did you mean content/services/?');
    expect(notes).toEqual(['drafts/ is not read: folders of a brand are content, sample, languages, fonts, public.']);
  });

  it('are named with what is read there if no place is like theirs', () => {
    expect(
      unread({
        'content/photos/a.ts': '',
        'content/words.ts': '',
        'fonts/lora.woff2': '',
        'languages/de/plan.ts': '',
        'languages/de/content/tokens.ts': '',
      }),
    ).toEqual({
      mistakes: [],
      notes: [
        'content/photos/a.ts is not read: there is no src/content/photos/a.ts, and no module of the brand imports it.',
        'fonts/lora.woff2 is not read: a font is a folder with the files of a Fontsource package.',
        'languages/de/content/tokens.ts is not read: there is no src/content/tokens.ts, and no module of the brand imports it.',
        'languages/de/plan.ts is not read: words of a language are in languages/<language>/content/ and sample/.',
      ],
    });
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
