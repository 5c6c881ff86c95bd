import { writeListQuery } from '#domain/pagedQuery.ts';
import type { Backend } from './backend.ts';
import { type HttpCalls, jsonOf } from './httpCalls.ts';
import { httpImports } from './httpImports.ts';

/** @returns the parts of the HTTP backend for leads and their files. */
export function httpLeads(calls: HttpCalls): Pick<Backend, 'leads' | 'leadFiles'> {
  const { call, get, send, remove, recordsAt } = calls;
  return {
    leads: {
      ...recordsAt('leads'),
      changeAll: (changes) => send('POST', '/api/leads/changes', { changes }),
      tags: () => get('/api/leads/tags'),
      mergedInto: async (id) => (await get<{ id: string }>(`/api/leads/${encodeURIComponent(id)}/merged-into`)).id,
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
      exportSelected: async (ids) => (await call('POST', '/api/leads/selection.csv', jsonOf({ ids }))).blob(),
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
  };
}

/** @returns the URL path of a lead's notes or files, or of a single one. */
const partOf =
  (part: 'notes' | 'files') =>
  (id: string, ...ids: string[]) =>
    ['/api/leads', encodeURIComponent(id), part, ...ids.map(encodeURIComponent)].join('/');
const notesPath = partOf('notes');
const filesPath = partOf('files');
