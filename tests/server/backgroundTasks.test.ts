import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { companyZone } from '#domain/appointmentTimes.ts';
import { day, hour, minute } from '#domain/durations.ts';
import { startOfDay } from '#domain/zonedTimes.ts';
import { startBackgroundTasks } from '#server/backgroundTasks.ts';
import { readConfig } from '#server/config.ts';
import { repeat } from '#server/repeat.ts';
import type { Db } from '#server/store/database.ts';
import { beginImport } from '#server/store/leadImports.ts';
import { checkRateLimit } from '#server/store/rateLimits.ts';
import { setRetention } from '#server/store/retention.ts';
import { addEva, openStore, store, submission } from './engines.ts';
import { imapServer } from './imapServer.ts';
import { openInvited, purposes, write } from './invitedClient.ts';
import { onTestEnd, testServer } from './testServer.ts';

const embedded = async () => ':memory:';

afterEach(() => void vi.useRealTimers());

describe('A repeated task', () => {
  /** A task whose end the test decides, repeated every second. */
  function slowTask() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const ends: { resolve: () => void; reject: (error: unknown) => void }[] = [];
    const failed = vi.fn();
    const task = repeat(
      () => {
        return new Promise<void>((resolve, reject) => void ends.push({ resolve, reject }));
      },
      1000,
      failed,
    );
    return { task, ends, failed };
  }

  it('does not begin again while it is running', async () => {
    const { ends, task } = slowTask();
    vi.advanceTimersByTime(3000);
    task.run();
    expect(ends).toHaveLength(1);
    ends[0]?.resolve();
    await vi.waitFor(() => {
      task.run();
      expect(ends).toHaveLength(2);
    });
    ends[1]?.resolve();
    await task.stop();
  });

  it('continues after an error, which is reported', async () => {
    const { ends, failed, task } = slowTask();
    vi.advanceTimersByTime(1000);
    ends[0]?.reject(new Error('The disk is full.'));
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('The disk is full.')));
    vi.advanceTimersByTime(1000);
    expect(ends).toHaveLength(2);
    ends[1]?.resolve();
    await task.stop();
  });

  it('is complete when it has stopped, and does not begin again', async () => {
    const { ends, task } = slowTask();
    vi.advanceTimersByTime(1000);
    let isStopped = false;
    const stopped = task.stop().then(() => {
      isStopped = true;
    });
    await Promise.resolve();
    expect(isStopped).toBe(false);
    ends[0]?.resolve();
    await stopped;
    vi.advanceTimersByTime(5000);
    task.run();
    expect(ends).toHaveLength(1);
  });
});

