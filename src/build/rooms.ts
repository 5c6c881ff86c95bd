/**
 * The rooms (parts of the source) and their allowed imports. `biome.rooms.json` is generated from this list, `npm run
 * map` shows the actual imports, and the README's table is checked against it.
 */

/** Packages that only some rooms may use; all others may be used everywhere. */
const frameworks = {
  React: ['react', 'react/**', 'react-dom', 'react-dom/**'],
  MUI: ['@mui/**', '@emotion/**'],
  'React Router': ['react-router-dom'],
  Formik: ['formik'],
  yup: ['yup'],
} as const;

/** A package that only some rooms may use. */
export type Framework = keyof typeof frameworks;

/** A part of the source, by default the folder of the same name. */
export interface Room {
  name: string;
  /** Globs of the room's files. */
  files: readonly string[];
  /** Other rooms that the room may import. */
  imports: readonly string[];
  /** Single modules that the room may import from further rooms. */
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
  // Appointments depend on the company's time zone, and validation messages on the language.
  {
    ...inSource('domain', [], ['yup']),
    besides: ['#content/company.ts', '#content/language.ts', '#content/domain/**'],
  },
  inSource('content', ['domain', 'paths'], ['MUI']),
  inSource('sample', ['domain'], []),
  { ...inSource('cards', [], []), besides: ['#theme/tokens.ts'] },
  inSource('backend', ['domain', 'sample'], ['React', 'React Router', 'yup']),
  // Stars have a text alternative, and quotes use the language's quotation marks.
  {
    ...inSource('components', ['domain'], ['React', 'MUI']),
    besides: ['#content/language.ts', '#content/stars.ts'],
  },
  inSource('forms', ['components', 'domain', 'backend'], ['React', 'MUI', 'Formik', 'yup']),
  inSource('lists', screen, ['React', 'MUI', 'React Router']),
  inSource('frame', screen, ['React', 'MUI', 'React Router']),
  inSource('site', page, ['React', 'MUI', 'React Router']),
  // The post form shows a preview of the card for sharing.
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
      '#backend/validateRows.ts',
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

/** @returns the patterns of imports from a room: its alias, and relative paths. */
function importsOf({ name, files }: Room): string[] {
  if (name === 'entries') return [];
  if (files.every((file) => file === `src/${name}.ts`)) return [`#${name}`, `**/${name}.ts`];
  const all = [`#${name}/**`, `**/${name}/**`];
  return files[0]?.startsWith('src/') ? all : [`#${name}`, ...all];
}

const restricted = (group: readonly string[], restriction: string, room: string) => ({
  group,
  message: `${restriction} the room "${room}": see the map of rooms in the README.`,
});

/** @returns the rules of all rooms for Biome's configuration. */
export function biomeRules(): object {
  const overrides = rooms.map(({ name, files, imports, besides = [], uses }) => {
    const others = rooms.filter((other) => other.name !== name && !imports.includes(other.name)).flatMap(importsOf);
    // Outside of `src`, a folder with a room's name is not the room.
    const isOutside = files.every((glob) => !glob.startsWith('src/'));
    const forbidden = isOutside ? [...others.filter((group) => group.startsWith('#')), '**/src/**'] : others;
    const packagesOf = (mayUse: boolean) =>
      Object.entries(frameworks)
        .filter(([framework]) => uses.some((used) => used === framework) === mayUse)
        .flatMap(([, group]) => [...group]);
    const packages = packagesOf(false);
    // Folders in packages may have the names of rooms, too.
    const allowed = [...besides, ...packagesOf(true)].map((module) => `!${module}`);
    const patterns = [
      restricted([...forbidden, '#tests/**', ...allowed], 'This may not be imported in', name),
      ...(packages.length > 0 ? [restricted(packages, 'This package may not be used in', name)] : []),
    ];
    const noRestrictedImports = { level: 'error', options: { patterns } };
    return { includes: files, linter: { rules: { style: { noRestrictedImports } } } };
  });
  return { overrides };
}

/** @returns the lines of the table in the README. */
export function roomTable(): string[] {
  const cell = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nothing');
  return rooms.map(({ name, imports, besides = [], uses }) => {
    const modules = besides.map((module) => `\`${module}\``);
    return `| ${name} | ${cell([...imports, ...modules])} | ${cell(uses)} |`;
  });
}
