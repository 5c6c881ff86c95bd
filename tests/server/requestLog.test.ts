import { expect, it } from 'vitest';
import { buildApp } from '#server/buildApp.ts';
import { readConfig } from '#server/config.ts';
import { openStarted } from './startedDatabase.ts';
import { onTestEnd, temporaryFolder } from './testServer.ts';

/** A server whose log is read. @returns what it logged about requests, line by line. */
async function open(level: 'info' | 'debug') {
  const lines: Record<string, unknown>[] = [];
  const config = readConfig({ LOG_LEVEL: level, DATA_DIR: temporaryFolder() });
  const database = await openStarted(':memory:', { what: 'sample', withDemoAccount: true });
  const app = await buildApp({ config, database, log: { write: (line) => void lines.push(JSON.parse(line)) } });
  onTestEnd(async () => {
    await app.close();
    await database.close();
  });
  return { app, logged: () => lines.filter(({ reqId }) => reqId !== undefined) };
}

it('A request is one line of the log: what was asked, how it ended and after how long, but not by whom', async () => {
  const { app, logged } = await open('info');
  await app.inject({ url: '/api/leads?q=ada', remoteAddress: '203.0.113.7', headers: { 'user-agent': 'Browser' } });
  const [line, ...more] = logged();
  expect(more).toEqual([]);
  expect(line).toMatchObject({ req: { method: 'GET', path: '/api/leads' }, res: { statusCode: 401 } });
  expect(line?.responseTime).toBeGreaterThan(0);
  expect(JSON.stringify(line)).not.toMatch(/ada|203\.0\.113|Browser/);
});

it('With LOG_LEVEL=debug, a request is logged when it arrives, too, as one that hangs never ends', async () => {
  const { app, logged } = await open('debug');
  await app.inject('/api/openapi.json');
  expect(logged().map(({ level, msg }) => [level, msg])).toEqual([
    [20, 'incoming request'],
    [30, 'request completed'],
  ]);
});
