/**
 * `npm run bench:cluster`: several server processes on one PostgreSQL behind nginx, under mixed load, while one of the
 * processes is killed every few seconds. All error counts at the end should be zero.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '#server/store/database.ts';
import { sentEnquiries } from '../server/sentRows.ts';
import { startPostgres } from '../support/postgres.ts';
import { account, acknowledged, count, mixedLoad, mixedSeconds, plainLoad, signIn, wait } from './clusterLoad.ts';

const processes = 4;
const killEvery = 4000;

/** Maximum time a busy process takes to record that a mail was sent, in ms. */
const noteTime = 100;
const folder = mkdtempSync(path.join(tmpdir(), 'event-house-cluster-'));
const built = (name: string) => path.resolve(import.meta.dirname, `../../build/server/${name}.js`);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

/** Starts a server process that can be killed and restarted on the same port. */
async function startServer(port: number, env: Record<string, string>) {
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [built('server')], {
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) => child.stdout?.on('data', (text) => /is at/.test(String(text)) && resolve()));
  };
  await start();
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await start();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Starts nginx in front of the servers; a request that could not reach a server is passed to the next one. */
function startNginx(port: number, servers: readonly number[]) {
  const root = path.join(folder, 'nginx');
  mkdirSync(root, { recursive: true });
  const upstream = servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join(' ');
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `worker_processes 1; pid ${root}/pid; error_log ${root}/error.log crit; events { worker_connections 2048; }
    http { access_log off; client_max_body_size 20m; client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy;
    upstream app { ${upstream} keepalive 64; }
    server { listen 127.0.0.1:${port}; location / { proxy_pass http://app; proxy_http_version 1.1;
      proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $http_x_visitor;
      proxy_set_header X-Forwarded-Proto http; proxy_next_upstream error timeout http_503; } } }`,
  );
  const run = (...args: string[]) =>
    spawnSync('nginx', ['-c', path.join(root, 'nginx.conf'), ...args], { encoding: 'utf8' });
  const { status, stderr, error } = run();
  if (error) throw new Error('nginx is not installed: apt-get install nginx');
  if (status !== 0) throw new Error(stderr);
  return () => void run('-s', 'stop');
}

/** Starts a mail server that records the times at which it receives each mail, by the mail's id. */
async function startMailSink() {
  const taken = new Map<string, number[]>();
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? 'none';
        taken.set(id, [...(taken.get(id) ?? []), performance.now()]);
        done();
      });
    },
  });
  sink.on('error', () => undefined);
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  return { port: (sink.server.address() as AddressInfo).port, taken, stop: () => sink.close(() => undefined) };
}

const postgres = startPostgres({ durable: true });
if (!postgres) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
const sink = await startMailSink();
const sitePort = await freePort();
const site = `http://127.0.0.1:${sitePort}`;
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: path.join(folder, 'data'),
  PUBLIC_URL: site,
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'silent',
  ENQUIRIES_PER_HOUR: '1000000000',
  SIGN_IN_FAILURES: '1000000000',
  SEARCHES_PER_MINUTE: '1000000000',
};
try {
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const [firstPort = 0] = ports;

  const alone = await startServer(firstPort, env);
  const added = spawnSync(process.execPath, [built('user'), 'add', account.email, 'Bench'], {
    env: { ...process.env, ...env },
    input: `${account.password}\n`,
    encoding: 'utf8',
  });
  if (added.status !== 0) throw new Error(added.stderr);
  const stopFirst = startNginx(sitePort, [firstPort]);
  await plainLoad('One process', site);
  stopFirst();
  await alone.stop();

  const withMail = { ...env, SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
  const database = openDatabase(postgres.url, 'command');
  // Discards the mails of the plain load.
  await database.db.deleteFrom('outbox').execute();
  const servers = await Promise.all(ports.map((port) => startServer(port, withMail)));
  const stopNginx = startNginx(sitePort, ports);
  const cookie = await signIn(site);

  const kills: number[] = [];
  const killing = setInterval(() => {
    kills.push(performance.now());
    void servers[kills.length % processes]?.kill();
  }, killEvery);
  await mixedLoad(site, cookie, processes);
  clearInterval(killing);
  await wait(killEvery);

  const unsent = async () =>
    Number(
      (
        await database.db
          .selectFrom('outbox')
          .select(({ fn }) => fn.countAll().as('mails'))
          .where('sent_at', 'is', null)
          .executeTakeFirstOrThrow()
      ).mails,
    );
  // The mails of a killed process are released after two minutes.
  for (let waited = 0; waited < 180 && (await unsent()) > 0; waited += 1) await wait(1000);
  const stored = await sentEnquiries(database.db).select('reference').execute();
  const references = new Set(stored.map(({ reference }) => reference));
  const leads = await database.db.selectFrom('lead').select('enquiry_id').where('enquiry_id', 'is not', null).execute();
  const twice = [...sink.taken.values()].filter((times) => times.length > 1);
  // The process was killed after the mail server's response, before it could record it; such duplicates are
  // unavoidable.
  const unnoted = twice.filter(([first = 0]) => kills.some((killed) => killed > first && killed < first + noteTime));
  console.info(
    [
      `${processes} processes, ${kills.length} killed in ${mixedSeconds} s of mixed load: ${count.requests} requests, ${count.retried} tried again`,
      `  acknowledged enquiries: ${acknowledged.length}, lost: ${acknowledged.filter((one) => !references.has(one)).length}, ` +
        `without a lead: ${stored.length - leads.length}`,
      `  mails taken by the mail server: ${sink.taken.size}, twice: ${twice.length - unnoted.length} ` +
        `(and ${unnoted.length} whose process was killed within ${noteTime} ms), not sent: ${await unsent()}`,
      `  edits: ${count.edits}, pages older than 1 s after one: ${count.stalePages}`,
      `  requests that one retry did not heal: ${count.unhealed}`,
    ].join('\n'),
  );
  await Promise.all(servers.map(({ stop }) => stop()));
  // Without mails, like the single process before.
  const anew = await Promise.all(ports.map((port) => startServer(port, env)));
  await plainLoad(`${processes} processes`, site);
  stopNginx();
  await database.close();
  await Promise.all(anew.map(({ stop }) => stop()));
} finally {
  sink.stop();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
