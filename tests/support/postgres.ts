import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate, openDatabase } from '#server/store/database.ts';

/** Instruction for installing PostgreSQL, shown if there is none. */
export const postgresHint = 'install PostgreSQL (apt-get install postgresql), or set TEST_DATABASE_URL';

/** A PostgreSQL server for the duration of a test run. */
export interface TestPostgres {
  url: string;
  stop(): void;
}

/** The port, which can be changed if it is in use. */
const port = Number(process.env.TEST_POSTGRES_PORT ?? 54_329);

/** Memory as a file system; see tmpfs(5). */
const memory = '/dev/shm';

/** Far above what the databases of parallel tests take, in bytes. */
const enoughMemory = 2 * 1024 ** 3;

/**
 * @returns the folder for databases that need not survive. Each test's database consists of hundreds of files, and ext4
 * searches long for the inodes of new ones while others are being deleted: half the time of the server tests.
 */
function folderInMemory(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enoughMemory ? memory : tmpdir();
}

/**
 * Starts a PostgreSQL server in a temporary folder, with the installed programs. Unless `durable`, it does not wait for
 * the disk.
 * @returns null if the programs are not installed.
 * @throws Error if they fail to start.
 */
export function startPostgres({ durable = false } = {}): TestPostgres | null {
  const programs = findPrograms();
  if (!programs) return null;
  const folder = mkdtempSync(path.join(durable ? tmpdir() : folderInMemory(), 'event-house-postgres-'));
  const owner = process.getuid?.() === 0 ? ownerOf('postgres') : undefined;
  // PostgreSQL refuses to run as root.
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const run = (name: string, args: string[]) =>
    check(spawnSync(path.join(programs, name), args, { ...owner, cwd: folder, encoding: 'utf8', stdio: 'pipe' }));

  run('initdb', ['--pgdata', data, '--username=test', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const hasty = durable
    ? []
    : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0'];
  // A machine with many cores runs many tests at once, whose servers keep connections open.
  const settings = [...hasty, `unix_socket_directories=${folder}`, 'max_connections=1000'];
  const options = `-p ${port} -h 127.0.0.1 ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  // Waits until the server accepts connections.
  run('pg_ctl', ['start', '-w', '-D', data, '-o', options, '-l', path.join(folder, 'log')]);
  const stop = () => {
    spawnSync(path.join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'], { ...owner, cwd: folder });
    rmSync(folder, { recursive: true, force: true });
  };
  // Also stops the server if the test run is interrupted.
  process.once('exit', stop);
  return { url: `postgres://test@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Provides PostgreSQL to the tests of this run, unless `TEST_DATABASE_URL` already does: starts a server with a migrated
 * database, and sets `TEST_DATABASE_URL` and `TEST_DATABASE_TEMPLATE`, the name of that database.
 * @returns a function that stops the server.
 */
export async function providePostgres(): Promise<() => void> {
  const postgres = process.env.TEST_DATABASE_URL ? null : startPostgres();
  if (!postgres) return () => {};
  const name = 'migrated';
  const owner = openDatabase(postgres.url);
  await sql.raw(`create database ${name}`).execute(owner.db);
  await owner.close();
  const database = openDatabase(String(new URL(`/${name}`, postgres.url)), 'command');
  await migrate(database);
  await database.close();
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_DATABASE_TEMPLATE = name;
  return postgres.stop;
}

/** Debian does not add the server's programs to the PATH. */
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
