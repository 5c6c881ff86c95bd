import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * The same words under the same `Idempotency-Key` are the same record, without a key those of the same day. The words
 * always count: two visitors whose programs choose the same key must both arrive.
 * @param record what a visitor has sent, checked. @returns a key that is the same for every attempt to send the same record.
 */
export function sentKey({ headers }: Pick<FastifyRequest, 'headers'>, record: object): string {
  const header = headers['idempotency-key'];
  const key = header ? `key ${header}` : `day ${new Date().toISOString().slice(0, 10)}`;
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(record)}`)
    .digest('hex');
}
