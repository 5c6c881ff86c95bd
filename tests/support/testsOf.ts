import path from 'node:path';

/** @returns the word that a name begins with, in the singular: `lead` of `leadActions`, of `leads` and of `LeadList`. */
function firstWord(name: string): string {
  const [word = ''] = name.match(/^[A-Z]?[a-z\d]*/) ?? [];
  return word.toLowerCase().replace(/s$/, '');
}

/**
 * Which tests of screens are about a change. Every page hangs on the one route table, so their imports say nothing; their
 * names do: `tests/admin/leadsPage.test.tsx` is about `src/admin/leads/` and `src/admin/pages/leads.tsx`.
 * @param changed files that have changed. @param tests all tests of screens; all paths with slashes, from the project on.
 * @returns those that have changed themselves, and those of the changed room that begin with the word of a changed file
 * or of its folder.
 */
export function testsOf(changed: readonly string[], tests: readonly string[]): string[] {
  const words = changed.flatMap((file) => {
    const [, room, ...rest] = file.split('/');
    const names = [...rest.slice(0, -1), path.basename(file).replace(/\..*$/, '')];
    return names.map((name) => `${room}/${firstWord(name)}`);
  });
  return tests.filter((test) => {
    const [, room, name = ''] = test.split('/');
    return changed.includes(test) || words.includes(`${room}/${firstWord(name)}`);
  });
}
