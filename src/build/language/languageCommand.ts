import path from 'node:path';
import { runCommand } from '../runCommand.ts';
import { languageWords, lineOf } from '../wordsOf.ts';
import { readLanguage } from './languagePlugin.ts';
import { assertLanguages, chosenLanguages, houseLanguage, languageNames } from './languages.ts';
import { newLanguage } from './newLanguage.ts';

const listed = (places: readonly string[]) => places.map((place) => `  ${place}`).join('\n');

const remedy =
  'Translate them, or keep the house\'s for now: "words(house, { … })" of #content/words.ts completes an object, and an ' +
  "export that a module leaves out is the house's.";

async function check(): Promise<void> {
  for (const language of chosenLanguages().filter((chosen) => chosen !== houseLanguage)) {
    const { name: ownName } = await readLanguage(language);
    const { all, fromHouse, missing } = await languageWords(language);
    if (missing.length > 0)
      throw new Error(`Words are missing in languages/${language}:\n${listed(missing)}\n${remedy}`);
    const own = all - fromHouse.length;
    const others =
      fromHouse.length > 0
        ? `; "npm run language words ${language}" lists the others, among them names that stay the same`
        : '';
    console.info(`Language "${language}", ${ownName}: ${own} of ${all} texts are translated${others}.`);
  }
}

async function listWords(name: string): Promise<void> {
  if (name === '' || name === houseLanguage) {
    const [, example = 'fr'] = languageNames();
    throw new Error(`Name a language other than ${houseLanguage}: npm run language words ${example}`);
  }
  assertLanguages([name]);
  const { fromHouse } = await languageWords(name);
  const listedOnce = fromHouse.filter(({ text }, n) => fromHouse.findIndex((word) => word.text === text) === n);
  for (const word of listedOnce) console.info(lineOf(word));
}

async function create(name: string): Promise<void> {
  const file = await newLanguage(name);
  console.info(
    `Fill in ${path.relative(process.cwd(), file)}, then translate the modules of src/content and src/sample under the same ` +
      `paths in its folder; other texts stay in the house language. See it with "BUILD_LANGUAGE=${name} npm run dev".`,
  );
}

const listLanguages = async () => console.info(languageNames().join('\n'));

/**
 * Runs one of the commands of `npm run language`, and prints what it has to say.
 * @param args name of the command, and name of a language.
 */
export async function languageCommand([command = 'check', name = '']: readonly string[]): Promise<void> {
  await runCommand({ check, words: () => listWords(name), new: () => create(name), list: listLanguages }, command);
}
