import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { suggestName } from './suggestName.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The files in the root of a brand's folder, and the folders in it. */
const ownFiles = ['tokens.ts', 'overrides.ts', 'logo.svg', 'brand.stories.tsx'];
const ownFolders = ['content', 'sample', 'languages', 'fonts', 'public'];

/** The names that the product imports from the modules of a brand's look. */
const required: Readonly<Record<string, string>> = { 'tokens.ts': 'brandTokens', 'overrides.ts': 'brandOverrides' };

/** Folders in other folders which one looks for in the root. */
const innerFolders = ['content/photos', 'public/portraits', 'content/services'];

/** Modules with what all others are made of, which no brand replaces. */
const tools = ['content/words.ts', 'content/types.ts'];

/** Notes for people, and files of systems, which may be anywhere. */
const ignored = /(^|\/)(\.|LICEN[CS]E|Thumbs\.db$)|\.(md|txt)$/i;

/** What in a brand's folder has no effect. */
export interface Unread {
  /** Certainly mistakes, since a name is nearly one that would be read. */
  mistakes: string[];
  /** Files that nothing reads, and files without which everything of a kind is that of the default brand. */
  notes: string[];
}

/** @returns all files in a folder, by their path in it, with slashes. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'))
        .toSorted()
    : [];

const houseModules = ['content', 'sample'].flatMap((folder) =>
  filesIn(path.join(root, 'src', folder))
    .filter((file) => !file.endsWith('.webp'))
    .map((file) => `${folder}/${file}`),
);

const modulePlace = /^(languages\/[^/]+\/)?((?:content|sample)\/.+)$/;

/** Whether a file is read because of its place; pictures and fonts are checked by their own modules. */
function isKnown(file: string): boolean {
  const [, , module] = modulePlace.exec(file) ?? [];
  if (module) return houseModules.includes(module) || /^content\/photos\/.+\.(?!tsx?$|json$)\w+$/i.test(module);
  return ownFiles.includes(file) || /^([^/]+\.stories\.tsx$|fonts\/[^/]+\/|public\/)/.test(file);
}

/** @returns the place that a file was meant for; null if none is similar. */
function meantPlace(file: string): string | null {
  const [, language = ''] = modulePlace.exec(file) ?? [];
  return suggestName(
    file,
    [...(language ? [] : ownFiles), ...houseModules.filter((module) => !tools.includes(module))].map(
      (place) => language + place,
    ),
  );
}

/** @returns the files that modules import from the brand's folder itself, directly or not. */
function importedBy(files: readonly string[], folder: string): Set<string> {
  const found = new Set<string>();
  const queue = files.filter((file) => /\.tsx?$/.test(file));
  for (const file of queue) {
    const { staticImports, staticExports } = parseSync(file, readFileSync(path.join(folder, file), 'utf8')).module;
    const sources = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ];
    for (const source of sources) {
      if (!source?.startsWith('.')) continue;
      const target = path.posix.join(path.posix.dirname(file), source);
      if (found.has(target) || !existsSync(path.join(folder, target))) continue;
      found.add(target);
      if (/\.tsx?$/.test(target)) queue.push(target);
    }
  }
  return found;
}

/** @returns the names that a module exports itself, besides those of another one (`export *`), without types. */
const namesOf = (file: string): string[] =>
  parseSync(file, readFileSync(file, 'utf8'))
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName: { name } }) => name ?? []);

/** @returns a sentence for each name that a module exports and nobody imports, as it is nearly one of the house's. */
function mistypedNames(file: string, folder: string): string[] {
  const own = namesOf(path.join(folder, file));
  const [, , module] = modulePlace.exec(file) ?? [];
  const wanted = required[file];
  if (wanted) {
    return own.includes(wanted) ? [] : [`${file} exports no "${wanted}", so that nothing in it is used.`];
  }
  const house = module?.endsWith('.ts') ? namesOf(path.join(root, 'src', module)) : [];
  return own.flatMap((name) => {
    const meant = house.includes(name) ? null : suggestName(name, house);
    return meant && !own.includes(meant)
      ? [`${file} exports "${name}", which nothing reads: did you mean ${meant}?`]
      : [];
  });
}

