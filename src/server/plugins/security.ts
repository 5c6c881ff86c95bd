import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { InvalidInput } from '#backend/errors.ts';
import { fieldSentences } from '#content/problems.ts';
import type { Config } from '../config.ts';
import { httpError } from '../problems.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browser features that no page of the site uses. Source: the W3C's registry of policy-controlled features. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** @returns where the site is for the browser of a request: `https://www.example.com`. */
export const originOf = ({ protocol, host }: FastifyRequest, { PUBLIC_URL }: Config): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : `${protocol}://${host}`;

/**
 * Headers that keep browsers safe, and what no request may do: write from another site, or bring text that cannot be
 * stored. @param scriptHashes CSP sources of the scripts that stand in the pages themselves.
 */
export async function secureRequests(
  app: FastifyInstance,
  config: Config,
  scriptHashes: readonly string[],
): Promise<void> {
  const headers = securityHeaders(config, scriptHashes);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (harmless.has(request.method)) return done();
    done(request.headers.origin === originOf(request, config) ? undefined : httpError(403));
  });

  app.addHook('preHandler', async ({ body }) => {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) continue;
      throw new InvalidInput({ [name]: fieldSentences.notStorable });
    }
  });
}

/** @returns the headers of every answer, made once: helmet would put them together anew for each request. */
function securityHeaders({ isSecure }: Config, scriptHashes: readonly string[]): OutgoingHttpHeaders {
  const secure = helmet({
    strictTransportSecurity: isSecure,
    // With `no-referrer` a form posted without JavaScript would come from the origin `null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Emotion and the editor write style elements as they go.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // A post may show a picture of another site.
        imgSrc: ["'self'", 'data:', 'blob:', 'http:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // For Internet Explorer, Flash and browsers of before 2020 alone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    xFrameOptions: { action: 'deny' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  secure(request, response, () => undefined);
  return { ...response.getHeaders(), 'permissions-policy': permissionsPolicy };
}
