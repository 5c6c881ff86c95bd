import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { attemptOf, staffOf } from '#server/services.ts';
import type { StaffSession } from '#server/store/sessions.ts';
import { browserOf, onTestEnd, testServer } from './testServer.ts';

/** @returns what a route knows about its caller. @param staff the session. */
async function asked(staff: StaffSession | null, headers: Record<string, string> = {}) {
  const app = Fastify();
  onTestEnd(() => app.close());
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request) => {
    request.staff = staff;
  });
  app.get('/', async (request) => ({ staff: staffOf(request), attempt: attemptOf(request) }));
  const answer = await app.inject({ url: '/', headers });
  return [answer.statusCode, answer.json()];
}

const eva: StaffSession = {
  id: 'a1',
  name: 'Eva Stone',
  email: 'eva@example.com',
  role: 'staff',
  picture: '',
  isDemo: false,
};

describe('A route for staff', () => {
  it('knows the session and the idempotency key of its request', async () => {
    expect(await asked(eva)).toEqual([200, { staff: eva, attempt: null }]);
    expect(await asked(eva, { 'idempotency-key': '' })).toEqual([200, { staff: eva, attempt: null }]);
    const attempt = { key: 'one form', accountId: eva.id };
    expect(await asked(eva, { 'idempotency-key': 'one form' })).toEqual([200, { staff: eva, attempt }]);
  });

  it('fails if it does not require a session', async () => {
    expect(await asked(null)).toEqual([
      500,
      expect.objectContaining({ message: expect.stringContaining('requireStaff') }),
    ]);
  });
});

describe('A server', () => {
  it('validates and serializes like an earlier one in the same process', async () => {
    for (let server = 0; server < 2; server += 1) {
      const { app } = await testServer();
      const signIn = async (payload: object) =>
        (await browserOf(app).request('POST', '/api/session', { payload })).statusCode;
      const credentials = { email: 'nobody@example.com', password: 'guessed' };
      expect([await signIn({ ...credentials, email: 5 }), await signIn(credentials)]).toEqual([400, 401]);
      expect((await browserOf(app).request('GET', '/api/gallery')).json()[0]).not.toHaveProperty('name');
      expect((await browserOf(app).request('GET', '/api/testimonials')).json()[0]).toHaveProperty('name');
    }
  });
});
