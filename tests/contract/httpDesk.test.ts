import { describe } from 'vitest';
import { deskContract } from './deskContract.ts';
import { sampleSqlite, sharedServer } from './sharedServer.ts';

// Apart from the rest, so that each has a core of its own.
describe('The HTTP backend', () => deskContract(sharedServer(sampleSqlite)));
