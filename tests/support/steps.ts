import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** @returns the path of an installed npm command. */
export const bin = (name: string) => join('node_modules', '.bin', name);

/** @param start in ms since 1970. @returns the elapsed time as text. */
export const since = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/**
 * @param whole whether to buffer the output until the end, for steps that run in parallel. @returns whether the step
 * passed.
 */
export function step(title: string, command: string, whole = false): Promise<boolean> {
  const start = Date.now();
  if (!whole) console.info(`\n== ${title} ==`);
  // In a shell, as Windows cannot start npm's scripts directly.
  const child = spawn(command, { shell: true, stdio: whole ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => void output.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      if (whole) console.info(`\n== ${title} ==\n${Buffer.concat(output)}`);
      if (status === 0) console.info(`${title}: passed in ${since(start)}.`);
      else console.error(`\n${title}: failed after ${since(start)} (${command}).`);
      resolve(status === 0);
    });
  });
}

/** Waits for all steps, and exits the process if one has failed. */
export async function allPass(...steps: Promise<boolean>[]) {
  if ((await Promise.all(steps)).includes(false)) process.exit(1);
}
