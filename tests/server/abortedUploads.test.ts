import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { sentReview, tinyPng } from '#tests/support/records.ts';
import { openServer, waitingRoom } from './pictureServer.ts';
import { origin, signedIn } from './testServer.ts';

const withReview = Object.fromEntries(Object.entries(sentReview).map(([name, value]) => [name, String(value)]));

it.each([
  { route: '/api/images', slots: 20, fields: {}, name: 'file', status: 201 },
  { route: '/api/reviews', slots: 5, fields: withReview, name: 'picture', status: 201 },
  { route: '/api/leads/1/files', slots: 5, fields: {}, name: 'file', status: 204 },
])('Uploads to $route whose senders leave during the first query free their places', async (upload) => {
  const { app, database } = await openServer({ ENQUIRIES_PER_HOUR: '1000' });
  const staff = await signedIn(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const executor = database.db.getExecutor();
  const run = executor.executeQuery.bind(executor);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
    await held;
    return run(query);
  });
  const sockets = Array.from({ length: upload.slots }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    const headers = ['host: localhost', `origin: ${origin}`, `cookie: ${staff.cookie()}`, 'content-length: 5000'];
    socket.write(
      `POST ${upload.route} HTTP/1.1\r\n${headers.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n`,
    );
  }
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(upload.slots));
  for (const socket of sockets) socket.destroy();
  const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  release();
  const body = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) body.append(name, value);
  body.append(upload.name, tinyPng, 'a.png');
  const send = async () => (await staff.fetch(upload.route, { method: 'POST', body })).status;
  await vi.waitFor(async () => expect(await send()).toBe(upload.status), 10_000);
  await vi.waitFor(() => expect(readdirSync(waitingRoom())).toEqual([]));
});
