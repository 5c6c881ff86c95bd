import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { restore } from '#server/backup/restore.ts';
import { openBackup, stateOf, states } from './backupData.ts';
import { engines } from './engines.ts';
import { spawnCommand, startServer } from './serverProcess.ts';

describe.each(engines)('A restore on $engine', ({ engine, where }) => {
  const { changed, restored } = states;

  it('that is killed leaves the old or the new data, and can be repeated after a start', async () => {
    const { config, copy } = await openBackup({ engine, where });
    const { DATA_DIR, DATABASE_URL } = config;
    for (const sign of engine === 'PostgreSQL' ? ['before-'] : ['.restoring', 'restore.json']) {
      const run = spawnCommand('restore', [copy], { DATA_DIR, DATABASE_URL });
      await run.until(() => readdirSync(DATA_DIR).some((name) => name.startsWith(sign)));
      run.kill();
      await run.ended;
      const server = await startServer({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' });
      await server.end('SIGTERM');
      expect([changed.names, restored.names]).toContainEqual((await stateOf(config)).names);
      await restore(config, copy);
      expect(await stateOf(config)).toEqual(restored);
    }
  });
});