describe('Background tasks', () => {
  /** Starts them at an instant; the test advances the clock. @returns the warnings in the log. */
  function start(db: Db, at: number, env: Readonly<Record<string, string>> = {}) {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at });
    const warn = vi.fn();
    const stop = startBackgroundTasks({
      config: readConfig({ LOG_LEVEL: 'silent', ...env }),
      db,
      mailDb: db,
      writeAppointmentMail: write,
      log: { warn } as unknown as FastifyBaseLogger,
    });
    onTestEnd(stop);
    return warn;
  }

  it('queue reminders of appointments every minute', async () => {
    const { db, startsAt } = await openInvited(embedded);
    start(db, startsAt - day - minute);
    expect(await purposes(db)).toEqual(['invitation']);
    vi.advanceTimersByTime(minute);
    await vi.waitFor(async () => expect(await purposes(db)).toEqual(['invitation', 'reminder']));
  });

  it('erase expired leads at night only, in the time zone of the company', async () => {
    const db = await openStore(embedded, 'sample');
    await addEva(db);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-10T12:00:00Z') });
    await db.updateTable('lead').set({ updated_at: '2026-01-01T00:00:00.000Z', event_date: '2025-06-14' }).execute();
    await setRetention(db, 12, 0, 'eva');
    const leads = async () => (await db.selectFrom('lead').select('id').execute()).length;
    start(db, Date.parse(startOfDay('2027-01-20', companyZone)) - 1);
    // 23:59, 0:59 and 1:59 at night.
    vi.advanceTimersByTime(2 * hour);
    // More queries than erasing takes.
    for (let query = 0; query < 20; query += 1) expect(await leads()).toBe(20);
    // Exactly two o'clock.
    vi.setSystemTime(Date.parse(startOfDay('2027-01-20', companyZone)) + hour);
    vi.advanceTimersByTime(hour);
    await vi.waitFor(async () => expect(await leads()).toBe(0));
  });

  it('delete what has expired at the start, and then every day', async () => {
    const db = await openStore(embedded);
    const expire = () => checkRateLimit(db, { key: 'account eva', hits: 1, within: -1 });
    const counters = () => db.selectFrom('rate_limit').select('key').execute();
    await expire();
    start(db, Date.now() + minute);
    await vi.waitFor(async () => expect(await counters()).toEqual([]));
    await expire();
    vi.advanceTimersByTime(day - minute);
    expect(await counters()).toHaveLength(1);
    vi.advanceTimersByTime(minute);
    await vi.waitFor(async () => expect(await counters()).toEqual([]));
  });

  it('delete what killed servers have left of uploads, but nothing of running or recent ones', async () => {
    const { pid: killed } = spawnSync(process.execPath, ['--version']);
    const longAgo = new Date(Date.now() - hour - minute);
    const [left, running, recent] = [
      [killed, longAgo],
      [process.pid, longAgo],
      [killed, new Date()],
    ].map(([pid, at], index) => {
      const folder = path.join(tmpdir(), `event-house-upload-${pid}-${randomUUID()}-${index}`);
      mkdirSync(folder);
      writeFileSync(path.join(folder, 'raw'), 'picture');
      utimesSync(folder, at as Date, at as Date);
      onTestEnd(async () => rmSync(folder, { recursive: true, force: true }));
      return folder;
    });
    start(await openStore(embedded), Date.now());
    await vi.waitFor(() => expect(existsSync(String(left))).toBe(false));
    expect([running, recent].map((folder) => existsSync(String(folder)))).toEqual([true, true]);
  });

  it('delete imports that were not finished', async () => {
    const db = await openStore(embedded);
    const accountId = await addEva(db);
    await beginImport(db, { file: 'leads.csv', rows: 1 }, { key: 'form', accountId });
    start(db, Date.now() + minute);
    vi.advanceTimersByTime(hour);
    await vi.waitFor(async () => expect(await db.selectFrom('lead_import').select('id').execute()).toEqual([]));
  });

  it('log their errors and continue', async () => {
    const { db, startsAt } = await openInvited(embedded);
    const warn = start(db, startsAt - day - minute);
    const error = new Error('The disk is full.');
    const select = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
      throw error;
    });
    vi.advanceTimersByTime(minute);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith({ err: error }, 'a background task failed'));
    select.mockRestore();
    vi.advanceTimersByTime(minute);
    await vi.waitFor(async () => expect(await purposes(db)).toContain('reminder'));
  });

  it('log why a mail could not be sent', async () => {
    const db = await openStore(embedded);
    await store(db, [submission('a')]);
    const warn = start(db, Date.now(), { SMTP_URL: 'smtp://127.0.0.1:1' });
    vi.advanceTimersByTime(minute);
    const reason = 'a mail could not be sent; see "npm run mail"';
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith({ cause: expect.stringMatching(/^ESOCKET CONN: /) }, reason),
    );
  });

  it('read the mailbox, and log why they cannot, without the password', async () => {
    const db = await openStore(embedded);
    const { url } = await imapServer();
    const SMTP_URL = 'smtp://127.0.0.1:1';
    const MAIL_FROM = 'hello@example.org';
    const warn = start(db, Date.now(), { SMTP_URL, MAIL_FROM, IMAP_URL: url });
    const stored = db.selectFrom('setting').select('value').where('name', '=', 'mailbox');
    // The IMAP library is loaded only now.
    const slow = { timeout: 15_000 };
    await vi.waitFor(
      async () =>
        expect(await stored.executeTakeFirst()).toEqual({ value: expect.stringMatching(/^{"validity":"7","uid":0,/) }),
      slow,
    );
    expect(warn).not.toHaveBeenCalled();
    const refused = start(db, Date.now(), { SMTP_URL, MAIL_FROM, IMAP_URL: url.replace('word@', 'wrong@') });
    await vi.waitFor(
      () => expect(refused.mock.calls).toEqual([[{ cause: 'Wrong password.' }, 'the mailbox could not be read']]),
      slow,
    );
  });
});

it('Stopped background tasks leave the database alone, also when it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { app, database, config } = await testServer();
  const warn = vi.spyOn(app.log, 'warn');
  const stop = startBackgroundTasks({
    config,
    db: database.db,
    mailDb: database.db,
    writeAppointmentMail: () => {
      throw new Error('Nobody is to be reminded.');
    },
    log: app.log,
  });
  await stop();
  const queries = (['selectFrom', 'deleteFrom', 'transaction'] as const).map((name) => vi.spyOn(database.db, name));
  await database.close();
  vi.advanceTimersByTime(day);
  await stop();
  for (const query of queries) expect(query).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
