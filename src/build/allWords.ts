export { company } from '#content/company.ts';

const importedModules = import.meta.glob<Record<string, unknown>>(
  [
    '../content/**/*.ts',
    '../sample/**/*.ts',
    '!**/words.ts',
    '!**/types.ts',
    // Their messages are for developers.
    '!**/siteUrl.ts',
    '!**/photos/photo.ts',
  ],
  { eager: true },
);

/**
 * All texts of the site by module, e.g. `content/home`, `sample/leads`. Imported with the modules of a brand or a
 * language, it contains their texts.
 */
export const wordsByModule: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  Object.entries(importedModules).map(([file, module]) => [file.replace(/^\.\.\/(.+)\.ts$/, '$1'), module]),
);
