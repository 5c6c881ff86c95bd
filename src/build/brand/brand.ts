/**
 * The program of `npm run brand`: says what it can do, or checks the brand of `BRAND`. `npm run brand check` checks it or
 * the default one before a build, and fails if its colours lack contrast. `npm run brand new <name>` creates a brand,
 * `npm run brand words <name>` lists the texts that it shares with the default brand, `npm run brand list` lists all
 * brands.
 */
import { brandCommand } from './brandCommand.ts';

await brandCommand(process.argv.slice(2), process.env.BRAND);
