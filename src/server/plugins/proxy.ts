import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Config, isLocalHost } from '../config.ts';
import { isInjected } from '../injectedFetch.ts';

/** Headers that proxies add to a request. Sources: RFC 7239, RFC 9110 (Via), and the headers that were usual before them. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** @returns whether a proxy has sent a request on. */
const isForwarded = ({ headers }: FastifyRequest): boolean => proxyHeaders.some((name) => headers[name] !== undefined);

/**
 * @returns whether the browser talks to us, or to the proxy before us, over TLS. A proxy's word is taken for that even
 * where it is not trusted otherwise: a lie would only make a cookie too careful.
 */
export const isOverTls = (request: FastifyRequest, config: Config): boolean =>
  config.isSecure ||
  request.protocol === 'https' ||
  /^https\b/i.test(String(request.headers['x-forwarded-proto'] ?? '').trim());

/** @returns whether the demo account counts for a request: by itself only for one that never left this machine. */
export function isDemoAllowed(request: FastifyRequest, { demo }: Config): boolean {
  if (demo !== 'local') return demo === 'always';
  const address = request.socket.remoteAddress ?? '';
  return isLocalHost(address.replace(/^::ffff:/, '')) && isLocalHost(request.hostname) && !isForwarded(request);
}

/** Says once in the log where a proxy stands before a server that was not told of it. */
export function warnOfUntrustedProxy(app: FastifyInstance, { TRUST_PROXY }: Config): void {
  if (TRUST_PROXY === 'true') return;
  let said = false;
  app.addHook('onRequest', (request, _reply, done) => {
    done();
    if (said || !isForwarded(request) || isInjected(request)) return;
    said = true;
    request.log.warn(
      'A proxy stands before this server: set TRUST_PROXY=true and PUBLIC_URL, or all visitors count as one address.',
    );
  });
}
