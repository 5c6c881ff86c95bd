import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from '#server/store/database.ts';
import { sentEnquiries } from './sentRows.ts';
import { runCommand, sendEnquiries, startServer } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';

describe('The data folder', () => {
  it('is locked by one server until that is killed, but open to commands', async () => {
    const env = { DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' };
    const first = await startServer(env);
    const second = await runCommand('server', [], { ...env, PORT: '0' });
    expect(second).toMatchObject({
      status: 1,
      output: expect.stringContaining('Another server, or a restore, is using'),
    });
    expect(second.output.trim().split('\n')).toHaveLength(1);
    expect((await runCommand('user', ['list'], env)).status).toBe(0);
    await first.end('SIGKILL');
    const third = await startServer(env);
    expect(await third.end('SIGTERM')).toBe(0);
  });

  it('that is not writable stops the server with a clear error', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const { status, output } = await runCommand('server', [], { DATA_DIR: path.join(file, 'data'), PORT: '0' });
    expect(status).toBe(1);
    expect(output).toMatch(/^The data folder .* cannot be written \(.*\): give it to the user that runs this/);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('without its database rejects enquiries with 503 until the file is back in place', async () => {
    const DATA_DIR = temporaryFolder();
    const elsewhere = temporaryFolder();
    const file = databaseFile(DATA_DIR);
    const parts = [file, `${file}-wal`, `${file}-shm`];
    const move = (from: string, to: string) => {
      for (const part of parts) renameSync(path.join(from, path.basename(part)), path.join(to, path.basename(part)));
    };
    const server = await startServer({ DATA_DIR, LOG_LEVEL: 'silent' });
    const statusOf = async (url: string, init = {}) => (await fetch(`${server.url}${url}`, init)).status;
    const send = () => sendEnquiries(server.url, once()).then(String, String);
    const [before] = await sendEnquiries(server.url, once());

    move(DATA_DIR, elsewhere);
    expect(await send()).toContain('status 503');
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
    move(elsewhere, DATA_DIR);
    expect(await statusOf('/readyz')).toBe(200);
    const [between] = await sendEnquiries(server.url, once());

    // A copy in its place is a different file.
    move(DATA_DIR, elsewhere);
    for (const part of parts) cpSync(path.join(elsewhere, path.basename(part)), part);
    expect(await send()).toContain('status 503');
    for (const part of parts) rmSync(part);
    move(elsewhere, DATA_DIR);
    const [after] = await sendEnquiries(server.url, once());
    await server.end('SIGTERM');

    const { db, close } = openDatabase(file);
    const rows = await sentEnquiries(db).select('reference').orderBy('created_at').execute();
    await close();
    expect(rows.map(({ reference }) => reference)).toEqual([before, between, after]);
  });
});

/** @returns a function that returns true from the second call on. */
function once(): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > 1;
  };
}