/**
 * Folders in the root of a brand's folder that have another name than those which are read, with the sentence about
 * each; if their name is near none, their files are told one by one, where one is meant for a known place.
 */
function unknownFolder(name: string, files: readonly string[]): { sentence: string; isMistake: boolean }[] {
  const meant = suggestName(name, ownFolders) ?? suggestName(name, innerFolders);
  if (meant) return [{ sentence: `${name}/ is not read: did you mean ${meant}/?`, isMistake: true }];
  const places = files.flatMap((file) => {
    const place = meantPlace(file);
    return place ? [{ sentence: `${file} is not read: did you mean ${place}?`, isMistake: true }] : [];
  });
  if (places.length > 0) return places;
  return [{ sentence: `${name}/ is not read: folders of a brand are ${ownFolders.join(', ')}.`, isMistake: false }];
}

/** @param folder of a brand. @returns what in it has no effect, e.g. because its name is mistyped. */
export function unreadFiles(folder: string): Unread {
  const all = filesIn(folder).filter((file) => !ignored.test(file));
  const known = all.filter(isKnown);
  const imported = importedBy(known, folder);
  const unknown = all.filter((file) => !known.includes(file) && !imported.has(file));
  const topOf = (file: string) => (file.includes('/') ? (file.split('/')[0] ?? '') : '');
  const found = [...new Set(unknown.map(topOf))].flatMap((top) => {
    const files = unknown.filter((file) => topOf(file) === top);
    if (top && !ownFolders.includes(top)) return unknownFolder(top, files);
    return files.map((file) => {
      const place = meantPlace(file);
      const sentence = place
        ? `${file} is not read: did you mean ${place}?`
        : `${file} is not read: ${whyUnread(file)}.`;
      return { sentence, isMistake: place !== null };
    });
  });
  const modules = known.filter((file) => file.endsWith('.ts'));
  return {
    mistakes: [
      ...found.flatMap(({ sentence, isMistake }) => (isMistake ? [sentence] : [])),
      ...mistypedPublicFolders(all),
      ...modules.flatMap((file) => mistypedNames(file, folder)),
    ],
    notes: [
      ...found.flatMap(({ sentence, isMistake }) => (isMistake ? [] : [sentence])),
      ...(all.includes('tokens.ts')
        ? []
        : ['it has no tokens.ts: colours, fonts, corners and sizes are those of the house.']),
      ...(all.includes('content/company.ts')
        ? []
        : ['it has no content/company.ts: name, address and telephone are those of the house.']),
    ],
  };
}

/** @returns why a file is not read whose name is near none that is. */
function whyUnread(file: string): string {
  const [, , module] = modulePlace.exec(file) ?? [];
  if (module) return `there is no src/${module}, and no module of the brand imports it`;
  if (file.startsWith('fonts/')) return 'a font is a folder with the files of a Fontsource package';
  if (file.startsWith('languages/')) return 'words of a language are in languages/<language>/content/ and sample/';
  return `files of a brand are ${ownFiles.join(', ')}, and the folders ${ownFolders.join(', ')}`;
}

/** @returns a sentence for each folder in `public/` whose name is nearly that of one with pictures of the house. */
function mistypedPublicFolders(files: readonly string[]): string[] {
  const folders = new Set(files.flatMap((file) => /^public\/([^/]+)\//.exec(file)?.[1] ?? []));
  const names = ['photos', 'portraits'];
  return [...folders].flatMap((name) => {
    const meant = names.includes(name) ? null : suggestName(name, names);
    return meant ? [`public/${name}/ replaces nothing: did you mean public/${meant}/?`] : [];
  });
}
