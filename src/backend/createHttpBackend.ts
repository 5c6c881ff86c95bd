import type { ConsultationPage } from '#domain/consultation.ts';
import type { Conversation, ConversationDetails } from '#domain/conversation.ts';
import type { EnquiryReceipt } from '#domain/enquiry.ts';
import { writeListQuery } from '#domain/pagedQuery.ts';
import type { Review, ReviewForm } from '#domain/review.ts';
import type { ReviewRequest } from '#domain/sentReview.ts';
import { attemptKey } from './attemptKey.ts';
import type { Backend, Records } from './backend.ts';
import { type OpenStream, shareEventStream } from './conversationNews.ts';
import { httpAccounts } from './httpAccounts.ts';
import { httpCalls, jsonOf } from './httpCalls.ts';
import { httpImports } from './httpImports.ts';

/** The dependencies of the HTTP backend. */
export interface HttpBackendOptions {
  /** The browser's `fetch`, or another one that reaches the server. */
  fetch: typeof fetch;
  /** Opens a stream of server-sent events; without it, changes by others are not reported. */
  openStream?: OpenStream;
}

/** Creates the backend of a live site, which calls the server's REST API. */
export function createHttpBackend({ fetch, openStream }: HttpBackendOptions): Backend {
  const calls = httpCalls(fetch);
  const { call, get, send, remove } = calls;

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

  /** @returns a header that is the same for all attempts to send a record; without session storage, none. */
  const attemptHeader = (record: object, kind: Parameters<typeof attemptKey>[1]): Record<string, string> => {
    const key = attemptKey(record, kind);
    return key ? { 'idempotency-key': key } : {};
  };

  // Staff cannot create reviews.
  const { create: _, ...reviews } = recordsAt<Review, ReviewForm, Review>('reviews');
  // Conversations are created by enquiries and replies only.
  const {
    create: _create,
    update: _update,
    ...conversations
  } = recordsAt<ConversationDetails, never, Conversation>('conversations');

  return {
    events: { listRecent: () => get('/api/events') },
    testimonials: { list: (query) => get(`/api/testimonials?${new URLSearchParams({ ...query })}`) },
    gallery: {
      list: (query) => get(`/api/gallery?${new URLSearchParams({ ...query })}`),
      readStory: (slug) => get(`/api/stories/${encodeURIComponent(slug)}`),
    },
    posts: {
      listPublished: ({ q, category, page }, options) =>
        get(`/api/posts/published?${new URLSearchParams({ q, category, page: String(page) })}`, options),
      read: (slug) => get(`/api/posts/published/${encodeURIComponent(slug)}`),
      listAddresses: () => get('/api/posts/addresses'),
      listLatest: () => get('/api/posts/latest'),
      makePreview: async (id) =>
        (await send<{ token: string }>('POST', `/api/posts/${encodeURIComponent(id)}/preview`, {})).token,
      readPreview: (token) => get(`/api/posts/preview?${new URLSearchParams({ token })}`),
      ...recordsAt('posts'),
    },
    enquiries: {
      send: (enquiry, source, trap = '') => {
        const record = { ...enquiry, ...source, trap };
        return send<EnquiryReceipt>('POST', '/api/enquiries', record, attemptHeader(record, 'enquiry'));
      },
    },
    ...httpAccounts(calls),
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
      ...httpImports(calls),
    },
    leadFiles: {
      list: (leadId) => get(filesPath(leadId)),
      add: async (leadId, file, attempt) => {
        const body = new FormData();
        body.append('file', file);
        await call('POST', filesPath(leadId), { body, headers: { 'idempotency-key': attempt } });
      },
      read: async (leadId, id) => (await call('GET', filesPath(leadId, id))).blob(),
      remove: (leadId, id) => remove(filesPath(leadId, id)),
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
        openStream ? shareEventStream('/api/conversations/news', openStream, listener) : () => undefined,
    },
    templates: recordsAt('templates'),
    reviews: {
      ...reviews,
      send: async (review, trap = '', token = '') => {
        const { picture, ...words } = review;
        const record = { ...words, trap, token };
        if (!picture) return void (await send('POST', '/api/reviews', record, attemptHeader(record, 'review')));
        const { name, lastModified } = picture as Partial<File>;
        const headers = attemptHeader({ ...record, picture: [name, picture.size, lastModified] }, 'review');
        const body = new FormData();
        for (const [part, value] of Object.entries(record)) body.append(part, String(value));
        // Last, so that the server has all other fields before the file.
        body.append('picture', picture);
        await call('POST', '/api/reviews', { body, headers });
      },
      readRequest: async (token) => {
        const path = `/api/review-requests?${new URLSearchParams({ token })}`;
        return (await get<{ request: ReviewRequest | null }>(path)).request;
      },
      requestFrom: async (leadId) => (await send<{ token: string }>('POST', '/api/review-requests', { leadId })).token,
    },
    appointments: {
      ...recordsAt('appointments'),
      mails: (id) => get(`/api/appointments/${encodeURIComponent(id)}/mails`),
      between: (from, to, options) => get(`/api/appointments/between?${new URLSearchParams({ from, to })}`, options),
    },
    bookingRules: {
      get: () => get('/api/booking-rules'),
      update: (form, version) => send('PUT', '/api/booking-rules', { ...form, version }),
    },
    consultations: {
      makeLink: async (leadId, byMail) =>
        (await send<{ token: string | null }>('POST', '/api/consultations/links', { leadId, byMail })).token,
      read: async (token) =>
        (await send<{ page: ConsultationPage | null }>('POST', '/api/consultations/link', { token })).page,
      pick: (token, startsAt) => send('POST', '/api/consultations/time', { token, startsAt }),
      cancel: (token) => send('POST', '/api/consultations/cancelling', { token }),
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

/** @returns the URL path of a lead's notes or files, or of a single one. */
const partOf =
  (part: 'notes' | 'files') =>
  (id: string, ...one: string[]) =>
    ['/api/leads', encodeURIComponent(id), part, ...one.map(encodeURIComponent)].join('/');
const notesPath = partOf('notes');
const filesPath = partOf('files');
