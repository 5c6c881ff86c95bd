import type { ConsultationPage } from '#domain/consultation.ts';
import type { Conversation, ConversationDetails } from '#domain/conversation.ts';
import type { EnquiryReceipt } from '#domain/enquiry.ts';
import { writeListQuery } from '#domain/pagedQuery.ts';
import { attemptHeader } from './attemptKey.ts';
import type { Backend } from './backend.ts';
import { httpAccounts } from './httpAccounts.ts';
import { httpCalls, jsonOf } from './httpCalls.ts';
import { httpLeads } from './httpLeads.ts';
import { httpReviews } from './httpReviews.ts';
import { type OpenStream, shareEventStream } from './shareEventStream.ts';

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
  const { call, get, send, remove, recordsAt } = calls;

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
      listPublished: ({ page, ...query }, options) =>
        get(`/api/posts/published?${new URLSearchParams({ ...query, page: String(page) })}`, options),
      read: (slug) => get(`/api/posts/published/${encodeURIComponent(slug)}`),
      listAddresses: () => get('/api/posts/addresses'),
      listLatest: () => get('/api/posts/latest'),
      makePreview: async (id) =>
        (await send<{ token: string }>('POST', `/api/posts/${encodeURIComponent(id)}/preview`, {})).token,
      readPreview: (token) => get(`/api/posts/preview?${new URLSearchParams({ token })}`),
      ...recordsAt('posts'),
    },
    enquiries: {
      send: (enquiry, source, honeypot = '') => {
        const record = { ...enquiry, ...source, trap: honeypot };
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
    search: { everywhere: (text, options) => get(`/api/search?${new URLSearchParams({ q: text })}`, options) },
    ...httpLeads(calls),
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
    reviews: httpReviews(calls),
    appointments: {
      ...recordsAt('appointments'),
      now: async () => new Date().toISOString(),
      mails: (id) => get(`/api/appointments/${encodeURIComponent(id)}/mails`),
      between: (from, to, options) => get(`/api/appointments/between?${new URLSearchParams({ from, to })}`, options),
    },
    mails: {
      list: (query, options) => get(`/api/mails?${writeListQuery(query)}`, options),
      retry: async (id) => void (await call('POST', `/api/mails/${encodeURIComponent(id)}/retry`, jsonOf({}))),
      discard: (id) => remove(`/api/mails/${encodeURIComponent(id)}`),
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
        const { address }: { address: string } = await (await call('POST', '/api/images', { body })).json();
        return address;
      },
    },
  };
}
