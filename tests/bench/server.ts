/**
 * `npm run bench:server`, the last part of `npm run bench`: capacity of the built live server on this machine. Ratios
 * are measured in a single run; absolute numbers depend on the machine.
 */

import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { eventTypes } from '#domain/enquiry.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity, leadStatuses } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { databaseFile, migrate, openDatabase } from '#server/store/database.ts';
import { exportLeads, listLeads } from '#server/store/leads.ts';
import { toLeadRow } from '#server/store/leadTable.ts';
import { seed } from '#server/store/seed.ts';
import { startPostgres } from '../support/postgres.ts';
import { builtServer, startBuiltServer } from './builtServer.ts';
import { startNginx } from './nginxPeer.ts';

const seconds = 8;
const manyLeads = 100_000;
/** Number of rounds, of which the median counts. */
const pageRounds = 5;
/** Half of the required minimum of 1,500 enquiries per second. */
const calmRate = 750;
const folder = mkdtempSync(path.join(tmpdir(), 'event-house-bench-'));

async function enquiries(url: string, rate?: number) {
  let number = 0;
  const body = () => {
    number += 1;
    return JSON.stringify({
      name: `Ada Byron ${number} ${Math.random()}`,
      // Each enquiry is from another person, as those of one person would form one conversation.
      email: `ada.${number}.${Math.random()}@example.com`,
      phone: '',
      eventType: 'wedding',
      eventDate: '2027-06-14',
      message: 'A garden wedding for eighty guests.',
      page: '/',
      service: '',
    });
  };
  const headers = { 'content-type': 'application/json', origin: url };
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    method: 'POST' as const,
    headers,
    body: body(),
  });
  return autocannon({
    url: `${url}/api/enquiries`,
    connections: 50,
    duration: seconds,
    requests: [{ setupRequest }],
    // Uncorrected latencies: a connection sends its share of a second back to back, so the correction for coordinated
    // omission would count waiting times that did not occur.
    ...(rate && { overallRate: rate, ignoreCoordinatedOmission: true }),
  });
}

async function measureEnquiries(name: string, env: Record<string, string>) {
  const server = await startBuiltServer(env);
  await enquiries(server.url, 100);
  const full = await enquiries(server.url);
  const calm = await enquiries(server.url, calmRate);
  console.info(
    `${name}: ${full.requests.average.toFixed(0)} stored enquiries/s (p99 ${full.latency.p99} ms); ` +
      `at ${calmRate}/s p50 ${calm.latency.p50} ms, p99 ${calm.latency.p99} ms; refused or failed: ${full.non2xx + full.errors}`,
  );
  await server.stop();
}

async function measurePages() {
  const server = await startBuiltServer({ DATA_DIR: path.join(folder, 'pages') });
  const page = await fetch(`${server.url}/`);
  const nginx = startNginx(folder, Buffer.from(await page.arrayBuffer()), page.headers);
  const load = async (url: string) =>
    (await autocannon({ url, connections: 50, duration: seconds, headers: { 'accept-encoding': 'gzip' } })).requests
      .average;
  const rounds: number[][] = [];
  for (let round = 0; round < pageRounds; round += 1) {
    rounds.push([await load(`${server.url}/`), nginx ? await load(nginx.url) : 0]);
  }
  nginx?.stop();
  await server.stop();
  const [own = 0, peer = 0] = [0, 1].map(
    (column) => rounds.map((round) => round[column] ?? 0).toSorted((a, b) => a - b)[(pageRounds - 1) / 2],
  );
  const ratio = nginx ? `; nginx ${peer.toFixed(0)}, ratio ${(own / peer).toFixed(2)}` : '; nginx is not installed';
  console.info(`Home page from memory: ${own.toFixed(0)}/s${ratio}`);
}

