import path from 'node:path';

/** A file of tests; its path has slashes and begins at the project. */
export interface TestFile {
  path: string;
  text: string;
}

/** @returns the word that a name begins with, in the singular: `lead` of `leadActions`, of `leads` and of `LeadList`. */
function firstWord(name: string): string {
  const [word = ''] = name.match(/^[A-Z]?[a-z\d]*/) ?? [];
  return word.toLowerCase().replace(/s$/, '');
}

/** What demo and server have to agree in: the data, and how it is asked for. */
const ofTheContract = /^src\/(domain|backend|server\/(routes|store))\//;

/** @returns the room that a file stands in: `admin` of `src/admin/leads/leadList.tsx` and of `tests/admin/leadsPage.test.tsx`. */
const roomOf = (file: string) => file.split('/')[1];

/** @returns whether a test of its own accord imports this file; screens of other rooms only take words and data from it. */
const uses = ({ path: test, text }: TestFile, file: string): boolean =>
  text.includes(`${file.replace(/^(src\/)?/, '#')}'`) &&
  (file.startsWith('tests/') || test.endsWith('.ts') || roomOf(test) === roomOf(file));

/**
 * Which tests are about a change. By what they import in the end nearly all would be: screens hang on the one route
 * table, and tests of the server on the whole of it. Their own imports and their names say it: `tests/admin/leadsPage.test.tsx`
 * is about `src/admin/leads/` and `src/admin/pages/leads.tsx`.
 * @param changed files that have changed, paths as those of tests.
 * @returns the paths of the tests that have changed, of those that import a changed file themselves, of those of the
 * changed room that begin with the word of a changed file or of its folder, and of the contract where it may have changed.
 */
export function testsOf(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const words = changed.flatMap((file) => {
    const [, , ...rest] = file.split('/');
    const names = [...rest.slice(0, -1), path.posix.basename(file).replace(/\..*$/, '')];
    return names.map((name) => `${roomOf(file)}/${firstWord(name)}`);
  });
  const isContract = changed.some((file) => ofTheContract.test(file));
  return tests
    .filter((test) => {
      const room = roomOf(test.path);
      return (
        changed.includes(test.path) ||
        words.includes(`${room}/${firstWord(path.posix.basename(test.path))}`) ||
        changed.some((file) => uses(test, file)) ||
        (isContract && room === 'contract')
      );
    })
    .map((test) => test.path);
}
