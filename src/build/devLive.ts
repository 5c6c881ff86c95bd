/**
 * The command `npm run dev:live`: Vite's dev server on its own port, with the live server behind it, which restarts
 * when one of its files changes.
 */
import path from 'node:path';
import { runTogether } from './runTogether.ts';

const inPackages = (file: string) => path.resolve(import.meta.dirname, '../../node_modules', file);

/** Vite's default port, which must be free: it is part of the site's origin, from which write requests are accepted. */
const clientPort = '5173';

const port = process.env.PORT || '3000';
const server = {
  args: [inPackages('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/server/index.ts'],
  env: { PORT: port, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${clientPort}` },
};
const client = {
  args: [inPackages('vite/bin/vite.js'), '--port', clientPort, '--strictPort'],
  env: { LIVE_SERVER: `http://127.0.0.1:${port}` },
};
const ending = new AbortController();
process.once('SIGTERM', () => ending.abort());
process.exitCode = await runTogether([server, client], ending.signal);
