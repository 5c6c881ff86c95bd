import { describe, expect, it } from 'vitest';
import { unreadFiles } from '#build/brand/unreadFiles.ts';
import { temporaryFolder } from '../server/testServer.ts';
import { writeFiles } from './projectCopy.ts';

const own = `import { houseTokens, type ThemeTokens } from '#theme/tokens.ts';
const { light, dark } = houseTokens.colors;
const colors = { light, dark: { ...dark, primary: '#E3B5CE' } };
`;

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
    const none = { mistakes: [], notes: [] };
    expect(unread({ 'content/home.ts': 'export type heroSlide = 1;\n' })).toEqual(none);
    expect(unread({ 'content/home.ts': 'export const [heroSlides, heroSlidez] = [[], []];\n' })).toEqual(none);
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
