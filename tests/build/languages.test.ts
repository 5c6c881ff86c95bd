import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importAs, readBrand } from '#build/brand/readBrand.ts';
import { languageCommand } from '#build/language/languageCommand.ts';
import { basePathOf, readLanguage } from '#build/language/languagePlugin.ts';
import { buildLanguage, chosenLanguages, houseLanguage, languageNames, ownFolders } from '#build/language/languages.ts';
import { newLanguage } from '#build/language/newLanguage.ts';
import { importWords, languageWords, missingIn, untranslatedIn } from '#build/wordsOf.ts';
import { mailWords } from '#content/admin/mails.ts';
import { company } from '#content/company.ts';
import { asFormatted } from './asFormatted.ts';
import { saidBy } from './saidBy.ts';
import { shapeOf } from './shapeOf.ts';

const root = path.resolve(import.meta.dirname, '../..');
const others = languageNames().filter((name) => name !== houseLanguage);

describe.each(others)('The language %s', (name) => {
  it('has its own name and a matching locale', async () => {
    const { tag, locale, name: ownName } = await readLanguage(name);
    expect(tag).toBe(name);
    expect(new Intl.Locale(locale).language).toBe(new Intl.Locale(name).language);
    expect(ownName).toBe(new Intl.DisplayNames([name], { type: 'language' }).of(name));
  });

  it('has content of the same structure as the house language', async () => {
    const { wordsByModule: house } = await importWords(undefined);
    const { wordsByModule: own } = await importWords(undefined, name);
    expect(shapeOf(own, house)).toEqual([]);
  });
});

describe('The languages of a site', () => {
  it('are those in LANGUAGES, the first one without a path prefix', () => {
    expect(chosenLanguages('de, en')).toEqual(['de', 'en']);
    expect(chosenLanguages('de,de')).toEqual(['de']);
    expect(['de', 'en'].map((name) => basePathOf(name, ['de', 'en']))).toEqual(['', '/en']);
  });

  it('are all languages by default, or those of the brand', () => {
    expect(chosenLanguages('', '')).toEqual(languageNames());
    expect(chosenLanguages(' , ', '')).toEqual(languageNames());
    expect(chosenLanguages('', 'northlight')).toEqual([houseLanguage]);
  });

  it('cause an error with the existing ones if one does not exist', () => {
    expect(() => chosenLanguages('en,xx')).toThrow(
      `Unknown language "xx": LANGUAGES may be ${languageNames().join(', ')}. "npm run language new xx" creates it.`,
    );
  });

  it('are built one by one, and an unknown one is not built', () => {
    expect([buildLanguage('de'), buildLanguage('')]).toEqual(['de', chosenLanguages()[0]]);
    expect(() => buildLanguage('xx')).toThrow(
      `Unknown language "xx": BUILD_LANGUAGE may be ${languageNames().join(', ')}. "npm run language new xx" creates it.`,
    );
  });

  it('take the texts of a brand first, and those of the language otherwise', async () => {
    expect(ownFolders(undefined)).toEqual([]);
    expect(ownFolders('linden', 'de').map((folder) => path.relative(root, folder))).toEqual([
      'brands/linden/languages/de',
      'brands/linden',
      'languages/de',
    ]);
    const { company } = await importAs<typeof import('#content/company.ts')>('src/content/company.ts', 'linden', 'de');
    const { menuLabels } = await importAs<typeof import('#content/site.ts')>('src/content/site.ts', 'linden', 'de');
    const german = await importAs<typeof import('#content/site.ts')>('src/content/site.ts', undefined, 'de');
    expect(company.name).toBe((await readBrand('linden')).company.name);
    expect(menuLabels.gallery).toBe(german.menuLabels.gallery);
  });
});

describe('The untranslated texts of a language', () => {
  it('are listed by place, without names, addresses and ids', async () => {
    const { all, fromHouse } = await languageWords(houseLanguage);
    expect(fromHouse.length).toBe(all);
    const places = fromHouse.map(({ place }) => place);
    expect(places).toContain('content/home.homeMeta.title');
    expect(places).not.toContain('content/company.company.name');
    expect(places).not.toContain('content/publicPaths.publicPaths.0');
    expect(fromHouse.map(({ text }) => text)).not.toContain(company.address.lines.join(', '));
    // Its words are those of its parameters.
    expect(mailWords.act('a', 'b', 'c')).toBe('a: b, c');
    expect(places).not.toContain('content/admin/mails.mailWords.act');
  });

  it('are fewer than all texts for a language with translations', async () => {
    const { all, fromHouse } = await languageWords('de');
    expect(fromHouse.length).toBeLessThan(all);
    expect(fromHouse.map(({ place }) => place)).not.toContain('content/home.homeMeta.title');
  });
});

