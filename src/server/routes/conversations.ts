import type { FastifyInstance, FastifyRequest } from 'fastify';
import { object } from 'yup';
import { validate } from '#backend/validate.ts';
import { conversationEntity, conversationFields, mailStates, replySchema } from '#domain/conversation.ts';
import { eventTypes } from '#domain/enquiry.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadStatuses } from '#domain/lead.ts';
import { lineOfText } from '#domain/texts.ts';
import { requireStaff } from '../plugins/staff.ts';
import { attemptOf, type Services, staffOf } from '../services.ts';
import { addReply } from '../store/conversationMessages.ts';
import { lockConversations } from '../store/conversationRemoval.ts';
import { changeConversations, getConversation, listConversations, openConversation } from '../store/conversations.ts';
import { removeConversation } from '../store/removal.ts';
import { changesRoute, removalRoutes } from './records.ts';
import {
  type ById,
  bodySchema,
  describeRoute,
  formBodyLimit,
  idParams,
  listOf,
  listQuery,
  objectOf,
  oneOf,
  orNull,
  pageSchema,
  paramsOf,
  personSchema,
  recordSchema,
  textSchema,
} from './schemas.ts';

const yesOrNo = oneOf(['yes', 'no']);
const dayOrNull = orNull(textSchema);
const messageFields = { id: textSchema, at: textSchema, text: textSchema };

const enquirySchema = objectOf({
  ...messageFields,
  kind: oneOf(['enquiry']),
  reference: textSchema,
  page: textSchema,
  service: textSchema,
  eventType: oneOf(eventTypes),
  eventDate: dayOrNull,
});

const sentReplySchema = objectOf({
  ...messageFields,
  kind: oneOf(['reply']),
  subject: textSchema,
  by: orNull(personSchema),
  mail: objectOf({ state: oneOf(mailStates), reason: textSchema }),
});

const clientMailSchema = objectOf({
  ...messageFields,
  kind: oneOf(['mail']),
  subject: textSchema,
  from: textSchema,
  attachments: listOf(textSchema),
});

/** The schema of a conversation in lists. */
export const listedConversationSchema = recordSchema(conversationEntity, [...conversationFields]);

const detailsSchema = recordSchema(conversationEntity, [...conversationFields], {
  messages: listOf({ anyOf: [enquirySchema, sentReplySchema, clientMailSchema] }),
  leads: listOf(
    objectOf({ id: textSchema, eventType: oneOf(eventTypes), eventDate: dayOrNull, status: oneOf(leadStatuses) }),
  ),
});

/** Registers the conversation routes, for staff. */
export function conversationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const onRequest = requireStaff(services);
  const tag = 'conversations';

  app.get(
    '/api/conversations',
    {
      onRequest,
      schema: {
        ...describeRoute(tag, `List a page of ${tag}`, { json: pageSchema(listedConversationSchema) }),
        querystring: listQuery(...Object.keys(conversationEntity.filters)),
      },
    },
    (request) => listConversations(db, readListQuery(conversationEntity, paramsOf(request))),
  );

  app.get(
    '/api/conversations/:id',
    {
      onRequest,
      schema: {
        ...describeRoute(tag, 'Get a conversation with its messages', { json: detailsSchema }),
        params: idParams,
      },
    },
    (request: FastifyRequest<ById>) => getConversation(db, request.params.id),
  );

  app.post(
    '/api/conversations',
    {
      onRequest,
      schema: {
        ...describeRoute(tag, 'Find or create the conversation with a lead', {
          json: objectOf({ id: textSchema }),
        }),
        body: bodySchema(object({ leadId: lineOfText(100).required() })),
      },
    },
    async (request: FastifyRequest<{ Body: { leadId: string } }>) => ({
      id: await db.transaction().execute((trx) => openConversation(trx, request.body.leadId)),
    }),
  );

  changesRoute(app, services, {
    name: 'conversation',
    does: 'Mark, archive or assign several conversations',
    fields: {
      read: yesOrNo,
      archived: yesOrNo,
      responsibleId: orNull(idParams.properties.id),
    },
    expected: { latestAt: textSchema },
    changeAll: changeConversations,
  });

  app.post(
    '/api/conversations/:id/replies',
    {
      onRequest,
      bodyLimit: formBodyLimit,
      schema: {
        ...describeRoute(
          tag,
          'Send a reply by mail; the same text with the same Idempotency-Key is sent once',
          'nothing',
        ),
        params: idParams,
        body: bodySchema(replySchema),
      },
    },
    async (request: FastifyRequest<ById>, reply) => {
      const words = validate(replySchema, request.body);
      await db
        .transaction()
        .execute((trx) => addReply(trx, request.params.id, words, attemptOf(request), staffOf(request)));
      return reply.code(204).send();
    },
  );

  removalRoutes(app, services, {
    name: 'conversation',
    remove: removeConversation,
    lock: lockConversations,
    change: (change) => db.transaction().execute(change),
  });
}
