import { describe, expect, it, vi } from 'vitest';
import { openPages } from './pageServer.ts';

interface Line {
  reqId: string;
  msg: string;
  req?: object;
  err?: Record<string, unknown>;
}

/** A server, and the lines of its log. */
async function logging() {
  const lines: Line[] = [];
  const server = await openPages({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const errors = () => lines.flatMap(({ msg, err }) => (err ? [{ msg, ...err }] : []));
  return { ...server, lines, errors };
}

describe('The log of a server', () => {
  it('contains method, path and id of a request, but no query or cookie', async () => {
    const { browser, lines } = await logging();
    const { headers } = await browser.request('GET', '/api/nothing?q=secret', {
      headers: { cookie: 'session=secret' },
    });
    expect(lines.filter(({ req }) => req)).toEqual([
      expect.objectContaining({ req: { method: 'GET', path: '/api/nothing' }, reqId: headers['x-request-id'] }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('contains type, message, code and stack of an error, but no details of the database', async () => {
    const { browser, database, lines, errors } = await logging();
    const error = Object.assign(new TypeError('odd'), { code: '23505', detail: 'Key (email)=(ada@example.com)' });
    vi.spyOn(database.db.getExecutor(), 'executeQuery').mockRejectedValue(error);
    expect((await browser.request('GET', '/api/events')).statusCode).toBe(500);
    const stack = expect.stringContaining('log.test');
    expect(errors()).toEqual([{ msg: 'request failed', type: 'TypeError', message: 'odd', code: '23505', stack }]);
    expect(JSON.stringify(lines)).not.toContain('ada@example.com');
  });

  it('contains errors of rendering, both of a failed page and of a replaced part', async () => {
    const { browser, render, errors } = await logging();
    render.mockRejectedValueOnce(new Error('broken'));
    expect((await browser.request('GET', '/blog')).statusCode).toBe(500);
    expect(errors()).toEqual([expect.objectContaining({ msg: 'request failed', message: 'broken' })]);
    render.mockImplementationOnce(async (_request, _backend, onError) => {
      onError?.(new Error('odd'));
      return { status: 500, head: '', root: 'Sorry', data: '' };
    });
    expect((await browser.request('GET', '/gallery')).body).toContain('Sorry');
    expect(errors().slice(1)).toEqual([expect.objectContaining({ msg: 'page failed', message: 'odd' })]);
  });
});
