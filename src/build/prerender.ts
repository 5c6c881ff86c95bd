/**
 * Completes the outputs of both Vite builds: all public pages as HTML, an empty page for the back office and as
 * `404.html`, files for search engines, and brotli and gzip copies of all text files.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { signedOutPaths, staffPaths } from '#adminPaths';
import { type CardTypefaces, cardTypefaces, fontsOf } from '#cards/cardKit.ts';
import type { CardBrand } from '#cards/cardOverlay.ts';
import { drawCard } from '#cards/drawCard.ts';
import { cardKit } from './cardKit.ts';
import { basePathOf } from './language/languagePlugin.ts';
import { chosenLanguages } from './language/languages.ts';
import { stagedOutputs } from './outputs.ts';
import { precompress } from './precompress.ts';

const root = path.resolve(import.meta.dirname, '../..');
const site = path.join(root, stagedOutputs.site);

type EntryServer = typeof import('../entry-server.tsx');
type Card = import('../entry-server.tsx').PageCard;

for (const name of chosenLanguages()) await writeLanguage(basePathOf(name));
await precompress(site);

/** @param base URL prefix of the language. */
async function writeLanguage(base: string): Promise<void> {
  const serverFolder = path.join(root, stagedOutputs.server, base);
  const server: EntryServer = await import(pathToFileURL(path.join(serverFolder, 'entry-server.js')).href);
  const siteUrl = server.siteUrlOf(process.env.PUBLIC_URL);
  const template = await readFile(path.join(site, base, 'index.html'), 'utf8');
  // Kept for the live server, because the home page overwrites `index.html`.
  await writeFile(path.join(serverFolder, 'template.html'), template);
  const kit = await cardKit(server.brand);
  const typefaces = kit && cardTypefaces(fontsOf(kit));
  await writeFile(path.join(serverFolder, 'cards.json'), JSON.stringify(kit));

  const fill = (page: typeof server.emptyPage) =>
    server.fillTemplate(template, { ...page, colorScheme: server.colorSchemeTags, siteUrl });

  const backend = await server.sampleBackend();
  const records = await server.recordPages(backend);
  for (const address of [...server.publicPaths, ...server.unlistedPaths, ...records.map(({ url }) => url)]) {
    const facts = { siteUrl, isLive: false, cardVersion: kit?.version };
    const page = await server.render(new Request(new URL(address, siteUrl)), server.sampleBackend, facts);
    if (page instanceof Response) throw new Error(`${address} responded with status ${page.status} instead of a page.`);
    if (page.status !== 200) throw new Error(`${address} was rendered with status ${page.status}.`);
    if (page.card) await writeCard(base, page.card, typefaces, server.brand);
    await writePage(base + address, fill(page));
  }

  const emptyPage = fill(server.emptyPage);
  const staffPage = fill(server.staffPage);
  await writeFile(path.join(site, base, '404.html'), emptyPage);
  for (const address of staffPaths)
    await writePage(base + address, signedOutPaths.includes(address) ? emptyPage : staffPage);
  for (const name of server.siteFileNames)
    await writeFile(path.join(site, base, name), await server.siteFile(name, backend, siteUrl));
}

/** Draws the card of a page, or copies it from the previous build: the URL changes with the content. */
async function writeCard(
  base: string,
  { address, title, picture }: Card,
  typefaces: CardTypefaces | null,
  brand: CardBrand,
): Promise<void> {
  const file = path.join(site, base, decodeURIComponent(address));
  const before = path.join(root, 'dist', base, decodeURIComponent(address));
  await mkdir(path.dirname(file), { recursive: true });
  if (existsSync(before)) return copyFile(before, file);
  if (!typefaces) throw new Error(`The fonts for drawing ${address} are missing.`);
  const photo = await readFile(path.join(site, picture.src));
  await writeFile(file, await drawCard(title, photo, typefaces, brand));
}

async function writePage(address: string, html: string): Promise<void> {
  const folder = path.join(site, address);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), html);
}
