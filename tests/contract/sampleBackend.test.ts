import { describe, expect, it, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { backendContract } from './backendContract.ts';

describe('The sample backend', () => {
  backendContract(async () => createSampleBackend({ latency: 0 }));

  it('lets an enquiry take 1.5 seconds unless told otherwise', async () => {
    const wait = vi.fn(async () => undefined);
    await createSampleBackend({ wait }).enquiries.send({
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '',
      eventType: 'other',
      eventDate: '',
      message: 'Hello.',
    });
    expect(wait).toHaveBeenCalledExactlyOnceWith(1500);
  });

  it('makes no network call', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const backend = createSampleBackend({ latency: 0 });
    await backend.posts.listPublished({ q: '', category: 'all' });
    await backend.events.listRecent();
    expect(fetch).not.toHaveBeenCalled();
  });
});
