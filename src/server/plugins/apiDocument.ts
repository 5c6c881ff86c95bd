import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { cookieName, sessionNeededBy } from './staff.ts';

/** The name of the session cookie's security scheme. */
const scheme = 'session';

/**
 * Describes the routes registered afterwards in an OpenAPI document. Which of them need a session is read from the hooks
 * that demand one.
 */
export async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  const name = cookieName('session', config.isSecure);
  const description =
    'The session begins with `POST /api/session`, which sets the cookie, and ends with `DELETE /api/session`. ' +
    `Over TLS the cookie is named \`${cookieName('session', true)}\`, otherwise \`${cookieName('session', false)}\`. ` +
    'Without a valid session, routes that need one respond with 401; those for owners respond with 403 to other accounts.';
  await app.register(swagger, {
    openapi: {
      info: { title: 'Event house', version: '1' },
      servers: [{ url: config.PUBLIC_URL || '/' }],
      components: { securitySchemes: { [scheme]: { type: 'apiKey', in: 'cookie', name, description } } },
    },
    transform: ({ schema, url, route }) => {
      const needed = sessionNeededBy(route);
      if (!needed) return { schema, url };
      const forOwners = needed === 'owner' && { description: 'For owners only.' };
      return { schema: { ...schema, ...forOwners, security: [{ [scheme]: [] }] }, url };
    },
  });
}
