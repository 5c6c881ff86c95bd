import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backUp } from '#server/backup/backUp.ts';
import { restore } from '#server/backup/restore.ts';
import { CommandError } from '#server/commandError.ts';
import { readConfig } from '#server/config.ts';
import { lockData } from '#server/store/serverLock.ts';
import { configOf, fileOf, openBackup, stateOf, states } from './backupData.ts';
import { engines } from './engines.ts';
import { temporaryFolder } from './testServer.ts';

describe.each(engines)('A backup on $engine', ({ engine, where }) => {
  const open = () => openBackup({ engine, where });
  const { changed, restored } = states;

  it('restores all data without sessions and keeps the previous data restorable', async () => {
    const { config, copy } = await open();
    const pictures = engine === 'PostgreSQL' ? [] : ['uploads'];
    expect(readdirSync(copy)).toEqual([fileOf(engine), 'manifest.json', ...pictures]);
    const before = String(await restore(config, copy));
    expect(await stateOf(config)).toEqual(restored);
    expect(path.dirname(before)).toBe(config.DATA_DIR);
    expect(path.basename(before)).toMatch(/^before-\d{4}(-\d\d){2}T\d\d(-\d\d){2}-\d{3}Z$/);
    if (engine === 'PostgreSQL') await restore(config, before);
    else expect(readdirSync(before)).toEqual(expect.arrayContaining(['event-house.db', 'uploads']));
    const kept =
      engine === 'PostgreSQL' ? config : { ...config, DATA_DIR: before, uploads: path.join(before, 'uploads') };
    expect((await stateOf(kept)).names).toEqual(changed.names);
    expect(readdirSync(config.DATA_DIR).filter((name) => /^\.|restore/.test(name))).toEqual([]);
  });

  it('can be restored to an empty place', async () => {
    const { copy } = await open();
    const config = await configOf({ engine, where });
    expect(await restore(config, copy)).toBeNull();
    expect(await stateOf(config)).toEqual(restored);
  });

  const manifestOf = (copy: string) => JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'));
  const change = (copy: string, changes: object) =>
    writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify({ ...manifestOf(copy), ...changes }));
  it.each<[string, (copy: string) => void, RegExp]>([
    [
      'no manifest',
      (copy) => rmSync(path.join(copy, 'manifest.json')),
      /^There is no complete backup in \S+: .+ earlier version/,
    ],
    [
      'a truncated manifest',
      (copy) => truncateSync(path.join(copy, 'manifest.json'), 200),
      /manifest.json cannot be read/,
    ],
    ['an empty manifest', (copy) => truncateSync(path.join(copy, 'manifest.json')), /manifest.json cannot be read/],
    ['no database', (copy) => rmSync(path.join(copy, fileOf(engine))), /database\.\w+ is missing/],
    ['an empty database', (copy) => truncateSync(path.join(copy, fileOf(engine))), /has 0 bytes instead of/],
    [
      'a truncated database',
      (copy) => truncateSync(path.join(copy, fileOf(engine)), 9000),
      /has 9000 bytes instead of/,
    ],
    [
      'additional bytes in its database',
      (copy) => appendFileSync(path.join(copy, fileOf(engine)), 'x'),
      /bytes instead of/,
    ],
    [
      'an overwritten database',
      (copy) => {
        const bytes = readFileSync(path.join(copy, fileOf(engine)));
        bytes.fill('x', 5000, 5100);
        writeFileSync(path.join(copy, fileOf(engine)), bytes);
      },
      /database\.\w+ has been changed/,
    ],
    [
      'other row counts than its manifest lists',
      (copy) => change(copy, { tables: [...manifestOf(copy).tables, { name: 'lead', rows: 7 }] }),
      /table lead (has 21 rows instead of 7|does not have 7 rows)/,
    ],
    [
      'fewer tables than its manifest lists',
      (copy) => change(copy, { tables: [...manifestOf(copy).tables, { name: 'nothing', rows: 0 }] }),
      /table nothing (has no rows instead of 0|is missing)/,
    ],
    [
      'no database in its manifest',
      (copy) => change(copy, { files: manifestOf(copy).files.slice(1) }),
      /is not listed/,
    ],
    [
      'a path that leads out of its folder',
      (copy) => change(copy, { files: [{ ...manifestOf(copy).files[0], path: 'uploads/../../x' }] }),
      /manifest.json cannot be read/,
    ],
    ['a newer format', (copy) => change(copy, { format: 2 }), /comes from a newer version/],
    [
      'newer migrations',
      (copy) => change(copy, { migrations: [...manifestOf(copy).migrations, '999-next'] }),
      /comes from a newer version/,
    ],
    [
      'a database of another engine',
      (copy) => change(copy, { engine: engine === 'PostgreSQL' ? 'sqlite' : 'postgres' }),
      engine === 'PostgreSQL'
        ? /of an embedded database, but \w+ is set/
        : /of a PostgreSQL database, but \w+ is not set/,
    ],
  ])('with %s is refused with a clear error, and nothing is changed', async (_what, damage, sentence) => {
    const { config, copy } = await open();
    damage(copy);
    const refused = restore(config, copy);
    await expect(refused).rejects.toBeInstanceOf(CommandError);
    await expect(refused).rejects.toThrow(sentence);
    expect(await stateOf(config)).toEqual(changed);
    expect(existsSync(path.join(config.DATA_DIR, '.restoring'))).toBe(false);
  });

  it('is not restored while a server is running', async () => {
    const { config, copy } = await open();
    const release = await lockData(config, 'server');
    await expect(restore(config, copy)).rejects.toThrow(/stop it first/);
    expect(await stateOf(config)).toEqual(changed);
    await release();
    await restore(config, copy);
    expect(await stateOf(config)).toEqual(restored);
  });
});

describe('A backup of a folder', () => {
  it('is not made without a database or at a path that exists', async () => {
    const config = readConfig({ DATA_DIR: temporaryFolder() });
    const target = path.join(temporaryFolder(), 'monday');
    await expect(backUp(config, target)).rejects.toThrow(/^There is no database at/);
    mkdirSync(target);
    await expect(backUp(config, target)).rejects.toThrow(/already exists/);
    expect(readdirSync(path.dirname(target))).toEqual(['monday']);
  });
});
