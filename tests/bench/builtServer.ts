import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The program that `npm start` runs. */
export const builtServer = path.resolve(import.meta.dirname, '../../build/server/server.js');

/**
 * Starts the built server on a free port, without a limit on enquiries.
 * @param env settings beside those of this process; `DATA_DIR` keeps the server away from the product's own data.
 * @returns its address, the ms until it listened, what it has in memory (MiB), and what stops it.
 */
export async function startBuiltServer(env: Record<string, string>) {
  const began = performance.now();
  const child = spawn(process.execPath, [builtServer], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ENQUIRIES_PER_HOUR: '1000000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      const found = /is at (\S+)/.exec(String(chunk))?.[1];
      if (found) resolve(found);
    });
  });
  const startMs = performance.now() - began;
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url, startMs, memory, stop };
}
