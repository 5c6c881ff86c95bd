import { describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { InvalidInput } from '#backend/errors.ts';
import { fieldSentences } from '#content/problems.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import { enquiry, enquirySource, reviewForm } from '#tests/support/records.ts';
import { liveBackend } from '../server/testServer.ts';
import { articleContract } from './articleContract.ts';
import { backendContract } from './backendContract.ts';
import { sampleSqlite, sharedServer } from './sharedServer.ts';
import { signInTo } from './signInTo.ts';
import { staffContract } from './staffContract.ts';

// A server lists all published posts, the demo only the six of the specification.
describe('The HTTP backend', () => {
  const open = sharedServer(sampleSqlite);
  backendContract(open, { publishedPosts: 12 });
  articleContract(open);
  staffContract(open);

  it('rejects an update of a review with fields that the client wrote, and changes nothing', async () => {
    const { reviews } = await signInTo(open);
    const before = await reviews.get('2');
    const forged = { ...reviewForm, comment: 'Never again.', name: 'Somebody' };
    const sent = reviews.update('2', forged, before.version);
    await expect(sent).rejects.toBeInstanceOf(InvalidInput);
    const { unknown } = fieldSentences;
    await expect(sent).rejects.toHaveProperty('fields', { comment: unknown, name: unknown });
    expect(await reviews.get('2')).toEqual(before);
  });

  it('rejects an aborted list with the reason of the abort', async () => {
    // The real `fetch` also rejects at once if the signal is already aborted.
    const { leads } = createHttpBackend({ fetch: (path, init) => fetch(`http://localhost${path}`, init) });
    const signal = AbortSignal.abort(new Error('Not wanted.'));
    await expect(leads.list(readListQuery(leadEntity, new URLSearchParams()), { signal })).rejects.toThrow(
      'Not wanted.',
    );
  });

  it('subscribes to the server’s event stream if there is one', async () => {
    const stream = { onopen: null, onmessage: null, onerror: null, readyState: 0, close: vi.fn() };
    const openStream = vi.fn(() => stream);
    const stop = createHttpBackend({ fetch, openStream }).conversations.subscribe(vi.fn());
    // With locks, the stream is opened a moment later.
    await vi.waitFor(() => expect(openStream).toHaveBeenCalledOnce());
    expect(openStream).toHaveBeenCalledWith(expect.stringMatching(/^\/api\/conversations\/news\?age=\d+$/));
    stop();
    await vi.waitFor(() => expect(stream.close).toHaveBeenCalledOnce());
    createHttpBackend({ fetch }).conversations.subscribe(vi.fn())();
  });

  it('sends the same enquiry only once without browser storage', async () => {
    const { enquiries } = await liveBackend();
    const send = () => enquiries.send(enquiry, enquirySource);
    expect(await send()).toEqual(await send());
  });
});
