import { expect, it } from 'vitest';
import {
  Conflict,
  InvalidInput,
  NotAllowed,
  NotFound,
  SignedOut,
  SignInRefused,
  TooManyAttempts,
  Unreachable,
} from '#backend/errors.ts';
import { type ErrorWords, messageOf } from '#forms/messageOf.ts';

const words: ErrorWords = {
  tooMany: (minutes) => `Wait ${minutes} min.`,
  signedOut: 'Signed out.',
  refused: 'Refused.',
  notAllowed: 'Owners only.',
  conflict: 'Changed meanwhile.',
  gone: 'Deleted.',
};

it.each([
  [new InvalidInput({ name: 'A name, please.', town: 'A town, please.' }), 'A name, please.'],
  [new TooManyAttempts(90), 'Wait 2 min.'],
  [new TooManyAttempts(120), 'Wait 2 min.'],
  [new TooManyAttempts(0), 'Wait 1 min.'],
  [new SignedOut(), 'Signed out.'],
  [new SignInRefused(), 'Refused.'],
  [new NotAllowed(), 'Owners only.'],
  [new Conflict({}), 'Changed meanwhile.'],
  [new NotFound(), 'Deleted.'],
  [new Unreachable(), 'Failed.'],
])('The message for %s is its own sentence, if there is one', (error, message) => {
  expect(messageOf(error, 'Failed.', words)).toBe(message);
});

it.each([new InvalidInput({}), new TooManyAttempts(90), new SignedOut(), new Conflict({}), new NotFound()])(
  'The message for %s without a sentence of its own is that of all failures',
  (error) => {
    expect(messageOf(error, 'Failed.')).toBe('Failed.');
  },
);
