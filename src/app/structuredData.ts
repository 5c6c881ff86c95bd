import type { BreadcrumbList, FAQPage, Graph, LocalBusiness, Thing, WebSite } from 'schema-dts';
import { blogBanner } from '#content/blog.ts';
import { categoryLabels } from '#content/categories.ts';
import { company, openingTimes, serviceArea } from '#content/company.ts';
import { language } from '#content/language.ts';
import { type ParentPage, parentsOfPost, parentsOfService, parentsOfStory } from '#content/parentPages.ts';
import { photo } from '#content/photos/photo.ts';
import { pictureOf } from '#content/photos/pictureOf.ts';
import { pageNames, publicPaths } from '#content/publicPaths.ts';
import { services } from '#content/services/services.ts';
import { menuLabels } from '#content/site.ts';
import type { ServiceContent } from '#content/types.ts';
import type { Article } from '#domain/article.ts';
import type { StoryPage } from '#domain/eventStory.ts';
import type { GalleryPhoto } from '#domain/galleryPhoto.ts';
import { textOfHtml } from '#domain/readableText.ts';
import { paths, postPath } from '#paths';

/** The facts of a page that its structured data is built from. */
export interface DescribedPage {
  /** Route pattern, e.g. `/blog/:slug`. */
  route: string;
  /** Path without a trailing slash. */
  pathname: string;
  /** The page's loader data. */
  data: unknown;
}

/**
 * @param siteUrl the site's origin.
 * @returns the schema.org data of a page for search engines; null if there is none beyond the page's text.
 */
export function structuredData({ route, pathname, data }: DescribedPage, siteUrl: string): Graph | null {
  const things = thingsOf({ route, pathname, data }, siteUrl);
  if (things.length === 0) return null;
  return { '@context': 'https://schema.org', '@graph': things };
}

function thingsOf({ route, pathname, data }: DescribedPage, siteUrl: string): Thing[] {
  if (route === paths.home) return [business(siteUrl), webSite(siteUrl)];
  if (route === paths.service) {
    const service = services.find(({ path }) => path === pathname);
    if (!service) return [];
    return [breadcrumbs(parentsOfService, service.name, pathname, siteUrl), ...thingsOfService(service, siteUrl)];
  }
  if (route === paths.post) {
    const { article, isPreview } = data as { article: Article; isPreview: boolean };
    if (isPreview) return [];
    const parents = parentsOfPost(article.category);
    return [breadcrumbs(parents, article.title, postPath(article.slug), siteUrl), posting(article, siteUrl)];
  }
  if (route === paths.galleryStory) {
    const { story } = data as StoryPage;
    const parents = parentsOfStory(story.category);
    const pictures = [
      { src: story.image, alt: '' },
      ...story.pictures.map(({ image, caption }) => ({ src: image, alt: caption })),
    ];
    return [breadcrumbs(parents, story.title, pathname, siteUrl), ...images(pictures, siteUrl)];
  }
  const name = pageNames[route];
  if (!name || !publicPaths.includes(route)) return [];
  const trail = breadcrumbs([], name, route, siteUrl);
  return route === paths.gallery ? [trail, ...images((data as { photos: GalleryPhoto[] }).photos, siteUrl)] : [trail];
}

const companyId = (siteUrl: string) => `${siteUrl}/#company`;

const business = (siteUrl: string): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': companyId(siteUrl),
  name: company.name,
  description: company.tagline,
  url: siteUrl + paths.home,
  telephone: company.phone.tel,
  email: company.email,
  foundingDate: String(company.founded),
  image: new URL(photo('wedding-table').src, siteUrl).href,
  logo: `${siteUrl}/icon-512.png`,
  currenciesAccepted: company.currency,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.lines[0],
    addressLocality: company.address.lines[1],
    addressCountry: company.address.country,
  },
  areaServed: serviceArea,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...openingTimes.days],
    opens: openingTimes.opens,
    closes: openingTimes.closes,
  },
});

const webSite = (siteUrl: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#site`,
  name: company.name,
  url: siteUrl + paths.home,
  inLanguage: language.tag,
  publisher: { '@id': companyId(siteUrl) },
});

/** @param parents the pages between the home page and the current one. */
function breadcrumbs(parents: readonly ParentPage[], name: string, path: string, siteUrl: string): BreadcrumbList {
  const trail: ParentPage[] = [{ name: menuLabels.home, path: paths.home }, ...parents, { name, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      item: siteUrl + page.path,
    })),
  };
}

function thingsOfService(service: ServiceContent, siteUrl: string): Thing[] {
  const address = siteUrl + service.path;
  const questions: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${address}#questions`,
    mainEntity: service.faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [
    {
      '@type': 'Service',
      '@id': `${address}#service`,
      name: service.meta.title,
      serviceType: service.name,
      description: service.meta.description,
      url: address,
      image: new URL(photo(service.image).src, siteUrl).href,
      provider: { '@type': 'LocalBusiness', '@id': companyId(siteUrl), name: company.name },
      areaServed: serviceArea,
      offers: { '@type': 'Offer', name: service.title, url: siteUrl + service.ctaLink, description: service.subtitle },
    },
    questions,
  ];
}

const posting = (article: Article, siteUrl: string): Thing => {
  // The same picture as in the page's head: search engines require one for posts.
  const picture = pictureOf(article.image) ?? photo(blogBanner.photo);
  const address = siteUrl + postPath(article.slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    mainEntityOfPage: address,
    url: address,
    headline: article.title,
    description: article.metaDescription || article.excerpt,
    image: new URL(picture.src, siteUrl).href,
    datePublished: article.date,
    dateModified: article.updatedAt,
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', '@id': companyId(siteUrl), name: company.name },
    articleSection: categoryLabels[article.category],
    ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
    wordCount: textOfHtml(article.content).split(' ').length,
    inLanguage: language.tag,
  };
};

/** @param photos by name, each with a caption; without a caption, the picture's alt text is used. */
const images = (photos: readonly Pick<GalleryPhoto, 'src' | 'alt'>[], siteUrl: string): Thing[] =>
  photos.flatMap(({ src, alt }): Thing[] => {
    const picture = pictureOf(src);
    if (!picture) return [];
    const address = new URL(picture.src, siteUrl).href;
    return [
      {
        '@type': 'ImageObject',
        contentUrl: address,
        url: address,
        caption: alt || picture.alt,
        creditText: company.name,
      },
    ];
  });
