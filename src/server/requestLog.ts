import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from './config.ts';
import { loggedPath } from './routes/calendarFeeds.ts';

/**
 * Logs a request in one line, once it is answered: two, as Fastify writes by default, take a fifth of the time of a page
 * from memory.
 */
class OneLinePerRequest extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply);
    else reply.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'request completed');
  }
}

/**
 * @param stream destination of the log, one line per call; stdout if undefined.
 * @returns options of the server: requests are logged by method and path only, without query string and secrets, with
 * their status and the time in ms until the response was sent.
 */
export const requestLog = (
  { LOG_LEVEL: level }: Config,
  stream: { write: (line: string) => void } | undefined,
): Pick<FastifyServerOptions, 'logger' | 'logController'> => ({
  logController: new OneLinePerRequest(),
  logger: {
    level,
    stream,
    serializers: {
      req: ({ method, url }) => ({ method, path: loggedPath(url) }),
      err: ({ name, message, code, stack }) => ({ type: name, message, code, stack }) as never,
    },
  },
});
