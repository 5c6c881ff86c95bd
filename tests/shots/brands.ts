/**
 * `npm run shots:brands`: builds the site of each brand, takes screenshots of its pages on a phone in dark and on a
 * desktop in light into `shots/`, and lists faults, as `npm run shots` does. Writes `brands/overview.webp` for the
 * README, and leaves the default brand's site in `dist/`.
 */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { adminPaths } from '#adminPaths';
import { brandNames, houseName } from '#build/brand/brandFolders.ts';
import { publicPaths } from '#content/publicPaths.ts';
import { launchBrowser, routeName } from '../support/launch.ts';
import { startPreview } from '../support/preview.ts';
import { takeShot } from './takeShot.ts';

const folder = 'shots';
/** Size of a brand's tile in the overview, in px. */
const tile = { width: 960, height: 600 };
const screens = [
  { width: 1440, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const;

const names = brandNames();
await mkdir(folder, { recursive: true });
let faults = 0;
const tiles: Buffer[] = [];
for (const name of names) {
  build(name);
  const preview = await startPreview();
  const browser = await launchBrowser();
  for (const path of [...publicPaths, adminPaths.login]) {
    for (const screen of screens) {
      const file = `${folder}/${name}-${routeName(path)}-${screen.width}-${screen.scheme}`;
      const found = await takeShot(browser, preview.url, { file, path, ...screen });
      for (const fault of found) console.error(`${file}: ${fault}`);
      faults += found.length;
    }
  }
  // With the brand's default scheme, which may be dark.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(preview.url, { waitUntil: 'networkidle' });
  tiles.push(
    await sharp(await page.screenshot())
      .resize(tile)
      .toBuffer(),
  );
  await browser.close();
  preview.stop();
}
build(houseName);

await sharp({
  create: { width: 2 * tile.width, height: Math.ceil(tiles.length / 2) * tile.height, channels: 3, background: '#fff' },
})
  .composite(tiles.map((input, at) => ({ input, left: (at % 2) * tile.width, top: Math.floor(at / 2) * tile.height })))
  .webp({ quality: 78 })
  .toFile('brands/overview.webp');

if (faults === 0) console.info('No console message, no horizontal overflow, nothing found by axe.');
process.exit(faults > 0 ? 1 : 0);

function build(name: string): void {
  const { status } = spawnSync('npm run build', {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BRAND: name },
  });
  if (status !== 0) throw new Error(`The brand "${name}" could not be built.`);
}
