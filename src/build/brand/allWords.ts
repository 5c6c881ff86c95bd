/** Everything that the site says, by module: `home`, `admin/leads`; whoever imports this as a brand gets that brand's. */
const found = import.meta.glob<Record<string, unknown>>(['../../content/**/*.ts', '!**/words.ts'], { eager: true });

export const modules: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  Object.entries(found).map(([file, module]) => [file.replace(/^.*\/content\/(.+)\.ts$/, '$1'), module]),
);
