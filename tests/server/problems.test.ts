import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { Conflict, InvalidInput, NotFound, SignedOut, SignInRefused, TooManyAttempts } from '#backend/errors.ts';
import { fieldSentences, problemSentences, statusSentences } from '#content/problems.ts';
import { type Problem, problemTypes } from '#domain/problem.ts';
import { tooLong } from '#domain/texts.ts';
import { answerProblems, Busy, httpError, IncompleteUpload, problemOf, sendProblemPage } from '#server/problems.ts';
import { bodySchema } from '#server/routes/schemas.ts';
import { onTestEnd } from './testServer.ts';

/** A server whose only route fails, and its log. */
async function failing(error: unknown, { gone = false } = {}) {
  const logged: { level: number; msg: string; err?: { message: string; stack: string } }[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void logged.push(JSON.parse(line)) } } });
  onTestEnd(() => app.close());
  answerProblems(app);
  app.get('/', (request) => {
    if (gone) Object.defineProperty(request.raw, 'destroyed', { value: true });
    throw error;
  });
  return { answer: await app.inject({ url: '/' }), logged };
}

const secret = 'select password from account';
const withCode = (code: string) => Object.assign(new Error(secret), { code });
const withStatus = (statusCode: number) => Object.assign(new Error(secret), { statusCode });

describe('A server error', () => {
  it('is logged once with all details, and sent as a problem without any of them', async () => {
    const { answer, logged } = await failing(new Error(secret));
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: problemSentences.ours,
      status: 500,
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers).not.toHaveProperty('retry-after');
    expect(logged).toEqual([expect.objectContaining({ level: 50, msg: 'request failed' })]);
    expect(logged[0]?.err).toMatchObject({ message: secret, stack: expect.stringContaining('problems.test') });
  });

  it.each([
    ['a lost connection to PostgreSQL', withCode('08006')],
    ['a deadlock in PostgreSQL', withCode('40P01')],
    ['too many connections to PostgreSQL', withCode('53300')],
    ['a query timeout', withCode('57014')],
    ['a shutdown of PostgreSQL', withCode('57P01')],
    ['a PostgreSQL that is not ready', withCode('55000')],
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a full disk', withCode('ENOSPC')],
    ['a locked SQLite database', withCode('SQLITE_BUSY')],
    ['a missing file', withCode('ENOENT')],
    ['a failed name lookup', withCode('EAI_AGAIN')],
    ['a connection timeout without a code', new Error(`timeout exceeded when trying to connect (${secret})`)],
  ])('caused by %s responds with 503 and is logged', async (_what, error) => {
    const { answer, logged } = await failing(error);
    expect([answer.statusCode, answer.json().title]).toEqual([503, statusSentences[503]]);
    expect(answer.body).not.toContain(secret);
    expect(logged).toHaveLength(1);
  });

  it.each(['42601', '23505', 'x08', 'EACCES'])('with the code %s responds with 500', async (code) => {
    expect((await failing(withCode(code))).answer.statusCode).toBe(500);
  });

  it('for an overloaded server responds with the time to wait and is not logged', async () => {
    const { answer, logged } = await failing(new Busy('Many people are here.', 7));
    expect([answer.statusCode, answer.headers['retry-after'], logged]).toEqual([503, '7', []]);
    expect(answer.json()).toMatchObject({ title: 'Many people are here.', retryAfter: 7 });
  });

  it('is not logged if the visitor has disconnected', async () => {
    expect((await failing(new Error(secret), { gone: true })).logged).toEqual([]);
  });
});

describe('A rejected request', () => {
  const { invalidInput, signedOut, signInRefused, notFound, conflict, tooManyAttempts } = problemTypes;

  it.each<[Error, Partial<Problem>]>([
    [new InvalidInput({ name: 'No.' }), { status: 422, type: invalidInput, fields: { name: 'No.' } }],
    [new IncompleteUpload({ file: 'Again.' }), { status: 400, type: invalidInput, fields: { file: 'Again.' } }],
    [new SignedOut(secret), { status: 401, type: signedOut, title: problemSentences.signedOut }],
    [new SignInRefused(secret), { status: 401, type: signInRefused }],
    [new NotFound(secret), { status: 404, type: notFound }],
    [new Conflict({ id: '1' }), { status: 409, type: conflict, current: { id: '1' } }],
    [new TooManyAttempts(7), { status: 429, type: tooManyAttempts, retryAfter: 7 }],
  ])('gets the problem of its error, which is not logged: %s', async (error, told) => {
    const { answer, logged } = await failing(error);
    expect(answer.json()).toMatchObject(told);
    expect(answer.json().title).toMatch(/^[A-Z].+\.$/);
    expect(answer.body).not.toContain(secret);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([told.status, told.retryAfter?.toString()]);
    expect(logged).toEqual([]);
  });

  it('for a page gets the problem as HTML', async () => {
    const app = Fastify();
    onTestEnd(() => app.close());
    app.get('/', (_request, reply) => sendProblemPage(reply, problemOf(new TooManyAttempts(7))));
    app.get('/gone', (_request, reply) => sendProblemPage(reply, problemOf(new NotFound('x'))));
    const answer = await app.inject({ url: '/' });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '7',
    });
    expect(answer.body).toMatch(/^<!doctype html>.*<meta name="robots" content="noindex">.*<a href="\/">[^<]+<\/a>/);
    expect(answer.body.match(/Too many attempts/g)).toHaveLength(2);
    expect((await app.inject({ url: '/gone' })).headers).not.toHaveProperty('retry-after');
  });

  it('gets a 404 for an unknown path and for an id that is too long', async () => {
    const app = Fastify();
    onTestEnd(() => app.close());
    answerProblems(app);
    const params = { type: 'object', properties: { id: { type: 'string', maxLength: 3 } } };
    app.get('/of/:id', { schema: { params } }, () => 'fine');
    const found = async (url: string) => (await app.inject({ url })).json();
    expect(await found('/nowhere')).toMatchObject({ status: 404, title: statusSentences[404] });
    expect(await found('/of/long')).toMatchObject({ status: 404, type: notFound });
  });

  it('gets the status given by a hook', () => {
    expect(problemOf(httpError(403))).toMatchObject({
      status: 403,
      title: statusSentences[403],
    });
    expect(httpError(403).message).toBe(statusSentences[403]);
    expect(problemOf(httpError(418))).toMatchObject({ status: 418, title: statusSentences[400] });
  });
});

describe('A malformed request', () => {
  it.each([
    [404, statusSentences[404]],
    [413, statusSentences[413]],
    [499, statusSentences[400]],
  ])('with the status %i gets a problem without details, which is not logged', async (status, title) => {
    const { answer, logged } = await failing(withStatus(status));
    expect(answer.json()).toEqual({ type: 'about:blank', title, status });
    expect(logged).toEqual([]);
  });

  it('gets an error for each invalid field', async () => {
    const app = Fastify({
      ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
    });
    onTestEnd(() => app.close());
    answerProblems(app);
    app.post(
      '/',
      {
        schema: {
          body: bodySchema(object({ name: string().max(5).required(), email: string().required(), phone: string() })),
        },
      },
      () => 'fine',
    );
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      payload: { name: 'Ada Byron', phone: 5, role: 'owner' },
    });
    expect([answer.statusCode, answer.json().title]).toEqual([400, problemSentences.malformed]);
    expect(answer.json().fields).toEqual({
      name: tooLong({ max: 5 }),
      email: fieldSentences.missing,
      phone: 'This must be string.',
      role: fieldSentences.unknown,
    });
  });
});
