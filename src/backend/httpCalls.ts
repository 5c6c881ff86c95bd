import { writeListQuery } from '#domain/pagedQuery.ts';
import { accountHeader, type Problem, problemTypes } from '#domain/problem.ts';
import type { ReadOptions, Records } from './backend.ts';
import {
  Conflict,
  DoubleBooking,
  InvalidInput,
  NotAllowed,
  NotFound,
  SecondStepNeeded,
  SignedOut,
  SignInRefused,
  TooManyAttempts,
  Unreachable,
} from './errors.ts';

/** Functions that call the server's API; error responses are thrown as the port's errors. */
export type HttpCalls = ReturnType<typeof httpCalls>;

/** @param fetch the browser's `fetch`, or another one that reaches the server. */
export function httpCalls(fetch: typeof globalThis.fetch) {
  let account: string | null = null;
  /** @param id the account that the page shows, in whose name all later calls are made; null if signed out. */
  const setAccount = (id: string | null): void => {
    account = id;
  };
  const call = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    let response: Response;
    const headers = new Headers(init.headers);
    if (account !== null) headers.set(accountHeader, account);
    try {
      response = await fetch(path, { method, ...init, headers });
    } catch (error) {
      // An aborted request rejects with the signal's reason, not with `Unreachable`.
      init.signal?.throwIfAborted();
      throw new Unreachable(String(error));
    }
    if (response.ok) return response;
    throw errorOf(await problemIn(response));
  };
  const get = async <Answer>(path: string, options?: ReadOptions): Promise<Answer> =>
    (await call('GET', path, options)).json();
  const send = async <Answer>(method: string, path: string, record: object, headers = {}): Promise<Answer> =>
    (await call(method, path, jsonOf(record, headers))).json();
  const remove = async (path: string): Promise<void> => void (await call('DELETE', path));
  /** @returns the methods of one kind of record. */
  const recordsAt = <Row, Form extends object, Listed>(name: string): Records<Row, Form, Listed> => {
    const pathOf = (id: string) => `/api/${name}/${encodeURIComponent(id)}`;
    return {
      list: (query, options) => get(`/api/${name}?${writeListQuery(query)}`, options),
      get: (id) => get(pathOf(id)),
      create: (form, attempt) => send('POST', `/api/${name}`, form, { 'idempotency-key': attempt }),
      update: (id, form, version) => send('PUT', pathOf(id), { ...form, version }),
      remove: (id) => remove(pathOf(id)),
      removeAll: async (ids) => void (await call('POST', `/api/${name}/removal`, jsonOf({ ids }))),
    };
  };
  return { setAccount, call, get, send, remove, recordsAt };
}

/** @returns the options of a request with a JSON body. */
export const jsonOf = (record: object, headers = {}): RequestInit => ({
  body: JSON.stringify(record),
  headers: { 'content-type': 'application/json', ...headers },
});

/** @returns the problem details of an error response; a proxy's error page yields only the status. */
async function problemIn(response: Response): Promise<Problem> {
  const { status } = response;
  const unknownProblem = { type: problemTypes.other, title: `The server answered with status ${status}.`, status };
  if (!response.headers.get('content-type')?.includes('json')) return unknownProblem;
  return response.json().catch(() => unknownProblem);
}

function errorOf({ type, title, fields = {}, free, current, ways = [], retryAfter = 60 }: Problem): Error {
  switch (type) {
    case problemTypes.invalidInput:
      return free === undefined ? new InvalidInput(fields) : new DoubleBooking(fields, free);
    case problemTypes.signedOut:
      return new SignedOut(title);
    case problemTypes.notAllowed:
      return new NotAllowed(title);
    case problemTypes.signInRefused:
      return new SignInRefused(title);
    case problemTypes.secondStepNeeded:
      return new SecondStepNeeded(ways);
    case problemTypes.notFound:
      return new NotFound(title);
    case problemTypes.conflict:
      return new Conflict(current);
    case problemTypes.tooManyAttempts:
      return new TooManyAttempts(retryAfter);
    default:
      return new Unreachable(title, true);
  }
}
