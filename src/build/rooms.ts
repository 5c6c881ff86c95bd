/**
 * The rooms of the source and who may import whom, said once: `biome.rooms.json` is made from this list, `npm run map`
 * draws what is really imported, and the README's table is checked against it.
 */

/** Packages that not every room may use; all others are free. */
const frameworks = {
  React: ['react', 'react/**', 'react-dom', 'react-dom/**'],
  MUI: ['@mui/**', '@emotion/**'],
  'React Router': ['react-router-dom'],
  Formik: ['formik'],
  yup: ['yup'],
} as const;

/** A package that not every room may use. */
export type Framework = keyof typeof frameworks;

/** A room: the folder of its name, unless it says otherwise. */
export interface Room {
  name: string;
  /** The room's files, as globs. */
  files: readonly string[];
  /** The rooms that it may import, beside itself. */
  imports: readonly string[];
  /** Single modules that it may import of rooms that it may not import as a whole. */
  besides?: readonly string[];
  uses: readonly Framework[];
}

const screen = ['components', 'domain', 'content', 'paths'];
const page = [...screen, 'backend', 'forms', 'lists', 'frame'];

const inSource = (name: string, imports: readonly string[], uses: readonly Framework[]): Room => ({
  name,
  files: [`src/${name}/**`],
  imports,
  uses,
});

/** All rooms, from the innermost to the outermost. */
export const rooms: readonly Room[] = [
  { name: 'theme', files: ['theme/**'], imports: [], uses: ['React', 'MUI'] },
  { name: 'paths', files: ['src/paths.ts'], imports: [], uses: [] },
  { name: 'adminPaths', files: ['src/adminPaths.ts'], imports: ['paths'], uses: [] },
  // The company's clocks are a rule of its appointments; what its rules say, they say in a language.
  {
    ...inSource('domain', [], ['yup']),
    besides: ['#content/company.ts', '#content/language.ts', '#content/domain/**'],
  },
  inSource('content', ['domain', 'paths'], ['MUI']),
  inSource('sample', ['domain'], []),
  { ...inSource('cards', [], []), besides: ['#theme/tokens.ts'] },
  inSource('backend', ['domain', 'sample'], ['React', 'React Router', 'yup']),
  // What is drawn as stars is read out in words, and what somebody said stands between the marks of the language.
  {
    ...inSource('components', ['domain'], ['React', 'MUI']),
    besides: ['#content/language.ts', '#content/stars.ts'],
  },
  inSource('forms', ['components', 'domain', 'backend'], ['React', 'MUI', 'Formik', 'yup']),
  inSource('lists', screen, ['React', 'MUI', 'React Router']),
  inSource('frame', screen, ['React', 'MUI', 'React Router']),
  inSource('site', page, ['React', 'MUI', 'React Router']),
  // The form of a post shows what is shared of it, drawn by the same rules and in the same colours.
  {
    ...inSource('admin', [...page, 'adminPaths'], ['React', 'MUI', 'React Router']),
    besides: ['#cards/cardOverlay.ts', '#cards/cardSize.ts', '#theme/brandTokens.ts'],
  },
  inSource(
    'app',
    ['theme', ...page, 'adminPaths', 'sample', 'site', 'admin', 'cards'],
    ['React', 'MUI', 'React Router'],
  ),
  {
    name: 'entries',
    files: ['src/entry-client.ts', 'src/entry-server.tsx'],
    imports: [...page, 'sample', 'site', 'admin', 'app'],
    uses: ['React', 'MUI', 'React Router'],
  },
  {
    ...inSource('server', ['domain', 'paths', 'adminPaths', 'content', 'sample', 'cards'], ['yup']),
    besides: [
      '#backend/errors.ts',
      '#backend/validate.ts',
      '#backend/liveMark.ts',
      '#theme/brandTokens.ts',
      '#theme/tokens.ts',
    ],
  },
  {
    ...inSource('build', ['paths', 'adminPaths', 'content', 'domain', 'cards', 'theme'], ['MUI', 'yup']),
    besides: ['#server/builtSite.ts'],
  },
];

/** @returns how imports of a room are written: by its alias, or by a path. */
function importsOf({ name, files }: Room): string[] {
  if (name === 'entries') return [];
  if (files.every((file) => file === `src/${name}.ts`)) return [`#${name}`, `**/${name}.ts`];
  const all = [`#${name}/**`, `**/${name}/**`];
  return files[0]?.startsWith('src/') ? all : [`#${name}`, ...all];
}

const restricted = (group: readonly string[], what: string, room: string) => ({
  group,
  message: `${what} the room "${room}": see the map of the rooms in the README.`,
});

/** @returns the rules of all rooms, as Biome's configuration has them. */
export function biomeRules(): object {
  const overrides = rooms.map(({ name, files, imports, besides = [], uses }) => {
    const others = rooms.filter((other) => other.name !== name && !imports.includes(other.name)).flatMap(importsOf);
    // Outside of `src` a folder of a room's name is another one.
    const isOutside = files.every((glob) => !glob.startsWith('src/'));
    const forbidden = isOutside ? [...others.filter((group) => group.startsWith('#')), '**/src/**'] : others;
    const packagesOf = (mayUse: boolean) =>
      Object.entries(frameworks)
        .filter(([framework]) => uses.some((used) => used === framework) === mayUse)
        .flatMap(([, group]) => [...group]);
    const packages = packagesOf(false);
    // Packages have folders of the rooms' names, too.
    const allowed = [...besides, ...packagesOf(true)].map((module) => `!${module}`);
    const patterns = [
      restricted([...forbidden, '#tests/**', ...allowed], 'This is not to be imported in', name),
      ...(packages.length > 0 ? [restricted(packages, 'This package has no business in', name)] : []),
    ];
    const noRestrictedImports = { level: 'error', options: { patterns } };
    return { includes: files, linter: { rules: { style: { noRestrictedImports } } } };
  });
  return { overrides };
}

/** @returns the lines of the README's table. */
export function roomTable(): string[] {
  const cell = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nothing');
  return rooms.map(({ name, imports, besides = [], uses }) => {
    const modules = besides.map((module) => `\`${module}\``);
    return `| ${name} | ${cell([...imports, ...modules])} | ${cell(uses)} |`;
  });
}
