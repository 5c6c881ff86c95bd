import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { changedMasters } from '#build/encodedMasters.ts';
import { team } from '#content/about.ts';
import { eventTypeOptions } from '#content/enquiry.ts';
import { photoAlts } from '#content/photos/alts.ts';
import { authorPortraits } from '#content/photos/authorPortraits.ts';
import encoded from '#content/photos/encoded.json' with { type: 'json' };
import manifest from '#content/photos/manifest.json' with { type: 'json' };
import { photo } from '#content/photos/photo.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { services } from '#content/services/services.ts';
import { eventTypes } from '#domain/enquiry.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { testimonials } from '#sample/testimonials.ts';
import { publishedPosts } from '#tests/support/posts.ts';

const photosFolder = path.resolve(import.meta.dirname, '../../src/content/photos');
/** The modules of each service, by their paths. */
const serviceParts = import.meta.glob<Record<string, object>>('../../src/content/services/*/{card,page}.ts', {
  eager: true,
});

const publicFolder = path.resolve(import.meta.dirname, '../../public');
const served = (address: string) => existsSync(path.join(publicFolder, address));
const widths = (srcset: string) => srcset.split(', ').map((part) => Number.parseInt(part.split(' ')[1] ?? '', 10));
const files = (srcset: string) => srcset.split(', ').map((part) => part.split(' ')[0] as string);

describe('Photographs', () => {
  it.each(Object.keys(photoAlts))('%s has all of its files', (name) => {
    const picture = photo(name);
    expect([picture.src, ...files(picture.avif), ...files(picture.webp)].filter((file) => !served(file))).toEqual([]);
    expect(picture.alt).not.toBe('');
  });

  it.each(Object.keys(photoAlts))('%s has variants of all widths up to that of its original', async (name) => {
    const original = await sharp(path.join(photosFolder, `${name}.webp`)).metadata();
    const { avif, webp, width, height } = photo(name);
    expect([width, height]).toEqual([original.width, original.height]);
    expect(widths(avif)).toEqual(manifest.avifWidths.filter((each) => each <= original.width));
    expect(widths(webp)).toEqual(manifest.webpWidths.filter((each) => each <= original.width));
    expect(widths(avif).length).toBeGreaterThan(1);
  });

  it('are encoded as they are now: run "npm run photos" after a change', () => {
    expect(Object.keys(encoded).toSorted()).toEqual(Object.keys(photoAlts).toSorted());
    expect(changedMasters(photosFolder)).toEqual([]);
  });

  it('with an unknown name cause an error', () => {
    expect(() => photo('wedding-elephant')).toThrow('There is no photograph named "wedding-elephant".');
  });

  it('named by sample records exist', () => {
    for (const name of [...events, ...publishedPosts].map(({ image }) => image)) expect(photoAlts).toHaveProperty(name);
    for (const { src } of gallery) expect(photoAlts).toHaveProperty(src);
  });

  it('of clients and the team exist', () => {
    const portraits = [...testimonials, ...team, ...services.flatMap((service) => service.testimonials)];
    const images = [...portraits.map(({ image }) => image), ...Object.values(authorPortraits)];
    expect(images.filter((image) => !served(image))).toEqual([]);
  });
});

it('Every folder of a service is a service, with the card and the page of that folder', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/content/services');
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(services.map(({ id }) => id).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  expect(Object.keys(serviceParts)).toHaveLength(2 * folders.length);
  for (const [file, part] of Object.entries(serviceParts)) {
    const name = path.basename(path.dirname(file));
    expect(
      services.find(({ id }) => id === name),
      file,
    ).toMatchObject(Object.values(part)[0] ?? {});
  }
});

describe('The picture of a record', () => {
  const stem = (size: string) => `/uploads/0123456789abcdef-${size}-a1b2c3`;

  it('can be a photograph of the site, with its own alternative text or that of the record', () => {
    expect(pictureOf('wedding-cake')).toEqual(photo('wedding-cake'));
    expect(pictureOf('wedding-cake', 'The cake')?.alt).toBe('The cake');
  });

  it.each([
    ['2x3', [2]],
    ['480x480', [480]],
    ['1200x800', [480, 960, 1200]],
    ['1600x1067', [480, 960, 1600]],
  ])('can be an upload of %s, in variants no wider than itself', (size, widths) => {
    const address = `${stem(size)}-${widths.at(-1)}.webp`;
    const [width, height] = size.split('x').map(Number);
    const variants = (type: string) => widths.map((each) => `${stem(size)}-${each}.${type} ${each}w`).join(', ');
    expect(pictureOf(address, 'A guest')).toEqual({
      alt: 'A guest',
      width,
      height,
      placeholder: '#a1b2c3',
      src: address,
      avif: variants('avif'),
      webp: variants('webp'),
    });
  });

  it.each(['https://example.com/a.jpg', '/elsewhere/a.png', 'data:image/png;base64,AAAA', '/uploads/short-1x1.webp'])(
    'can be elsewhere: %s',
    (src) => expect(pictureOf(src)).toEqual({ alt: '', src, avif: '', webp: '' }),
  );

  it.each(['', 'wedding-elephant', 'toString'])('is null for "%s"', (image) => expect(pictureOf(image)).toBeNull());
});

it('The enquiry form offers exactly the event types of the schema', () => {
  expect(eventTypeOptions.map(({ value }) => value)).toEqual([...eventTypes]);
});
