import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Largest answer, in bytes. */
const maxBuffer = 4 * 1024 * 1024;

/** The program beside the built server; from the sources its own source. */
function program(name: string, folder: string): string[] {
  const source = path.join(folder, `${name}Program.ts`);
  if (existsSync(source)) return ['--import', 'tsx', source];
  const built = path.join(folder, `${name}.js`);
  return existsSync(built) ? [built] : program(name, path.dirname(folder));
}

/** How a program is run. */
export interface ProgramRun {
  /** How long the program may run before it is killed, in ms. */
  timeout: number;
  /** Ends it. */
  signal?: AbortSignal;
  /** Text for the program's standard input. */
  input?: string;
}

/**
 * Runs a program that works on pictures, in a process of its own: what decoders take is given back with it, one that
 * crashes takes nobody along, and the server's own threads stay free.
 * @param name e.g. `encoder`, of `encoderProgram.ts`. @returns its output. @throws Error where it fails.
 */
export function runProgram(name: string, args: readonly string[], { input, ...options }: ProgramRun): Promise<Buffer> {
  // No secrets: what decodes strangers' files has no need of them. One arena keeps glibc from hoarding memory.
  const { PATH, SystemRoot } = process.env;
  const env = { PATH, SystemRoot, MALLOC_ARENA_MAX: '1' };
  const settings = { ...options, killSignal: 'SIGKILL', env, maxBuffer, encoding: 'buffer' } as const;
  return new Promise((resolve, reject) => {
    const run = [...program(name, import.meta.dirname), ...args];
    const child = execFile(process.execPath, run, settings, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    // A program that ends before it has read all its input says itself why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}
