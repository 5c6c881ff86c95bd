import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { busySentences } from '#content/problems.ts';
import { signedIn, testServer } from './testServer.ts';

const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf';
const rest = ' and half\r\n--x--\r\n';

it('Five files of leads are received at once, and a sixth is refused with 503 until one is complete', async () => {
  const { app } = await testServer();
  const staff = await signedIn(app);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const send = (payload: unknown) => staff.request('POST', '/api/leads/1/files', { payload, headers });
  const filesOf = async () => (await staff.request('GET', '/api/leads/1/files')).json() as { size: number }[];
  const begun = Array.from({ length: 5 }, () => {
    const body = new PassThrough();
    body.write(part);
    return { body, answer: send(body) };
  });
  // A form without a file, which occupies no slot.
  const answerOf = async () => (await send('--x\r\n--x--\r\n')).statusCode;
  await vi.waitFor(async () => expect(await answerOf()).toBe(503));
  expect(await send(part + rest)).toBeProblem(503, { title: busySentences.files, retryAfter: 10 });
  expect(await filesOf()).toEqual([]);
  const [first, ...others] = begun;
  first?.body.end(rest);
  expect((await first?.answer)?.statusCode).toBe(204);
  expect((await send(part + rest)).statusCode).toBe(204);
  for (const { body } of others) body.end(rest);
  const statuses = (await Promise.all(others.map(({ answer }) => answer))).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([204, 204, 204, 204]);
  expect((await filesOf()).map(({ size }) => size)).toEqual(Array(6).fill('half and half'.length));
});
