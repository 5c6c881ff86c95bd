import type { Backend } from '#backend/backend.ts';
import { NotFound, SignedOut, Unreachable } from '#backend/errors.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';

/** Simulated failures of a page's backend. */
export const failures = {
  none: 'Nothing fails',
  reads: 'Reading fails',
  writes: 'Saving fails',
  signedOut: 'Nobody is signed in any more',
  missing: 'What is asked for is gone',
} as const;

/** One of {@link failures}. */
export type Failure = keyof typeof failures;

/** Simulated latencies of a page's backend, in ms. */
export const latencies = [0, 600, 3000] as const;

/** Behaviour of a page's backend. */
export interface Behaviour {
  latency: number;
  failure: Failure;
}

/** Names of methods that read; all others write. */
const reading = /^(?:list|get|read|find|between|mails|overview|tags|related|history|current|signInOptions|retention)/;

/** A method with its part of the backend, e.g. `leads.list`. */
type BackendMethod = { [Part in keyof Backend]: `${Part}.${keyof Backend[Part] & string}` }[keyof Backend];

/** Methods that the back office's layout reads; if these fail, no page is shown. */
const ofTheFrame: ReadonlySet<string> = new Set<BackendMethod>([
  'session.current',
  'session.signInOptions',
  'dashboard.read',
  'people.list',
  'views.list',
  'leads.tags',
]);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @returns the sample backend with simulated latency and failures. @param behaviour may change later. */
export function backendWith(behaviour: Readonly<Behaviour>): Backend {
  const backend = sampleBackendWith({});
  for (const [part, methods] of Object.entries(backend)) {
    for (const [name, method] of Object.entries(methods)) {
      // Subscriptions are not delayed.
      if (name === 'subscribe') continue;
      const inner = method as (...args: unknown[]) => Promise<unknown>;
      const behaving = async (...args: unknown[]) => {
        if (behaviour.latency > 0) await wait(behaviour.latency);
        const fault = faultOf(behaviour.failure, part, name);
        if (fault) throw fault();
        return inner(...args);
      };
      Object.assign(methods, { [name]: behaving });
    }
  }
  return backend;
}

function faultOf(failure: Failure, part: string, name: string): (() => Error) | null {
  const isReading = reading.test(name);
  const isFrame = ofTheFrame.has(`${part}.${name}`);
  switch (failure) {
    case 'reads':
      return isReading && !isFrame ? () => new Unreachable('The line is dead.') : null;
    case 'writes':
      return isReading ? null : () => new Unreachable('The line is dead.');
    case 'signedOut':
      return part === 'session' ? null : () => new SignedOut();
    case 'missing':
      return isReading && /^(?:get|read)/.test(name) && !isFrame ? () => new NotFound('It is gone.') : null;
    default:
      return null;
  }
}

/** @returns a promise that never settles, for a permanent pending state. */
export const never = () => new Promise<never>(() => undefined);
