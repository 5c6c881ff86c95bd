import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../commandError.ts';
import { databaseFile } from '../store/database.ts';

/** The moves of a restore, stored before the first one, so that the next start can continue after a kill. */
interface Plan {
  /** Name of the folder for the previous data, in the data folder. */
  before: string;
  /** Names moved into that folder. */
  old: string[];
  /** Names moved out of the prepared folder. */
  fresh: string[];
}

const planFile = (dataDir: string) => path.join(dataDir, 'restore.json');

/**
 * @returns the folder in which a restore prepares its data; in the data folder, so that moves stay on one file system.
 */
export const preparedFolder = (dataDir: string): string => path.join(dataDir, '.restoring');

/** @returns the name of the folder in which a restore keeps the previous data, in the data folder. */
export const nameForPrevious = (): string => `before-${new Date().toISOString().replace(/[:.]/g, '-')}`;

/** Files and folders that are moved. */
const database = path.basename(databaseFile(''));
const parts = [database, `${database}-wal`, `${database}-shm`, 'uploads'];

/**
 * Replaces the current data with the prepared data.
 * @returns the folder with the previous data, or null if there was none.
 */
export async function switchFolder(dataDir: string): Promise<string | null> {
  const plan: Plan = {
    before: nameForPrevious(),
    old: parts.filter((name) => existsSync(path.join(dataDir, name))),
    fresh: parts.filter((name) => existsSync(path.join(preparedFolder(dataDir), name))),
  };
  const file = planFile(dataDir);
  await writeFile(`${file}.new`, JSON.stringify(plan), { flush: true });
  await rename(`${file}.new`, file);
  for (const step of stepsOf(dataDir, plan)) await step();
  return plan.old.length > 0 ? path.join(dataDir, plan.before) : null;
}

/** @returns the steps of a restore, each of which can safely be repeated. */
export function stepsOf(dataDir: string, { before, old, fresh }: Plan): (() => Promise<unknown>)[] {
  const move = (from: string, to: string) => async () => existsSync(from) && !existsSync(to) && rename(from, to);
  return [
    () => mkdir(path.join(dataDir, before), { recursive: true }),
    ...old.map((name) => move(path.join(dataDir, name), path.join(dataDir, before, name))),
    ...fresh.map((name) => move(path.join(preparedFolder(dataDir), name), path.join(dataDir, name))),
    () => rm(preparedFolder(dataDir), { recursive: true, force: true }),
    // The last step: without a plan, an interrupted restore counts as one that has changed nothing.
    () => rm(planFile(dataDir)),
  ];
}

/** Finishes an interrupted restore. @returns a message for the log, or null if there was none. */
export async function finishRestore(dataDir: string): Promise<string | null> {
  if (existsSync(planFile(dataDir))) {
    const plan: Plan = JSON.parse(await readFile(planFile(dataDir), 'utf8'));
    for (const step of stepsOf(dataDir, plan)) await step();
    return `A restore was interrupted; it is finished now. The previous data is in ${path.join(dataDir, plan.before)}.`;
  }
  if (!existsSync(preparedFolder(dataDir))) return null;
  await rm(preparedFolder(dataDir), { recursive: true });
  return 'A restore was interrupted before it changed anything: the data is as it was. To restore, run it again.';
}

/** @throws CommandError if a restore is running or was interrupted. */
export function refuseHalfRestored(dataDir: string): void {
  if (existsSync(planFile(dataDir)))
    throw new CommandError(
      'A restore is running, or was interrupted: wait for it, or start the server once to finish it.',
    );
}
