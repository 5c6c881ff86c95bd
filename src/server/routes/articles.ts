import type { FastifyInstance, FastifyRequest } from 'fastify';
import { postCategories } from '#domain/categories.ts';
import { readPostQuery } from '#domain/publicQueries.ts';
import { requireStaff } from '../plugins/staff.ts';
import type { Services } from '../services.ts';
import { listLatestArticles, listPostAddresses, listPublishedPosts, readArticle } from '../store/articles.ts';
import { makePreview, readPreview } from '../store/previews.ts';
import {
  type ById,
  describeRoute,
  emptyBody,
  idParams,
  listOf,
  listQuery,
  objectOf,
  oneOf,
  orNull,
  pageSchema,
  paramsOf,
  textSchema,
} from './schemas.ts';

const publicPost = {
  id: textSchema,
  slug: textSchema,
  title: textSchema,
  excerpt: textSchema,
  image: textSchema,
  date: textSchema,
  author: textSchema,
  category: oneOf(postCategories),
  tags: listOf(textSchema),
};
const articleSchema = objectOf({
  ...publicPost,
  content: textSchema,
  updatedAt: textSchema,
  metaTitle: textSchema,
  metaDescription: textSchema,
});
const linkSchema = objectOf({ slug: textSchema, title: textSchema });

/** Schema of the route parameter `:slug`; slugs contain no other characters, and PostgreSQL refuses some. */
const slugParams = objectOf({ slug: { type: 'string', pattern: '^[\\p{L}\\p{N}\\p{M}_-]{1,200}$' } });

/** Registers the routes for published posts and for preview links to drafts. */
export function articleRoutes(app: FastifyInstance, services: Services): void {
  const { db, searches } = services;

  app.get(
    '/api/posts/published',
    {
      schema: {
        ...describeRoute('site', 'List published posts, newest first', { json: pageSchema(objectOf(publicPost)) }),
        querystring: listQuery('category', 'tag'),
      },
    },
    async (request) => {
      const query = readPostQuery(paramsOf(request));
      if (query.q.trim() !== '' || query.tag !== '') await searches.count(request);
      return listPublishedPosts(db, query);
    },
  );

  app.get(
    '/api/posts/published/:slug',
    {
      schema: {
        ...describeRoute('site', 'Get a published post by its current or a former slug', {
          json: objectOf({
            article: articleSchema,
            previous: orNull(linkSchema),
            next: orNull(linkSchema),
            related: listOf(objectOf(publicPost)),
            languages: listOf(textSchema),
          }),
        }),
        params: slugParams,
      },
    },
    (request: FastifyRequest<{ Params: { slug: string } }>) => readArticle(db, request.params.slug),
  );

  app.get(
    '/api/posts/addresses',
    {
      schema: describeRoute('site', 'List the slugs of all published posts, newest first', {
        json: listOf(objectOf({ slug: textSchema, image: textSchema, updatedAt: textSchema })),
      }),
    },
    () => listPostAddresses(db),
  );

  app.get(
    '/api/posts/latest',
    {
      schema: describeRoute('site', 'List the latest published posts with their content', {
        json: listOf(articleSchema),
      }),
    },
    () => listLatestArticles(db),
  );

  app.post(
    '/api/posts/:id/preview',
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('posts', 'Create a preview link for a draft (valid 7 days)', {
          json: objectOf({ token: textSchema }),
          status: 201,
        }),
        params: idParams,
        body: emptyBody,
      },
    },
    async (request: FastifyRequest<ById>, reply) => {
      const token = await db.transaction().execute((trx) => makePreview(trx, request.params.id));
      return reply.code(201).send({ token });
    },
  );

  app.get(
    '/api/posts/preview',
    {
      schema: {
        ...describeRoute('site', 'Get the preview of a post by a preview link', { json: articleSchema }),
        querystring: objectOf({ token: textSchema }),
      },
    },
    (request: FastifyRequest<{ Querystring: { token: string } }>) => readPreview(db, request.query.token),
  );
}
