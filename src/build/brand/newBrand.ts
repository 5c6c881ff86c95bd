import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandsFolder, houseName } from './brandFolders.ts';

/** The initial files of a brand, by path in its folder: each says what to fill in, and may be deleted. */
const files: Record<string, string> = {
  'tokens.ts': `import { houseTokens, type ThemeTokens } from '#theme/tokens.ts';

const { light, dark } = houseTokens.colors;

/** Colours, fonts, corners and sizes, described in \`theme/tokens.ts\`. Omitted tokens keep the values of the house. */
export const brandTokens: ThemeTokens = {
  ...houseTokens,
  // The brand studio of \`npm run gallery\` shows them on a page, with the contrast of every pair.
  colors: { light: { ...light }, dark: { ...dark } },
  // Fonts are installed with \`npm install @fontsource-variable/…\`, or folders in fonts/ with the files of such a package.
  fonts: { ...houseTokens.fonts },
};
`,
  'overrides.ts': `import type { ThemeOptions } from '@mui/material/styles';

/** What the tokens cannot say: default props, styles and variants of components, described in \`theme/README.md\`. */
export const brandOverrides: ThemeOptions = {
  components: {},
};
`,
  'content/company.ts': `import { company as house } from '#content/company.ts';
import { words } from '#content/words.ts';

export * from '#content/company.ts';

/** The company: used by every page, the footer, the icons and the mails. */
export const company = words(house, {
  name: NAME,
  tagline: 'What you do, in a few words',
  email: 'hello@example.com',
  phone: { display: '+1 (555) 010-0100', tel: '+15550100100' },
  whatsapp: '15550100100',
  address: { lines: ['1 Street', 'Town'], country: 'US' },
  siteUrl: 'https://www.example.com',
});
`,
  'content/home.ts': `import { homeMeta as metaOfHouse, heroSlides as slidesOfHouse, aboutTeaser as teaserOfHouse } from '#content/home.ts';
import { words } from '#content/words.ts';

export * from '#content/home.ts';

/** Title and description of the home page for search engines. */
export const homeMeta = words(metaOfHouse, { title: 'What you do' });

/** The slides of the hero, in order; pictures are named in \`src/content/photos/alts.ts\`. */
export const heroSlides = words(slidesOfHouse, [{ title: 'The first sentence that a visitor reads' }]);

/** The paragraph that introduces the company. */
export const aboutTeaser = words(teaserOfHouse, { title: 'Who you are, in five words' });
`,
  'brand.stories.tsx': `import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '#adminPaths';
import { paths } from '#paths';
import { type PageArgs, pageMeta } from '#tests/gallery/page.tsx';

/** A page of the site and one of the back office with the tokens of the brand. */
const meta = {
  ...pageMeta,
  title: STORIES,
  globals: { brand: BRAND },
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<PageArgs>;

export const Site: Story = { args: { address: \`\${paths.services}/wedding\` } };
export const Desk: Story = { args: { address: adminPaths.leads } };
`,
};

/** A line of a created file with an example to replace: its name, and a text in quotation marks. */
const exampleLine = /^(?:export const | +)(\w+)(?::| =) .*'/;

/**
 * @param folder of a brand.
 * @returns the examples that its files still have from when they were created: for each such file, by its path in the
 * folder, the names of its lines.
 */
export function leftExamples(folder: string): { file: string; names: string[] }[] {
  return Object.entries(files).flatMap(([file, created]) => {
    const own = path.join(folder, file);
    if (!existsSync(own)) return [];
    const lines = new Set(readFileSync(own, 'utf8').split('\n'));
    const names = created.split('\n').flatMap((line) => (lines.has(line) && exampleLine.exec(line)?.[1]) || []);
    return names.length > 0 ? [{ file, names }] : [];
  });
}

/** @returns a company name derived from a brand's name. */
const titleOf = (name: string) =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** @returns the nearest valid name, without accents and spaces; an example if there is none. */
const validName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '') || 'north-light';

/**
 * Creates the folder of a brand.
 * @param name lower case, e.g. `northlight`.
 * @returns the paths of the created files.
 * @throws Error if the name is invalid or taken.
 */
export async function newBrand(name: string, folder = brandsFolder): Promise<string[]> {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
    const remedy = `lower-case letters from a to z, digits and hyphens, e.g. ${validName(name)}`;
    throw new Error(`"${name}" is not a valid name of a brand: write ${remedy}.`);
  }
  const own = path.join(folder, name);
  if (name === houseName || existsSync(own)) throw new Error(`The brand "${name}" already exists.`);
  const newFiles = Object.entries(files).map(([file, text]) => [path.join(own, file), text] as const);
  for (const [file, text] of newFiles) {
    await mkdir(path.dirname(file), { recursive: true });
    const title = titleOf(name);
    const filled = text.replace('NAME', `'${title}'`).replace('STORIES', `'Pages/Brands/${title}'`);
    await writeFile(file, filled.replace('BRAND', `'${name}'`));
  }
  return newFiles.map(([file]) => file);
}
