import path from 'node:path';

/** A test or source file; its path has slashes and is relative to the project folder. */
export interface ReadFile {
  path: string;
  text: string;
}

/**
 * @returns the words of a name in the singular, without the `use` of hooks: `lead` and `action` for `leadActions`, `lead`
 * for `leads`.
 */
const wordsOf = (name: string): string[] =>
  (name.replace(/^use(?=[A-Z])/, '').match(/[A-Z]?[a-z\d]+|[A-Z]+/g) ?? []).map((word) =>
    word.toLowerCase().replace(/s$/, ''),
  );

/** @returns the name of a file without its endings. */
const nameOf = (file: string): string => path.posix.basename(file).replace(/\..*$/, '');

/**
 * @returns the tests of a file's room that begin with the first word of the file or of one of its folders; of these,
 * the ones with the most words in common: `leadBoard` alone for `leads/BoardCard.tsx`, all of `lead` for
 * `leads/SameDay.tsx`.
 */
function testsNamedLike(file: string, tests: readonly ReadFile[]): { named: ReadFile[]; common: number } {
  const names = [...file.split('/').slice(2, -1), nameOf(file)].map(wordsOf);
  const firstWords = names.map(([first]) => first);
  const words = names.flat();
  const candidates = tests
    .filter((test) => roomOf(test.path) === roomOf(file))
    .map((test) => ({ test, named: wordsOf(nameOf(test.path)) }))
    .filter(({ named: [first] }) => firstWords.includes(first))
    .map(({ test, named }) => ({ test, common: named.filter((word) => words.includes(word)).length }));
  const most = Math.max(0, ...candidates.map(({ common }) => common));
  return { named: candidates.filter(({ common }) => common === most).map(({ test }) => test), common: most };
}

/** The most files that import a file for their tests to count as its own: what more import, concerns none in particular. */
const maxImporters = 3;

/** @returns the tests named like a file; if these share one word with it at most, also those named like what imports it. */
function testsFor(file: string, tests: readonly ReadFile[], sources: readonly ReadFile[]): ReadFile[] {
  const { named, common } = testsNamedLike(file, tests);
  if (common > 1) return named;
  const importing = `/${path.posix.basename(file)}'`;
  const importers = sources.filter(
    ({ path: source, text }) => roomOf(source) === roomOf(file) && text.includes(importing),
  );
  if (importers.length > maxImporters) return named;
  return [...named, ...importers.flatMap((importer) => testsNamedLike(importer.path, tests).named)];
}

/** Tests to run for changes in code that they concern without importing it. */
const readers = [
  // Contract tests: on this code demo and server have to agree.
  { changed: /^src\/(server\/(routes|store)|backend\/(createHttp|http))/, tests: 'tests/contract/http' },
  // Rules are the same for all backends, and the in-memory one is fastest.
  { changed: /^src\/(domain|backend\/(?!createHttp|http))/, tests: 'tests/contract/sample' },
  // Tests that read files: for example whether every page and brand has a story, whether every filter of a list has its
  // labels, whether German is complete, and whether tests repeat texts of the site.
  {
    changed: /^(src\/(components|(site|admin)\/pages|server\/mail)|tests\/gallery)\//,
    tests: 'tests/gallery/allStories',
  },
  { changed: /^src\/(domain|content\/admin)\//, tests: 'tests/admin/filterLabels' },
  { changed: /^src\/content\//, tests: 'tests/sample/casing' },
  { changed: /^src\/(paths|content\/publicPaths)\.ts/, tests: 'tests/site/routes' },
  { changed: /^src\/adminPaths\.ts/, tests: 'tests/app/adminRoute' },
  { changed: /^(src\/(content|sample)|languages)\//, tests: 'tests/build/german' },
  { changed: /^brands\//, tests: 'tests/build/brands' },
  { changed: /^brands\//, tests: 'tests/gallery/allStories' },
  { changed: /^tests\/contract\//, tests: 'tests/contract/allContracts' },
  { changed: /^(src\/content|tests)\//, tests: 'tests/content/wordsInTests' },
];

/** @returns the room of a file: `admin` for `src/admin/leads/leadList.tsx` and `tests/admin/leadsPage.test.tsx`. */
const roomOf = (file: string) => (file.startsWith('theme/') ? 'theme' : file.split('/')[1]);

/**
 * @returns whether a test imports this file directly; component tests of other rooms only use texts and data from it.
 */
const uses = ({ path: test, text }: ReadFile, file: string): boolean =>
  text.includes(`${file.replace(/^(src\/)?/, '#')}'`) &&
  (file.startsWith('tests/') || test.endsWith('.ts') || roomOf(test) === roomOf(file));

/**
 * Selects the tests that concern a change. Indirect imports would select nearly all tests, because pages depend on the
 * route table, and server tests on the whole server. Direct imports and names are used instead:
 * `tests/admin/leadsPage.test.tsx` concerns `src/admin/leads/` and `src/admin/pages/leads.tsx`.
 * @param changed paths of changed files, relative to the project folder.
 * @param sources the files that may import a changed one.
 * @returns the paths of changed tests, of tests that import a changed file, of those that are named like one or, if few
 * words agree, like what imports it, and of those in {@link readers}.
 */
export function testsOf(
  changed: readonly string[],
  tests: readonly ReadFile[],
  sources: readonly ReadFile[],
): string[] {
  const named = changed.flatMap((file) => testsFor(file, tests, sources));
  const reading = readers.filter((one) => changed.some((file) => one.changed.test(file)));
  return tests
    .filter((test) => {
      return (
        changed.includes(test.path) ||
        named.includes(test) ||
        changed.some((file) => uses(test, file)) ||
        reading.some((one) => test.path.startsWith(one.tests)) ||
        // The whole look is derived from the tokens.
        (roomOf(test.path) === 'theme' && changed.includes('theme/tokens.ts'))
      );
    })
    .map((test) => test.path);
}
