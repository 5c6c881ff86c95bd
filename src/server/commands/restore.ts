import { restore } from '../backup/restore.ts';
import { CommandError } from '../commandError.ts';
import { command } from './command.ts';

/** The command `npm run restore -- <folder>`, for a stopped server. */
await command(async (config, [source]) => {
  if (!source) throw new CommandError('Name the folder of the backup: npm run restore -- backups/monday');
  const before = await restore(config, source);
  const previous = before ? ` The previous data is in ${before}.` : '';
  console.info(`Restored.${previous} Everybody has to sign in again.`);
});
