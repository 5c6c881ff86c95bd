import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ignoreNotFound } from '#backend/errors.ts';
import { activitiesBetween, newActivity } from '#domain/activity.ts';
import { type Entity, readListQuery } from '#domain/entity.ts';
import { type ListQuery, maxAtOnce, type Page } from '#domain/pagedQuery.ts';
import type { RecordName } from '#domain/records.ts';
import type { Session } from '#domain/session.ts';
import { requireStaff } from '../plugins/staff.ts';
import { attemptOf, type Services, staffOf } from '../services.ts';
import { addActivities } from '../store/activities.ts';
import type { Db } from '../store/database.ts';
import type { WriteAttempt, WrittenRecord } from '../store/recordWrites.ts';
import {
  type ById,
  bodyListOf,
  bodySchema,
  booleanSchema,
  describeRoute,
  type FormSchema,
  idParams,
  type JsonSchema,
  listOf,
  listQuery,
  pageSchema,
  paramsOf,
  recordSchema,
  versionSchema,
} from './schemas.ts';

/** The configuration of the routes for one kind of record. */
export interface RecordRoutes<Form extends object> {
  /** Singular name, e.g. `post`; its list is served at `/api/posts`. */
  name: RecordName;
  entity: Entity;
  /** The schema for request bodies. */
  formSchema: FormSchema;
  /**
   * Response schema of a single record, if it has more than the entity's fields; `listedSchema` is that of a record in
   * a list, if different.
   */
  rowSchema?: JsonSchema;
  listedSchema?: JsonSchema;
  /** Largest body, in bytes. */
  bodyLimit: number;
  /** Validates a request body. @throws InvalidInput */
  read: (body: unknown) => Form;
  list: (db: Db, query: ListQuery) => Promise<Page<object>>;
  /** @throws NotFound */
  get: (db: Db, id: string) => Promise<object>;
  /** Creates a record; omitted if staff cannot create any. @throws NotFound @throws Conflict */
  create?: (trx: Db, form: Form, attempt: WriteAttempt | null, staff: Session) => Promise<WrittenRecord>;
  /** @throws NotFound @throws Conflict */
  update: (trx: Db, id: string, form: Form, version: number) => Promise<object>;
  /** @throws NotFound */
  remove: (trx: Db, id: string, accountId: string) => Promise<void>;
  /** Locks the rows related to several records before these are removed; omitted if there are none. */
  lock?: (trx: Db, ids: readonly string[]) => Promise<void>;
  /** Runs a change in a transaction; `changeContent` for content that visitors see. */
  change: Services['changeContent'];
}

/** Schema of a request body with the ids of several records. */
export const idsSchema = bodyListOf('ids', idParams.properties.id, maxAtOnce);

/** Registers routes that list, read, create, update and delete the records of one kind, for staff. */
export function recordRoutes<Form extends object>(
  app: FastifyInstance,
  services: Services,
  kind: RecordRoutes<Form>,
): void {
  const { db } = services;
  const { name, entity, formSchema, bodyLimit, read, create, change } = kind;
  const { rowSchema = recordSchema(entity), listedSchema = rowSchema } = kind;
  const onRequest = requireStaff(services);
  const tag = `${name}s`;

  app.get(
    `/api/${tag}`,
    {
      onRequest,
      schema: {
        ...describeRoute(tag, `List a page of ${tag}`, { json: pageSchema(listedSchema) }),
        querystring: listQuery(...Object.keys(entity.filters)),
      },
    },
    (request) => kind.list(db, readListQuery(entity, paramsOf(request))),
  );

  app.get(
    `/api/${tag}/:id`,
    { onRequest, schema: { ...describeRoute(tag, `Get ${withArticle(name)}`, { json: rowSchema }), params: idParams } },
    (request: FastifyRequest<ById>) => kind.get(db, request.params.id),
  );

  if (create) {
    app.post(
      `/api/${tag}`,
      {
        onRequest,
        bodyLimit,
        schema: {
          ...describeRoute(
            tag,
            `Create ${withArticle(name)}; the same Idempotency-Key creates it once, with the values sent last`,
            { json: rowSchema, status: 201 },
          ),
          body: bodySchema(formSchema),
        },
      },
      async (request, reply) => {
        const form = read(request.body);
        const staff = staffOf(request);
        const record = await change(async (trx) => {
          const createdRecord = await create(trx, form, attemptOf(request), staff);
          // A repeated attempt with the same key has only updated the record that the first one created.
          const activity = newActivity(createdRecord.version === 1 ? 'created' : 'edited');
          await addActivities(trx, { entity: name, entity_id: createdRecord.id }, staff.id, [activity]);
          return createdRecord;
        });
        return reply.code(201).send(record);
      },
    );
  }

  app.put(
    `/api/${tag}/:id`,
    {
      onRequest,
      bodyLimit,
      schema: {
        ...describeRoute(
          tag,
          `Update ${withArticle(name)}; 409 with the current ${name} if it was changed since the given version`,
          { json: rowSchema },
        ),
        params: idParams,
        body: bodySchema(formSchema, { version: versionSchema }),
      },
    },
    async (request: FastifyRequest<ById & { Body: { version: number } }>) => {
      const { version, ...body } = request.body;
      const form = read(body);
      const { id } = request.params;
      return change(async (trx) => {
        const before = await kind.get(trx, id);
        const after = await kind.update(trx, id, form, version);
        const subject = { entity: name, entity_id: id };
        await addActivities(trx, subject, staffOf(request).id, activitiesBetween(before, after));
        return after;
      });
    },
  );

  removalRoutes(app, services, kind);
}

