import { describe } from 'vitest';
import { deskContract } from './deskContract.ts';
import { sampleSqlite, sharedServer } from './sharedServer.ts';

// In a separate file, so that it runs in parallel.
describe('The HTTP backend', () => deskContract(sharedServer(sampleSqlite)));
