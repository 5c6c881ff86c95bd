import { describe } from 'vitest';
import { deskContract } from './deskContract.ts';
import { sampleSqlite, sharedServer } from './sharedServer.ts';

// A separate file, so that it runs in a worker of its own.
describe('The HTTP backend', () => deskContract(sharedServer(sampleSqlite)));
