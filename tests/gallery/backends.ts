import type { Backend } from '#backend/backend.ts';
import { NotFound, SignedOut, Unreachable } from '#backend/errors.ts';
import { backendThat } from '#tests/support/backends.ts';

/** What can go wrong with the backend of a page. */
export const failures = {
  none: 'Nothing fails',
  reads: 'Reading fails',
  writes: 'Saving fails',
  signedOut: 'Nobody is signed in any more',
  missing: 'What is asked for is gone',
} as const;

/** One of {@link failures}. */
export type Failure = keyof typeof failures;

/** How long the backend of a page may take, in ms. */
export const latencies = [0, 600, 3000] as const;

/** How the backend of a page behaves. */
export interface Behaviour {
  latency: number;
  failure: Failure;
}

/** What reads, by its name; whatever else a part of the backend does, it writes. */
const reading = /^(?:list|get|read|find|between|mails|overview|tags|related|history|current|ways|retention)/;

/** What the frame of the back office reads: where it fails, no page is seen. */
const ofTheFrame = new Set([
  'session.current',
  'session.ways',
  'dashboard.read',
  'people.list',
  'views.list',
  'leads.tags',
]);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @returns the sample backend, which takes its time and fails as it is told. */
export function backendWith({ latency, failure }: Behaviour): Backend {
  const backend = backendThat({});
  for (const [part, verbs] of Object.entries(backend)) {
    for (const [name, verb] of Object.entries(verbs)) {
      // What is subscribed to answers at once.
      if (name === 'subscribe') continue;
      const inner = verb as (...args: unknown[]) => Promise<unknown>;
      const fault = faultOf(failure, part, name);
      const behaving = async (...args: unknown[]) => {
        if (latency > 0) await wait(latency);
        if (fault) throw fault();
        return inner(...args);
      };
      Object.assign(verbs, { [name]: behaving });
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

/** @returns what never answers, for a state that does not end. */
export const never = () => new Promise<never>(() => undefined);
