import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { databaseFile, openDatabase } from '#server/store/database.ts';
import { enquiry } from '#tests/support/records.ts';
import { freshPostgres, testPostgres } from './freshPostgres.ts';
import { hangingPostgres } from './hungPostgres.ts';
import { noticeMails, sentEnquiries } from './sentRows.ts';
import { runCommand, sendAndHangUp, sendEnquiries, startServer, visitUntilGone } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';

/** @returns everything that a server has stored on disk. */
async function storedIn(dataDir: string) {
  const { db, close } = openDatabase(databaseFile(dataDir));
  const enquiries = await sentEnquiries(db).select(['id', 'reference']).execute();
  const leads = await db.selectFrom('lead').select('enquiry_id').where('enquiry_id', 'is not', null).execute();
  const mails = await noticeMails(db).select('id').execute();
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  await close();
  return {
    references: new Set(enquiries.map(({ reference }) => reference)),
    counts: [enquiries.length, leads.length, mails.length / 2],
    integrity: rows[0]?.integrity_check,
  };
}

describe('The server', () => {
  it('loses no acknowledged enquiry when it is killed repeatedly', async () => {
    const DATA_DIR = temporaryFolder();
    const acknowledged: string[] = [];
    for (const killAt of [30, 45, 60, 75, 90, 105]) {
      const server = await startServer({ DATA_DIR, LOG_LEVEL: 'silent' });
      let sent = 0;
      // While several visitors are sending enquiries.
      const visitors = Array.from({ length: 6 }, () =>
        sendEnquiries(server.url, () => {
          sent += 1;
          if (sent === killAt) void server.end('SIGKILL');
          return false;
        }),
      );
      acknowledged.push(...(await Promise.all(visitors)).flat());
    }
    const { references, counts, integrity } = await storedIn(DATA_DIR);
    expect(acknowledged.length).toBeGreaterThan(200);
    expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([]);
    expect(new Set(counts).size, 'enquiries, leads and pairs of mails').toBe(1);
    expect(integrity).toBe('ok');
  });

  it('completes running requests on SIGTERM and exits with 0', async () => {
    const DATA_DIR = temporaryFolder();
    const server = await startServer({ DATA_DIR, LOG_LEVEL: 'info' });
    let sent = 0;
    let ended: Promise<number | null> | undefined;
    const references = await sendEnquiries(server.url, () => {
      sent += 1;
      if (sent === 20) ended = server.end('SIGTERM');
      return false;
    });
    expect(await ended).toBe(0);
    const stored = await storedIn(DATA_DIR);
    expect(references.filter((reference) => !stored.references.has(reference))).toEqual([]);
    // Input of visitors is not logged.
    expect(server.output()).toContain('/api/enquiries');
    expect(server.output()).not.toMatch(/Ada|ada@example\.com|garden/);
  });

  it.runIf(testPostgres)('exits even if its database hangs', async () => {
    const { url: DATABASE_URL, hang } = await hangingPostgres();
    const server = await startServer({ DATABASE_URL, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' });
    hang();
    const answer = fetch(`${server.url}/readyz`);
    await fetch(`${server.url}/healthz`);
    const ended = server.end('SIGTERM');
    expect((await answer).status).toBe(503);
    expect(await ended).toBe(0);
  });

  it('closes no connection during a request when it is stopped under load', async () => {
    const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' });
    const visits = Array.from({ length: 40 }, () => visitUntilGone(`${server.url}/healthz`));
    await vi.waitFor(() => expect(visits.every(({ answers }) => answers() > 20)).toBe(true), 20_000);
    expect(await server.end('SIGTERM')).toBe(0);
    const ends = await Promise.all(visits.map(({ end }) => end));
    // Late requests are refused; no connection is closed in the middle of a request.
    expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']));
  });

  it('logs no warning when visitors disconnect in the middle of a request', async () => {
    const server = await startServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'warn' });
    const body = JSON.stringify(enquiry);
    const head = `POST /api/enquiries HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nOrigin: ${server.url}\r\nContent-Type: application/json\r\n`;
    const unfinished = [
      'GET /blog HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /blog?q=a HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /assets',
      `${head}Content-Length: 5000\r\n\r\n${body}`,
      `${head}Content-Length: ${body.length}\r\n\r\n${body}`,
      `${head}Transfer-Encoding: chunked\r\n\r\nff\r\n{"name"`,
    ];
    for (const request of unfinished) await sendAndHangUp(server.url, request);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(
      server
        .output()
        .split('\n')
        .filter((line) => /"level":[456]0/.test(line)),
    ).toEqual([]);
  });

  it('can be backed up while it writes, and the backup is restored completely', async () => {
    const DATA_DIR = temporaryFolder();
    const folder = temporaryFolder();
    const backup = path.join(folder, 'monday');
    const server = await startServer({ DATA_DIR, LOG_LEVEL: 'silent' });
    const before = await sendEnquiries(server.url, counted(30));
    let copied = false;
    const during = sendEnquiries(server.url, () => copied);
    expect(await runCommand('backup', [backup], { DATA_DIR })).toMatchObject({ status: 0 });
    copied = true;
    expect((await during).length).toBeGreaterThan(0);
    expect((await runCommand('backup', [backup], { DATA_DIR })).output).toContain('already exists');

    const restored = path.join(folder, 'restored');
    expect(await runCommand('restore', [backup], { DATA_DIR: restored })).toMatchObject({ status: 0 });
    const { references, counts, integrity } = await storedIn(restored);
    expect(before.filter((reference) => !references.has(reference))).toEqual([]);
    expect(new Set(counts).size).toBe(1);
    expect(integrity).toBe('ok');
    expect((await runCommand('restore', [backup], { DATA_DIR })).output).toContain('stop it first');
    await server.end('SIGTERM');
    // Restores over existing data, which is kept.
    const again = await runCommand('restore', [backup], { DATA_DIR });
    expect(again.output).toContain('The previous data is in');
    expect((await storedIn(DATA_DIR)).references).toEqual(references);
  });

  it.runIf(testPostgres)('can be backed up and restored on PostgreSQL', async () => {
    const { url: DATABASE_URL } = await freshPostgres();
    const env = { DATABASE_URL, DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' };
    const backup = path.join(temporaryFolder(), 'monday');
    const server = await startServer(env);
    const references = await sendEnquiries(server.url, counted(5));
    expect(await runCommand('backup', [backup], env)).toMatchObject({ status: 0 });
    await sendEnquiries(server.url, counted(5));
    await server.end('SIGTERM');
    expect(await runCommand('restore', [backup], env)).toMatchObject({ status: 0 });
    const { db, close } = openDatabase(DATABASE_URL);
    const stored = await sentEnquiries(db).select('reference').execute();
    await close();
    expect(stored.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a port from 0 to 65535, but is "many".'],
    [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL must be the address of a PostgreSQL database'],
    [{ SEED: 'some' }, 'SEED must be "sample" or "none", but is "some".'],
    [{ HOST: '192.0.2.1' }, 'HOST is "192.0.2.1", which is no address of this machine'],
  ])('does not start with %o and prints the reason in one line', async (env, sentence) => {
    const { status, output } = await runCommand('server', [], { DATA_DIR: temporaryFolder(), ...env });
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('has commands that print in one line, without the password, that its database is unreachable', async () => {
    const DATABASE_URL = 'postgres://eva:geheim@127.0.0.1:1/events';
    const { status, output } = await runCommand('user', ['list'], { DATABASE_URL });
    expect([status, output]).toEqual([1, 'The database or the data folder cannot be used (ECONNREFUSED).\n']);
  });

  it.each([
    ['user', ['lst']],
    ['user', ['remove', 'eva@example.com']],
    ['user', ['add', 'eva@example.com']],
    ['user', ['add', 'eva@example.com', 'Eva', '--role', 'king']],
    ['mail', ['remove', '1']],
    ['mail', ['discard']],
  ])('has commands that explain themselves without creating a database: %s %j', async (name, args) => {
    const DATA_DIR = temporaryFolder();
    const { status, output } = await runCommand(name, args, { DATA_DIR });
    expect([status, output]).toEqual([1, expect.stringMatching(/^Usage:\n/)]);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('gets accounts from the command line, which can sign in until they are disabled', async () => {
    const DATA_DIR = temporaryFolder();
    const user = (args: string[], password = '') => runCommand('user', args, { DATA_DIR }, `${password}\n`);
    expect((await user(['add', 'eva@example.com', 'Eva'], 'short')).output).toContain('needs 10 characters');
    expect((await user(['add', 'eva@example.com', 'Eva'], '1234567890')).output).toContain('tried first by attackers');
    expect((await user(['add', 'Eva@example.com', 'Eva'], 'correct horse')).status).toBe(0);
    expect((await user(['add', 'eva@example.com', 'Eva'], 'correct horse')).output).toContain('has an account already');
    expect((await user(['list'])).output).toContain('eva@example.com\tEva\towner\tactive');
    expect((await user(['add', 'ben@example.com', 'Ben', '--role', 'king'])).output).toContain('Usage:');
    expect((await user(['add', 'ben@example.com', 'Ben', '--role', 'owner'], 'correct horse')).status).toBe(0);
    expect((await user(['role', 'ben@example.com', 'staff'])).output).toContain('ben@example.com is staff now.');
    expect((await user(['list'])).output).toContain('ben@example.com\tBen\tstaff\tactive');

    const server = await startServer({ DATA_DIR, LOG_LEVEL: 'silent' });
    const enter = async (password: string) => {
      const body = JSON.stringify({ email: 'eva@example.com', password });
      const headers = { 'content-type': 'application/json', origin: server.url };
      return (await fetch(`${server.url}/api/session`, { method: 'POST', headers, body })).status;
    };
    expect(await enter('correct horse')).toBe(200);
    // While the server is running.
    expect((await user(['password', 'eva@example.com'], 'another horse')).status).toBe(0);
    expect([await enter('correct horse'), await enter('another horse')]).toEqual([401, 200]);
    expect((await user(['disable', 'eva@example.com'])).output).toContain('is disabled');
    expect(await enter('another horse')).toBe(401);
    expect(await user(['disable', 'nobody@example.com'])).toMatchObject({ status: 1 });
  });
});

/** @returns a function that returns true after a number of calls. */
function counted(limit: number): () => boolean {
  let count = 0;
  return () => {
    count += 1;
    return count > limit;
  };
}
