import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './app.ts';
import { finishRestore } from './backup/switchFolder.ts';
import { CommandError } from './commands/command.ts';
import { ConfigError, readConfig } from './config.ts';
import { smtpSender, startPostman } from './mail/postman.ts';
import { loadRenderer } from './renderer.ts';
import { listAccounts } from './store/accounts.ts';
import { databaseFile, migrate, openDatabase } from './store/database.ts';
import { seed } from './store/seed.ts';
import { holdData } from './store/serverLock.ts';

/** How often idle connections are closed while the server stops, in ms. */
const sweepInterval = 50;
/** How long running requests may take to finish then, in ms; Docker waits for ten seconds. */
const lastPatience = 8000;

/** Starts the server. @returns when it listens. @throws ConfigError */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const root = projectRoot(import.meta.dirname);
  const release = await holdData(config, 'server');
  const interrupted = config.DATABASE_URL ? null : await finishRestore(config.DATA_DIR);
  if (interrupted) console.info(interrupted);
  const database = openDatabase(config.DATABASE_URL || databaseFile(config.DATA_DIR));
  await migrate(database);
  await seed(database.db, config.SEED as 'sample' | 'none', !config.isPublic);
  const renderer = await loadRenderer(root);
  const app = await buildApp({ config, database, site: { renderer, dist: path.join(root, 'dist') } });

  const warn = (error: unknown) => app.log.warn({ err: error }, 'background work failed');
  const stopPostman = config.SMTP_URL
    ? startPostman(database.db, smtpSender(config.SMTP_URL, config.MAIL_FROM), warn)
    : async () => {};

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'finishing what is running');
    // Requests that are running are answered; new connections are not taken.
    // A connection that was busy then is kept alive for another request: it is closed once it is idle.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepInterval);
    // Nobody waits for ever for a request that does not arrive.
    const cut = setTimeout(() => app.server.closeAllConnections(), lastPatience);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cut);
    await stopPostman();
    await database.close();
    await release();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const address = await app.listen({ port: config.PORT, host: config.HOST });
  console.info(`Event house is at ${config.PUBLIC_URL || address}`);
  const accounts = await listAccounts(database.db);
  if (!accounts.some(({ disabled_at }) => disabled_at === null)) {
    console.info(
      'Nobody can sign in yet. Add the first account: node build/server/user.js add you@example.com "Your Name"',
    );
  }
}

/** The folder with `package.json`, from the sources as from the built server. */
function projectRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : projectRoot(path.dirname(folder));
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof CommandError ? error.message : error);
  process.exit(1);
});
