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

/** @returns the site's origin, as the browser of a request sees it: `https://www.example.com`. */
export const originOf = ({ protocol, host }: FastifyRequest, { PUBLIC_URL }: Config): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : `${protocol}://${host}`;

/**
 * Adds security headers to all responses, and rejects cross-site writes and text that cannot be stored.
 * @param scriptHashes CSP sources of the inline scripts in pages.
 */
export function secureRequests(app: FastifyInstance, config: Config, scriptHashes: readonly string[]): void {
  const headers = securityHeaders(config, scriptHashes);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (harmless.has(request.method)) return done();
    done(request.headers.origin === originOf(request, config) ? undefined : httpError(403));
  });

  app.addHook('preHandler', ({ body }, _reply, done) => {
    const name = notStorable(body);
    done(name === undefined ? undefined : new InvalidInput({ [name]: fieldSentences.notStorable }));
  });
}

/**
 * @returns the first field of a body with text that cannot be stored, at any depth: a lone surrogate, or the character
 * U+0000.
 */
function notStorable(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body).find(([, value]) => !isStorable(value))?.[0];
}

/** Works without recursion, because values may be nested deeper than the call stack is high. */
function isStorable(value: unknown): boolean {
  const values = [value];
  for (const next of values) {
    if (typeof next === 'string' && (!next.isWellFormed() || next.includes('\0'))) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const inner of Object.values(next)) values.push(inner);
  }
  return true;
}

/**
 * @param scriptHashes CSP sources of the inline scripts in pages.
 * @returns the security headers, to be computed once; Helmet would assemble them for each request.
 */
export function securityHeaders({ isSecure }: Config, scriptHashes: readonly string[]): OutgoingHttpHeaders {
  const secure = helmet({
    // For this host alone: others of the same domain may have no TLS, and would be out of reach for a year.
    strictTransportSecurity: isSecure && { includeSubDomains: false },
    // With `no-referrer`, a form submitted without JavaScript would have the origin `null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Emotion and the editor insert style elements at runtime.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Posts may show pictures of other sites.
        imgSrc: ["'self'", 'data:', 'blob:', 'http:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // These headers only affect Internet Explorer, Flash and browsers from before 2020.
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
