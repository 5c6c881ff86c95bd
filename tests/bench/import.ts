/**
 * `npm run bench:import`: sends 50,000 leads of a file to the built server like a browser, on both database engines,
 * and measures the duration and the response times of other requests. `/healthz` shows how long the event loop is
 * blocked.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { readListQuery } from '#domain/entity.ts';
import { emptyLead, leadEntity } from '#domain/lead.ts';
import { importRowSchema, maxImported } from '#domain/leadImport.ts';
import { demoAccount } from '#sample/account.ts';
import { startPostgres } from '../support/postgres.ts';
import { startBuiltServer } from './builtServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'event-house-import-'));

/**
 * Repeats a request until stopped. @returns a function that stops it and returns the longest response time in ms and
 * the number of responses.
 */
function ask(every: number, request: () => Promise<Response>) {
  let going = true;
  const run = async () => {
    const waits: number[] = [];
    while (going) {
      const began = performance.now();
      const response = await request();
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`Refused: ${response.status}`);
      waits.push(performance.now() - began);
      await pause(every);
    }
    return { longest: Math.round(Math.max(...waits)), count: waits.length };
  };
  const running = run();
  return () => {
    going = false;
    return running;
  };
}

const rows = Array.from({ length: maxImported }, (_, index) =>
  importRowSchema.validateSync({
    ...emptyLead,
    name: `Ada Byron ${index}`,
    email: `ada.${index}@example.com`,
    phone: `+1 555 ${1_000_000 + index}`,
    eventType: 'wedding',
    eventDate: '2027-06-14',
    guests: '80',
    venue: 'Rosewood Gardens',
    tags: 'Imported, Fair',
    notes: 'A garden wedding for eighty guests, dinner outside, and a band that knows when to stop.',
  }),
);

async function measure(engine: string, env: Record<string, string>) {
  const { url, stop } = await startBuiltServer({ DEMO: 'true', ...env });
  let cookie = '';
  const browser: typeof fetch = async (input, init) => {
    const response = await fetch(url + String(input), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: url, cookie },
    });
    cookie =
      response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ') || cookie;
    return response;
  };
  const { leads, session } = createHttpBackend({ fetch: browser });
  await session.signIn({ ...demoAccount, remember: false });
  const total = async () => (await leads.list(readListQuery(leadEntity, new URLSearchParams()))).total;

  const round = async (what: string, work: (mark: (name: string) => void) => Promise<unknown>) => {
    let number = 0;
    const marks: string[] = [];
    const health = ask(5, () => fetch(`${url}/healthz`));
    const enquiries = ask(50, () => {
      number += 1;
      const enquiry = {
        name: `Eva ${number}`,
        email: `eva.${Math.random()}@example.com`,
        phone: '',
        eventType: 'wedding',
      };
      const body = JSON.stringify({ ...enquiry, eventDate: '', message: 'Hello there.', page: '/', service: '' });
      const headers = { 'content-type': 'application/json', origin: url };
      return fetch(`${url}/api/enquiries`, { method: 'POST', headers, body });
    });
    const began = performance.now();
    const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
    await work((name) => marks.push(`${name} after ${seconds()} s`));
    const took = seconds();
    const [loop, acknowledged] = [await health(), await enquiries()];
    console.log(
      `${engine}, ${what}: ${took} s${marks.map((mark) => `, ${mark}`).join('')}; longest /healthz ${loop.longest} ms,`,
      `${acknowledged.count} enquiries, longest ${acknowledged.longest} ms`,
    );
  };

  let id = '';
  await round(`${maxImported} rows`, async (mark) => {
    const onProgress = (count: number) => count === rows.length && mark('all had arrived');
    const done = await leads.importAll({ file: 'many.csv', rows }, 'bench', { onProgress });
    id = done.id;
  });
  console.log(`${engine}: ${await total()} leads are there`);
  await round('looking for the same people', async () => {
    for (let first = 0; first < rows.length; first += 500)
      await leads.findMatches(rows.slice(first, first + 500).map(({ email, phone }) => ({ email, phone })));
  });
  await round('undo', () => leads.undoImport(id));
  console.log(`${engine}: ${await total()} leads are left`);
  await stop();
}

await measure('SQLite', { DATA_DIR: path.join(folder, 'sqlite') });
const postgres = await startPostgres();
if (postgres) {
  await measure('PostgreSQL', { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'postgres') });
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });
