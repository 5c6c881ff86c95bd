import type { Plugin } from 'vite';
import type { Language } from '#content/language.ts';
import { importAs } from '../brand/readBrand.ts';
import { chosenLanguages } from './languages.ts';

/** Virtual module with the site's other languages; `src/frame/virtualModules.d.ts` declares its exports. */
const languagesModule = 'virtual:languages';

/** Vite's convention for ids of virtual modules. */
const resolvedModule = `\0${languagesModule}`;

/** @param name of a language. @param all languages of the site. @returns the language's URL prefix: `/de`, or empty. */
export const basePathOf = (name: string, all: readonly string[] = chosenLanguages()): string =>
  name === all[0] ? '' : `/${name}`;

const importLanguage = (name: string) =>
  importAs<typeof import('#content/language.ts')>('src/content/language.ts', undefined, name);

/** @param name of a language. @returns its name, tag and formats. @throws Error if it has none. */
export async function readLanguage(name: string): Promise<Language> {
  const { language } = await importLanguage(name);
  if (language.tag !== name) {
    throw new Error(
      `languages/${name}/content/language.ts must exist and have the tag "${name}", not "${language.tag}".`,
    );
  }
  return language;
}

/** @param name of a language. @returns its letters and quotation marks besides A to Z and English ones. */
export const readLetters = async (name: string): Promise<string> => (await importLanguage(name)).letters;

/**
 * Creates a plugin that sets the page's language and provides the virtual module.
 * @param name language of this build.
 */
export function languagePlugin(name: string): Plugin {
  const others = chosenLanguages().filter((other) => other !== name);
  return {
    name: 'language',
    resolveId: (id) => (id === languagesModule ? resolvedModule : null),
    async load(id) {
      if (id !== resolvedModule) return null;
      const all = others.map(async (other) => {
        const { tag, name } = await readLanguage(other);
        return { tag, name, basePath: basePathOf(other) };
      });
      return `export const otherLanguages = ${JSON.stringify(await Promise.all(all))};`;
    },
    transformIndexHtml: async (html) =>
      html.replace('<html lang="en">', `<html lang="${(await readLanguage(name)).tag}">`),
  };
}