async function measureLists() {
  const dataDir = path.join(folder, 'many');
  const database = openDatabase(databaseFile(dataDir));
  await migrate(database);
  await seed(database.db, 'sample', true);
  for (let first = 0; first < manyLeads; first += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => manyLead(first + index));
    await database.db.insertInto('lead').values(rows).execute();
  }
  const { db } = database;
  const time = async (search: string) => {
    const query = readListQuery(leadEntity, new URLSearchParams(search));
    const times: number[] = [];
    for (let run = 0; run < 15; run += 1) {
      const began = performance.now();
      await listLeads(db, query);
      times.push(performance.now() - began);
    }
    return `${times.toSorted((a, b) => a - b)[7]?.toFixed(1)} ms`;
  };
  console.info(`${manyLeads} leads, first page with its count: ${await time('')}`);
  for (const search of [
    'sort=name',
    'status=new&type=wedding',
    'responsible=none',
    'q=person+77',
    'q=nobody+at+all',
    'q=a',
    'page=5000',
  ]) {
    console.info(`  ${search}: ${await time(search)}`);
  }
  let exported = 0;
  const began = performance.now();
  for await (const leads of exportLeads(db, readListQuery(leadEntity, new URLSearchParams()))) exported += leads.length;
  console.info(`  all ${exported} read for an export: ${(performance.now() - began).toFixed(0)} ms`);
  await database.close();

  const server = await startBuiltServer({ DATA_DIR: dataDir });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  console.info(
    `Start on existing data: ${server.startMs.toFixed(0)} ms; memory when idle: ${server.memory().toFixed(0)} MB`,
  );
  const headers = { 'content-type': 'application/json', origin: server.url };
  const body = JSON.stringify({ email: 'admin@example.com', password: 'admin123' });
  const session = await fetch(`${server.url}/api/session`, { method: 'POST', headers, body });
  const cookie = String(session.headers.get('set-cookie')).split(';')[0] as string;
  await fetch(`${server.url}/api/leads`, { headers: { cookie } });
  const before = server.memory();
  let highest = before;
  const watching = setInterval(() => {
    highest = Math.max(highest, server.memory());
  }, 20);
  const csv = await (await fetch(`${server.url}/api/leads.csv`, { headers: { cookie } })).text();
  clearInterval(watching);
  console.info(
    `CSV of ${csv.split('\r\n').length - 2} leads (${(csv.length / 1e6).toFixed(1)} MB): memory grew by ${(highest - before).toFixed(0)} MB`,
  );
  const asking = startAsking(`${server.url}/healthz`);
  const exports = Array.from({ length: 5 }, async () => {
    const { body } = await fetch(`${server.url}/api/leads.csv`, { headers: { cookie } });
    await body?.pipeTo(new WritableStream());
  });
  await Promise.all(exports);
  const { p99, longest } = await asking();
  console.info(`Five such exports at once: /healthz p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`);
  await server.stop();
}

/** Repeats a request from another thread. @returns a function that stops it and returns the response times in ms. */
function startAsking(url: string) {
  const ask = `const { parentPort } = require('node:worker_threads');
    const times = [];
    let over = false;
    parentPort.once('message', () => { over = true; });
    (async () => {
      // The first one also loads what fetches.
      await (await fetch('${url}')).text();
      while (!over) {
        const began = performance.now();
        await (await fetch('${url}')).text();
        times.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      parentPort.postMessage(times.toSorted((a, b) => a - b));
    })();`;
  const worker = new Worker(ask, { eval: true });
  return async () => {
    const answered = once(worker, 'message');
    worker.postMessage('over');
    const [times] = (await answered) as [number[]];
    return { p99: times[Math.floor(times.length * 0.99)] ?? 0, longest: times.at(-1) ?? 0 };
  };
}

function manyLead(number: number) {
  const name = `Person ${number}`;
  return toLeadRow({
    ...(sampleLeads[0] as Lead),
    id: `many-${number}`,
    name,
    email: `person.${number}@example.com`,
    phone: `(555) ${String(number).padStart(7, '0')}`,
    eventType: eventTypes[number % eventTypes.length] as (typeof eventTypes)[number],
    eventDate: number % 5 === 0 ? null : `2027-0${(number % 9) + 1}-1${number % 10}`,
    status: leadStatuses[number % leadStatuses.length] as (typeof leadStatuses)[number],
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    notes: 'Written by a machine, to have something to read while many leads are exported at once.',
  });
}

if (!existsSync(builtServer) || readdirSync(path.dirname(builtServer)).length === 0)
  throw new Error('Nothing is built: npm run build');
try {
  await measureEnquiries('Embedded database', { DATA_DIR: path.join(folder, 'enquiries') });
  const postgres = startPostgres({ durable: true });
  if (postgres) {
    await measureEnquiries('PostgreSQL', { DATA_DIR: path.join(folder, 'pg'), DATABASE_URL: postgres.url });
    postgres.stop();
  }
  await measurePages();
  await measureLists();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
