import type { Backend, BackendSource } from '#backend/backend.ts';

let chosen: Promise<Backend> | undefined;

/** The backend of the page we are served in. Loaded on first use: a visitor who only reads never needs it. */
export const chooseBackend: BackendSource = () => {
  chosen ??= import('#backend/createSampleBackend.ts').then(({ createSampleBackend }) => createSampleBackend());
  return chosen;
};
