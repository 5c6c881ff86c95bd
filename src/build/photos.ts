/**
 * Encodes the master pictures of `src/content/photos/`, or of the brand of `BRAND`. Run manually (`npm run photos`)
 * after a master was added or replaced; the results are committed, so that builds need not encode pictures.
 */
import path from 'node:path';
import manifest from '#content/photos/manifest.json' with { type: 'json' };
import { brandFolder, chosenBrand } from './brand/brandFolders.ts';
import { encodePhotos } from './encodePhotos.ts';
import { runCommand } from './runCommand.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function encode(): Promise<void> {
  const brand = brandFolder(chosenBrand);
  const names = await encodePhotos({
    masters: path.join(brand ?? path.join(root, 'src'), 'content/photos'),
    output: path.join(brand ?? root, 'public/photos'),
    ...(brand && { house: manifest.photos }),
  });
  console.info(`Encoded ${names.join(', ')}.`);
}

await runCommand({ encode }, 'encode');
