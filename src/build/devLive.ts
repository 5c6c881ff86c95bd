/**
 * `npm run dev:live`: Vite's hot-reloading client on its own port, with the live server behind it; the server starts
 * anew when one of its files changes.
 */
import { spawn } from 'node:child_process';

const port = process.env.PORT ?? '3000';
const server = spawn('npx tsx watch --clear-screen=false src/server/index.ts', {
  shell: true,
  stdio: 'inherit',
  // Pages come from Vite's port: writes that are sent from there are welcome.
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
