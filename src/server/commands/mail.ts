import { CommandError } from '../commandError.ts';
import { discardMail, listUnsentMails, retryMails } from '../store/unsentMails.ts';
import { command, withDatabase } from './command.ts';

const usage = `Usage:
  npm run mail -- list            lists the mails that were not sent, and why
  npm run mail -- retry           retries all of them at once
  npm run mail -- retry <id>      retries one of them
  npm run mail -- discard <id>    deletes one of them`;

/** The command `npm run mail`; works whether the server is running or not. */
await command(async (config, [action = 'list', id]) => {
  // Mistyped arguments do not create a database.
  if (!['list', 'retry', 'discard'].includes(action) || (action === 'discard' && !id)) throw new CommandError(usage);
  await withDatabase(config, async (db) => {
    if (action === 'list') {
      for (const mail of await listUnsentMails(db)) {
        const state = mail.failed_at ? 'rejected permanently' : `next attempt ${mail.due_at}`;
        console.info([mail.id, mail.recipient, mail.subject, state, mail.last_error ?? 'not tried yet'].join('\t'));
      }
    } else if (action === 'retry') {
      const count = await retryMails(db, id ?? null);
      if (id && count === 0) throw new CommandError(`There is no unsent mail ${id}.`);
      console.info(count === 1 ? 'One mail is due now.' : `${count} mails are due now.`);
    } else if (id) {
      if (!(await discardMail(db, id))) throw new CommandError(`There is no unsent mail ${id}.`);
      console.info('The mail was deleted.');
    }
  });
});
