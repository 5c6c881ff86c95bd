import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import manifest from '#content/photos/manifest.json' with { type: 'json' };
import { changedMasters } from '../encodedMasters.ts';
import { encodedFault, originalFaults } from '../pictureFaults.ts';
import type { Word } from '../wordsOf.ts';

const housePictures = path.resolve(import.meta.dirname, '../../../public');
const folders = ['photos', 'portraits'];

/** The pictures of a brand, compared with the default ones; each picture has files of several sizes and formats. */
export interface OwnPictures {
  all: number;
  own: number;
  /** Files that pictures of the brand lack, e.g. `public/photos/hero-480.avif`: there the default picture is shown. */
  missing: string[];
  /** Files of photographs and portraits that replace none of the default ones, e.g. because of a typo. */
  unused: string[];
  /** Names of the brand's photographs, e.g. `hero`. */
  photos: string[];
  /** Original pictures that have not been encoded, e.g. `content/photos/hero.webp`. */
  unencoded: string[];
  /** Original pictures that have changed since they were encoded. */
  changed: string[];
}

/** @returns the name of a picture: `photos/hero` for `photos/hero-480.avif`. */
const nameOf = (file: string) => file.replace(/(-\d+)?\.\w+$/, '');

const filesIn = (folder: string, names: readonly string[]) =>
  names
    .filter((name) => existsSync(path.join(folder, name)))
    .flatMap((name) => readdirSync(path.join(folder, name)).map((file) => `${name}/${file}`));

/** @param folder of a brand. @param house the default pictures. */
export function brandPictures(folder: string, house: string = housePictures): OwnPictures {
  const files = filesIn(house, folders);
  const ownFiles = new Set(filesIn(path.join(folder, 'public'), folders));
  const isOwn = (file: string) => ownFiles.has(file);
  const own = new Set(files.filter(isOwn).map(nameOf));
  const known = new Set(files);
  return {
    all: new Set(files.map(nameOf)).size,
    own: own.size,
    missing: files.filter((file) => own.has(nameOf(file)) && !isOwn(file)).map((file) => `public/${file}`),
    unused: [...ownFiles].filter((file) => !known.has(file)).map((file) => `public/${file}`),
    photos: [...own].filter((name) => name.startsWith('photos/')).map((name) => path.basename(name)),
    unencoded: filesIn(folder, ['content/photos']).filter(
      (file) => file.endsWith('.webp') && !own.has(`photos/${path.basename(file, '.webp')}`),
    ),
    changed: changedMasters(path.join(folder, 'content/photos'))
      .filter((name) => own.has(`photos/${name}`))
      .map((name) => `content/photos/${name}.webp`),
  };
}

/**
 * @param photos names of a brand's photographs.
 * @param fromHouse texts that it shares with the default brand.
 * @returns the photographs whose alt text is that of the picture they replace.
 */
export function undescribed(photos: readonly string[], fromHouse: readonly Word[]): string[] {
  const places = new Set(fromHouse.map(({ place }) => place));
  return photos.filter((photo) => places.has(`content/photos/alts.photoAlts.${photo}`));
}

/**
 * @param folder of a brand.
 * @returns a sentence about each of its pictures that is damaged or has not the format, size or shape of its place.
 */
export async function pictureFaults(folder: string): Promise<string[]> {
  const originals = filesIn(folder, ['content/photos']).map((file) => path.basename(file));
  const known = new Set(filesIn(housePictures, folders));
  const publicFolder = path.join(folder, 'public');
  const encoded = filesIn(publicFolder, folders).filter((file) => known.has(file));
  const [ofOriginals, ofEncoded] = await Promise.all([
    originalFaults(path.join(folder, 'content/photos'), originals, manifest.photos),
    Promise.all(encoded.map((file) => encodedFault(publicFolder, file, manifest.photos))),
  ]);
  return [
    ...ofOriginals.map((fault) => `content/photos/${fault}`),
    ...ofEncoded.flatMap((fault) => (fault ? [`public/${fault}`] : [])),
  ];
}
