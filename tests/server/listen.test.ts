import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { CommandError } from '#server/commandError.ts';
import { listen } from '#server/listen.ts';
import { onTestEnd } from './testServer.ts';

function server() {
  const app = Fastify();
  onTestEnd(() => app.close());
  return app;
}

it('A server listens on the configured address', async () => {
  const url = await listen(server(), { HOST: '127.0.0.1', PORT: 0 });
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it('A server names the setting whose port is taken', async () => {
  const first = server();
  await listen(first, { HOST: '127.0.0.1', PORT: 0 });
  const { port: PORT } = first.server.address() as AddressInfo;
  const listening = listen(server(), { HOST: '127.0.0.1', PORT });
  await expect(listening).rejects.toThrow(CommandError);
  await expect(listening).rejects.toThrow(`The port ${PORT} is taken by another program: set PORT to a free one.`);
});

it.each(['192.0.2.1', 'http://localhost'])(
  'A server names the setting whose host "%s" is not its own',
  async (HOST) => {
    const listening = listen(server(), { HOST, PORT: 0 });
    await expect(listening).rejects.toThrow(CommandError);
    await expect(listening).rejects.toThrow(`HOST is "${HOST}", which is no address of this machine (E`);
  },
);

it('A server names the setting whose port needs more rights', async () => {
  const app = server();
  const refused = Object.assign(new Error('permission denied'), { code: 'EACCES', syscall: 'listen' });
  app.listen = () => Promise.reject(refused);
  await expect(listen(app, { HOST: '127.0.0.1', PORT: 80 })).rejects.toThrow(
    'The port 80 is only for administrators: set PORT to one from 1024.',
  );
});

it('Other errors at the start are passed on', async () => {
  const app = server();
  app.addHook('onReady', async () => {
    throw new Error('The database is gone.');
  });
  await expect(listen(app, { HOST: '127.0.0.1', PORT: 0 })).rejects.not.toThrow(CommandError);
});
