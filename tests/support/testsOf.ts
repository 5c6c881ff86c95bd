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
    const [, room, ...rest] = file.split('/');
    const names = [...rest.slice(0, -1), path.posix.basename(file).replace(/\..*$/, '')];
    return names.map((name) => `${room}/${firstWord(name)}`);
  });
  const imports = changed.map((file) => `${file.replace(/^(src\/)?/, '#')}'`);
  const isContract = changed.some((file) => ofTheContract.test(file));
  return tests
    .filter(({ path: test, text }) => {
      const [, room, name = ''] = test.split('/');
      return (
        changed.includes(test) ||
        words.includes(`${room}/${firstWord(name)}`) ||
        imports.some((address) => text.includes(address)) ||
        (isContract && room === 'contract')
      );
    })
    .map((test) => test.path);
}
