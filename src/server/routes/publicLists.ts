import type { FastifyInstance } from 'fastify';
import { matchesChoice } from '#domain/listQuery.ts';
import { readGalleryQuery, readPostQuery, readTestimonialQuery } from '#domain/publicQueries.ts';
import type { Services } from '../services.ts';
import { listPublishedPosts } from '../store/posts.ts';
import { listShowcase } from '../store/showcase.ts';
import { about, listQuery, paramsOf } from './schemas.ts';

/** What visitors see: events, testimonials, gallery, published posts. */
export function publicListRoutes(app: FastifyInstance, { db, searches }: Services): void {
  app.get('/api/events', { schema: about('site', 'The recent events, newest first') }, () => listShowcase(db, 'event'));

  app.get(
    '/api/testimonials',
    { schema: { ...about('site', 'Testimonials'), querystring: listQuery('category') } },
    async (request) => {
      const { category } = readTestimonialQuery(paramsOf(request));
      return (await listShowcase(db, 'testimonial')).filter((record) => matchesChoice(record.category, category));
    },
  );

  app.get(
    '/api/gallery',
    { schema: { ...about('site', 'Pictures of the gallery'), querystring: listQuery('category') } },
    async (request) => {
      const { category } = readGalleryQuery(paramsOf(request));
      return (await listShowcase(db, 'photo')).filter((record) => matchesChoice(record.category, category));
    },
  );

  app.get(
    '/api/posts/published',
    { schema: { ...about('site', 'Published posts, newest first'), querystring: listQuery('category') } },
    async (request) => {
      const query = readPostQuery(paramsOf(request));
      if (query.q.trim() !== '') await searches.count(request);
      return listPublishedPosts(db, query);
    },
  );
}
