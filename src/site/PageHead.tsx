import { useRouteLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { photo } from '#content/photos/photo.ts';
import type { PageMeta, PhotoName } from '#content/types.ts';
import { type SiteData, siteRouteId } from './siteLoader.ts';

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  meta: PageMeta;
  /** The page's canonical path, one of `paths`. */
  path: string;
  /** Shown where the page is shared. */
  photo: PhotoName;
}

/** What a page puts into `<head>`: title, description, canonical address and how it looks when shared. */
export function PageHead({ meta, path, photo: name }: PageHeadProps) {
  const title = `${meta.title} · ${company.name}`;
  const siteUrl = useRouteLoaderData<SiteData>(siteRouteId)?.siteUrl ?? company.siteUrl;
  const address = siteUrl + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={siteUrl + photo(name).src} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
