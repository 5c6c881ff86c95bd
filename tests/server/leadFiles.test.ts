import { describe, expect, it } from 'vitest';
import { newAttempt } from '#backend/attemptKey.ts';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { fileTooLarge, maxFileBytes } from '#domain/leadFile.ts';
import { demoAccount } from '#sample/account.ts';
import { engines } from './engines.ts';
import { browserOf, testServer } from './testServer.ts';

/** A server with staff signed in. */
async function open(env: Readonly<Record<string, string>> = {}) {
  const { app, database } = await testServer(env);
  const browser = browserOf(app);
  const backend = createHttpBackend({ fetch: browser.fetch });
  await backend.session.signIn({ ...demoAccount, remember: false });
  return { browser, db: database.db, ...backend };
}

describe('A file of a lead', () => {
  it('is sent as an attachment without sniffing or caching', async () => {
    const { browser, leadFiles } = await open();
    await leadFiles.add('1', new File(['<script>alert(1)</script>'], 'été "1".html'), newAttempt());
    const [file] = await leadFiles.list('1');
    const { headers, statusCode } = await browser.request('GET', `/api/leads/1/files/${file?.id}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''%C3%A9t%C3%A9%20%221%22.html",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['without a file', '--x\r\n--x--\r\n', 422],
    [
      'that ends within the file',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
      400,
    ],
    ['that ends before the file', '--x\r\nContent-Disposition: form-data; na', 400],
  ])('is rejected with an error if it is sent with a form %s', async (_what, payload, status) => {
    const { browser, leadFiles } = await open();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const refused = await browser.request('POST', '/api/leads/1/files', { payload, headers });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      status,
      { file: expect.stringMatching(/^[A-Z].+\.$/) },
    ]);
    expect(await leadFiles.list('1')).toEqual([]);
  });
});

it('A file of a lead is accepted up to the maximum size and rejected one byte above it', async () => {
  const { leadFiles } = await open();
  const add = (size: number) => leadFiles.add('1', new File([new Uint8Array(size)], 'all.bin'), newAttempt());
  await add(maxFileBytes);
  await expect(add(maxFileBytes + 1)).rejects.toMatchObject({ fields: { file: fileTooLarge } });
  expect((await leadFiles.list('1')).map(({ size }) => size)).toEqual([maxFileBytes]);
});

describe.each(engines)('Files of a lead on $engine', ({ engine, where }) => {
  it('keep every byte, move when leads are merged, and are removed with their lead', async () => {
    const { leads, leadFiles, db } = await open(engine === 'SQLite' ? {} : { DATABASE_URL: await where('migrated') });
    const bytes = new Uint8Array(300_000).map((_, index) => index % 256);
    await leadFiles.add('2', new File([bytes], 'all.bin'), newAttempt());
    await leads.merge('1', '2');
    const [file] = await leadFiles.list('1');
    const content = await leadFiles.read('1', String(file?.id));
    expect(Buffer.from(await content.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
    await leads.remove('1');
    expect(await db.selectFrom('lead_file').select('id').execute()).toEqual([]);
  });
});
