import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restore } from '#server/backup/restore.ts';
import { finishRestore, refuseHalfRestored, stepsOf } from '#server/backup/switchFolder.ts';
import { lockData } from '#server/store/serverLock.ts';
import { openBackup, stateOf, states } from './backupData.ts';
import { engines } from './engines.ts';
import { temporaryFolder } from './testServer.ts';

afterEach(() => void vi.restoreAllMocks());

describe('A restore of a folder', () => {
  const plan = {
    before: 'before-1',
    old: ['event-house.db', 'event-house.db-wal'],
    fresh: ['event-house.db', 'uploads'],
  };
  const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

  it.each([0, 1, 2, 3, 4, 5, 6])('that was killed after %i moves is finished at the next start', async (moves) => {
    const folder = temporaryFolder();
    for (const name of plan.old) writeFileSync(path.join(folder, name), `old ${name}`);
    mkdirSync(path.join(folder, '.restoring', 'uploads'), { recursive: true });
    writeFileSync(path.join(folder, '.restoring', 'event-house.db'), 'new');
    writeFileSync(path.join(folder, '.restoring', 'uploads', 'a'), 'new picture');
    writeFileSync(path.join(folder, 'restore.json'), JSON.stringify(plan));
    for (const step of stepsOf(folder, plan).slice(0, moves)) await step();
    expect(() => refuseHalfRestored(folder)).toThrow('start the server once to finish it');
    expect(await finishRestore(folder)).toBe(
      `A restore was interrupted; it is finished now. The previous data is in ${path.join(folder, 'before-1')}.`,
    );
    expect(readdirSync(folder).toSorted()).toEqual(['before-1', 'event-house.db', 'uploads']);
    expect([read(folder, 'event-house.db'), read(folder, 'uploads/a')]).toEqual(['new', 'new picture']);
    for (const name of plan.old) expect(read(path.join(folder, 'before-1'), name)).toBe(`old ${name}`);
    expect(await finishRestore(folder)).toBeNull();
  });

  it('that was killed before the first move has changed nothing', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, '.restoring'));
    writeFileSync(path.join(folder, 'event-house.db'), 'old');
    expect(await finishRestore(folder)).toContain('the data is as it was. To restore, run it again.');
    expect(readdirSync(folder)).toEqual(['event-house.db']);
  });

  it('succeeds after a killed one, reports that and leaves only the data', async () => {
    const said = vi.spyOn(console, 'info').mockReturnValue();
    const { config, copy } = await openBackup(engines[0] as (typeof engines)[number]);
    mkdirSync(path.join(config.DATA_DIR, '.restoring', 'uploads'), { recursive: true });
    const before = String(await restore(config, copy));
    expect(said.mock.calls).toEqual([[expect.stringContaining('interrupted before it changed anything')]]);
    // The driver may leave the write-ahead log behind.
    const names = readdirSync(config.DATA_DIR).filter((name) => !/-(wal|shm)$/.test(name));
    expect(names.toSorted()).toEqual([path.basename(before), 'event-house.db', 'server.lock.db', 'uploads']);
    expect(await stateOf(config)).toEqual(states.restored);
    await (await lockData(config, 'server'))();
    await restore(config, copy);
    expect(said).toHaveBeenCalledOnce();
  });
});
