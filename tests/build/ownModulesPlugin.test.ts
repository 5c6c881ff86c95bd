import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import { ownModulesPlugin } from '#build/ownModulesPlugin.ts';
import { wordsPerMinute } from '#content/language.ts';
import { photo as housePhoto } from '#content/photos/photo.ts';
import * as house from '#content/testimonials.ts';
import { createAppTheme as houseTheme, houseTokens } from '#theme';
import { temporaryFolder } from '../server/testServer.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * @param module a default module. @param place its path in the folder of a brand or language.
 * @returns the module, with folders that contain these sources for it.
 */
async function importAt<Module>(module: string, place: string, ...sources: string[]): Promise<Module> {
  const folders = sources.map((source) => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, path.dirname(place)), { recursive: true });
    writeFileSync(path.join(folder, place), source);
    return folder;
  });
  const { module: own } = await runnerImport<Module>(path.join(root, module), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [ownModulesPlugin(folders)],
  });
  return own;
}

const importWith = (...sources: string[]) =>
  importAt<typeof house>('src/content/testimonials.ts', 'content/testimonials.ts', ...sources);

const title = 'export const testimonialsMeta = { title: "Stimmen", description: "" };';

describe('A module of a brand or language that is half written', () => {
  it('has the words of the house for all that it does not export', async () => {
    const own = await importWith(title);
    expect(own.testimonialsMeta.title).toBe('Stimmen');
    expect(own.share).toEqual(house.share);
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(house).toSorted());
  });

  it('has those of the next folder first', async () => {
    const own = await importWith(title, 'export const share = { title: "Ihre" };');
    expect([own.testimonialsMeta.title, own.share.title]).toEqual(['Stimmen', 'Ihre']);
    expect(own.testimonialsBanner).toEqual(house.testimonialsBanner);
  });

  it('keeps the words that it exports from a module of its own', async () => {
    const parts = path.join(temporaryFolder(), 'parts.ts');
    writeFileSync(parts, 'export const share = { title: "Ihre" };');
    const own = await importWith(`export * from ${JSON.stringify(parts)}; ${title}`);
    expect([own.testimonialsMeta.title, own.share.title]).toEqual(['Stimmen', 'Ihre']);
  });

  it('gets no values for the types of the house', async () => {
    const language = await importAt<object>(
      'src/content/language.ts',
      'content/language.ts',
      "export const letters = 'ß';",
    );
    expect(Object.keys(language).toSorted()).toEqual(['language', 'letters', 'wordsPerMinute']);
    expect(language).toMatchObject({ letters: 'ß', wordsPerMinute });
  });

  it('may be that of sample records', async () => {
    const own = await importAt<object>('src/sample/events.ts', 'sample/events.ts', 'export const events = [];');
    expect(own).toMatchObject({ events: [] });
  });

  it('may be the JSON file of its pictures, completed by those of the house', async () => {
    const own = '{ "photos": { "wedding-cake": { "width": 2000, "placeholder": "#00AACC" } } }';
    const { photo } = await importAt<typeof import('#content/photos/photo.ts')>(
      'src/content/photos/photo.ts',
      'content/photos/manifest.json',
      own,
    );
    expect(photo('wedding-cake')).toEqual({ ...housePhoto('wedding-cake'), width: 2000, placeholder: '#00AACC' });
    expect(photo('wedding-table')).toEqual(housePhoto('wedding-table'));
  });

  it('may be that of the tokens', async () => {
    const tokens = await importAt<object>('theme/brandTokens.ts', 'tokens.ts', 'export const own = 1;');
    expect(tokens).toMatchObject({ own: 1, brandTokens: houseTokens });
  });

  it('may be that of the overrides, which the product has besides its own', async () => {
    const own = "export const brandOverrides = { components: { MuiButton: { defaultProps: { size: 'small' } } } };";
    const { createProductTheme } = await importAt<typeof import('#app/theme.ts')>(
      'src/app/theme.ts',
      'overrides.ts',
      own,
    );
    const { MuiButton, MuiLink } = createProductTheme().components ?? {};
    expect(MuiButton?.defaultProps).toEqual({ ...houseTheme().components?.MuiButton?.defaultProps, size: 'small' });
    expect(MuiLink?.defaultProps?.component).toBeTypeOf('function');
  });
});
