/** @param port of the preview server. @returns the port of the tests' live server. */
export const livePort = (port: number): number => port + 1;

/** @param port of the preview server. @returns the URL of the tests' live server. */
export const liveURL = (port = Number(process.env.PREVIEW_PORT ?? 4173)): string =>
  `http://127.0.0.1:${livePort(port)}`;
