import { backUp } from '../backup/backUp.ts';
import { CommandError } from '../commandError.ts';
import { command } from './command.ts';

/** The command `npm run backup -- <folder>`. */
await command(async (config, [target]) => {
  if (!target) throw new CommandError('Name the folder for the backup: npm run backup -- backups/monday');
  await backUp(config, target);
  console.info(`The backup is in ${target}.`);
});
