import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { otherLanguages } from 'virtual:languages';
import { Feed } from 'feed';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Backend } from '#backend/backend.ts';
import { aboutBanner, story } from '#content/about.ts';
import { blogBanner, blogMeta } from '#content/blog.ts';
import { company } from '#content/company.ts';
import { contactHead } from '#content/contact.ts';
import { galleryBanner } from '#content/gallery.ts';
import { heroSlides } from '#content/home.ts';
import { language } from '#content/language.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { type PublicPath, publicPaths } from '#content/publicPaths.ts';
import { services } from '#content/services/services.ts';
import { servicesBanner } from '#content/servicesPage.ts';
import { testimonialsBanner } from '#content/testimonials.ts';
import { textParams } from '#domain/listQuery.ts';
import { basePath, galleryStoryPath, paths, postPath } from '#paths';

/** Files for search engines and feed readers. */
const allNames = ['robots.txt', 'sitemap.xml', 'feed.xml'] as const;

/** A file for search engines or feed readers. */
export type SiteFileName = (typeof allNames)[number];

/** The files of this language; `robots.txt` exists in the site's default language only. */
export const siteFileNames: readonly SiteFileName[] = allNames.filter((name) => !basePath || name !== 'robots.txt');

/**
 * @param siteUrl the site's origin, e.g. `https://www.example.com`.
 * @returns the current content of a file.
 * @throws Unreachable if the backend cannot be reached.
 */
export const siteFile = async (name: SiteFileName, backend: Backend, siteUrl: string): Promise<string> =>
  ({ 'robots.txt': robots, 'sitemap.xml': sitemap, 'feed.xml': feed })[name](backend, siteUrl);

const robots = async (_backend: Backend, siteUrl: string) => {
  const bases = ['', ...otherLanguages.map(({ basePath }) => basePath)];
  const closed = bases.map((base) => `Disallow: ${base}${paths.admin}\n`).join('');
  // Searches and tags are rendered for one visitor and limited: crawlers would be refused there (429).
  const searches = textParams.map((name) => `Disallow: /*?*${name}=\n`).join('');
  return `User-agent: *\n${closed}${searches}\n${bases.map((base) => `Sitemap: ${siteUrl}${base}/sitemap.xml\n`).join('')}`;
};

/** A record's page in the sitemap. */
interface RecordPage {
  url: string;
  /** Time of the last change, ISO 8601 UTC, if known. */
  lastmod?: string;
  /** The page's pictures, by their names in the record. */
  images: string[];
}

/** @returns the pages of records: posts, newest first, then gallery stories. */
export async function recordPages({ posts, gallery }: Backend): Promise<RecordPage[]> {
  const [addresses, photos] = await Promise.all([posts.listAddresses(), gallery.list({ category: 'all' })]);
  const stories = [...new Set(photos.map(({ story }) => story))];
  return [
    ...addresses.map(({ slug, updatedAt, image }) => ({ url: postPath(slug), lastmod: updatedAt, images: [image] })),
    ...stories.map((slug) => ({
      url: galleryStoryPath(slug),
      images: photos.filter(({ story }) => story === slug).map(({ src }) => src),
    })),
  ];
}

/** Every public page, with the date of its last change, if known, and its pictures. */
async function sitemap(backend: Backend, siteUrl: string): Promise<string> {
  const [records, testimonials] = await Promise.all([
    recordPages(backend),
    backend.testimonials.list({ category: 'all' }),
  ]);
  const changes: Readonly<Record<string, string | undefined>> = {
    [paths.blog]: latestOf(records.flatMap(({ lastmod = [] }) => lastmod)),
    [paths.testimonials]: latestOf(testimonials.flatMap(({ updatedAt = [] }) => updatedAt)),
  };
  const links = [
    ...publicPaths.map((url) => ({
      url: siteUrl + url,
      ...(changes[url] && { lastmod: changes[url] }),
      img: imagesOf(picturesByPath[url] ?? [], siteUrl),
    })),
    ...records.map(({ url, lastmod, images }) => ({
      url: siteUrl + url,
      ...(lastmod && { lastmod }),
      img: imagesOf(images, siteUrl),
    })),
  ];
  return (
    await streamToPromise(Readable.from(inParts(links)).pipe(new SitemapStream({ hostname: siteUrl })))
  ).toString();
}

