import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../commandError.ts';
import { messageOf } from '../errorDetails.ts';

/**
 * Starts a PostgreSQL client program.
 * @returns its process, and a promise of its end, which rejects with a CommandError if it fails.
 */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env });
  const stderr = text(child.stderr);
  const end = (async () => {
    const [code, signal] = await once(child, 'close').catch(() => {
      throw new CommandError(`${program} was not found: install PostgreSQL's client programs.`);
    });
    if (code === 0) return;
    const firstLines = (await stderr).trim().split('\n').slice(0, 3).join(' ');
    throw new CommandError(`${program} ended with ${signal ?? `code ${code}`}: ${firstLines}`);
  })();
  // Avoids an unhandled rejection while the caller awaits something else first.
  end.catch(() => undefined);
  return { child, end };
}

/** @returns the arguments and environment variables by which PostgreSQL's programs connect to a database. */
function database(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { password } = url;
  // The password is passed in the environment, because all users of a machine can read arguments.
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  return { args: [`--dbname=${url.href}`], env };
}

/** Dumps the tables of a schema into a file, as of a snapshot. @throws CommandError */
export async function dump(databaseUrl: string, schema: string, snapshot: string, file: string): Promise<void> {
  const { args, env } = database(databaseUrl);
  const options = ['--format=custom', `--table="${schema}".*`];
  await start('pg_dump', [...args, ...options, `--snapshot=${snapshot}`, `--file=${file}`], env).end;
}

/** @returns the names of the tables with rows in a dump. @throws CommandError if it cannot be read. */
export async function tablesInDump(file: string): Promise<string[]> {
  const { child, end } = start('pg_restore', ['--list', file]);
  const [list] = await Promise.all([text(child.stdout), end]);
  return [...list.matchAll(/ TABLE DATA \S+ (\S+) /g)].map(([, name = '']) => name);
}

/**
 * Runs a dump as one transaction, which is committed by the last line: after an error or a kill nothing has changed.
 * @param first SQL before the dump.
 * @param last SQL after the dump.
 * @throws CommandError
 */
export async function runDump(databaseUrl: string, file: string, first: string, last: string): Promise<void> {
  const { args, env } = database(databaseUrl);
  const psql = start('psql', [...args, '--no-psqlrc', '--set=ON_ERROR_STOP=1'], env);
  // The output is discarded, so that psql does not block; errors are written to stderr.
  psql.child.stdout.resume();
  const script = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file]);
  const { stdin } = psql.child;
  stdin.on('error', () => undefined);
  try {
    // Suppresses the notices about dropped objects, which would hide an error.
    stdin.write(`set client_min_messages = warning;\nbegin;\n${first}\n`);
    // If psql exits early, its own error is reported instead of the broken pipe.
    await pipeline(script.child.stdout, stdin, { end: false }).catch(() => psql.end);
    await script.end;
    stdin.end(`\n${last}\ncommit;\n`);
    await psql.end;
  } catch (error) {
    stop(psql.child);
    stop(script.child);
    throw new CommandError(`The backup could not be restored, nothing was changed: ${messageOf(error)}`);
  }
}

const stop = (child: ChildProcess) => void (child.exitCode === null && child.kill('SIGKILL'));
