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

/** Of which backends the contract is run where a file has changed in which demo and server have to agree. */
const contracts = [
  { changed: /^src\/(server\/(routes|store)|backend\/(createHttp|http))/, tests: 'tests/contract/http' },
  // Rules are the same for all backends: the one in memory answers at once.
  { changed: /^src\/(domain|backend\/(?!createHttp|http))/, tests: 'tests/contract/sample' },
];

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
 * changed room that begin with the word of a changed file or of its folder, and of the contract of the backends whose code
 * has changed.
 */
export function testsOf(changed: readonly string[], tests: readonly TestFile[]): string[] {
  const words = changed.flatMap((file) => {
    const [, , ...rest] = file.split('/');
    const names = [...rest.slice(0, -1), path.posix.basename(file).replace(/\..*$/, '')];
    return names.map((name) => `${roomOf(file)}/${firstWord(name)}`);
  });
  const contract = contracts.filter((one) => changed.some((file) => one.changed.test(file)));
  return tests
    .filter((test) => {
      const room = roomOf(test.path);
      return (
        changed.includes(test.path) ||
        words.includes(`${room}/${firstWord(path.posix.basename(test.path))}`) ||
        changed.some((file) => uses(test, file)) ||
        contract.some((one) => test.path.startsWith(one.tests))
      );
    })
    .map((test) => test.path);
}