const withArticle = (name: RecordName) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

/** Registers routes that delete one or several records of a kind, for staff. */
export function removalRoutes(
  app: FastifyInstance,
  services: Services,
  { name, remove, lock, change }: Pick<RecordRoutes<object>, 'name' | 'remove' | 'lock' | 'change'>,
): void {
  const onRequest = requireStaff(services);
  const tag = `${name}s`;

  app.post(
    `/api/${tag}/removal`,
    {
      onRequest,
      schema: { ...describeRoute(tag, `Delete several ${tag} permanently`, 'nothing'), body: idsSchema },
    },
    async (request: FastifyRequest<{ Body: { ids: string[] } }>, reply) => {
      const { id: accountId } = staffOf(request);
      await change(async (trx) => {
        await lock?.(trx, request.body.ids);
        // Sorted, so that concurrent requests lock rows in the same order and cannot deadlock.
        for (const id of request.body.ids.toSorted()) await remove(trx, id, accountId).catch(ignoreNotFound);
      });
      return reply.code(204).send();
    },
  );

  app.delete(
    `/api/${tag}/:id`,
    {
      onRequest,
      schema: { ...describeRoute(tag, `Delete ${withArticle(name)} permanently`, 'nothing'), params: idParams },
    },
    async (request: FastifyRequest<ById>, reply) => {
      await change((trx) => remove(trx, request.params.id, staffOf(request).id));
      return reply.code(204).send();
    },
  );
}

/** The configuration of a route that changes several records of one kind at once. */
interface ChangesRoute<Change> {
  name: RecordName;
  /** Summary of the route in the OpenAPI document. */
  does: string;
  /** The fields that a change may set, and expect to have a value. */
  fields: Readonly<Record<string, JsonSchema>>;
  /** Fields that it may only expect to have a value. */
  expected?: Readonly<Record<string, JsonSchema>>;
  /** Applies all changes. @returns the changes that undo them. */
  changeAll: (trx: Db, changes: readonly Change[], accountId: string) => Promise<Change[]>;
}

/**
 * Registers a route that changes several records in one transaction, for staff. Responds with the changes that undo
 * them.
 */
export function changesRoute<Change>(
  app: FastifyInstance,
  services: Services,
  { name, does, fields, expected, changeAll }: ChangesRoute<Change>,
): void {
  const tag = `${name}s`;
  const changeSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: {
      ...idParams.properties,
      ...fields,
      expected: { type: 'object', additionalProperties: false, properties: { ...fields, ...expected } },
      undo: booleanSchema,
    },
  };
  app.post(
    `/api/${tag}/changes`,
    {
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute(tag, `${does}; returns the changes that undo it`, { json: listOf(changeSchema) }),
        body: bodyListOf('changes', changeSchema, maxAtOnce),
      },
    },
    (request: FastifyRequest<{ Body: { changes: Change[] } }>) =>
      services.db.transaction().execute((trx) => changeAll(trx, request.body.changes, staffOf(request).id)),
  );
}
