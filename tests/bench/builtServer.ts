import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The server program that `npm start` runs. */
export const builtServer = path.resolve(import.meta.dirname, '../../build/server/server.js');

/**
 * Starts the built server on a free port, without a rate limit for enquiries.
 * @param env settings in addition to those of this process; a `DATA_DIR` keeps the server away from the product's data.
 * @returns its URL, the time until it listened in ms, its memory use (MiB), and a function that stops it.
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
