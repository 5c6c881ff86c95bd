import { describe } from 'vitest';
import { testPostgres } from '../server/freshPostgres.ts';
import { backendContract } from './backendContract.ts';
import { samplePostgres } from './samplePostgres.ts';
import { staffContract } from './staffContract.ts';

// Public and drafted sample posts are one list on a server.
describe.runIf(testPostgres)('The HTTP backend on PostgreSQL', () => {
  const open = samplePostgres();
  backendContract(open, { publishedPosts: 18 });
  staffContract(open, { posts: 21 });
});
