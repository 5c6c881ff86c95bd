import type { ForgottenWay, PasswordLink } from '#domain/account.ts';
import type { Conversation, ConversationDetails } from '#domain/conversation.ts';
import type { EnquiryReceipt } from '#domain/enquiry.ts';
import type { LeadMatch } from '#domain/leadImport.ts';
import { writeListQuery } from '#domain/pagedQuery.ts';
import { type Problem, problemTypes } from '#domain/problem.ts';
import type { Review, ReviewForm } from '#domain/review.ts';
import type { ReviewRequest } from '#domain/sentReview.ts';
import { attemptKey } from './attemptKey.ts';
import type { Backend, ReadOptions, Records } from './backend.ts';
import { listenTogether, type OpenStream } from './conversationNews.ts';
import {
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  SignedOut,
  SignInRefused,
  TooManyAttempts,
  Unreachable,
} from './errors.ts';
import { sendImport } from './httpImports.ts';

/** What the adapter needs from its surroundings. */
export interface HttpBackendOptions {
  /** The browser's, or one that reaches the server in another way. */
  fetch: typeof fetch;
  /** Opens a stream of server-sent events; without it nothing is heard of what others do. */
  openStream?: OpenStream;
}

/** The backend of a live site: the server's REST API. */
export function createHttpBackend({ fetch, openStream }: HttpBackendOptions): Backend {
  const call = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(path, { method, ...init });
    } catch (error) {
      // Who has given up the answer hears so, not that the server is away.
      init.signal?.throwIfAborted();
      throw new Unreachable(String(error));
    }
    if (response.ok) return response;
    throw errorOf(await problemIn(response));
  };
  const get = async <Answer>(path: string, options?: ReadOptions): Promise<Answer> =>
    (await call('GET', path, options)).json() as Promise<Answer>;
  const send = async <Answer>(method: string, path: string, record: object, headers = {}): Promise<Answer> =>
    (await call(method, path, jsonOf(record, headers))).json() as Promise<Answer>;
  const remove = async (path: string): Promise<void> => void (await call('DELETE', path));

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

  /** The same for all attempts to send the same thing; without a storage, the words alone tell them apart. */
  const attemptHeader = (record: object, kind: Parameters<typeof attemptKey>[1]) => {
    const key = attemptKey(record, kind);
    return key ? { 'idempotency-key': key } : {};
  };

  // What clients send, staff does not make.
  const { create: _, ...reviews } = recordsAt<Review, ReviewForm, Review>('reviews');
  // Neither are conversations: enquiries and replies make them.
  const {
    create: _create,
    update: _update,
    ...conversations
  } = recordsAt<ConversationDetails, never, Conversation>('conversations');

  return {
    events: { listRecent: () => get('/api/events') },
    testimonials: { list: (query) => get(`/api/testimonials?${new URLSearchParams({ ...query })}`) },
    gallery: { list: (query) => get(`/api/gallery?${new URLSearchParams({ ...query })}`) },
    posts: {
      listPublished: ({ q, category, page }, options) =>
        get(`/api/posts/published?${new URLSearchParams({ q, category, page: String(page) })}`, options),
      ...recordsAt('posts'),
    },
    enquiries: {
      send: (enquiry, source, trap = '') => {
        const record = { ...enquiry, ...source, trap };
        return send<EnquiryReceipt>('POST', '/api/enquiries', record, attemptHeader(record, 'enquiry'));
      },
    },
    session: {
      current: () => get('/api/session'),
      signIn: (credentials) => send('POST', '/api/session', credentials),
      signOut: () => remove('/api/session'),
      signOutEverywhere: () => remove('/api/sessions'),
      demoAccount: () => get('/api/session/demo-account'),
    },
    account: {
      change: async (form) => void (await call('PATCH', '/api/account', jsonOf(form))),
      changePassword: async (form) => void (await call('POST', '/api/account/password', jsonOf(form))),
      listSessions: () => get('/api/account/sessions'),
      endSession: (id) => remove(`/api/account/sessions/${encodeURIComponent(id)}`),
      endOtherSessions: () => remove('/api/account/sessions'),
    },
    accounts: {
      list: () => get('/api/accounts'),
      invite: async (form) => (await send<{ token: string | null }>('POST', '/api/accounts', form)).token,
      makeLink: async (id) => (await send<{ token: string | null }>('POST', '/api/accounts/links', { id })).token,
      change: async (id, change) => {
        await call('PATCH', `/api/accounts/${encodeURIComponent(id)}`, jsonOf(change));
      },
    },
    passwordLinks: {
      way: async () => (await get<{ way: ForgottenWay }>('/api/session/forgotten')).way,
      request: async (email) => void (await call('POST', '/api/session/forgotten', jsonOf({ email }))),
      read: async (token) =>
        (await send<{ link: PasswordLink | null }>('POST', '/api/session/password-link', { token })).link,
      choose: async (token, next) => void (await call('POST', '/api/session/password', jsonOf({ token, next }))),
    },
    privacy: {
      find: (contact) => send('POST', '/api/privacy/person', { contact }),
      exportJson: async (contact) => (await call('POST', '/api/privacy/file', jsonOf({ contact }))).blob(),
      erase: (contact) => send('POST', '/api/privacy/erasure', { contact }),
      retention: () => get('/api/privacy/retention'),
      setRetention: (months) => send('POST', '/api/privacy/retention', { months }),
    },
    log: {
      list: (query, options) => get(`/api/log?${writeListQuery(query)}`, options),
      exportCsv: async (query) => (await call('GET', `/api/log.csv?${writeListQuery(query)}`)).blob(),
    },
    views: {
      list: () => get('/api/views'),
      save: (view) => send('POST', '/api/views', view),
      change: (id, change) => send('PATCH', `/api/views/${encodeURIComponent(id)}`, change),
      remove: (id) => remove(`/api/views/${encodeURIComponent(id)}`),
    },
    people: { list: () => get('/api/people') },
    dashboard: { read: () => get('/api/dashboard'), overview: () => get('/api/dashboard/overview') },
    leads: {
      ...recordsAt('leads'),
      changeAll: (changes) => send('POST', '/api/leads/changes', { changes }),
      tags: () => get('/api/leads/tags'),
      related: (id) => get(`/api/leads/${encodeURIComponent(id)}/related`),
      merge: (id, otherId) => send('POST', `/api/leads/${encodeURIComponent(id)}/merge`, { otherId }),
      history: (id) => get(`/api/leads/${encodeURIComponent(id)}/history`),
      addNote: async (id, note, attempt) => {
        await call('POST', notesPath(id), jsonOf(note, { 'idempotency-key': attempt }));
      },
      changeNote: async (id, noteId, note, version) => {
        await call('PUT', notesPath(id, noteId), jsonOf({ ...note, version }));
      },
      removeNote: (id, noteId) => remove(notesPath(id, noteId)),
      exportCsv: async (query) => (await call('GET', `/api/leads.csv?${writeListQuery(query)}`)).blob(),
      findMatches: async (contacts, options) =>
        (await call('POST', '/api/leads/matches', { ...jsonOf({ contacts }), ...options })).json() as Promise<
          (LeadMatch | null)[]
        >,
      importAll: (file, attempt, options = {}) => {
        const put = async (path: string, record: object, signal?: AbortSignal) =>
          void (await call('POST', path, { ...jsonOf(record), signal }));
        return sendImport({ send, put, remove }, file, attempt, options);
      },
      getImport: (id) => get(`/api/leads/imports/${encodeURIComponent(id)}`),
      undoImport: (id) => send('POST', `/api/leads/imports/${encodeURIComponent(id)}/undo`, {}),
    },
    conversations: {
      ...conversations,
      changeAll: (changes) => send('POST', '/api/conversations/changes', { changes }),
      reply: async (id, reply, attempt) => {
        const path = `/api/conversations/${encodeURIComponent(id)}/replies`;
        await call('POST', path, jsonOf(reply, { 'idempotency-key': attempt }));
      },
      open: async (leadId) => (await send<{ id: string }>('POST', '/api/conversations', { leadId })).id,
      subscribe: (listener) =>
        openStream ? listenTogether('/api/conversations/news', openStream, listener) : () => undefined,
    },
    templates: recordsAt('templates'),
    reviews: {
      ...reviews,
      send: async (review, trap = '', token = '') => {
        const record = { ...review, trap, token };
        await send('POST', '/api/reviews', record, attemptHeader(record, 'review'));
      },
      readRequest: async (token) => {
        const path = `/api/review-requests?${new URLSearchParams({ token })}`;
        return (await get<{ request: ReviewRequest | null }>(path)).request;
      },
      requestFrom: async (leadId) => (await send<{ token: string }>('POST', '/api/review-requests', { leadId })).token,
    },
    appointments: {
      ...recordsAt('appointments'),
      between: (from, to, options) => get(`/api/appointments/between?${new URLSearchParams({ from, to })}`, options),
    },
    images: {
      store: async (file) => {
        const body = new FormData();
        body.append('file', file);
        const { address } = (await (await call('POST', '/api/images', { body })).json()) as { address: string };
        return address;
      },
    },
  };
}

