import type { Backend, BackendSource } from '#backend/backend.ts';
import { Unreachable } from '#backend/errors.ts';
import { isLive } from '#backend/liveMark.ts';
import { basePath } from '#paths';

let chosen: Promise<Backend> | undefined;

/** The backend of the page we are served in. Loaded on first use: a visitor who only reads never needs it. */
export const chooseBackend: BackendSource = () => {
  chosen ??= load().catch((error: unknown) => {
    // The next one who asks tries again.
    chosen = undefined;
    throw new Unreachable(String(error));
  });
  return chosen;
};

/** How long after the back office was opened the demo has somebody write, in ms. */
const demoArrival = 20_000;

/** The live server marks its pages; the sample records never reach their visitors. */
const load = async () =>
  isLive()
    ? (await import('#backend/createHttpBackend.ts')).createHttpBackend({
        fetch: (path, init) => window.fetch(basePath + path, init),
        openStream: (path) => new EventSource(basePath + path),
      })
    : (await import('#backend/createSampleBackend.ts')).createSampleBackend({ arrivesAfter: demoArrival });
