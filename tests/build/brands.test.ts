import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brandCommand } from '#build/brand/brandCommand.ts';
import { brandFolder, brandNames, houseName } from '#build/brand/brandFolders.ts';
import { schemeOfHouse } from '#build/brand/checkBrand.ts';
import { colorFaults } from '#build/brand/colorFaults.ts';
import { contrastFaults } from '#build/brand/contrast.ts';
import { missingFont } from '#build/brand/fontPackage.ts';
import { newBrand } from '#build/brand/newBrand.ts';
import { assertComplete, readBrand, readOverrides } from '#build/brand/readBrand.ts';
import { brandWords, importWords, lineOf } from '#build/wordsOf.ts';
import { company } from '#content/company.ts';
import { createAppTheme, houseTokens, type ThemeTokens } from '#theme';
import { asFormatted } from './asFormatted.ts';
import { saidBy } from './saidBy.ts';
import { shapeOf } from './shapeOf.ts';

const program = path.resolve(import.meta.dirname, '../../src/build/brand/brand.ts');
const others = brandNames().filter((name) => name !== houseName);
const tokensOf = async (name: string): Promise<ThemeTokens> => (await readBrand(name)).tokens;

describe.each(brandNames())('The brand %s', (name) => {
  it('has sufficient contrast in both color schemes', async () => {
    expect(colorFaults(await tokensOf(name))).toEqual([]);
    expect(contrastFaults(createAppTheme(await tokensOf(name), await readOverrides(name)))).toEqual([]);
  });

  it('has its fonts installed', async () => {
    const { fonts } = await tokensOf(name);
    expect(Object.values(fonts).map(missingFont)).toEqual([null, null]);
  });
});

describe.each(others)('The brand %s compared with the house brand', (name) => {
  it('has its own name and tokens', async () => {
    const [house, own] = [await readBrand(houseName), await readBrand(name)];
    expect(own.company.name).not.toBe(house.company.name);
    expect(own.company.tagline).not.toBe(house.company.tagline);
    // Which of them is up to the brand: omitted tokens keep the values of the house.
    expect(own.tokens).not.toEqual(house.tokens);
  });

  it('has content of the same structure', async () => {
    const { wordsByModule: house } = await importWords(houseName);
    const { wordsByModule: own } = await importWords(name);
    expect(shapeOf(own, house)).toEqual([]);
  });

  it('lists the texts that it takes from the house', async () => {
    const { all, fromHouse } = await brandWords(name);
    const places = fromHouse.map(({ place }) => place);
    expect(fromHouse.length).toBeLessThan(all);
    expect(places).not.toContain('content/company.company.name');
    expect(places).toContain('content/blog.blogWords.readMore');
    expect(fromHouse.map(lineOf).filter((line) => /\n/.test(line) || line.length > 300)).toEqual([]);
  });
});

it('A scheme that a brand has left as the house has it is named, if it has changed the other one', () => {
  const { light, dark } = houseTokens.colors;
  const changed = { ...dark, primary: '#ABCDEF' };
  expect(schemeOfHouse({ light, dark: changed })).toBe('light');
  expect(schemeOfHouse({ light: changed, dark })).toBe('dark');
  expect(schemeOfHouse({ light, dark })).toBeNull();
  expect(schemeOfHouse({ light: changed, dark: changed })).toBeNull();
});

it('What a brand lacks is named with its place and file', () => {
  expect(() => assertComplete('north', houseTokens, company)).not.toThrow();
  const { radii: _radii, ...others } = houseTokens;
  const { text: _text, ...picture } = houseTokens.picture;
  expect(() => assertComplete('north', { ...others, picture }, company)).toThrow(
    'Brand "north": tokens.ts lacks picture.text, radii.',
  );
  expect(() => assertComplete('north', houseTokens, { ...company, phone: null, address: { lines: [] } })).toThrow(
    /^Brand "north": content\/company\.ts lacks phone, address\./,
  );
  expect(() => assertComplete('north', undefined, company)).toThrow(/^Brand "north": tokens\.ts lacks colors, /);
});

describe('A brand that does not exist', () => {
  it('causes an error with the existing ones and the command that creates it', () => {
    expect(() => brandFolder('nowhere')).toThrow(
      `Unknown brand "nowhere": BRAND may be ${brandNames().join(', ')}. "npm run brand new nowhere" creates it.`,
    );
    expect(brandFolder('')).toBeNull();
    expect(brandFolder()).toBeNull();
  });
});

