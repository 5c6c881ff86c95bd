import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Maximum output of a program, in bytes. */
const maxBuffer = 4 * 1024 * 1024;

/**
 * @param folder where to look for the program first, and then in the folders around it.
 * @returns the arguments that run a program: next to the built server, or from its source during development.
 * @throws Error if there is none, e.g. because the build was deleted.
 */
function program(name: string, folder: string): string[] {
  const source = path.join(folder, `${name}Program.ts`);
  if (existsSync(source)) return ['--import', 'tsx', source];
  const builtProgram = path.join(folder, `${name}.js`);
  if (existsSync(builtProgram)) return [builtProgram];
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`The program ${name}.js of the build is missing: npm run build`);
  return program(name, parent);
}

/** The options of a run. */
export interface ProgramRun {
  /** Time after which the program is killed, in ms. */
  timeout: number;
  /** Kills the program when aborted. */
  signal?: AbortSignal;
  /** Text for the program's standard input. */
  input?: string;
}

/**
 * Runs a picture program in a worker process, so that its memory is returned to the system, a crash does not affect the
 * server, and the server's threads stay free.
 * @param name e.g. `encoder` for `encoderProgram.ts`.
 * @returns its output.
 * @throws Error if it fails.
 */
export function runProgram(name: string, args: readonly string[], { input, ...options }: ProgramRun): Promise<Buffer> {
  // No secrets in the environment of a process that decodes strangers' files. A single arena reduces glibc's memory
  // use.
  const { PATH, SystemRoot } = process.env;
  const env = { PATH, SystemRoot, MALLOC_ARENA_MAX: '1' };
  const settings = { ...options, killSignal: 'SIGKILL', env, maxBuffer, encoding: 'buffer' } as const;
  return new Promise((resolve, reject) => {
    const run = [...program(name, import.meta.dirname), ...args];
    const child = execFile(process.execPath, run, settings, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // A program that exits before it has read all its input reports the error itself.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}
