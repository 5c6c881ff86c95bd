import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Brand, brandFiles } from '#build/brand/brandFiles.ts';
import { company } from '#content/company.ts';
import project from '#package' with { type: 'json' };
import { houseTokens } from '#theme';

/** The default brand. */
export const house: Brand = { tokens: houseTokens, company };
const { light } = houseTokens.colors;

const fontPackage = Object.keys(project.dependencies).find((name) => name.startsWith('@fontsource-variable/'));
const metadata = path.resolve(import.meta.dirname, '../../node_modules', String(fontPackage), 'metadata.json');
/** Any installed font family. */
export const family = `${JSON.parse(readFileSync(metadata, 'utf8')).family} Variable`;
/** A font stack of it with a fallback. */
export const text = `'${family}', 'Own Fallback', sans-serif`;

/** Another company with different colours, corners and fonts. */
export const other: Brand = {
  tokens: {
    ...houseTokens,
    colors: {
      ...houseTokens.colors,
      light: { ...light, primary: '#0B5563', goldOnDeep: '#FFE08A', paper: '#F0FAFB' },
    },
    fonts: { display: text, text },
    radii: { site: 0, panel: 0, picture: 0 },
  },
  company: { name: 'Bell <& Sons>', tagline: 'Feasts "by the sea"' },
};

/** @returns the files, the head's tags and the style sheet of a brand. */
export const make = async (brand: Brand, site = { base: '/', letters: '' }) => {
  const { files, head } = await brandFiles(brand, site);
  const css = head.find(({ tag }) => tag === 'style')?.children;
  return { files, head, css: String(css) };
};
