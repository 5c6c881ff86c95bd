/** Since when and why the mailbox cannot be read, which staff sees. */
import type { MailboxFailure } from '#domain/dashboard.ts';
import type { Db } from './database.ts';
import { readSetting, writeSetting } from './settings.ts';

const name = 'mailbox-failure';

/** @returns why the mailbox could not be read the last time; null if it could, or was never read. */
export const readMailboxFailure = async (db: Db): Promise<MailboxFailure | null> =>
  (await readSetting<{ failure: MailboxFailure | null }>(db, name, { failure: null })).value.failure;

/** Stores whether the mailbox was read, unless that is known. @param cause why it was not; null if it was. */
export async function storeMailboxResult(db: Db, cause: string | null): Promise<void> {
  const before = await readMailboxFailure(db);
  if (cause === (before?.cause ?? null)) return;
  const failure = cause === null ? null : { since: before?.since ?? new Date().toISOString(), cause };
  await writeSetting(db, name, { failure });
}
