/**
 * The program of `npm run language`: reports for each language of `LANGUAGES` how many texts are translated; missing ones
 * appear in the default language. `npm run language new <name>` creates a language, `npm run language words <name>`
 * lists missing texts, `npm run language list` lists all languages.
 */
import { languageCommand } from './languageCommand.ts';

await languageCommand(process.argv.slice(2));
