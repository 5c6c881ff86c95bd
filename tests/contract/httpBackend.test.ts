import { describe } from 'vitest';
import { liveBackend } from '../server/testServer.ts';
import { backendContract } from './backendContract.ts';
import { staffContract } from './staffContract.ts';

// Public and drafted sample posts are one list on a server.
describe('The HTTP backend', () => {
  backendContract(() => liveBackend(), { publishedPosts: 18 });
  staffContract(() => liveBackend(), { posts: 21 });
});
