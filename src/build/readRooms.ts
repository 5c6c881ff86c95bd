import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { type Room, rooms } from './rooms.ts';

/** A room, as found in the source files. */
export interface RealRoom {
  name: string;
  files: number;
  lines: number;
  /** Number of imports by room. */
  imports: ReadonlyMap<string, number>;
}

/** @returns the room of a file. @param file path relative to the project folder, with slashes. */
function roomOf(file: string): Room | undefined {
  return rooms.find(({ files }) =>
    files.some((glob) => (glob.endsWith('/**') ? file.startsWith(glob.slice(0, -2)) : file === glob)),
  );
}

/** @returns the file or folder of an import, relative to the project folder; null for a package. */
function targetOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (!specifier.startsWith('#')) return null;
  const [name = '', ...rest] = specifier.slice(1).split('/');
  if (name === 'theme') return path.posix.join('theme', ...rest, rest.length === 0 ? 'index.ts' : '');
  return rest.length === 0 ? `src/${name}.ts` : path.posix.join('src', name, ...rest);
}

/** @param root the project folder. @returns all rooms, with their actual imports. */
export function readRooms(root: string): RealRoom[] {
  const files = ['theme', 'src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file)),
  );
  return rooms.map(({ name }) => {
    const own = files.filter((file) => roomOf(file)?.name === name);
    const imports = new Map<string, number>();
    let lines = 0;
    for (const file of own) {
      const text = readFileSync(path.join(root, file), 'utf8');
      lines += text.split('\n').length - 1;
      for (const specifier of importsIn(file, text)) {
        const target = targetOf(specifier, file);
        const room = target && roomOf(target)?.name;
        if (room && room !== name) imports.set(room, (imports.get(room) ?? 0) + 1);
      }
    }
    return { name, files: own.length, lines, imports };
  });
}

/** @returns the modules that a file imports or re-exports, statically or dynamically. */
function importsIn(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const later = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end));
  const from = module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...new Set(from.filter((specifier) => specifier !== undefined)),
    ...later.map((literal) => literal.slice(1, -1)),
  ];
}
