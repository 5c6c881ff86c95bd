import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dump, runDump, tablesInDump } from '#server/backup/postgresPrograms.ts';
import { CommandError } from '#server/commandError.ts';
import { temporaryFolder } from './testServer.ts';

afterEach(() => void vi.unstubAllEnvs());

const url = 'postgres://eva:s%C3%A9cret@db.example.com/events';

/** Replaces PostgreSQL's programs with shell scripts. @returns their folder, which is also passed to them. */
function programs(scripts: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, lines] of Object.entries(scripts)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', `${folder}${path.delimiter}/usr/bin${path.delimiter}/bin`);
  vi.stubEnv('NOTES', folder);
  return folder;
}

const noted = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

describe('The PostgreSQL programs', () => {
  it('get the password through the environment, not in their arguments', async () => {
    const note = (name: string) => `echo "$PGPASSWORD $@" > "$NOTES/${name}.txt"`;
    const folder = programs({ pg_dump: note('dump'), psql: `${note('psql')}; cat > /dev/null`, pg_restore: 'exit 0' });
    await dump(url, 'public', '1', '/nowhere/database.dump');
    await runDump(url, '/nowhere/database.dump', '', '');
    for (const name of ['dump', 'psql']) {
      const [password, ...args] = noted(folder, `${name}.txt`).split(' ');
      expect(password, name).toBe('sécret');
      expect(args.join(' '), name).toContain('postgres://eva@db.example.com/events');
      expect(args.join(' '), name).not.toContain('cret');
    }
  });

  it('use the password of the environment if the URL has none', async () => {
    const folder = programs({ pg_dump: 'echo "$PGPASSWORD" > "$NOTES/dump.txt"' });
    vi.stubEnv('PGPASSWORD', 'of the environment');
    await dump('postgres://eva@db.example.com/events', 'public', '1', '/nowhere/database.dump');
    expect(noted(folder, 'dump.txt')).toBe('of the environment\n');
  });

  it('that are not installed cause an error that asks for them', async () => {
    vi.stubEnv('PATH', temporaryFolder());
    const missing = tablesInDump('/nowhere/database.dump');
    await expect(missing).rejects.toBeInstanceOf(CommandError);
    await expect(missing).rejects.toThrow(/^pg_restore was not found: install/);
  });

  it('that fail are reported with the beginning of their output', async () => {
    programs({ pg_dump: 'printf "\\none\\ntwo\\nthree\\nfour\\n" >&2; exit 3' });
    const failed = dump(url, 'public', '1', '/nowhere/database.dump');
    await expect(failed).rejects.toBeInstanceOf(CommandError);
    await expect(failed).rejects.toThrow(/^pg_dump ended with code 3: one two three$/);
  });

  it('that are killed are reported with the signal', async () => {
    programs({ pg_restore: 'echo "so far" >&2; kill -KILL $$' });
    await expect(tablesInDump('/nowhere/database.dump')).rejects.toThrow('pg_restore ended with SIGKILL: so far');
  });

  it('commit a restore only after the whole dump was read', async () => {
    const keep = 'cat > "$NOTES/input.sql"';
    const whole = programs({ psql: keep, pg_restore: 'echo "the dump;"' });
    await runDump(url, '/nowhere/database.dump', 'first;', 'last;');
    const lines = noted(whole, 'input.sql').split('\n').filter(Boolean);
    expect(lines.slice(-5)).toEqual(['begin;', 'first;', 'the dump;', 'last;', 'commit;']);
    const half = programs({ psql: keep, pg_restore: 'echo "half a"; echo "damaged" >&2; exit 1' });
    await expect(runDump(url, '/nowhere/database.dump', 'first;', 'last;')).rejects.toThrow(
      /nothing was changed: pg_restore ended with code 1: damaged$/,
    );
    expect(existsSync(path.join(half, 'input.sql')) ? noted(half, 'input.sql') : '').not.toContain('commit');
  });

  it('that fail during a restore are reported, and the other program is stopped', async () => {
    // As psql does after a failed statement; the program that reads the dump would keep running.
    const folder = programs({
      psql: 'until [ -s "$NOTES/restore.pid" ]; do sleep 0.01; done; echo "ERROR: no" >&2; exit 3',
      pg_restore: 'trap "" PIPE; echo $$ > "$NOTES/restore.pid"; while echo "a line;"; do :; done; exec sleep 60',
    });
    const failed = runDump(url, '/nowhere/database.dump', 'first;', 'last;');
    await expect(failed).rejects.toBeInstanceOf(CommandError);
    await expect(failed).rejects.toThrow(/nothing was changed: psql ended with code 3: ERROR: no$/);
    const pid = Number(noted(folder, 'restore.pid'));
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
  });
});
