import type { Backend } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { Unreachable } from '#backend/errors.ts';

/** Methods that a test replaces, by part of the backend. */
export type BackendOverrides = { [Part in keyof Backend]?: Partial<Backend[Part]> };

/** @returns the sample backend without delays, with some methods replaced. */
export function sampleBackendWith(others: BackendOverrides): Backend {
  const backend = createSampleBackend({ wait: async () => undefined });
  for (const [part, ways] of Object.entries(others)) Object.assign(backend[part as keyof Backend], ways);
  return backend;
}

/** @returns a sample backend whose delays the test ends, with their lengths in ms. */
export function slowBackend() {
  const waits: { ms: number; end: () => void }[] = [];
  const backend = createSampleBackend({ wait: (ms) => new Promise((end) => void waits.push({ ms, end })) });
  return { backend, waits };
}

/** Makes a backend unreachable from now on: what the pages of the back office read is rejected with `Unreachable`. */
export function disconnect(backend: Backend): void {
  const unreachable = async () => {
    throw new Unreachable('The connection is lost.');
  };
  backend.session.current = unreachable;
  backend.dashboard.read = unreachable;
  backend.people.list = unreachable;
  backend.views.list = unreachable;
  backend.leads.list = unreachable;
  backend.appointments.list = unreachable;
  backend.appointments.between = unreachable;
  backend.templates.list = unreachable;
  backend.log.list = unreachable;
  backend.mails.list = unreachable;
  backend.accounts.list = unreachable;
  backend.leads.tags = unreachable;
}
