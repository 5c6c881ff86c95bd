import type { FastifyInstance } from 'fastify';
import { validate } from '#backend/validate.ts';
import { postEntity, postFormSchema, postSummaryFields } from '#domain/post.ts';
import type { Services } from '../services.ts';
import { createPost, getPost, listPosts, updatePost } from '../store/posts.ts';
import { removeRecord } from '../store/removal.ts';
import { recordRoutes } from './records.ts';
import { sanitizePost } from './sanitizePost.ts';
import { recordSchema } from './schemas.ts';

/** Registers the post routes, for staff. */
export const postRoutes = (app: FastifyInstance, services: Services): void =>
  recordRoutes(app, services, {
    name: 'post',
    entity: postEntity,
    formSchema: postFormSchema,
    listedSchema: recordSchema(postEntity, [...postSummaryFields]),
    bodyLimit: 2 * 1024 * 1024,
    read: (body) => sanitizePost(validate(postFormSchema, body)),
    list: listPosts,
    get: getPost,
    create: (trx, form, attempt, { name }) => createPost(trx, form, name, attempt),
    update: updatePost,
    remove: (trx, id, accountId) => removeRecord(trx, 'post', id, accountId),
    change: services.changeContent,
  });
