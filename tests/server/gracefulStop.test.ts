import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gracefulStop } from '#server/gracefulStop.ts';

afterEach(() => void vi.useRealTimers());

/** Installs fake timers. */
const holdTime = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });

/** A listening server with a route whose response the test releases. */
async function listen() {
  const app = Fastify();
  let answer = () => {};
  const asked = new Promise<void>((begun) => {
    app.get('/slow', async () => {
      begun();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return 'done';
    });
  });
  app.get('/', () => 'fine');
  let ended = false;
  app.addHook('onClose', async () => {
    ended = true;
  });
  const stop = gracefulStop(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { stop, asked, answer: () => answer(), ended: () => ended, port };
}

/** A browser's connection, which stays open. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  let isClosed = false;
  const closed = once(socket, 'close').then(() => {
    isClosed = true;
  });
  socket.on('data', (chunk) => {
    received += chunk;
  });
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`),
    received: () => received,
    closed,
    isClosed: () => isClosed,
  };
}

/** @returns whether a server accepts connections. */
async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const opened = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return opened;
}

describe('A server that is told to stop', () => {
  it('completes the running request, closes its connection and accepts no new ones', async () => {
    const { stop, asked, answer, port } = await listen();
    const browser = await open(port);
    browser.ask('/slow');
    await asked;
    const stopped = stop();
    await expect.poll(() => isOpen(port)).toBe(false);
    expect(browser.received()).toBe('');
    answer();
    await browser.closed;
    expect(browser.received()).toMatch(/^HTTP\/1.1 200[\s\S]*connection: close[\s\S]*done$/);
    await stopped;
  });

  it('answers one more request on an open connection', async () => {
    const { stop, port } = await listen();
    const browser = await open(port);
    browser.ask('/');
    await expect.poll(browser.received).toMatch(/fine$/);
    expect(browser.received()).toMatch(/connection: keep-alive/i);
    const stopped = stop();
    await expect.poll(() => isOpen(port)).toBe(false);
    browser.ask('/');
    await browser.closed;
    expect(browser.received()).toMatch(/fine[\s\S]*connection: close[\s\S]*fine$/);
    await stopped;
  });

  it('closes connections that are idle for a second', async () => {
    const { stop, port } = await listen();
    const browser = await open(port);
    browser.ask('/');
    await expect.poll(browser.received).toMatch(/fine$/);
    holdTime();
    const stopped = stop();
    await expect.poll(() => isOpen(port)).toBe(false);
    await vi.advanceTimersByTimeAsync(900);
    expect(browser.isClosed()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    await browser.closed;
    await vi.advanceTimersByTimeAsync(100);
    await stopped;
    expect(browser.received().match(/fine/g)).toHaveLength(1);
    expect(await isOpen(port)).toBe(false);
  });

  it('cuts off requests without a response after eight seconds', async () => {
    const { stop, asked, ended, port } = await listen();
    const browser = await open(port);
    browser.ask('/slow');
    await asked;
    holdTime();
    const stopped = stop();
    await expect.poll(() => isOpen(port)).toBe(false);
    await vi.advanceTimersByTimeAsync(7900);
    expect([browser.isClosed(), ended()]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(200);
    await stopped;
    await browser.closed;
    expect([browser.received(), ended()]).toEqual(['', true]);
  });

  it('stops at once if nobody is connected', async () => {
    const { stop, ended, port } = await listen();
    holdTime();
    await stop();
    expect([await isOpen(port), ended()]).toEqual([false, true]);
  });
});
