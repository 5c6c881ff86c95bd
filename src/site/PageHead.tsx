import { useContext } from 'react';
import { company } from '#content/company.ts';
import { language } from '#content/language.ts';
import type { PageMeta } from '#content/types.ts';
import type { Article } from '#domain/article.ts';
import type { Picture } from '#domain/picture.ts';
import { SharedPageContext } from './sharedPage.ts';
import { useSiteUrl } from './siteLoader.ts';

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  meta: PageMeta;
  /** The page's canonical path, one of `paths`. */
  path: string;
  /** Picture for shared links. */
  picture: Picture;
  /** Set for a blog post, which is marked up as an article; a preview is hidden from search engines. */
  article?: Pick<Article, 'date' | 'updatedAt' | 'author' | 'tags'> | 'preview';
}

/** A page's tags in `<head>`: title, description, canonical URL; the server adds the tags of the sharing image. */
export function PageHead({ meta, path, picture, article }: PageHeadProps) {
  const title = `${meta.title} · ${company.name}`;
  const siteUrl = useSiteUrl();
  const address = siteUrl + path;
  useContext(SharedPageContext)?.({ title: meta.title, path, picture });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={address} />
      {article === 'preview' && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={language.locale.replaceAll('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={address} />
    </>
  );
}
