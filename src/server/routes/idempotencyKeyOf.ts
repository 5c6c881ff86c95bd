import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Derives a key for detecting repeated requests: from the content and the `Idempotency-Key`, or the current day if
 * there is none. The content is always included, because two visitors may use the same key for different records.
 * @param record the validated content of the request.
 * @returns a key that is the same for all attempts to send the same record.
 */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>, record: object): string {
  const header = headers['idempotency-key'];
  const key = header ? `key ${header}` : `day ${new Date().toISOString().slice(0, 10)}`;
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(record)}`)
    .digest('hex');
}
