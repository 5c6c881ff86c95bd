import path from 'node:path';

/** A test file; its path has slashes and is relative to the project folder. */
export interface TestFile {
  path: string;
  text: string;
}

/** @returns the first word of a name in the singular: `lead` for `leadActions`, `leads` and `LeadList`. */
function firstWord(name: string): string {
  const [word = ''] = name.match(/^[A-Z]?[a-z\d]*/) ?? [];
  return word.toLowerCase().replace(/s$/, '');
}

/** Tests to run for changes in code that they concern without importing it. */
const readers = [
  // Contract tests: on this code demo and server have to agree.
  { changed: /^src\/(server\/(routes|store)|backend\/(createHttp|http))/, tests: 'tests/contract/http' },
  // Rules are the same for all backends, and the in-memory one is fastest.
  { changed: /^src\/(domain|backend\/(?!createHttp|http))/, tests: 'tests/contract/sample' },
  // Tests that read files: whether every component, page and mail has a story, how buttons are written, and whether
  // tests repeat texts of the site.
  {
    changed: /^(src\/(components|(site|admin)\/pages|server\/mail)|tests\/gallery)\//,
    tests: 'tests/gallery/allStories',
  },
  { changed: /^src\/content\//, tests: 'tests/sample/casing' },
  { changed: /^(src\/content|tests)\//, tests: 'tests/content/wordsInTests' },
];

/** @returns the room of a file: `admin` for `src/admin/leads/leadList.tsx` and `tests/admin/leadsPage.test.tsx`. */
const roomOf = (file: string) => (file.startsWith('theme/') ? 'theme' : file.split('/')[1]);

/**
 * @returns whether a test imports this file directly; component tests of other rooms only use texts and data from it.
 */
const uses = ({ path: test, text }: TestFile, file: string): boolean =>
  text.includes(`${file.replace(/^(src\/)?/, '#')}'`) &&
  (file.startsWith('tests/') || test.endsWith('.ts') || roomOf(test) === roomOf(file));

/**
 * Selects the tests that concern a change. Indirect imports would select nearly all tests, because pages depend on the
 * route table, and server tests on the whole server. Direct imports and names are used instead:
 * `tests/admin/leadsPage.test.tsx` concerns `src/admin/leads/` and `src/admin/pages/leads.tsx`.
 * @param changed paths of changed files, relative to the project folder.
 * @returns the paths of changed tests, of tests that import a changed file, of tests in the changed room that begin
 * with the first word of a changed file or its folder, and of those in {@link readers}.
 */
export function testsOf(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const words = changed.flatMap((file) => {
    const [, , ...rest] = file.split('/');
    const names = [...rest.slice(0, -1), path.posix.basename(file).replace(/\..*$/, '')];
    return names.map((name) => `${roomOf(file)}/${firstWord(name)}`);
  });
  const reading = readers.filter((one) => changed.some((file) => one.changed.test(file)));
  return tests
    .filter((test) => {
      const room = roomOf(test.path);
      return (
        changed.includes(test.path) ||
        words.includes(`${room}/${firstWord(path.posix.basename(test.path))}`) ||
        changed.some((file) => uses(test, file)) ||
        reading.some((one) => test.path.startsWith(one.tests)) ||
        // The whole look is derived from the tokens.
        (room === 'theme' && changed.includes('theme/tokens.ts'))
      );
    })
    .map((test) => test.path);
}
