import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A Node program that runs beside others. */
export interface Program {
  /** Arguments of `node`: a file and its arguments. */
  args: readonly string[];
  /** Environment variables, in addition to those of this process. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs programs at the same time, with the input and output of this process, until one of them ends; then ends the others.
 * @param signal ends all of them.
 * @returns the exit code of the first one that has ended; 1 if it could not be started or was killed by a signal.
 */
export async function runTogether(programs: readonly Program[], signal?: AbortSignal): Promise<number> {
  const children = programs.map(({ args, env }) =>
    spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }),
  );
  const ends = children.map(exitCodeOf);
  const endAll = () => {
    for (const child of children) child.kill();
  };
  signal?.addEventListener('abort', endAll);
  const code = await Promise.race(ends);
  endAll();
  await Promise.all(ends);
  signal?.removeEventListener('abort', endAll);
  return code;
}

/** @returns the exit code of a program; 1 if it has none. */
const exitCodeOf = (child: ChildProcess): Promise<number> =>
  once(child, 'exit').then(
    ([code]) => (typeof code === 'number' ? code : 1),
    () => 1,
  );
