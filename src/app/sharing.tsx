import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardSize } from '#cards/cardSize.ts';
import { paths } from '#paths';
import type { SharedPage } from '#site/sharedPage.ts';

/** The card of a page, as it is drawn: see `src/cards/`. */
export interface PageCard extends SharedPage {
  /** Under the site's root; another one when anything of the card changes. */
  address: string;
}

/** Name of the home page's card, whose path is empty. */
const homeName = '/home';

const cardAddress = /^\/cards\/[\da-f]{12}(\/.+)\.jpg$/;

/** @param version of all cards. @returns the card of a page; null of a page of a list, which shows the list's picture. */
export function cardOf(page: SharedPage, version: string): PageCard | null {
  if (page.path.includes('?')) return null;
  const { title, path, picture } = page;
  // A photograph that is exchanged keeps its name, but has another colour.
  const drawn = JSON.stringify([version, title, picture.src, picture.placeholder]);
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 12);
  return { ...page, address: `/cards/${hash}${path === paths.home ? homeName : path}.jpg` };
}

/** @param pathname of a request. @returns the page whose card is asked for, or null where it is none's. */
export function pageOfCard(pathname: string): string | null {
  const path = cardAddress.exec(pathname)?.[1];
  return path === homeName ? paths.home : (path ?? null);
}

/** @returns the tags by which a shared page shows its card, or where it has none its picture. */
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
