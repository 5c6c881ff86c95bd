import { restore } from '../store/backup.ts';
import { CommandError, command } from './command.ts';

/** `npm run restore -- <folder>`, while the server is stopped. */
await command(async (config, [source]) => {
  if (!source) throw new CommandError('Say from where: npm run restore -- backups/monday');
  const before = await restore(config, source);
  console.info(before ? `Restored. What was there before is in ${before}.` : 'Restored.');
});
