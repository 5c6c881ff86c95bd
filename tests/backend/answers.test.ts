import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { object, string } from 'yup';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import {
  Conflict,
  DoubleBooking,
  InvalidInput,
  ignoreNotFound,
  NotAllowed,
  NotFound,
  SecondStepNeeded,
  SignedOut,
  SignInRefused,
  TooManyAttempts,
  Unreachable,
} from '#backend/errors.ts';
import { validate } from '#backend/validate.ts';
import { enquirySchema } from '#domain/enquiry.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { type Problem, problemTypes } from '#domain/problem.ts';
import { allPosts } from '#domain/publicQueries.ts';
import { draft, enquiry, enquirySource } from '#tests/support/records.ts';

/** A backend whose server always sends the same response. */
const answeredWith = (answer: () => Response) => createHttpBackend({ fetch: async () => answer() });

/** @returns the error that an unsuccessful response is turned into. */
const failureOf = (answer: () => Response): Promise<Error> =>
  answeredWith(answer)
    .posts.get('1')
    .then(
      () => new Error('It did not fail.'),
      (error: Error) => error,
    );

const problem = (sent: Partial<Problem>) => () =>
  Response.json(
    { type: problemTypes.other, title: 'A sentence.', status: 400, ...sent },
    { status: sent.status ?? 400, headers: { 'content-type': 'application/problem+json' } },
  );

const free = {
  startsAt: '2027-06-14T14:00:00.000Z',
  endsAt: '2027-06-14T15:00:00.000Z',
  timing: 'timed',
  zone: 'America/New_York',
} as const;

describe('A failed request', () => {
  it.each<[Partial<Problem>, Error]>([
    [{ type: problemTypes.invalidInput, fields: { title: 'No.' } }, new InvalidInput({ title: 'No.' })],
    [{ type: problemTypes.invalidInput }, new InvalidInput({})],
    [
      { type: problemTypes.invalidInput, fields: { startDay: 'No.' }, free },
      new DoubleBooking({ startDay: 'No.' }, free),
    ],
    [{ type: problemTypes.invalidInput, free: null }, new DoubleBooking({}, null)],
    [{ type: problemTypes.signedOut }, new SignedOut('A sentence.')],
    [{ type: problemTypes.signInRefused }, new SignInRefused('A sentence.')],
    [{ type: problemTypes.notFound }, new NotFound('A sentence.')],
    [{ type: problemTypes.conflict, current: { id: '1' } }, new Conflict({ id: '1' })],
    [{ type: problemTypes.tooManyAttempts, retryAfter: 20 }, new TooManyAttempts(20)],
    [{ type: problemTypes.tooManyAttempts }, new TooManyAttempts(60)],
    [{ type: problemTypes.other, status: 503 }, new Unreachable('A sentence.', true)],
    [{ type: '/problems/of-another-time' }, new Unreachable('A sentence.', true)],
  ])('with the problem %j becomes the matching error', async (sent, error) => {
    expect(await failureOf(problem(sent))).toStrictEqual(error);
  });

  it.each([
    ['an error page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['truncated JSON', () => new Response('{"ti', { status: 500, headers: { 'content-type': 'json' } }), 500],
    ['JSON of another content type', () => new Response('{"type":"x"}', { status: 404 }), 404],
    ['an empty body', () => new Response(null, { status: 504 }), 504],
  ])('answered with %s becomes an error with its status', async (_what, answer, status) => {
    const failure = await failureOf(answer);
    expect(failure).toBeInstanceOf(Unreachable);
    expect(failure.message).toContain(String(status));
  });

  it('without a response becomes an error of an unreachable server', async () => {
    const { events, leads } = createHttpBackend({
      fetch: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(events.listRecent()).rejects.toStrictEqual(new Unreachable('TypeError: Failed to fetch'));
    await expect(leads.remove('1')).rejects.toThrow('Failed to fetch');
  });

  it.each<[string, (reads: ReturnType<typeof createHttpBackend>, signal: AbortSignal) => Promise<unknown>]>([
    ['the posts of a search', ({ posts }, signal) => posts.listPublished({ ...allPosts, q: 'tea' }, { signal })],
    [
      'the leads of a list',
      ({ leads }, signal) => leads.list(readListQuery(leadEntity, new URLSearchParams()), { signal }),
    ],
    ['the appointments of a week', ({ appointments }, signal) => appointments.between('a', 'b', { signal })],
  ])('is no error of the server if the page itself gave up reading %s', async (_what, read) => {
    const reads = createHttpBackend({
      fetch: (_path, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new TypeError('Failed to fetch')));
        }),
    });
    const closing = new AbortController();
    const answer = read(reads, closing.signal);
    closing.abort(new Error('Another page was opened.'));
    await expect(answer).rejects.toThrow('Another page was opened.');
  });

  it('becomes an error that prints its own name', () => {
    for (const Kind of [Unreachable, SignedOut, NotAllowed, SignInRefused, NotFound]) {
      expect(String(new Kind('A sentence.'))).toBe(`${Kind.name}: A sentence.`);
    }
    const byThemselves = [new InvalidInput({}), new SecondStepNeeded([]), new TooManyAttempts(1), new Conflict({})];
    for (const error of byThemselves) {
      expect(String(error)).toMatch(new RegExp(`^${error.constructor.name}: .+\\.$`));
    }
  });
});

describe('A request to the server', () => {
  it('is sent as JSON, an enquiry with the content of its honeypot', async () => {
    const sent: unknown[] = [];
    const { enquiries, posts } = createHttpBackend({
      fetch: async (path, init) => {
        sent.push([init?.method, path, JSON.parse(String(init?.body))]);
        expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
        return Response.json({});
      },
    });
    await enquiries.send(enquiry, enquirySource);
    await enquiries.send(enquiry, enquirySource, 'a machine');
    await posts.update('a/b', draft, 3);
    expect(sent).toEqual([
      ['POST', '/api/enquiries', { ...enquiry, ...enquirySource, trap: '' }],
      ['POST', '/api/enquiries', { ...enquiry, ...enquirySource, trap: 'a machine' }],
      ['PUT', '/api/posts/a%2Fb', { ...draft, version: 3 }],
    ]);
  });
});

describe('Validation', () => {
  it('rejects a value that is not an object', () => {
    expect(() => validate(enquirySchema, 'an enquiry')).toThrow(InvalidInput);
  });

  it('passes on an error of the schema itself', () => {
    const broken = object({ name: string().test('broken', () => JSON.parse('{')) });
    expect(() => validate(broken, enquiry)).toThrow(SyntaxError);
  });
});

it('Removing a record ignores that it is already gone, but no other error', () => {
  expect(() => ignoreNotFound(new NotFound('There is no post 1.'))).not.toThrow();
  expect(() => ignoreNotFound(new Unreachable('offline'))).toThrow(Unreachable);
});

it('The present of the live calendar is the clock’s, however old the records are', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-03T04:05:06Z') });
  onTestFinished(() => void vi.useRealTimers());
  expect(await answeredWith(() => Response.json([])).appointments.now()).toBe('2031-02-03T04:05:06.000Z');
});