it('Texts that a shorter list of a language lacks do not count as untranslated, while other missing ones do', () => {
  const house = [
    ['home.steps.0', 'Call us.'],
    ['home.steps.1', 'Choose a day.'],
    ['home.title', 'A party of your own'],
    ['home.text', 'We plan it.'],
  ] as const;
  const own = new Map([
    ['home.steps.0', 'Call us.'],
    ['home.title', 'Une fête à vous'],
  ]);
  expect(untranslatedIn(house, own).map(({ place }) => place)).toEqual(['home.steps.0', 'home.text']);
});

it('The list of untranslated texts has each of them once, although modules repeat those of others', async () => {
  const { fromHouse } = await languageWords('de');
  const texts = (await saidBy(() => languageCommand(['words', 'de']))).said
    .trim()
    .split('\n')
    .map((line) => line.split(': ')[1]);
  expect(texts.toSorted()).toEqual([...new Set(fromHouse.map(({ text }) => text))].toSorted());
  expect(texts.length).toBeLessThan(fromHouse.length);
});

it('The list of untranslated texts can be cut off by its reader', () => {
  const { stderr } = spawnSync('sh', ['-c', 'node_modules/.bin/tsx src/build/language/language.ts words de | true'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});

describe('The words that a translated object lacks', () => {
  const house = { title: 'Hello', empty: { title: 'Nothing', text: 'Nothing here' }, steps: ['one', 'two'] };

  it('are named by place, while lists may be shorter', () => {
    const own = { title: 'Bonjour', empty: { title: 'Rien' }, steps: ['un'] };
    expect(missingIn(house, own, 'content/home.words')).toEqual(['content/home.words.empty.text']);
    expect(missingIn(house, { title: '', steps: [] }, 'home')).toEqual(['home.empty']);
  });
});

it('A language without a module that says its tag is named by an error', async () => {
  const file = 'languages/xx/content/language.ts';
  await expect(readLanguage('xx')).rejects.toThrow(`${file} must exist and have the tag "xx", not "en".`);
});

describe('npm run language', () => {
  const run = (...args: string[]) => saidBy(() => languageCommand(args));

  it('is a program that takes arguments, and fails with an exit code', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'src/build/language/language.ts'), 'words', 'xx'],
      { encoding: 'utf8' },
    );
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^Unknown language "xx"/)]);
  });

  it('fails with one clear error for an unknown language or command', async () => {
    expect(await run('words', 'xx')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^Unknown language "xx"/),
    });
    expect(await run('paint')).toEqual({
      status: 1,
      said: 'Unknown command "paint": use one of check, words, new, list.\n',
    });
  });

  it.each([[], ['en']])('asks for the language whose missing texts are listed, if it is %j', async (...args) => {
    expect(await run('words', ...args)).toEqual({
      status: 1,
      said: `Name a language other than en: npm run language words ${others[0]}\n`,
    });
  });
});

describe('A new language', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-house-languages-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('begins with its tag, locale and own name', async () => {
    const file = await newLanguage('fr', folder);
    expect(path.relative(folder, file)).toBe('fr/content/language.ts');
    const text = readFileSync(file, 'utf8');
    const parts = ["tag: 'fr'", "locale: 'fr-FR'", "name: 'français'", "quotes: ['“', '”']", "firstDay: 'Monday'"];
    for (const part of parts) expect(text).toContain(part);
    expect(text).toBe(asFormatted(text));
  });

  it('never replaces an existing one', async () => {
    await newLanguage('it', folder);
    await expect(newLanguage('it', folder)).rejects.toThrow('The language "it" already exists.');
    await expect(newLanguage('en', folder)).rejects.toThrow('The language "en" already exists.');
  });

  it.each(['FR', '../up', 'fr-FR', ''])('cannot be called "%s"', async (name) => {
    await expect(newLanguage(name, folder)).rejects.toThrow(`"${name}" is not the tag of a language`);
    expect(existsSync(path.join(folder, 'up'))).toBe(false);
  });

  it.each(['jp', 'gr', 'und', 'mul'])('cannot be "%s", which no country speaks', async (name) => {
    await expect(newLanguage(name, folder)).rejects.toThrow(`"${name}" is not the tag of a known language`);
    expect(existsSync(path.join(folder, name))).toBe(false);
  });

  it('may have an apostrophe in its name', async () => {
    const text = readFileSync(await newLanguage('mic', folder), 'utf8');
    expect(text).toContain(`name: "Mi'kmaw"`);
    expect(text).toBe(asFormatted(text));
  });
});