describe('npm run brand', () => {
  const run = (args: string[], setting = '') => saidBy(() => brandCommand(args, setting));

  it('is a program that takes arguments, and fails with an exit code', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, 'new'], {
      encoding: 'utf8',
      env: { ...process.env, BRAND: others[0] },
    });
    expect([status, stdout, stderr]).toEqual([1, '', 'Name the brand: npm run brand new north-light\n']);
  });

  it('says without an argument and a brand what it can do, and what can be filled in', async () => {
    const { status, said } = await run([]);
    expect([status, said.split('\n', 1)]).toEqual([
      0,
      [`A brand is a folder in brands/. There are: ${brandNames().join(', ')}.`],
    ]);
    for (const command of ['new north-light', `words ${others[0]}`, `check ${others[0]}`]) {
      expect(said).toContain(`\n  npm run brand ${command} `);
    }
  });

  it('checks a brand by its name, by the setting, or the house', async () => {
    const [name = ''] = others;
    const ofBrand = { status: 0, said: expect.stringMatching(new RegExp(`^Brand "${name}"`)) };
    expect(await run(['check', name])).toMatchObject(ofBrand);
    expect(await run([], name)).toMatchObject(ofBrand);
    expect(await run(['check'])).toMatchObject({ status: 0, said: expect.stringMatching(/^Brand "house", /) });
  });

  it('lists all brands, the house first', async () => {
    expect(await run(['list'])).toEqual({ status: 0, said: `${brandNames().join('\n')}\n` });
  });

  it('fails with one clear error for an unknown brand or command', async () => {
    expect(await run(['check', 'nowhere'])).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^Unknown brand "nowhere"/),
    });
    expect(await run(['paint'])).toEqual({
      status: 1,
      said: 'Unknown command "paint": use one of help, check, words, new, list.\n',
    });
    // Properties of every object are no commands.
    const inherited = expect.stringMatching(/^Unknown command "toString"/);
    expect(await run(['toString'])).toMatchObject({ status: 1, said: inherited });
  });

  it('asks for the name of the brand to create, and of one whose texts can be compared with those of the house', async () => {
    const asked = { status: 1, said: 'Name the brand: npm run brand new north-light\n' };
    expect(await run(['new'], 'linden')).toEqual(asked);
    // Otherwise the brand would be called by the first word alone.
    const apart = expect.stringMatching(/^"my brand" is not a valid name of a brand: .* e\.g\. my-brand\.$/m);
    expect(await run(['new', 'my', 'brand'])).toMatchObject({ status: 1, said: apart });
    const said = expect.stringMatching(/^Name a brand other than house: npm run brand words /);
    expect(await run(['words'])).toMatchObject({ status: 1, said });
  });
});

describe('A new brand', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-house-brands-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('consists of files with its name to be filled in', async () => {
    const files = await newBrand('north-light', folder);
    expect(files.map((file) => path.relative(folder, file))).toEqual([
      'north-light/tokens.ts',
      'north-light/overrides.ts',
      'north-light/content/company.ts',
      'north-light/content/home.ts',
      'north-light/brand.stories.tsx',
    ]);
    const texts = files.map((file) => readFileSync(file, 'utf8'));
    expect(texts[2]).toContain("name: 'North Light'");
    expect(texts[4]).toContain("brand: 'north-light'");
    expect(texts[4]).toContain("title: 'Pages/Brands/North Light'");
    expect(texts).toEqual(texts.map(asFormatted));
  });

  it('never replaces an existing one', async () => {
    await newBrand('taken', folder);
    await expect(newBrand('taken', folder)).rejects.toThrow('The brand "taken" already exists.');
    await expect(newBrand(houseName, folder)).rejects.toThrow('The brand "house" already exists.');
  });

  it.each(['North', '../up', 'two words', '-dash', ''])('cannot be called "%s"', async (name) => {
    await expect(newBrand(name, folder)).rejects.toThrow(`"${name}" is not a valid name of a brand`);
  });

  it.each([
    ['North', 'north'],
    ['../up', 'up'],
    ['Fête & Co.', 'fete-co'],
    ['9 Lives', 'lives'],
    ['婚礼', 'north-light'],
  ])('that cannot be called "%s" is offered the name %s', async (name, valid) => {
    await expect(newBrand(name, folder)).rejects.toThrow(
      `"${name}" is not a valid name of a brand: write lower-case letters from a to z, digits and hyphens, e.g. ${valid}.`,
    );
  });
});
