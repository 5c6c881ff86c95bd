/**
 * What requests and error responses contain besides records, agreed by server and client. Errors are problem details,
 * `application/problem+json` (RFC 9457). Without schemas, which visitors load with a form only.
 */

import type { Span } from './appointmentTimes.ts';
import type { SecondStep } from './twoStep.ts';

/**
 * Request header with the id of the account that the page shows. All tabs of a browser share a session: if another
 * person has signed in since in another tab, the request is treated as without a session.
 */
export const accountHeader = 'x-account';

/** The `type` of each problem that clients have to distinguish. */
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

/** A problem, as it is sent. */
export interface Problem {
  type: string;
  /** Message for the user, in one sentence. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** Error messages by field. */
  fields?: Record<string, string>;
  /** For a double booking: the next free time; null if there is none soon. */
  free?: Span | null;
  /** For a sign-in that needs a second step: the available ways. */
  ways?: readonly SecondStep[];
  /** For a conflict: the stored record. */
  current?: unknown;
  /** Seconds until the next attempt is accepted. */
  retryAfter?: number;
}
