/**
 * Everything that the site says, by module: `content/home`, `sample/leads`; whoever imports this as a brand or in another
 * language gets theirs.
 */
const found = import.meta.glob<Record<string, unknown>>(
  ['../content/**/*.ts', '../sample/**/*.ts', '!**/words.ts', '!**/types.ts'],
  { eager: true },
);

export const modules: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  Object.entries(found).map(([file, module]) => [file.replace(/^\.\.\/(.+)\.ts$/, '$1'), module]),
);
