import path from 'node:path';

/** A test file; its path is relative to the project, with slashes. */
export interface TestFile {
  path: string;
  text: string;
}

/** @returns the first word of a name in the singular: `lead` for `leadActions`, `leads` and `LeadList`. */
function firstWord(name: string): string {
  const [word = ''] = name.match(/^[A-Z]?[a-z\d]*/) ?? [];
  return word.toLowerCase().replace(/s$/, '');
}

/** Contract tests to run when code changes in which demo and server must agree. */
const contracts = [
  { changed: /^src\/(server\/(routes|store)|backend\/(createHttp|http))/, tests: 'tests/contract/http' },
  // Rules are the same for all backends, and the in-memory backend is fastest.
  { changed: /^src\/(domain|backend\/(?!createHttp|http))/, tests: 'tests/contract/sample' },
];

/** @returns the room of a file: `admin` for `src/admin/leads/leadList.tsx` and `tests/admin/leadsPage.test.tsx`. */
const roomOf = (file: string) => file.split('/')[1];

/**
 * @returns whether a test is about a file that it imports; screen tests of other rooms only import its texts and data.
 */
const uses = ({ path: test, text }: TestFile, file: string): boolean =>
  text.includes(`${file.replace(/^(src\/)?/, '#')}'`) &&
  (file.startsWith('tests/') || test.endsWith('.ts') || roomOf(test) === roomOf(file));

/**
 * Selects the tests for a change. Transitive imports would select nearly all tests, as screens depend on the route
 * table and server tests on the whole server. So direct imports and names decide: `tests/admin/leadsPage.test.tsx` is
 * for `src/admin/leads/` and `src/admin/pages/leads.tsx`.
 * @param changed changed files, with paths like those of tests.
 * @returns the paths of changed tests, of tests that directly import a changed file, of tests in the same room whose
 * name starts with the first word of a changed file or folder, and of the contract tests of changed backends.
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
