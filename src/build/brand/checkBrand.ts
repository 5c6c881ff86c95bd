import { isDeepStrictEqual } from 'node:util';
import type { ThemeOptions } from '@mui/material/styles';
import { company as houseCompany } from '#content/company.ts';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';
import { chosenLanguages, houseLanguage, speaks } from '../language/languages.ts';
import { brandWords } from '../wordsOf.ts';
import type { Brand } from './brandFiles.ts';
import { brandFolder } from './brandFolders.ts';
import { brandPictures, pictureFaults, undescribed } from './brandPictures.ts';
import { colorFaults, overrideFaults } from './colorFaults.ts';
import { contrastFaults } from './contrast.ts';
import { fontFaces } from './fontFaces.ts';
import { fontPackageOf, missingFont, namesIn, unusedFonts } from './fontPackage.ts';
import { leftExamples } from './newBrand.ts';
import { readBrand, readOverrides } from './readBrand.ts';
import { unreadFiles } from './unreadFiles.ts';

/** @returns the scheme whose colours are all the house's, although a brand has changed the other one; otherwise null. */
export function schemeOfHouse({ light, dark }: ThemeTokens['colors']): 'light' | 'dark' | null {
  const [isLight, isDark] = [
    isDeepStrictEqual(light, houseTokens.colors.light),
    isDeepStrictEqual(dark, houseTokens.colors.dark),
  ];
  if (isLight === isDark) return null;
  return isLight ? 'light' : 'dark';
}

/** What is said of a brand, one sentence each. */
interface Report {
  warnings: string[];
  /** What is no reason to worry. */
  notes: string[];
}

/** @returns the names of an object's parts that equal those of the default one. */
const sameParts = (own: object, house: object) => {
  const parts = new Map<string, unknown>(Object.entries(house));
  return Object.entries(own).flatMap(([name, part]) => (isDeepStrictEqual(part, parts.get(name)) ? [name] : []));
};

/** Details of a company that no other one has. */
const personal = ['name', 'email', 'phone', 'whatsapp', 'address', 'siteUrl'];

/**
 * @param overrides of the theme. @param folder of the brand; null for the default one.
 * @throws Error with a sentence for each reason why a brand cannot be built.
 */
