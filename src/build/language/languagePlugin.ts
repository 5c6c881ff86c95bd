import type { Plugin } from 'vite';
import type { Language } from '#content/language.ts';
import { importAs } from '../brand/readBrand.ts';
import { chosenLanguages } from './languages.ts';

/** The module that knows the site's other languages; `src/frame/languages.d.ts` says what it exports. */
const languagesModule = 'virtual:languages';

/** Vite's mark of modules that are no files. */
const resolvedModule = `\0${languagesModule}`;

/** @param name of a language. @param all those that the site has. @returns what stands before its paths: `/de`, or nothing. */
export const basePathOf = (name: string, all: readonly string[] = chosenLanguages()): string =>
  name === all[0] ? '' : `/${name}`;

/** @param name of a language. @returns what its words are. @throws Error where it has none of it. */
export const readLanguage = async (name: string): Promise<Language> =>
  (await importAs<{ language: Language }>('src/content/language.ts', undefined, name)).language;

/** Says in the page which language it has, and to the application which others there are. @param name of this build. */
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
