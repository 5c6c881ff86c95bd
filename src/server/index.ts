import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { siteUrlOf } from '#content/siteUrl.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { day, hour, minute } from '#domain/durations.ts';
import { wallTimeOf } from '#domain/zonedTimes.ts';
import { buildApp } from './app.ts';
import { finishRestore } from './backup/switchFolder.ts';
import { builtSite, checkBrand } from './builtSite.ts';
import { CommandError } from './commandError.ts';
import { ConfigError, readConfig } from './config.ts';
import { startIndexNow } from './indexNow.ts';
import { loadLanguage, sharedParts } from './languages.ts';
import { smtpSender, startMailer } from './mail/mailer.ts';
import { mailsToEach, mailWriters } from './mail/mailWriters.ts';
import { isStorageUnavailable } from './problems.ts';
import { loadRenderer } from './renderer.ts';
import { gracefulStop } from './stopServer.ts';
import { listAccounts } from './store/accounts.ts';
import { remindClients } from './store/appointmentReminders.ts';
import { databaseFile, migrate, openDatabase } from './store/database.ts';
import { cleanImports } from './store/leadImports.ts';
import { deleteSpentMails } from './store/outbox.ts';
import { cleanRateLimits } from './store/rateLimits.ts';
import { cleanWriteAttempts } from './store/recordWrites.ts';
import { eraseExpired } from './store/retention.ts';
import { seed } from './store/seed.ts';
import { lockData } from './store/serverLock.ts';

/** Time of day from which expired leads are erased, in the company's time zone: outside working hours. */
const nightBegins = '02:00';

/** Time that the database may take to close, in ms, before the process exits anyway. */
const closingTime = 1000;

/** Starts the server. @returns a promise that resolves once it listens. @throws ConfigError */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const root = projectRoot(import.meta.dirname);
  checkBrand(root, process.env.BRAND);
  const release = await lockData(config, 'server');
  const interrupted = config.DATABASE_URL ? null : await finishRestore(config.DATA_DIR);
  if (interrupted) console.info(interrupted);
  const where = config.DATABASE_URL || databaseFile(config.DATA_DIR);
  const names = builtSite(root)?.languages.slice(1) ?? [];
  const languages = await Promise.all(
    names.map(async (name) => ({ name, base: `/${name}`, ...(await loadLanguage(root, `/${name}`)) })),
  );
  // Migrations use a connection without timeouts.
  const patient = openDatabase(where, 'command');
  await migrate(patient);
  const samples = new Map(languages.map(({ name, siteSample }) => [name, siteSample]));
  await seed(patient.db, config.SEED as 'sample' | 'none', config.demo !== 'never', samples);
  const accounts = await listAccounts(patient.db);
  await patient.close();
  const database = openDatabase(where);
  const mails = config.DATABASE_URL ? openDatabase(where, 'mailer') : database;
  const siteUrl = siteUrlOf(config.PUBLIC_URL);
  const ending = new AbortController();
  const dist = path.join(root, 'dist');
  const first = mailWriters(config, siteUrl);
  const inOthers = languages.map(
    ({ base, language, mailWriters }) => [language.tag, mailWriters(config, siteUrl + base)] as const,
  );
  const mailsByLanguage = { first, others: new Map(inOthers) };
  const options = { config, database, common: sharedParts(mailsByLanguage), ending: ending.signal };
  const others = new Map<string, FastifyInstance>();
  for (const { base, buildApp, loadRenderer } of languages) {
    const renderer = await loadRenderer(root, siteUrl + base);
    others.set(base, await buildApp({ ...options, site: { renderer, dist } }));
  }
  const app = await buildApp({ ...options, site: { renderer: await loadRenderer(root, siteUrl), dist }, others });

  const failed = (error: unknown) => app.log.warn({ err: error }, 'a background task failed');
  const stopMailer = config.SMTP_URL
    ? startMailer(mails.db, smtpSender(config.SMTP_URL, config.MAIL_FROM, siteUrl), {
        refused: (cause) => app.log.warn({ cause }, 'a mail could not be sent; see "npm run mail"'),
        failed,
      })
    : async () => {};
  const stopIndexNow = config.indexNow ? startIndexNow(database.db, config.indexNow, failed) : () => {};
  const clean = () => {
    void cleanRateLimits(database.db).catch(failed);
    void cleanWriteAttempts(database.db).catch(failed);
    void deleteSpentMails(database.db).catch(failed);
  };
  const erase = async () => {
    await cleanImports(database.db);
    const { day: today, time } = wallTimeOf(new Date().toISOString(), companyZone);
    if (time >= nightBegins) await eraseExpired(database.db, today);
  };
  const { appointment: writeMail } = mailsToEach(mailsByLanguage, first);
  setInterval(() => void remindClients(database.db, writeMail).catch(failed), minute).unref();
  setInterval(() => void erase().catch(failed), hour).unref();
  setInterval(clean, day).unref();
  clean();

  const stopServer = gracefulStop(app, [...others.values()]);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping: finishing running requests');
    ending.abort();
    stopIndexNow();
    await Promise.all([stopServer(), stopMailer()]);
    await Promise.race([
      Promise.all([database.close(), mails.close()]),
      new Promise((resolve) => setTimeout(resolve, closingTime)),
    ]);
    await Promise.race([release(), new Promise((resolve) => setTimeout(resolve, closingTime))]);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const address = await app.listen({ port: config.PORT, host: config.HOST });
  console.info(`Event house is at ${config.PUBLIC_URL || address}`);
  if (!accounts.some(({ disabled_at }) => disabled_at === null)) {
    console.info(
      'Nobody can sign in yet. Add the first account: node build/server/user.js add you@example.com "Your Name"',
    );
  }
}

/** @returns the folder with `package.json`, both from the sources and from the built server. */
function projectRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : projectRoot(path.dirname(folder));
}

/** @returns why the server did not start, without secrets of a connection URL. */
function reasonOf(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof CommandError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `The port is taken by another program: set PORT to a free one. (${message})`;
  return isStorageUnavailable(error) ? `The database or the data folder cannot be used (${code ?? message}).` : error;
}

start().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
