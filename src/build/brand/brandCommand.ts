import path from 'node:path';
import { runCommand } from '../runCommand.ts';
import { brandWords, lineOf } from '../wordsOf.ts';
import { brandNames, houseName } from './brandFolders.ts';
import { checkBrand } from './checkBrand.ts';
import { newBrand } from './newBrand.ts';

/** A brand for examples of commands. */
const [, anyBrand = 'north-light'] = brandNames();

async function help(): Promise<void> {
  console.info(`A brand is a folder in brands/. There are: ${brandNames().join(', ')}.
  npm run brand new north-light   creates one, and names the files to fill in
  npm run brand words ${anyBrand}    lists the texts that it takes from the house, to be filled in as well
  npm run brand check ${anyBrand}    checks its colours, fonts, pictures and texts, as "BRAND=${anyBrand} npm run brand" does
  BRAND=${anyBrand} npm run dev      shows it`);
}

async function listWords(name: string): Promise<void> {
  if (name === houseName) {
    throw new Error(`Name a brand other than ${houseName}: npm run brand words ${anyBrand}`);
  }
  for (const word of (await brandWords(name)).fromHouse) console.info(lineOf(word));
}

async function create(names: readonly string[]): Promise<void> {
  if (!names[0]) throw new Error('Name the brand: npm run brand new north-light');
  // Words of one name that were not quoted.
  const files = await newBrand(names.join(' '));
  const [name] = names;
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
  const [command = setting ? 'check' : 'help', argument, ...others] = args;
  const name = argument ?? (setting || houseName);
  await runCommand(
    {
      help,
      check: () => checkBrand(name),
      words: () => listWords(name),
      new: () => create(argument ? [argument, ...others] : []),
      list: listBrands,
    },
    command,
  );
}
