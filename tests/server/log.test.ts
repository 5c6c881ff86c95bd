import { describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { atTheEnd, browserOf, testServer } from './testServer.ts';

interface Line {
  reqId: string;
  msg: string;
  req?: object;
  err?: Record<string, unknown>;
}

/** A server, and what it writes into its log. */
async function logging() {
  const lines: Line[] = [];
  const { config, database } = await testServer({ LOG_LEVEL: 'info' });
  const app = await buildApp({ config, database, log: { write: (line) => void lines.push(JSON.parse(line)) } });
  atTheEnd(() => app.close());
  return { browser: browserOf(app), database, lines };
}

describe('The log', () => {
  it('says of a request what was asked for, and not what a visitor has typed', async () => {
    const { browser, lines } = await logging();
    const { headers } = await browser.request('GET', '/api/nothing?q=secret', {
      headers: { cookie: 'session=secret' },
    });
    expect(lines.find(({ req }) => req)?.req).toEqual({ method: 'GET', path: '/api/nothing' });
    expect(JSON.stringify(lines)).not.toContain('secret');
    expect(new Set(lines.map(({ reqId }) => reqId))).toEqual(new Set([headers['x-request-id']]));
  });

  it('says of what went wrong its kind, message, code and place, and not which words a database names', async () => {
    const { browser, database, lines } = await logging();
    const error = Object.assign(new TypeError('odd'), { code: '23505', detail: 'Key (email)=(ada@example.com)' });
    vi.spyOn(database.db.getExecutor(), 'executeQuery').mockRejectedValue(error);
    expect((await browser.request('GET', '/api/events')).statusCode).toBe(500);
    const errors = lines.flatMap(({ err }) => (err ? [err] : []));
    const stack = expect.stringContaining('log.test');
    expect(errors).toEqual([{ type: 'TypeError', message: 'odd', code: '23505', stack }]);
    expect(JSON.stringify(lines)).not.toContain('ada@example.com');
  });
});
