import path from 'node:path';
import { type InlineConfig, runnerImport } from 'vite';
import { expect, it, vi } from 'vitest';
import { ownModulesPlugin } from '#build/ownModulesPlugin.ts';
import * as house from '#content/testimonials.ts';
import { allLanguagesPlugin } from '../gallery/.storybook/allLanguagesPlugin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const german = path.join(root, 'languages/de');

async function load<Module>(module: string, plugin: ReturnType<typeof allLanguagesPlugin>): Promise<Module> {
  const options: InlineConfig = { root, configFile: false, logLevel: 'error', plugins: [plugin] };
  return (await runnerImport<Module>(path.join(root, module), options)).module;
}

/** A module as a page of the gallery with these settings in its address has it. */
function inGallery<Module>(module: string, globals: string): Promise<Module> {
  vi.stubGlobal('location', new URL(`http://here/iframe.html?globals=${globals}`));
  return load<Module>(module, allLanguagesPlugin());
}

const module = 'src/content/testimonials.ts';

it.each(['', 'scheme:dark', 'language:xx'])(
  'A page of the gallery has the default words with “%s”',
  async (globals) => {
    expect(JSON.stringify(await inGallery(module, globals))).toBe(JSON.stringify(house));
  },
);

it.each(['language:de', 'scheme:dark;language:de;brand:own'])(
  'A page of the gallery has the words of the language in “%s”',
  async (globals) => {
    const own = await load<typeof house>(module, ownModulesPlugin([german]));
    const shown = await inGallery<typeof house>(module, globals);
    expect(JSON.stringify(shown)).toBe(JSON.stringify(own));
    expect(shown.testimonialsMeta).not.toEqual(house.testimonialsMeta);
  },
);

it.each(['company', 'home', 'pages', 'admin/list', 'admin/shell', 'language'])(
  'A page of the gallery in another language has what the words of a module are made of in it, too: %s',
  async (name) => {
    const own = await load<object>(`src/content/${name}.ts`, ownModulesPlugin([german]));
    const shown = await inGallery<object>(`src/content/${name}.ts`, 'language:de');
    expect(Object.keys(shown).toSorted()).toEqual(Object.keys(own).toSorted());
    expect(JSON.stringify(shown)).toBe(JSON.stringify(own));
  },
);
