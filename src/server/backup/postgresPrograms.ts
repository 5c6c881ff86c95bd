import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../commandError.ts';

/** Starts one of PostgreSQL's own programs. @returns it, and its end. @throws CommandError where it fails. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env });
  const complaints = text(child.stderr);
  const end = (async () => {
    const [code, signal] = await once(child, 'close').catch(() => {
      throw new CommandError(`${program} was not found: install PostgreSQL's client programs.`);
    });
    if (code === 0) return;
    const said = (await complaints).trim().split('\n').slice(0, 3).join(' ');
    throw new CommandError(`${program} ended with ${signal ?? `code ${code}`}: ${said}`);
  })();
  // Whoever waits for something else first hears of it later.
  end.catch(() => undefined);
  return { child, end };
}

/** @returns the arguments and the environment that name a database to PostgreSQL's programs. */
function database(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { password } = url;
  // What a program is given as an argument, all users of the machine can read.
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  return { args: [`--dbname=${url.href}`], env };
}

/** Writes the tables of a schema into a file, as a snapshot sees them. @throws CommandError */
export async function dump(databaseUrl: string, schema: string, snapshot: string, file: string): Promise<void> {
  const { args, env } = database(databaseUrl);
  const wanted = ['--format=custom', `--table="${schema}".*`];
  await start('pg_dump', [...args, ...wanted, `--snapshot=${snapshot}`, `--file=${file}`], env).end;
}

/** @returns the names of the tables whose rows are in a dump. @throws CommandError where it cannot be read. */
export async function tablesInDump(file: string): Promise<string[]> {
  const { child, end } = start('pg_restore', ['--list', file]);
  const [list] = await Promise.all([text(child.stdout), end]);
  return [...list.matchAll(/ TABLE DATA \S+ (\S+) /g)].map(([, name = '']) => name);
}

/**
 * Runs a dump as one transaction. Where anything of it fails, or this process is killed, nothing has changed: only the
 * last line commits. @param first SQL before the dump. @param last SQL after it. @throws CommandError
 */
export async function runDump(databaseUrl: string, file: string, first: string, last: string): Promise<void> {
  const { args, env } = database(databaseUrl);
  const psql = start('psql', [...args, '--no-psqlrc', '--set=ON_ERROR_STOP=1'], env);
  // Nobody reads psql's output; its errors come by the other stream.
  psql.child.stdout.resume();
  const script = start('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file]);
  const { stdin } = psql.child;
  stdin.on('error', () => undefined);
  try {
    // What is dropped along is no news, and would hide what went wrong.
    stdin.write(`set client_min_messages = warning;\nbegin;\n${first}\n`);
    // Where psql ends before its input does, that it ended is not what matters, but why.
    await pipeline(script.child.stdout, stdin, { end: false }).catch(() => psql.end);
    await script.end;
    stdin.end(`\n${last}\ncommit;\n`);
    await psql.end;
  } catch (error) {
    stop(psql.child);
    stop(script.child);
    throw new CommandError(`The backup could not be restored, nothing was changed: ${(error as Error).message}`);
  }
}

const stop = (child: ChildProcess) => void (child.exitCode === null && child.kill('SIGKILL'));
