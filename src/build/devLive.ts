/**
 * The command `npm run dev:live`: Vite's dev server on its own port, with the live server behind it, which restarts
 * when one of its files changes.
 */
import { spawn } from 'node:child_process';

const port = process.env.PORT ?? '3000';
const server = spawn('npx tsx watch --clear-screen=false src/server/index.ts', {
  shell: true,
  stdio: 'inherit',
  // Vite's port is the site's origin, from which write requests are accepted.
  env: { ...process.env, PORT: port, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
});
const client = spawn('npx vite', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, LIVE_SERVER: `http://127.0.0.1:${port}` },
});
for (const child of [server, client]) {
  child.on('exit', (code) => {
    server.kill();
    client.kill();
    process.exitCode = code ?? 0;
  });
}
