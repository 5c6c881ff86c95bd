import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { limitPipelining } from '#server/plugins/pipelining.ts';
import { onTestEnd, testServer } from './testServer.ts';

/** A listening server with a response that is longer than a connection takes at once, and one that comes later. */
async function listen() {
  const app = Fastify();
  limitPipelining(app);
  const files: Readable[] = [];
  app.get('/file', (_request, reply) => {
    const file = new Readable({ read: () => file.push(Buffer.alloc(64 * 1024)) });
    files.push(file);
    return reply.type('text/plain').send(file);
  });
  app.get('/', () => 'fine');
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestEnd(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const ask = (path: string, times: number) =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(times));
  return { socket, ask, files };
}

describe('Requests that do not wait for the responses to earlier ones', () => {
  it('are answered, ten at a time', async () => {
    const { socket, ask } = await listen();
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    for (let count = 10; count <= 20; count += 10) {
      ask('/', 10);
      await vi.waitFor(() => expect(received.match(/fine/g)).toHaveLength(count));
    }
  });

  it('end the connection if there are more, and no more of them are handled', async () => {
    const { socket, ask, files } = await listen();
    ask('/file', 1000);
    await once(socket.resume(), 'close');
    await vi.waitFor(() => expect(files.every(({ destroyed }) => destroyed)).toBe(true));
    expect(files).toHaveLength(10);
  });

  it('keep no file open after the connection was closed', async () => {
    const { socket, ask, files } = await listen();
    ask('/file', 10);
    await vi.waitFor(() => expect(files).toHaveLength(10));
    socket.destroy();
    await vi.waitFor(() => expect(files.every(({ destroyed }) => destroyed)).toBe(true));
  });
});

it('A connection on which nothing moves is closed at last, but later than a slow client takes to send a request', async () => {
  const { timeout, requestTimeout } = (await testServer()).app.server;
  expect(requestTimeout).toBeGreaterThan(0);
  expect(timeout).toBeGreaterThan(requestTimeout);
});