/** Links written to the sitemap before other requests have their turn; thousands at once take half a second. */
const linksAtOnce = 200;

async function* inParts<Link>(links: readonly Link[]) {
  for (const [index, link] of links.entries()) {
    if (index % linksAtOnce === linksAtOnce - 1) await setImmediate();
    yield link;
  }
}

/** @param times ISO 8601 in UTC. @returns the latest one, if there is any. */
const latestOf = (times: readonly string[]): string | undefined => times.toSorted().at(-1);

/** Names of the pictures of each page, besides those of its records. */
const pagePictures: Readonly<Record<PublicPath, readonly string[]>> = {
  [paths.home]: heroSlides.map(({ backgroundImage }) => backgroundImage),
  [paths.about]: [aboutBanner.photo, ...story.photos],
  [paths.services]: [servicesBanner.photo],
  [paths.gallery]: [galleryBanner.photo],
  [paths.testimonials]: [testimonialsBanner.photo],
  [paths.blog]: [blogBanner.photo],
  [paths.contact]: [contactHead.photo],
  [paths.privacy]: [],
  [paths.imprint]: [],
};

/** The same by path, with those of the services. */
const picturesByPath: Readonly<Record<string, readonly string[]>> = {
  ...pagePictures,
  ...Object.fromEntries(
    services.map(({ path, image, gallery }) => [path, [image, ...gallery.map((work) => work.image)]]),
  ),
};

/** @param names of pictures, as in records. @returns those that exist, as the sitemap lists them. */
const imagesOf = (names: readonly string[], siteUrl: string) =>
  names.flatMap((name) => {
    const picture = pictureOf(name);
    return picture ? [{ url: new URL(picture.src, siteUrl).href, caption: picture.alt }] : [];
  });

/** The latest posts with their full text, as an Atom feed (RFC 4287). */
async function feed(backend: Backend, siteUrl: string): Promise<string> {
  const articles = await backend.posts.listLatest();
  const address = siteUrl + paths.blog;
  const updated = latestOf(articles.map(({ updatedAt }) => updatedAt));
  const all = new Feed({
    id: address,
    link: address,
    title: `${blogMeta.title} · ${company.name}`,
    description: blogMeta.description,
    language: language.tag,
    copyright: company.name,
    feedLinks: { atom: siteUrl + paths.feed },
    // A fixed date without posts keeps the file's content constant.
    updated: new Date(updated ?? 0),
    generator: company.name,
  });
  for (const { slug, title, excerpt, content, author, date, updatedAt, category, tags } of articles) {
    all.addItem({
      id: siteUrl + postPath(slug),
      link: siteUrl + postPath(slug),
      title: asHtml(title),
      description: asHtml(excerpt),
      // The library writes it into a CDATA section, which these characters end; it escapes the first ones only.
      content: withAbsoluteLinks(content, siteUrl).replaceAll(']]>', ']]&gt;'),
      author: [{ name: author }],
      published: new Date(`${date}T00:00:00Z`),
      date: new Date(updatedAt),
      category: [category, ...tags].map((name) => ({ name, term: name })),
    });
  }
  // The library leaves out the language of the texts (RFC 4287, 2).
  return withWholeCategories(all.atom1()).replace(notInXml, '').replace('<feed ', `<feed xml:lang="${language.tag}" `);
}

/** Characters that XML forbids even when escaped. Source: XML 1.0, 2.2. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text, as the feed declares titles and excerpts as HTML. */
const asHtml = (text: string) => text.replace(/[&<>]/g, (character) => `&#${character.codePointAt(0)};`);

/** Makes links absolute, as feed readers show posts outside this site. */
const withAbsoluteLinks = (html: string, siteUrl: string) =>
  html
    .replace(/ href="\/(?!\/|uploads\/|photos\/)/g, ` href="${siteUrl}/`)
    .replace(/ (href|src)="\/(?!\/)/g, (_whole, name: string) => ` ${name}="${new URL(siteUrl).origin}/`);

/** The library writes each category into a line of its own, and escapes all but this character in it. */
const withWholeCategories = (xml: string) =>
  xml.replace(/<category (.*)\/>/g, (_whole, names: string) => `<category ${names.replaceAll('<', '&lt;')}/>`);
