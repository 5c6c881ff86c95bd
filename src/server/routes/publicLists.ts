import type { FastifyInstance } from 'fastify';
import { NotFound } from '#backend/errors.ts';
import { galleryCategories, testimonialCategories } from '#domain/categories.ts';
import { eventTypes } from '#domain/enquiry.ts';
import { storyPageOf } from '#domain/eventStory.ts';
import { withCaptions } from '#domain/galleryPhoto.ts';
import { matchesChoice } from '#domain/listQuery.ts';
import { readGalleryQuery, readTestimonialQuery } from '#domain/publicQueries.ts';
import type { Services } from '../services.ts';
import { listApprovedReviews } from '../store/reviews.ts';
import { listSiteRecords } from '../store/siteRecords.ts';
import {
  type ById,
  booleanSchema,
  describeRoute,
  idParams,
  listOf,
  listQuery,
  numberSchema,
  objectOf,
  oneOf,
  orNull,
  paramsOf,
  textSchema,
} from './schemas.ts';

const eventSchema = objectOf({
  id: textSchema,
  title: textSchema,
  category: oneOf(testimonialCategories),
  image: textSchema,
  date: textSchema,
  story: textSchema,
});
const testimonialSchema = objectOf(
  {
    id: textSchema,
    name: textSchema,
    role: textSchema,
    category: oneOf(eventTypes),
    image: textSchema,
    quote: textSchema,
    rating: numberSchema,
  },
  // Only reviews from visitors have these; the company's own testimonials do not.
  { picture: textSchema, answer: textSchema, featured: booleanSchema, verified: booleanSchema, updatedAt: textSchema },
);
const photoSchema = objectOf({
  id: textSchema,
  src: textSchema,
  alt: textSchema,
  category: oneOf(galleryCategories),
  story: textSchema,
  event: orNull(objectOf({ title: textSchema, place: textSchema })),
});
const teaser = {
  slug: textSchema,
  title: textSchema,
  category: oneOf(galleryCategories),
  date: textSchema,
  image: textSchema,
};
const storySchema = objectOf({
  ...teaser,
  place: textSchema,
  lead: textSchema,
  asked: listOf(textSchema),
  done: listOf(textSchema),
  figures: listOf(objectOf({ value: textSchema, label: textSchema })),
  pictures: listOf(objectOf({ image: textSchema, caption: textSchema })),
  quote: objectOf({ text: textSchema, name: textSchema, role: textSchema }),
  credits: listOf(objectOf({ role: textSchema, name: textSchema })),
});

/** Registers the routes of the public records: events, testimonials, the gallery and its stories. */
export function publicListRoutes(app: FastifyInstance, { db }: Services): void {
  app.get(
    '/api/events',
    { schema: describeRoute('site', 'List recent events, newest first', { json: listOf(eventSchema) }) },
    () => listSiteRecords(db, 'event'),
  );

  app.get(
    '/api/testimonials',
    {
      schema: {
        ...describeRoute('site', 'List testimonials', { json: listOf(testimonialSchema) }),
        querystring: listQuery('category'),
      },
    },
    async (request) => {
      const { category } = readTestimonialQuery(paramsOf(request));
      const [own, approved] = await Promise.all([listSiteRecords(db, 'testimonial'), listApprovedReviews(db)]);
      return [...own, ...approved].filter((record) => matchesChoice(record.category, category));
    },
  );

  app.get(
    '/api/gallery',
    {
      schema: {
        ...describeRoute('site', 'List the pictures of the gallery', { json: listOf(photoSchema) }),
        querystring: listQuery('category'),
      },
    },
    async (request) => {
      const { category } = readGalleryQuery(paramsOf(request));
      const [photos, stories] = await Promise.all([listSiteRecords(db, 'photo'), listSiteRecords(db, 'story')]);
      return withCaptions(photos, stories).filter((record) => matchesChoice(record.category, category));
    },
  );

  app.get<ById>(
    '/api/stories/:id',
    {
      schema: {
        ...describeRoute('site', 'Get the story of an event by its slug, and the next story', {
          json: objectOf({ story: storySchema, next: orNull(objectOf(teaser)) }),
        }),
        params: idParams,
      },
    },
    async ({ params: { id } }) => {
      const page = storyPageOf(await listSiteRecords(db, 'story'), id);
      if (!page) throw new NotFound(`There is no story ${id}.`);
      return page;
    },
  );
}
