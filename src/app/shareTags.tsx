import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardSize } from '#cards/cardSize.ts';
import { paths } from '#paths';
import type { SharedPage } from '#site/sharedPage.ts';

/** The sharing image (card) of a page; drawn by `src/cards/`. */
export interface PageCard extends SharedPage {
  /** URL path of the image; contains a hash of everything that is drawn. */
  address: string;
}

/** File name for the home page, whose path is `/`. */
const homeName = '/home';

const cardAddress = /^\/cards\/[\da-f]{12}(\/.+)\.jpg$/;

/**
 * @param version of all cards. @returns the card of a page; null for further pages of a list, which use the list's
 * picture.
 */
export function cardOf(page: SharedPage, version: string): PageCard | null {
  if (page.path.includes('?')) return null;
  const { title, path, picture } = page;
  // A replaced photograph keeps its file name, but has a different placeholder colour.
  const drawn = JSON.stringify([version, title, picture.src, picture.placeholder]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 12);
  return { ...page, address: `/cards/${hash}${path === paths.home ? homeName : path}.jpg` };
}

/** @param pathname of a request. @returns the path of the page whose card is requested, or null for any other path. */
export function pageOfCard(pathname: string): string | null {
  const path = cardAddress.exec(pathname)?.[1];
  return path === homeName ? paths.home : (path ?? null);
}

/** @returns the meta tags for sharing a page, with its card, or with its picture if it has none. */
export function shareTags({ title, picture }: SharedPage, card: PageCard | null, siteUrl: string): string {
  const address = card ? siteUrl + card.address : new URL(picture.src, siteUrl).href;
  const alt = card ? `${title}. ${picture.alt}` : picture.alt;
  return renderToStaticMarkup(
    <>
      <meta property="og:image" content={address} />
      {card && <meta property="og:image:width" content={String(cardSize.width)} />}
      {card && <meta property="og:image:height" content={String(cardSize.height)} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>,
  );
}
