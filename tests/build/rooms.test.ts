import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRooms } from '#build/readRooms.ts';
import { biomeRules, rooms, roomTable } from '#build/rooms.ts';
import { temporaryFolder } from '../server/testServer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('The rooms of the source', () => {
  it('import only what their list allows', () => {
    const real = readRooms(root);
    expect(real.map(({ name }) => name)).toEqual(rooms.map(({ name }) => name));
    for (const { name, files, imports } of real) {
      const room = rooms.find((candidate) => candidate.name === name);
      const besides = (room?.besides ?? []).map((module) => module.slice(1, module.indexOf('/')));
      expect(files, name).toBeGreaterThan(0);
      for (const imported of imports.keys()) {
        expect([...(room?.imports ?? []), ...besides], `${name} imports ${imported}`).toContain(imported);
      }
    }
  });

  it('are recognised through aliases, paths, re-exports and dynamic imports', () => {
    const imports = (name: string) => [
      ...(readRooms(root)
        .find((room) => room.name === name)
        ?.imports.keys() ?? []),
    ];
    expect(imports('app')).toEqual(expect.arrayContaining(['theme', 'site', 'admin', 'backend', 'paths']));
    expect(imports('entries')).toContain('app');
  });

  it('are counted: files, lines, and imports from other rooms of every kind', () => {
    const folder = temporaryFolder();
    const sources = {
      'theme/index.ts': "export * from './tokens.ts';\n",
      'theme/tokens.ts': '',
      'src/paths.ts': 'export const home = 1;\nexport const paths = { home };\n',
      'src/site/page.tsx': "import '#theme';\nimport '#theme/tokens.ts';\nexport { home } from '../paths.ts';\n",
      'src/app/routes.tsx': "import './start.ts';\nimport 'react';\nconst page = () => import('#site/page.tsx');\n",
      'src/app/start.ts': "export { home, paths } from '#paths';\n",
      'src/app/notes.md': 'No source.\n',
    };
    for (const [file, text] of Object.entries(sources)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const counted = readRooms(folder).map(({ name, files, lines, imports }) => [
      name,
      files,
      lines,
      Object.fromEntries(imports),
    ]);
    expect(counted.filter(([, files]) => files !== 0)).toEqual([
      ['theme', 2, 1, {}],
      ['paths', 1, 2, {}],
      ['site', 1, 3, { theme: 2, paths: 1 }],
      ['app', 2, 4, { site: 1, paths: 1 }],
    ]);
  });

  it('match the rules of the linter', () => {
    expect(JSON.parse(read('biome.rooms.json'))).toEqual(biomeRules());
  });

  it('match the table in the README', () => {
    const table = read('README.md').split('| room | may import | may use |\n| --- | --- | --- |\n')[1] ?? '';
    expect(table.split('\n\n')[0]?.split('\n')).toEqual(roomTable());
  });
});
