import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brandNames, brandsFolder, houseName } from '#build/brand/brandFolders.ts';
import { brandPictures, undescribed } from '#build/brand/brandPictures.ts';
import { fontPackageOf, missingFont } from '#build/brand/fontPackage.ts';
import { readLogo } from '#build/brand/logo.ts';
import { brandWords } from '#build/wordsOf.ts';
import { temporaryFolder } from '../server/testServer.ts';

describe('The pictures of a brand', () => {
  const put = (folder: string, ...files: string[]) => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), '');
    }
  };

  it('are counted, and the files that its own ones lack, and those that replace none, are named', () => {
    const [house, own] = [temporaryFolder(), temporaryFolder()];
    put(house, 'photos/hero-480.avif', 'photos/hero-800.webp', 'photos/cake-480.avif', 'portraits/portrait-1.svg');
    put(own, 'public/photos/hero-800.webp', 'public/portraits/portrait-1.svg', 'public/photos/another-480.avif');
    put(own, 'content/photos/hero.webp', 'content/photos/cake.webp', 'content/photos/alts.ts');
    expect(brandPictures(own, house)).toEqual({
      all: 3,
      own: 2,
      missing: ['public/photos/hero-480.avif'],
      unused: ['public/photos/another-480.avif'],
      photos: ['hero'],
      unencoded: ['content/photos/cake.webp'],
      changed: [],
    });
  });

  it('need alt texts of their own', async () => {
    const [name = ''] = brandNames().filter((one) => one !== houseName);
    const { fromHouse } = await brandWords(name);
    expect(undescribed(['wedding-cake', 'unknown'], fromHouse)).toEqual(['wedding-cake']);
    expect(undescribed([], fromHouse)).toEqual([]);
  });

  it('may all be those of the house', () => {
    const house = temporaryFolder();
    put(house, 'photos/hero-480.avif');
    expect(brandPictures(temporaryFolder(), house)).toMatchObject({ all: 1, own: 0, missing: [], unused: [] });
  });
});

describe('The logo of a brand', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-house-logo-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read from its logo.svg, which is optional', () => {
    expect(readLogo(null)).toBeNull();
    expect(readLogo(folder)).toBeNull();
    writeFileSync(
      path.join(folder, 'logo.svg'),
      '<?xml?><svg width="9" viewBox="0 0 9 9">\n  <path d="M0 0"/>\n</svg>\n',
    );
    expect(readLogo(folder)).toEqual({ viewBox: '0 0 9 9', drawing: '<path d="M0 0"/>' });
  });

  it('requires a viewBox', () => {
    writeFileSync(path.join(folder, 'logo.svg'), '<svg><path d="M0 0"/></svg>');
    expect(() => readLogo(folder)).toThrow('logo.svg has to be an SVG with a viewBox.');
  });
});

describe('A font in the folder of a brand', () => {
  it('is found without a package', () => {
    const font = fontPackageOf("'Fraunces Variable', Georgia, serif");
    expect(font).toMatchObject({ id: 'fraunces', folder: path.join(brandsFolder, 'linden/fonts/fraunces') });
  });
});

describe('A font that is not installed', () => {
  it('is reported with its fallback and the command that installs it', () => {
    expect(missingFont("'Nowhere Sans Variable', Georgia, serif")).toBe(
      'The font "Nowhere Sans Variable" is not installed; Georgia, serif replaces it, except on devices that have it: npm install @fontsource-variable/nowhere-sans, if Fontsource has it',
    );
    expect(missingFont('Georgia, serif')).toBeNull();
  });
});
