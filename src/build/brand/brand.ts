/**
 * The command `npm run brand`: checks the brand of `BRAND` (or the default one) before a build, and fails if its
 * colours lack contrast. `npm run brand new <name>` creates a brand, `npm run brand words <name>` lists the texts that
 * it shares with the default brand, `npm run brand list` lists all brands.
 */
import path from 'node:path';
import { createAppTheme } from '#theme';
import { runCommand } from '../runCommand.ts';
import { brandWords, lineOf } from '../wordsOf.ts';
import { brandNames, chosenBrand, houseName } from './brandFolders.ts';
import { colorFaults, contrastFaults } from './contrast.ts';
import { missingFont } from './fontPackage.ts';
import { newBrand } from './newBrand.ts';
import { readBrand } from './readBrand.ts';

const [command = 'check', argument] = process.argv.slice(2);
const name = argument ?? chosenBrand;

async function check(): Promise<void> {
  const { tokens, company } = await readBrand(name);
  const typos = colorFaults(tokens);
  if (typos.length > 0) throw new Error(typos.join('\n'));
  const faults = contrastFaults(createAppTheme(tokens));
  if (faults.length > 0) {
    throw new Error(
      `The colours of "${name}" have too little contrast:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  }
  for (const stack of new Set(Object.values(tokens.fonts))) {
    const missing = missingFont(stack);
    if (missing) console.warn(`Brand "${name}": ${missing}.`);
  }
  if (name === houseName) return;
  const { all, fromHouse } = await brandWords(name);
  const own = all - fromHouse.length;
  console.info(
    `Brand "${name}", ${company.name}: ${own} of ${all} texts are its own; "npm run brand words ${name}" lists the others.`,
  );
}

async function listWords(): Promise<void> {
  if (name === houseName) {
    const [, example = 'north-light'] = brandNames();
    throw new Error(`Name a brand other than ${houseName}: npm run brand words ${example}`);
  }
  for (const word of (await brandWords(name)).fromHouse) console.info(lineOf(word));
}

async function create(): Promise<void> {
  if (!argument) throw new Error('Name the brand: npm run brand new north-light');
  const files = await newBrand(argument);
  console.info(`Fill in:\n${files.map((file) => `  ${path.relative(process.cwd(), file)}`).join('\n')}`);
  console.info(
    'Replace further modules of src/content under the same path in content/, and files of public/ in public/; ' +
      `everything else is taken from the house brand. See it with "BRAND=${argument} npm run dev".`,
  );
}

const listBrands = async () => console.info(brandNames().join('\n'));

await runCommand({ check, words: listWords, new: create, list: listBrands }, command);
