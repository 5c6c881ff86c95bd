import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Starts nginx for comparison: one worker, as the server has one process, with a precompressed page and the server's
 * response headers, so that clients spend the same time reading both.
 * @param folder for its files. @returns its URL, or null if nginx is not installed.
 */
export function startNginx(folder: string, html: Buffer, headers: Headers) {
  if (spawnSync('nginx', ['-v']).error) return null;
  const root = path.join(folder, 'nginx');
  mkdirSync(path.join(root, 'www'), { recursive: true });
  writeFileSync(path.join(root, 'www/index.html'), html);
  spawnSync('gzip', ['-k', path.join(root, 'www/index.html')]);
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const itsOwn = ['content-type', 'content-length', 'content-encoding', 'connection', 'keep-alive', 'date', 'etag'];
  const said = [...headers]
    .filter(([name]) => !itsOwn.includes(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const config = `worker_processes 1; pid ${root}/pid; error_log ${root}/error.log; events {}
    http { access_log off; ${said.join(' ')} include /etc/nginx/mime.types; gzip_static on; sendfile on; keepalive_requests 1000000;
    server { listen 127.0.0.1:4380; root ${root}/www; } }`;
  writeFileSync(path.join(root, 'nginx.conf'), config);
  const { status, stderr } = spawnSync('nginx', ['-c', path.join(root, 'nginx.conf')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return {
    url: 'http://127.0.0.1:4380/',
    stop: () => spawnSync('nginx', ['-s', 'stop', '-c', path.join(root, 'nginx.conf')]),
  };
}