/** @returns a request that sends a record. */
const jsonOf = (record: object, headers = {}): RequestInit => ({
  body: JSON.stringify(record),
  headers: { 'content-type': 'application/json', ...headers },
});

/** @returns the address of a lead's notes, or of one of them. */
const notesPath = (id: string, ...note: string[]) =>
  ['/api/leads', encodeURIComponent(id), 'notes', ...note.map(encodeURIComponent)].join('/');

/** @returns what the server says went wrong; of a proxy's error page only the status is known. */
async function problemIn(response: Response): Promise<Problem> {
  const { status } = response;
  const unknown = { type: problemTypes.other, title: `The server answered with status ${status}.`, status };
  if (!response.headers.get('content-type')?.includes('json')) return unknown;
  return response.json().catch(() => unknown) as Promise<Problem>;
}

function errorOf({ type, title, fields = {}, current, retryAfter = 60 }: Problem): Error {
  switch (type) {
    case problemTypes.invalidInput:
      return new InvalidInput(fields);
    case problemTypes.signedOut:
      return new SignedOut(title);
    case problemTypes.notAllowed:
      return new NotAllowed(title);
    case problemTypes.signInRefused:
      return new SignInRefused(title);
    case problemTypes.notFound:
      return new NotFound(title);
    case problemTypes.conflict:
      return new Conflict(current);
    case problemTypes.tooManyAttempts:
      return new TooManyAttempts(retryAfter);
    default:
      return new Unreachable(title);
  }
}
