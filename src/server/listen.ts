import type { FastifyInstance } from 'fastify';
import { CommandError } from './commandError.ts';
import type { Config } from './config.ts';
import { codeOf, syscallOf } from './errorDetails.ts';

/** System calls that fail because of `HOST` or `PORT`. */
const listening = /^(listen|bind|getaddrinfo)$/;

/**
 * Makes a server listen.
 * @returns its URL.
 * @throws CommandError if it cannot use `HOST` or `PORT`.
 */
export async function listen(app: FastifyInstance, config: Pick<Config, 'HOST' | 'PORT'>): Promise<string> {
  try {
    return await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    if (!listening.test(syscallOf(error))) throw error;
    throw new CommandError(problemOf(codeOf(error), config));
  }
}

/** @param code of the system's error. @returns what is wrong with the address, and what to do. */
function problemOf(code: string, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string {
  if (code === 'EADDRINUSE') return `The port ${PORT} is taken by another program: set PORT to a free one.`;
  if (code === 'EACCES') return `The port ${PORT} is only for administrators: set PORT to one from 1024.`;
  return `HOST is "${HOST}", which is no address of this machine (${code}): set it to 127.0.0.1, or to 0.0.0.0 for all.`;
}
