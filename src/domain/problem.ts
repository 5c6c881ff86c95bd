/**
 * How the server says what went wrong: `application/problem+json` (RFC 9457). Server and client read this one list.
 */

import type { SecondStep } from './twoStep.ts';

/** The `type` of each problem that a client has to tell from others. */
export const problemTypes = {
  invalidInput: '/problems/invalid-input',
  signedOut: '/problems/signed-out',
  notAllowed: '/problems/not-allowed',
  signInRefused: '/problems/sign-in-refused',
  secondStepNeeded: '/problems/second-step-needed',
  notFound: '/problems/not-found',
  conflict: '/problems/conflict',
  tooManyAttempts: '/problems/too-many-attempts',
  other: 'about:blank',
} as const;

/** A problem as it is sent. */
export interface Problem {
  type: string;
  /** One sentence for a person. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** One sentence per field name. */
  fields?: Record<string, string>;
  /** For a sign-in that needs another step: the ways in which it can be made. */
  ways?: readonly SecondStep[];
  /** For a conflict: the record as it is stored now. */
  current?: unknown;
  /** Seconds after which the next attempt counts. */
  retryAfter?: number;
}
