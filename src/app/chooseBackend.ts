import type { Backend, BackendSource } from '#backend/backend.ts';
import { Unreachable } from '#backend/errors.ts';
import { isLive } from '#backend/liveMark.ts';
import { basePath } from '#paths';

let chosen: Promise<Backend> | undefined;

/**
 * The backend of the current page, loaded on first use: visitors who only read do not need it. Rejects with
 * `Unreachable` if its code cannot be loaded.
 */
export const chooseBackend: BackendSource = () => {
  chosen ??= load().catch((error: unknown) => {
    // Clears the failed promise, so that the next call retries.
    chosen = undefined;
    throw new Unreachable(String(error));
  });
  return chosen;
};

/** Time from opening the back office until the demo simulates a new enquiry, in ms. */
const demoArrival = 20_000;

/** The live server marks its pages; sample data is never loaded on them. */
const load = async () =>
  isLive()
    ? (await import('#backend/createHttpBackend.ts')).createHttpBackend({
        fetch: (path, init) => window.fetch(basePath + path, init),
        openStream: (path) => new EventSource(basePath + path),
      })
    : (await import('#backend/createSampleBackend.ts')).createSampleBackend({ arrivesAfter: demoArrival });
