import type { HtmlTagDescriptor } from 'vite';
import { paths } from '#paths';
import type { ThemeTokens } from '#theme/tokens.ts';
import { type Files, fontFaces } from './fontFaces.ts';
import { drawMark, pngOf } from './icons.ts';
import type { Logo } from './logo.ts';
import { revealStyles } from './revealStyles.ts';

/** The data from which a brand's files are generated: tokens, company, logo. */
export interface Brand {
  tokens: ThemeTokens;
  company: { name: string; tagline: string };
  /** The brand's logo; without one, icons show the company's first letter. */
  logo?: Logo | null;
}

/** The files generated for a brand: icons, manifest, fonts, and tags of the head. */
export interface BrandFiles {
  /** By name in the root folder: icons, the web manifest, fonts. */
  files: Files;
  /** Tags for the `<head>` of all pages. */
  head: HtmlTagDescriptor[];
}

/**
 * @param site the URL path of the site's files, and the letters of its language besides A to Z.
 * @returns the files of a brand: icons, the web manifest, fonts, and style sheets for fonts and animations.
 */
export async function brandFiles(
  { tokens, company, logo }: Brand,
  site: { base: string; letters: string },
): Promise<BrandFiles> {
  const { icon, maskable } = await drawMark(tokens, company.name, logo);
  const { css, files } = await fontFaces(tokens.fonts, tokens.headings.weight, site);
  const { paper } = tokens.colors.light;
  const manifest = {
    name: company.name,
    description: company.tagline,
    start_url: paths.home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return {
    files: {
      ...files,
      'favicon.svg': icon,
      'favicon-32.png': await pngOf(icon, 32),
      'icon-192.png': await pngOf(icon, 192),
      'icon-512.png': await pngOf(icon, 512),
      'icon-maskable-512.png': await pngOf(maskable, 512),
      'apple-touch-icon.png': await pngOf(maskable, 180),
      'manifest.webmanifest': JSON.stringify(manifest),
    },
    head: [
      link({ rel: 'icon', href: '/favicon-32.png', type: 'image/png', sizes: '32x32' }),
      link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }),
      link({ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
      link({ rel: 'manifest', href: '/manifest.webmanifest' }),
      { tag: 'style', children: css, injectTo: 'head' },
      { tag: 'style', children: iconsInForcedColors, injectTo: 'head' },
      { tag: 'style', children: revealStyles(tokens.reveal), injectTo: 'head' },
    ],
  };
}

/**
 * In forced colours, an SVG follows the text around it only if it inherits its colour (CSS Color Adjustment, §3.1). Not
 * part of the theme, so that visitors do not load it again as JavaScript.
 */
const iconsInForcedColors = '@media (forced-colors: active) { svg { color: inherit !important; } }';

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });
