import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate } from '#backend/validate.ts';
import { readListQuery } from '#domain/entity.ts';
import { type PostForm, postEntity, postFormSchema, postSummaryFields } from '#domain/post.ts';
import { requireStaff } from '../plugins/staff.ts';
import { sanitizePost } from '../sanitizePost.ts';
import { attemptOf, type Services, staffOf } from '../services.ts';
import { createPost, getPost, listPosts, updatePost } from '../store/posts.ts';
import { removeRecord } from '../store/removal.ts';
import {
  bodySchema,
  describeRoute,
  idParams,
  listQuery,
  pageSchema,
  paramsOf,
  recordSchema,
  versionSchema,
} from './schemas.ts';

/** Largest post, in bytes. */
const bodyLimit = 2 * 1024 * 1024;

const postSchema = recordSchema(postEntity);
const summarySchema = recordSchema(postEntity, [...postSummaryFields]);

type ById = { Params: { id: string } };

/** The posts, for staff. */
export function postRoutes(app: FastifyInstance, services: Services): void {
  const { db, changeContent } = services;
  const onRequest = requireStaff(services);
  const read = (body: unknown) => sanitizePost(validate(postFormSchema, body));

  app.get(
    '/api/posts',
    {
      onRequest,
      schema: {
        ...describeRoute('posts', 'A page of the list', { json: pageSchema(summarySchema) }),
        querystring: listQuery(...Object.keys(postEntity.filters)),
      },
    },
    (request) => listPosts(db, readListQuery(postEntity, paramsOf(request))),
  );

  app.get(
    '/api/posts/:id',
    { onRequest, schema: { ...describeRoute('posts', 'One post', { json: postSchema }), params: idParams } },
    (request: FastifyRequest<ById>) => getPost(db, request.params.id),
  );

  app.post(
    '/api/posts',
    {
      onRequest,
      bodyLimit,
      schema: {
        ...describeRoute(
          'posts',
          'Store a new post; the same Idempotency-Key twice is the same post, with the words that came last',
          { json: postSchema, status: 201 },
        ),
        body: bodySchema(postFormSchema),
      },
    },
    async (request: FastifyRequest<{ Body: PostForm }>, reply) => {
      const form = read(request.body);
      const post = await changeContent((transaction) =>
        createPost(transaction, form, staffOf(request).name, attemptOf(request)),
      );
      return reply.code(201).send(post);
    },
  );

  app.put(
    '/api/posts/:id',
    {
      onRequest,
      bodyLimit,
      schema: {
        ...describeRoute(
          'posts',
          'Change a post; answers 409 with the post as it is where another version was saved since',
          { json: postSchema },
        ),
        params: idParams,
        body: bodySchema(postFormSchema, { version: versionSchema }),
      },
    },
    async (request: FastifyRequest<ById & { Body: PostForm & { version: number } }>) => {
      const { version, ...form } = request.body;
      const post = read(form);
      return changeContent((transaction) => updatePost(transaction, request.params.id, post, version));
    },
  );

  app.delete(
    '/api/posts/:id',
    { onRequest, schema: { ...describeRoute('posts', 'Delete a post for good', 'nothing'), params: idParams } },
    async (request: FastifyRequest<ById>, reply) => {
      await changeContent((transaction) => removeRecord(transaction, 'post', request.params.id, staffOf(request).id));
      return reply.code(204).send();
    },
  );
}
