import { existsSync } from 'node:fs';
import path from 'node:path';
import { startBackgroundTasks } from './backgroundTasks.ts';
import { finishRestore } from './backup/switchFolder.ts';
import { buildSite, loadOtherLanguages } from './buildSite.ts';
import { checkBrand, checkLanguages } from './builtSite.ts';
import { readConfig } from './config.ts';
import { gracefulStop, stoppingTime } from './gracefulStop.ts';
import { listen } from './listen.ts';
import { databaseOf, prepareDatabase } from './prepareDatabase.ts';
import { printableError } from './printableError.ts';
import { openDatabase } from './store/database.ts';
import { lockData } from './store/serverLock.ts';
import { withTimeout } from './withTimeout.ts';

/** Time that the database may take to close, in ms, before the process exits anyway. */
const closingTime = 1000;

/** Starts the server. @returns a promise that resolves once it listens. @throws ConfigError @throws CommandError */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const root = projectRoot(import.meta.dirname);
  checkBrand(root, process.env.BRAND);
  checkLanguages(root, process.env.LANGUAGES);

  const release = await lockData(config, 'server');
  const interrupted = config.DATABASE_URL ? null : await finishRestore(config.DATA_DIR);
  if (interrupted) console.info(interrupted);
  const others = await loadOtherLanguages(root);
  const samples = new Map(others.map(({ name, siteSample }) => [name, siteSample]));
  const { canSignIn } = await prepareDatabase(config, samples);

  const database = openDatabase(databaseOf(config));
  const mailDatabase = config.DATABASE_URL ? openDatabase(config.DATABASE_URL, 'mailer') : database;
  const ending = new AbortController();
  const site = await buildSite({ config, database, root, others, ending: ending.signal });
  const { app, writeAppointmentMail } = site;
  const stopServer = gracefulStop(app, site.others);
  const address = await listen(app, config);
  const stopTasks = startBackgroundTasks({
    config,
    db: database.db,
    mailDb: mailDatabase.db,
    writeAppointmentMail,
    log: app.log,
  });

  exitOnSignal(async (signal) => {
    app.log.info({ signal }, 'stopping: finishing running requests');
    ending.abort();
    await Promise.all([stopServer(), withTimeout(stopTasks(), stoppingTime, undefined)]);
    const close = async () => {
      await Promise.all([database.close(), mailDatabase.close()]);
      await release();
    };
    await withTimeout(close(), closingTime, undefined);
  });
  console.info(`Event house is at ${config.PUBLIC_URL || address}`);
  if (!canSignIn) {
    console.info(
      'Nobody can sign in yet. Add the first account: node build/server/user.js add you@example.com "Your Name"',
    );
  }
}

/** @returns the folder with `package.json`, both from the sources and from the built server. */
function projectRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : projectRoot(path.dirname(folder));
}

/**
 * Ends the process at the first `SIGTERM` or `SIGINT`; a second one ends it at once.
 * @param stop if it fails, the exit code is 1.
 */
function exitOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let isStopping = false;
  const exit = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal).then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, exit);
}

/** Prints why the server did not start, or did not stop as it should, and ends the process. */
function fail(error: unknown): never {
  console.error(printableError(error));
  process.exit(1);
}

start().catch(fail);
