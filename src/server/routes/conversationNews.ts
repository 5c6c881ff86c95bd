import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyAttempts } from '#backend/errors.ts';
import { requireStaff, sessionOf } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { describeRoute, objectOf } from './schemas.ts';

/** Interval between heartbeats, in ms. Proxies close connections that are silent for a minute. */
const heartbeat = 20_000;

/** Delay before a browser reconnects, in ms. */
const retry = 3000;

/** Maximum open streams per account and process; each browser holds one. */
const maxStreams = 20;

/** Seconds after which a refused browser may connect again. */
const retryAfter = 60;

/**
 * Registers `GET /api/conversations/news`, a stream of server-sent events with the ids of changed conversations. It
 * begins with an empty list if conversations may have changed during the last `age` ms, the time for which the page has
 * been open. A stream ends with the session or when the server stops.
 */
export function conversationNewsRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, watch, ending } = services;
  const openStreams = new Map<PassThrough, string>();
  const endAll = () => {
    for (const stream of openStreams.keys()) stream.end();
  };
  ending.addEventListener('abort', endAll);
  app.addHook('preClose', async () => endAll());

  app.get(
    '/api/conversations/news',
    {
      // Nobody would read the stream of a HEAD request, which would stay open until the end of the session.
      exposeHeadRoute: false,
      onRequest: requireStaff(services),
      schema: {
        ...describeRoute('conversations', 'Stream the ids of changed conversations as server-sent events', {
          type: 'text/event-stream',
        }),
        querystring: objectOf({}, { age: { type: 'string', pattern: '^\\d{1,11}$' } }),
      },
    },
    async (request: FastifyRequest<{ Querystring: { age?: string } }>, reply) => {
      const { id: accountId } = staffOf(request);
      const streams = [...openStreams.values()].filter((account) => account === accountId).length;
      if (streams >= maxStreams) throw new TooManyAttempts(retryAfter);
      const stream = new PassThrough();
      openStreams.set(stream, accountId);
      // Sends nothing after the session has ended, here or elsewhere, or if the session cannot be checked.
      const sendWhileSignedIn = async (text: string) => {
        const session = await sessionOf(request, db, config).catch(() => null);
        if (stream.writableEnded) return;
        if (session) stream.write(text);
        else stream.end();
      };
      const sendMissed = async (age: number) => {
        // A database that does not respond may contain changes.
        const hasChanged = await watch.hasChangedWithin(age).catch(() => true);
        if (hasChanged) await sendWhileSignedIn('data: []\n\n');
      };
      const stop = watch.subscribe((news) => void sendWhileSignedIn(`data: ${JSON.stringify(news)}\n\n`));
      const heartbeatTimer = setInterval(() => void sendWhileSignedIn(': still here\n\n'), heartbeat).unref();
      stream.on('close', () => {
        clearInterval(heartbeatTimer);
        stop();
        openStreams.delete(stream);
      });
      stream.write(`retry: ${retry}\n\n`);
      if (ending.aborted) stream.end();
      const { age } = request.query;
      if (age !== undefined) void sendMissed(Number(age));
      // Asks proxies not to buffer the response.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  );
}
