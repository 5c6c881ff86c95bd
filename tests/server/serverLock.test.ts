import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/store/database.ts';
import { lockData } from '#server/store/serverLock.ts';
import { asOwner, freshPostgres, testPostgres } from './freshPostgres.ts';
import { onTestEnd, temporaryFolder } from './testServer.ts';

describe('Data in a folder', () => {
  it.each([
    ['server', 'server'],
    ['server', 'restore'],
    ['restore', 'server'],
  ] as const)('used by a %s cannot be used by a %s until it is released', async (first, second) => {
    const config = readConfig({ DATA_DIR: path.join(temporaryFolder(), 'new', 'folder') });
    const release = await lockData(config, first);
    const refused = lockData(config, second);
    await expect(refused).rejects.toBeInstanceOf(CommandError);
    await expect(refused).rejects.toThrow(`is using the data in ${config.DATA_DIR}: stop it first`);
    await release();
    await (await lockData(config, second))();
  });

  it('that is a file causes a clear error', async () => {
    const DATA_DIR = path.join(temporaryFolder(), 'file');
    writeFileSync(DATA_DIR, '');
    const refused = lockData(readConfig({ DATA_DIR }), 'server');
    await expect(refused).rejects.toBeInstanceOf(CommandError);
    await expect(refused).rejects.toThrow(/^The data folder .*file cannot be written \(.+\): give it to the user/);
  });

  it('whose lock cannot be written causes a clear error', async () => {
    const DATA_DIR = temporaryFolder();
    mkdirSync(path.join(DATA_DIR, 'server.lock.db'));
    chmodSync(DATA_DIR, 0o700);
    await expect(lockData(readConfig({ DATA_DIR }), 'server')).rejects.toThrow(/cannot be written/);
  });
});

describe.runIf(testPostgres)('Data in PostgreSQL', () => {
  it('can be used by any number of servers or by one restore', async () => {
    const config = readConfig({ DATABASE_URL: (await freshPostgres()).url });
    const servers = [await lockData(config, 'server'), await lockData(config, 'server')];
    for (const release of servers) onTestEnd(release);
    const restore = lockData(config, 'restore');
    await expect(restore).rejects.toBeInstanceOf(CommandError);
    await expect(restore).rejects.toThrow('A server is using this database');
    for (const release of servers) await release();
    const release = await lockData(config, 'restore');
    await expect(lockData(config, 'server')).rejects.toThrow('A restore of this database is running');
    await expect(lockData(config, 'restore')).rejects.toBeInstanceOf(CommandError);
    await release();
    await (await lockData(config, 'server'))();
  });

  it('is locked again by a server whose connection broke', async () => {
    const { url, name } = await freshPostgres();
    const config = readConfig({ DATA_DIR: temporaryFolder(), DATABASE_URL: url });
    const release = await lockData(config, 'server');
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const isHeld = () => expect(lockData(config, 'restore').then((free) => free())).rejects.toThrow('stop it first');
    await vi.waitFor(isHeld, { timeout: 10_000, interval: 200 });
    await release();
    await (await lockData(config, 'restore'))();
  });

  it('is locked again by a server as soon as the database accepts connections', async () => {
    const { url } = await freshPostgres();
    const { hostname, port } = new URL(url);
    let connections = 0;
    const line = createServer((near) => {
      connections += 1;
      near.on('error', () => undefined);
      // The connection that holds the lock breaks, and so do the next two.
      if (connections === 2 || connections === 3) return void near.destroy();
      const far = connect(Number(port), hostname);
      far.on('error', () => undefined);
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      if (connections === 1) breakFirst = () => near.destroy();
    });
    let breakFirst = () => {};
    await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
    onTestEnd(() => new Promise((resolve) => line.close(() => resolve())));
    const through = new URL(url);
    through.port = String((line.address() as AddressInfo).port);
    const release = await lockData(readConfig({ DATABASE_URL: through.href }), 'server');
    breakFirst();
    await vi.waitFor(() => expect(connections).toBe(4), { timeout: 10_000 });
    const direct = readConfig({ DATABASE_URL: url });
    const isHeld = () => expect(lockData(direct, 'restore').then((free) => free())).rejects.toThrow('stop it first');
    await vi.waitFor(isHeld, { timeout: 10_000, interval: 200 });
    await release();
    await (await lockData(direct, 'restore'))();
  });

  it('keeps no connection of refused or released locks', async () => {
    const { url, name } = await freshPostgres();
    const config = readConfig({ DATABASE_URL: url });
    const release = await lockData(config, 'server');
    await expect(lockData(config, 'restore')).rejects.toBeInstanceOf(CommandError);
    const { db, close } = openDatabase(String(testPostgres));
    onTestEnd(close);
    const left = async () =>
      (await sql`select pid from pg_stat_activity where datname = ${name}`.execute(db)).rows.length;
    // PostgreSQL takes a moment to notice closed connections.
    await vi.waitFor(async () => expect(await left()).toBe(1));
    await release();
    await vi.waitFor(async () => expect(await left()).toBe(0));
  });
});
