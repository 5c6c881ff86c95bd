import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { company } from '#content/company.ts';
import { noCalendar } from '#content/problems.ts';
import { calendarText, calendarType, entryForTeam } from '#domain/calendarFile.ts';
import { hour } from '#domain/durations.ts';
import { isDemoAllowed } from '../plugins/proxy.ts';
import { requireStaff } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { appointmentsOf, findFeed, makeFeed, readFeed, revokeFeed } from '../store/calendarFeeds.ts';
import { checkRateLimit, networkOf, uncountHit } from '../store/rateLimits.ts';
import { describeRoute, emptyBody, hiddenRoute, objectOf, orNull, textSchema } from './schemas.ts';

/**
 * Failed requests allowed per network and hour; a calendar program with an outdated address polls every few minutes.
 */
const maxFailures = 120;

/** @returns the path of a request for the log, without the secret token of a calendar feed. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  return /^\/+calendar\//i.test(decoded(path)) ? '/calendar/…' : path;
}

/** Decodes a path, because it can be percent-encoded; returns it unchanged if it is malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Registers the secret calendar feeds of appointments, and the routes by which each user creates and revokes their own.
 */
export function calendarFeedRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const onRequest = requireStaff(services);

  app.get(
    '/api/account/feed',
    {
      onRequest,
      schema: describeRoute('account', 'Get the creation time of your calendar feed; null if there is none', {
        json: objectOf({ feed: orNull(objectOf({ createdAt: textSchema })) }),
      }),
    },
    async (request) => ({ feed: await readFeed(db, staffOf(request).id) }),
  );

  app.post(
    '/api/account/feed',
    {
      onRequest,
      schema: {
        ...describeRoute('account', 'Create a secret address for your calendar feed; the previous one stops working', {
          json: objectOf({ token: textSchema }),
          status: 201,
        }),
        body: emptyBody,
      },
    },
    async (request, reply) => {
      const token = await db.transaction().execute((trx) => makeFeed(trx, staffOf(request).id));
      return reply.code(201).send({ token });
    },
  );

  app.delete(
    '/api/account/feed',
    { onRequest, schema: describeRoute('account', 'Revoke your calendar feed', 'nothing') },
    async (request, reply) => {
      await db.transaction().execute((trx) => revokeFeed(trx, staffOf(request).id));
      return reply.code(204).send();
    },
  );

  app.get(
    '/calendar/:file',
    { schema: hiddenRoute },
    async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const [, token = ''] = /^([\w-]{1,100})\.ics$/.exec(request.params.file) ?? [];
      const limit = { key: `calendar feeds ${networkOf(request.ip)}`, hits: maxFailures, within: hour };
      await checkRateLimit(db, limit);
      const owner = token === '' ? null : await findFeed(db, token);
      reply.header('x-robots-tag', 'noindex');
      if (!owner || (owner.isDemo && !isDemoAllowed(request, config))) {
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(`${noCalendar}\n`);
      }
      await uncountHit(db, limit);
      const entries = (await appointmentsOf(db, owner.id)).map(entryForTeam);
      const text = calendarText(entries, { name: `${owner.name}, ${company.name}` });
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type(calendarType).send(text);
    },
  );
}
