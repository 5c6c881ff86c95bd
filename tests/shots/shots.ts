/**
 * `npm run shots`: takes screenshots of each page of the built site in each language, and of states reached by interactions, on four
 * viewports in light and dark, into `shots/`, and lists the faults found. `npm run shots -- gallery` only takes pages
 * and states with that text in their name.
 */
import { mkdir } from 'node:fs/promises';
import { staffPaths } from '#adminPaths';
import { basePathOf } from '#build/language/languagePlugin.ts';
import { chosenLanguages } from '#build/language/languages.ts';
import { publicPaths, unlistedPaths } from '#content/publicPaths.ts';
import { launchBrowser, routeName, wanted } from '../support/launch.ts';
import { startPreview } from '../support/preview.ts';
import { recordPages } from '../support/words.ts';
import { states } from './states.ts';
import { type Shot, schemes, takeShot } from './takeShot.ts';

const folder = 'shots';
const widths = [360, 768, 1440, 1920];

/** Number of screenshots taken in parallel. */
const hands = 2;

const filter = process.argv[2];
const pages = [...publicPaths, ...recordPages, ...unlistedPaths, ...staffPaths];
/** Pages of the other languages; their articles and stories are the same. */
const translated = chosenLanguages()
  .slice(1)
  .flatMap((language) => [...publicPaths, ...unlistedPaths, ...staffPaths].map((path) => basePathOf(language) + path));
const shots: Shot[] = schemes.flatMap((scheme) => [
  ...[...pages, ...translated]
    .filter((path) => wanted(path, filter))
    .flatMap((path) =>
      widths.map((width) => ({ file: `${folder}/${routeName(path)}-${width}-${scheme}`, path, width, scheme })),
    ),
  ...states
    .filter(({ name, path }) => wanted(`/${name}`, filter) || wanted(path, filter))
    .flatMap(({ name, path, arrange, ...state }) =>
      state.widths.map((width) => ({
        file: `${folder}/state-${name}-${width}-${scheme}`,
        path,
        width,
        scheme,
        arrange,
      })),
    ),
]);

const preview = await startPreview();
const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
const queue = [...shots];
/** Screenshots by fault. */
const faults = new Map<string, string[]>();
await Promise.all(Array.from({ length: hands }, work));
await browser.close();
preview.stop();

console.info(`\n${shots.length} pictures in ${folder}/.`);
for (const [fault, files] of faults) console.error(`\n${fault}\n  in ${files.join(', ')}`);
if (faults.size === 0) console.info('No console message, no horizontal overflow, nothing found by axe.');
process.exit(faults.size > 0 ? 1 : 0);

async function work() {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    const { file } = shot;
    const found = await takeShot(browser, preview.url, shot).catch((error: unknown) => [
      `could not be taken: ${error}`,
    ]);
    for (const fault of found) faults.set(fault, [...(faults.get(fault) ?? []), file]);
    console.info(`${file}${found.length > 0 ? `: ${found.length} faults` : ''}`);
  }
}
