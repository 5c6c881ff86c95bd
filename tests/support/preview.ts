import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

/** A running preview of the built site. */
export interface Preview {
  /** Without a trailing slash. */
  url: string;
  stop: () => void;
}

/**
 * Serves the built site on a free port, in a separate process.
 * @throws Error if there is no build, or the server does not start.
 */
export async function startPreview(): Promise<Preview> {
  if (!existsSync('dist/index.html')) throw new Error('Nothing is built yet: npm run build');
  const port = await freePort();
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => server.kill();
  process.once('exit', stop);
  await listening(server);
  return { url: `http://localhost:${port}`, stop };
}

/** Waits for the line with the URL. The listener keeps reading afterwards, as the server would block on a full pipe. */
function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('http')) resolve();
    });
    server.once('exit', () => reject(new Error('The preview server did not start.')));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
