import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLocalHost } from '../config.ts';
import { isInternalRequest } from '../injectedFetch.ts';

/** Headers that proxies add to a request. Sources: RFC 7239, RFC 9110 (Via), and their widely used predecessors. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** @returns whether a proxy has forwarded a request. */
const isForwarded = ({ headers }: FastifyRequest): boolean => proxyHeaders.some((name) => headers[name] !== undefined);

/**
 * @returns whether the browser uses TLS to connect to this server, or to the proxy in front of it. `X-Forwarded-Proto`
 * is read even from an untrusted proxy: a false value would only make cookies stricter.
 */
export const isOverTls = (request: FastifyRequest, config: Config): boolean =>
  config.isSecure ||
  request.protocol === 'https' ||
  /^https\b/i.test(String(request.headers['x-forwarded-proto'] ?? '').trim());

/** @returns whether the demo account may be used; by default only in requests that come directly from this machine. */
export function isDemoAllowed(request: FastifyRequest, { demo }: Config): boolean {
  if (demo !== 'local') return demo === 'always';
  const address = request.socket.remoteAddress ?? '';
  return isLocalHost(address.replace(/^::ffff:/, '')) && isLocalHost(request.hostname) && !isForwarded(request);
}

/** Logs a warning once if requests come through a proxy that the server is not configured for. */
export function warnOfUntrustedProxy(app: FastifyInstance, { TRUST_PROXY }: Config): void {
  if (TRUST_PROXY === 'true') return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (hasWarned || !isForwarded(request) || isInternalRequest(request)) return;
    hasWarned = true;
    request.log.warn(
      'This server is behind a proxy: set TRUST_PROXY=true and PUBLIC_URL, or all visitors count as one network address.',
    );
  });
}
