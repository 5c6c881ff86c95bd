import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';
import { runCommand } from '../runCommand.ts';
import { brandWords, lineOf } from '../wordsOf.ts';
import { brandFolder, brandNames, houseName } from './brandFolders.ts';
import { brandPictures, undescribed } from './brandPictures.ts';
import { colorFaults, overrideFaults } from './colorFaults.ts';
import { contrastFaults } from './contrast.ts';
import { missingFont } from './fontPackage.ts';
import { newBrand } from './newBrand.ts';
import { readBrand, readOverrides } from './readBrand.ts';

/** A brand for examples of commands. */
const [, anyBrand = 'north-light'] = brandNames();

async function help(): Promise<void> {
  console.info(`A brand is a folder in brands/. There are: ${brandNames().join(', ')}.
  npm run brand new north-light   creates one, and names the files to fill in
  npm run brand words ${anyBrand}    lists the texts that it takes from the house, to be filled in as well
  npm run brand check ${anyBrand}    checks its colours, fonts, pictures and texts, as "BRAND=${anyBrand} npm run brand" does
  BRAND=${anyBrand} npm run dev      shows it`);
}

/** @returns the scheme whose colours are all the house's, although a brand has changed the other one; otherwise null. */
export function schemeOfHouse({ light, dark }: ThemeTokens['colors']): 'light' | 'dark' | null {
  const [isLight, isDark] = [
    isDeepStrictEqual(light, houseTokens.colors.light),
    isDeepStrictEqual(dark, houseTokens.colors.dark),
  ];
  if (isLight === isDark) return null;
  return isLight ? 'light' : 'dark';
}

async function check(name: string): Promise<void> {
  const { tokens, company, logo } = await readBrand(name);
  const overrides = await readOverrides(name);
  const typos = [...colorFaults(tokens), ...overrideFaults(overrides)];
  if (typos.length > 0) throw new Error(typos.join('\n'));
  const faults = contrastFaults(createAppTheme(tokens, overrides));
  if (faults.length > 0) {
    throw new Error(
      `The colours of "${name}" have too little contrast:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
  const left = schemeOfHouse(tokens.colors);
  if (left) {
    const alsoSeen = left === 'light' ? ', which mails and preview cards have as well' : '';
    console.warn(`Brand "${name}": its ${left} scheme has the colours of the house${alsoSeen}.`);
  }
  for (const stack of new Set(Object.values(tokens.fonts))) {
    const missing = missingFont(stack);
    if (missing) console.warn(`Brand "${name}": ${missing}.`);
  }
  const folder = brandFolder(name);
  if (!folder) {
    console.info(`Brand "${name}", ${company.name}: every text is readable on its background.`);
    return;
  }
  const pictures = brandPictures(folder);
  for (const file of pictures.missing) {
    console.warn(`Brand "${name}": ${file} is missing; the house's picture is shown in its place.`);
  }
  for (const file of pictures.unused) {
    console.warn(`Brand "${name}": ${file} replaces no picture of the house, and is not shown.`);
  }
  for (const file of pictures.unencoded) {
    console.warn(`Brand "${name}": ${file} is not encoded, and not shown: BRAND=${name} npm run photos`);
  }
  if (!logo) console.info(`Brand "${name}": it has no logo.svg; icons show the first letter of its name.`);
  const { all, fromHouse } = await brandWords(name);
  for (const photo of undescribed(pictures.photos, fromHouse)) {
    console.warn(
      `Brand "${name}": describe its picture "${photo}" in content/photos/alts.ts; the text is the house's.`,
    );
  }
  const own = all - fromHouse.length;
  console.info(
    `Brand "${name}", ${company.name}: ${own} of ${all} texts and ${pictures.own} of ${pictures.all} pictures are ` +
      `its own, the others those of the house; "npm run brand words ${name}" lists these texts.`,
  );
}

async function listWords(name: string): Promise<void> {
  if (name === houseName) {
    throw new Error(`Name a brand other than ${houseName}: npm run brand words ${anyBrand}`);
  }
  for (const word of (await brandWords(name)).fromHouse) console.info(lineOf(word));
}

async function create(name?: string): Promise<void> {
  if (!name) throw new Error('Name the brand: npm run brand new north-light');
  const files = await newBrand(name);
  console.info(`Fill in:\n${files.map((file) => `  ${path.relative(process.cwd(), file)}`).join('\n')}`);
  console.info(
    'The last file shows the brand in the gallery, and needs nothing. Replace further modules of src/content under the same ' +
      'path in content/, and files of public/ in public/; add a logo.svg of one colour if there is one. Everything else is ' +
      `taken from the house brand. See it with "BRAND=${name} npm run dev", check it with "BRAND=${name} npm run brand".`,
  );
}

const listBrands = async () => console.info(brandNames().join('\n'));

/**
 * Runs one of the commands of `npm run brand`, and prints what it has to say.
 * @param args name of the command, and name of a brand.
 * @param setting the setting `BRAND`.
 */
export async function brandCommand(args: readonly string[], setting?: string): Promise<void> {
  const [command = setting ? 'check' : 'help', argument] = args;
  const name = argument ?? (setting || houseName);
  await runCommand(
    {
      help,
      check: () => check(name),
      words: () => listWords(name),
      new: () => create(argument),
      list: listBrands,
    },
    command,
  );
}
