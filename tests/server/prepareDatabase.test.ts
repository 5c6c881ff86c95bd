import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { databaseOf, prepareDatabase } from '#server/prepareDatabase.ts';
import { openDatabase } from '#server/store/database.ts';
import { listUnsentMails } from '#server/store/unsentMails.ts';
import { store, submission } from './engines.ts';

/** @returns a function that prepares the same new data folder with the given settings. */
async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'event-house-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = { DATA_DIR: folder, SEED: 'none' };
  const prepare = (settings: Record<string, string>) => prepareDatabase(readConfig({ ...env, ...settings }), new Map());
  return { prepare, where: databaseOf(readConfig(env)) };
}

it('A start says whether anybody can sign in', async () => {
  const { prepare } = await newFolder();
  expect(await prepare({ DEMO: 'false' })).toEqual({ canSignIn: false });
});

it('A start after one with an open demo account deletes the mails that strangers may have written', async () => {
  const { prepare, where } = await newFolder();
  await prepare({ DEMO: 'true' });
  const database = openDatabase(where);
  onTestFinished(() => database.close());
  await store(database.db, [submission('a')]);
  await prepare({ DEMO: 'true' });
  expect(await listUnsentMails(database.db)).toHaveLength(1);
  await prepare({});
  expect(await listUnsentMails(database.db)).toEqual([]);
});
