import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** `/healthz`: the process answers. `/readyz`: its database does, too. */
export function healthRoutes(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } as object }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } as object }, async () => {
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}
