/** @param port the preview's. @returns the port on which the tests' live server listens. */
export const livePort = (port: number): number => port + 1;

/** @param port the preview's. @returns the address of the tests' live server. */
export const liveURL = (port = Number(process.env.PREVIEW_PORT ?? 4173)): string =>
  `http://127.0.0.1:${livePort(port)}`;
