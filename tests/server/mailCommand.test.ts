import { describe, expect, it } from 'vitest';
import { databaseFile, migrate, openDatabase } from '#server/store/database.ts';
import { queueMails } from '#server/store/outbox.ts';
import { store, submission } from './engines.ts';
import { runCommand } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';

describe('The command for mails', () => {
  it('lists, retries and deletes unsent mails', async () => {
    const DATA_DIR = temporaryFolder();
    const database = openDatabase(databaseFile(DATA_DIR));
    await migrate(database);
    await store(database.db, [submission('a'), submission('b'), submission('c')]);
    await database.close();
    const mail = (...args: string[]) => runCommand('mail', args, { DATA_DIR });
    const { output } = await mail('list');
    expect(output).toMatch(/^(\S+\tstaff@example\.com\tNew\tnext attempt \S+\tnot tried yet\n){3}$/);
    const [first = ''] = output.split('\t');
    expect((await mail('retry')).output).toBe('3 mails are due now.\n');
    expect((await mail('retry', first)).output).toBe('One mail is due now.\n');
    expect((await mail('discard', first)).output).toBe('One mail was deleted.\n');
    const unknown = (which = '') => ({ status: 1, output: `There is no unsent mail ${first}${which}.\n` });
    const [retried, discarded] = [await mail('retry', first), await mail('discard', first)];
    expect([retried, discarded]).toEqual([unknown(' that can be sent again'), unknown()]);
    expect((await mail('discard', 'all')).output).toBe('2 mails were deleted.\n');
    expect(await mail()).toEqual({ status: 0, output: 'There are no unsent mails.\n' });
  });

  it('lists a mail with a personal link that came back as one that needs a new link, and does not send it again', async () => {
    const DATA_DIR = temporaryFolder();
    const database = openDatabase(databaseFile(DATA_DIR));
    await migrate(database);
    const returned = {
      failed_at: '2027-01-01T00:00:00.000Z',
      last_error: '550',
      expires_at: '2999-01-01T00:00:00.000Z',
    };
    await queueMails(database.db, [{ recipient: 'ada@example.com', subject: 'Hello', body: '', ...returned }]);
    await database.close();
    const mail = (...args: string[]) => runCommand('mail', args, { DATA_DIR });
    expect((await mail('list')).output).toContain('\tada@example.com\tHello\treturned, needs a new link\t550\n');
    expect((await mail('retry')).output).toBe('0 mails are due now.\n');
  });
});
