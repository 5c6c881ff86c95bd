import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRooms } from '#build/readRooms.ts';
import { biomeRules, rooms, roomTable } from '#build/rooms.ts';

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

  it('match the rules of the linter', () => {
    expect(JSON.parse(read('biome.rooms.json'))).toEqual(biomeRules());
  });

  it('match the table in the README', () => {
    const table = read('README.md').split('| room | may import | may use |\n| --- | --- | --- |\n')[1] ?? '';
    expect(table.split('\n\n')[0]?.split('\n')).toEqual(roomTable());
  });
});
