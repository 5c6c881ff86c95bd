import { describe, expect, it } from 'vitest';
import { liveBackend } from '../server/testServer.ts';
import { backendContract } from './backendContract.ts';
import { staffContract } from './staffContract.ts';

// Public and drafted sample posts are one list on a server.
describe('The HTTP backend', () => {
  backendContract(() => liveBackend(), { publishedPosts: 18 });
  staffContract(() => liveBackend(), { posts: 21 });

  it('without a storage, as for a browser without JavaScript, sends the same enquiry twice as one', async () => {
    const { enquiries } = await liveBackend();
    const enquiry = {
      name: 'Ada',
      email: 'ada@example.com',
      phone: '',
      eventType: 'other',
      eventDate: '',
      message: 'Hello.',
    } as const;
    const send = () => enquiries.send(enquiry, { page: '/contact', service: '' });
    expect(await send()).toEqual(await send());
  });
});
