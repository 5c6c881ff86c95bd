import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { TooManyAttempts } from '#backend/errors.ts';
import { requireStaff, sessionOf } from '../plugins/staff.ts';
import { type Services, staffOf } from '../services.ts';
import { describeRoute } from './schemas.ts';

/** How often something is sent where there is nothing to say, in ms: proxies close what is silent for a minute. */
const heartbeat = 20_000;

/** How long a browser waits before it connects anew, in ms. */
const retry = 3000;

/** Streams that one account may have open in each process: its browsers have one each. */
const mostStreams = 20;

/** Seconds after which a refused browser may connect again. */
const comeBackAfter = 60;

/**
 * `GET /api/conversations/news`: tells as server-sent events which conversations have changed, by their ids alone. It ends
 * with the session, and with the server.
 */
export function conversationNewsRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, watch, ending } = services;
  const open = new Map<PassThrough, string>();
  const endAll = () => {
    for (const stream of open.keys()) stream.end();
  };
  ending.addEventListener('abort', endAll);
  app.addHook('preClose', async () => endAll());

  app.get(
    '/api/conversations/news',
    {
      onRequest: requireStaff(services),
      schema: describeRoute('conversations', 'Server-sent events: the ids of conversations that have just changed', {
        type: 'text/event-stream',
      }),
    },
    async (request, reply) => {
      const { id: accountId } = staffOf(request);
      const streams = [...open.values()].filter((account) => account === accountId).length;
      if (streams >= mostStreams) throw new TooManyAttempts(comeBackAfter);
      const stream = new PassThrough();
      open.set(stream, accountId);
      // Whoever has signed out meanwhile, here or elsewhere, hears nothing more; nor does anybody where that cannot be known.
      const tell = async (text: string) => {
        const session = await sessionOf(request, db, config).catch(() => null);
        if (stream.writableEnded) return;
        if (session) stream.write(text);
        else stream.end();
      };
      const stop = watch.subscribe((news) => void tell(`data: ${JSON.stringify(news)}\n\n`));
      const beat = setInterval(() => void tell(': still here\n\n'), heartbeat).unref();
      stream.on('close', () => {
        clearInterval(beat);
        stop();
        open.delete(stream);
      });
      stream.write(`retry: ${retry}\n\n`);
      if (ending.aborted) stream.end();
      // A proxy that collects answers before it hands them on is asked not to.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
    },
  );
}
