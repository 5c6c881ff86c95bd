import { CommandError } from '../commandError.ts';
import type { Db } from '../store/database.ts';
import { discardMails, listUnsentMails, retryMails } from '../store/unsentMails.ts';
import { command, withDatabase } from './command.ts';

const usage = `Usage:
  npm run mail -- list            lists the mails that were not sent, and why
  npm run mail -- retry           retries all of them at once
  npm run mail -- retry <id>      retries one of them
  npm run mail -- discard all     deletes all of them, e.g. before the first start with SMTP_URL
  npm run mail -- discard <id>    deletes one of them`;

async function list(db: Db): Promise<void> {
  const mails = await listUnsentMails(db);
  if (mails.length === 0) console.info('There are no unsent mails.');
  for (const mail of mails) {
    const rejection = mail.access_link === 'removed' ? 'returned, needs a new link' : 'rejected permanently';
    const state = mail.failed_at ? rejection : `next attempt ${mail.due_at}`;
    console.info([mail.id, mail.recipient, mail.subject, state, mail.last_error ?? 'not tried yet'].join('\t'));
  }
}

/** @param id of a mail; null for all of them. */
async function retry(db: Db, id: string | null): Promise<void> {
  const count = await retryMails(db, { id });
  requireFound(count, id, ' that can be sent again');
  console.info(count === 1 ? 'One mail is due now.' : `${count} mails are due now.`);
}

/** @param id of a mail; null for all of them. */
async function discard(db: Db, id: string | null): Promise<void> {
  const count = await discardMails(db, { id });
  requireFound(count, id);
  console.info(count === 1 ? 'One mail was deleted.' : `${count} mails were deleted.`);
}

/** @throws CommandError if the mail named by an id does not exist. @param which what the mail has to be. */
function requireFound(count: number, id: string | null, which = ''): void {
  if (id !== null && count === 0) throw new CommandError(`There is no unsent mail ${id}${which}.`);
}

/** The command `npm run mail`; works whether the server is running or not. */
await command(async (config, [action = 'list', id]) => {
  // Mistyped arguments do not create a database.
  if (!['list', 'retry', 'discard'].includes(action) || (action === 'discard' && !id)) throw new CommandError(usage);
  await withDatabase(config, async (db) => {
    if (action === 'list') await list(db);
    else if (action === 'retry') await retry(db, id ?? null);
    else await discard(db, id === 'all' ? null : String(id));
  });
});