export async function assertBuildable(
  name: string,
  { tokens }: Brand,
  overrides: ThemeOptions,
  folder: string | null,
): Promise<void> {
  const typos = [...colorFaults(tokens), ...overrideFaults(overrides)];
  if (typos.length > 0) throw new Error(typos.join('\n'));
  const faults = contrastFaults(createAppTheme(tokens, overrides));
  if (faults.length > 0) {
    throw new Error(
      `The colours of "${name}" have too little contrast:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
  const pictures = folder ? await pictureFaults(folder) : [];
  if (pictures.length > 0) throw new Error(pictures.map((fault) => `Brand "${name}": ${fault}`).join('\n'));
  // The same as in the build, which would end in the middle with a font that is damaged.
  await fontFaces(tokens.fonts, tokens.headings.weight, { base: '/', letters: '' });
}

/** @returns a note if cards of shared links cannot be drawn, which needs the files of both fonts. */
function noteOfCards({ tokens }: Brand): string[] {
  const missing = [...new Set(Object.values(tokens.fonts))].filter((stack) => !fontPackageOf(stack));
  if (missing.length === 0) return [];
  const names = missing.map((stack) => `"${namesIn(stack)[0]}"`).join(' and ');
  return [
    `shared links show the picture of a page without its title: cards are drawn only with fonts that are installed, and ${names} ${missing.length > 1 ? 'are' : 'is'} not.`,
  ];
}

/** @returns what is said of a brand's look. */
function reportLook(brand: Brand): Report {
  const { tokens, logo } = brand;
  const left = schemeOfHouse(tokens.colors);
  const alsoSeen = left === 'light' ? ', which mails and preview cards have as well' : '';
  const shared = sameParts(tokens, houseTokens);
  const isUnchanged = shared.length === Object.keys(houseTokens).length;
  return {
    warnings: left ? [`its ${left} scheme has the colours of the house${alsoSeen}.`] : [],
    notes: [
      ...(isUnchanged ? ['its tokens are all those of the house.'] : []),
      ...(!isUnchanged && shared.length > 0 ? [`these tokens are those of the house: ${shared.join(', ')}.`] : []),
      ...noteOfCards(brand),
      ...(logo ? [] : ['it has no logo.svg; icons show the first letter of its name.']),
    ],
  };
}

/** @returns what is said of a brand's fonts. */
function warningsOfFonts({ tokens }: Brand, folder: string | null): string[] {
  const stacks = [...new Set(Object.values(tokens.fonts))];
  const missing = stacks.map(missingFont).filter((sentence) => sentence !== null);
  return [...missing, ...(folder ? unusedFonts(folder, stacks) : [])].map((sentence) => `${sentence}.`);
}

/** @returns what is said of a brand's pictures and words, which belong together. */
async function reportContent(name: string, { company }: Brand, folder: string): Promise<Report> {
  const pictures = brandPictures(folder);
  const { all, fromHouse } = await brandWords(name);
  const examples = leftExamples(folder);
  const exampleNames = examples.flatMap(({ names }) => names);
  const ofHouse = sameParts(company, houseCompany).filter(
    (detail) => personal.includes(detail) && !exampleNames.includes(detail),
  );
  const silent = chosenLanguages(process.env.LANGUAGES, name).filter((language) => !speaks(name, language));
  const own = all - fromHouse.length;
  return {
    warnings: [
      ...examples.map(
        ({ file, names }) =>
          `${file} still has the examples that it was created with for ${names.join(', ')}: replace them, or delete them to have those of the house.`,
      ),
      // Without the file, all of them are the house's, which has been said.
      ...(ofHouse.length > 0 && ofHouse.length < personal.length
        ? [`content/company.ts has no ${ofHouse.join(', ')} of its own, but the house's.`]
        : []),
      ...silent.map(
        (language) =>
          `it has no words in the language "${language}" (languages/${language}/): those of its own stay in "${houseLanguage}" there.`,
      ),
      ...pictures.missing.map((file) => `${file} is missing; the house's picture is shown in its place.`),
      ...pictures.unused.map((file) => `${file} replaces no picture of the house, and is not shown.`),
      ...pictures.unencoded.map((file) => `${file} is not encoded, and not shown: BRAND=${name} npm run photos`),
      ...pictures.changed.map(
        (file) => `${file} has changed since it was encoded, and is shown as it was: BRAND=${name} npm run photos`,
      ),
      ...undescribed(pictures.photos, fromHouse).map(
        (photo) => `describe its picture "${photo}" in content/photos/alts.ts; the text is the house's.`,
      ),
    ],
    notes: [
      `${own} of ${all} texts and ${pictures.own} of ${pictures.all} pictures are ` +
        `its own, the others those of the house; "npm run brand words ${name}" lists these texts.`,
    ],
  };
}

/**
 * Checks a brand, and prints what of it is missing, unused, or the default brand's.
 * @param name of a brand.
 * @throws Error that says why it cannot be built: names mistyped by a letter, missing tokens, colours, pictures, fonts.
 */
export async function checkBrand(name: string): Promise<void> {
  const folder = brandFolder(name);
  const say = (sentence: string) => `Brand "${name}": ${sentence}`;
  const unread = folder ? unreadFiles(folder) : { mistakes: [], notes: [] };
  if (unread.mistakes.length > 0) throw new Error(unread.mistakes.map(say).join('\n'));
  const brand = await readBrand(name);
  await assertBuildable(name, brand, await readOverrides(name), folder);
  for (const warning of [...unread.notes, ...warningsOfFonts(brand, folder)]) console.warn(say(warning));
  if (!folder) {
    console.info(`Brand "${name}", ${brand.company.name}: every text is readable on its background.`);
    return;
  }
  const [look, content] = [reportLook(brand), await reportContent(name, brand, folder)];
  for (const warning of [...look.warnings, ...content.warnings]) console.warn(say(warning));
  for (const note of look.notes) console.info(say(note));
  for (const note of content.notes) console.info(`Brand "${name}", ${brand.company.name}: ${note}`);
}
