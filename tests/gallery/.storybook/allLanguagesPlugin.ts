import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readLanguage } from '../../../src/build/language/languagePlugin.ts';
import { languageNames, languagesFolder } from '../../../src/build/language/languages.ts';
import { addMissingExports, exportsOf } from '../../../src/build/ownModulesPlugin.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const names = languageNames();
const galleryLanguage = path.join(import.meta.dirname, '../galleryLanguage.ts');

/** Virtual modules that export the words of the language that a page shows: `\0words:content/home.ts`. */
const wordsModule = '\0words:';

/** As Vite marks virtual modules. */
const languagesModule = '\0virtual:languages';

/** Ids of modules with words end in the language for which they were imported: `src/content/home.ts?language=de`. */
const withLanguage = /^(.*)\?language=([\w-]+)$/;

/** @returns the place of a module with words: `content/home.ts` for `src/content/home.ts` and its translations. */
const placeOf = (file: string) =>
  /^(?:src|languages\/[\w-]+)\/((?:content|sample)\/.+\.tsx?)$/.exec(path.relative(root, file))?.[1];

const houseFile = (place: string) => path.join(root, 'src', place);

/** @returns the module at a place in a language: the default one if it is not translated, or imported by its translation. */
function moduleIn(language: string, place: string, importer = ''): string {
  const translated = path.join(languagesFolder, language, place);
  const file = existsSync(translated) && importer !== translated ? translated : houseFile(place);
  return `${file}?language=${language}`;
}

/** @returns a module with the exports of all translations of another, each with the value of the page's language. */
function choiceOf(place: string): string {
  const exported = exportsOf(houseFile(place));
  if (!exported) throw new Error(`src/${place} must name its exports.`);
  return [
    `import { galleryLanguage } from ${JSON.stringify(galleryLanguage)};`,
    ...names.map((name, at) => `import * as words${at} from ${JSON.stringify(moduleIn(name, place))};`),
    `const all = { ${names.map((name, at) => `${JSON.stringify(name)}: words${at}`).join(', ')} };`,
    `const words = all[galleryLanguage] ?? words0;`,
    ...exported.map((name) => `export const ${name} = words.${name};`),
  ].join('\n');
}

/** @returns the module `virtual:languages`, which lists all languages but the page's. */
async function otherLanguages(): Promise<string> {
  const all = await Promise.all(
    names.map(async (name, at) => ({ ...(await readLanguage(name)), basePath: at === 0 ? '' : `/${name}` })),
  );
  return [
    `import { galleryLanguage } from ${JSON.stringify(galleryLanguage)};`,
    `const all = ${JSON.stringify(all.map(({ tag, name, basePath }) => ({ tag, name, basePath })))};`,
    `export const otherLanguages = all.filter(({ tag }) => tag !== (galleryLanguage ?? all[0].tag));`,
  ].join('\n');
}

/**
 * Puts the words of all languages into one build, as opposed to the product's builds, which contain one. A page shows
 * those of the language in its URL. Modules with words are loaded once for each language, with its own imports.
 */
export const allLanguagesPlugin = (): Plugin => ({
  name: 'all-languages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source === languagesModule.slice(1)) return languagesModule;
    if (withLanguage.test(source)) return source;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const place = resolved && placeOf(resolved.id);
    if (!place) return resolved;
    const [, from, language] = withLanguage.exec(importer ?? '') ?? [];
    return language ? moduleIn(language, place, from) : wordsModule + place;
  },
  async load(id) {
    if (id === languagesModule) return await otherLanguages();
    return id.startsWith(wordsModule) ? choiceOf(id.slice(wordsModule.length)) : null;
  },
  transform(code, id) {
    const [, file = '', language] = withLanguage.exec(id) ?? [];
    return language ? addMissingExports(code, file, [path.join(languagesFolder, language)]) : null;
  },
});
