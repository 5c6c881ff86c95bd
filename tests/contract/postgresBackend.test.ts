import { describe } from 'vitest';
import { testPostgres } from '../server/freshPostgres.ts';
import { articleContract } from './articleContract.ts';
import { backendContract } from './backendContract.ts';
import { deskContract } from './deskContract.ts';
import { samplePostgres, sharedServer } from './sharedServer.ts';
import { staffContract } from './staffContract.ts';

// The server lists all published posts, the demo only the six of the specification.
describe.runIf(testPostgres)('The HTTP backend on PostgreSQL', () => {
  const open = sharedServer(samplePostgres);
  backendContract(open, { publishedPosts: 12 });
  articleContract(open);
  staffContract(open);
  deskContract(open);
});
