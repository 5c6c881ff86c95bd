import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { hiddenRoute } from './schemas.ts';

/** Registers `/healthz` (the process responds) and `/readyz` (its database responds, too). */
export function healthRoutes(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', { logLevel: 'silent', schema: hiddenRoute }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent', schema: hiddenRoute }, async () => {
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
}
