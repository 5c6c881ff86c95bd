import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Hint shown if there is no PostgreSQL. */
export const postgresHint = 'install PostgreSQL (apt-get install postgresql), or set TEST_DATABASE_URL';

/** A PostgreSQL server for the duration of the tests. */
export interface TestPostgres {
  url: string;
  stop(): void;
}

/** Can be changed if the port is in use. */
const port = Number(process.env.TEST_POSTGRES_PORT ?? 54_329);

/**
 * Starts a PostgreSQL server in a temporary folder, with the locally installed programs. Unless it is `durable`, it
 * does not sync to disk.
 * @returns null if PostgreSQL is not installed.
 * @throws Error if the server does not start.
 */
export function startPostgres({ durable = false } = {}): TestPostgres | null {
  const programs = findPrograms();
  if (!programs) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'event-house-postgres-'));
  const owner = process.getuid?.() === 0 ? ownerOf('postgres') : undefined;
  // PostgreSQL does not run as root.
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const run = (name: string, args: string[]) =>
    check(spawnSync(path.join(programs, name), args, { ...owner, cwd: folder, encoding: 'utf8', stdio: 'pipe' }));

  run('initdb', ['--pgdata', data, '--username=test', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const hasty = durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  // A machine with many cores runs many tests in parallel, whose servers keep connections open.
  const settings = [...hasty, `unix_socket_directories=${folder}`, 'max_connections=1000'];
  const options = `-p ${port} -h 127.0.0.1 ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  // `-w` waits until the server accepts connections.
  run('pg_ctl', ['start', '-w', '-D', data, '-o', options, '-l', path.join(folder, 'log')]);
  const stop = () => {
    spawnSync(path.join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], { ...owner, cwd: folder });
    rmSync(folder, { recursive: true, force: true });
  };
  // Also stops when a test run is interrupted.
  process.once('exit', stop);
  return { url: `postgres://test@127.0.0.1:${port}/postgres`, stop };
}

/** Finds the server's programs, which Debian does not add to the PATH. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => path.join(debian, version, 'bin')) : [];
  const folders = [...versions.toSorted().toReversed(), ...String(process.env.PATH).split(path.delimiter)];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

function ownerOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(check(spawnSync('id', [flag, user], { encoding: 'utf8' })));
  return { uid: id('-u'), gid: id('-g') };
}

function check({ status, stdout, stderr, error }: SpawnSyncReturns<string>): string {
  if (status !== 0) throw new Error(`PostgreSQL for the tests did not start: ${error ?? stderr}`);
  return stdout;
}
