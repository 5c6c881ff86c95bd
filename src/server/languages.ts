import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import pLimit from 'p-limit';
import { pickTexts as ownPickTexts, type PickTexts } from '#domain/clientPick.ts';
import { basePath, paths } from '#paths';
import type { MailsByLanguage } from './mail/mailWriters.ts';
import { schemaCompilers } from './schemaCompilers.ts';
import { type CountedSearches, noSearches } from './searchLimits.ts';
import type { Services } from './services.ts';

/** The module exported by the build of another language. */
export type LanguageEntry = typeof import('./languageEntry.ts');

/** Loads the build of another language. @param base its URL prefix. @throws Error if it was not built. */
export const loadLanguage = async (root: string, base: string): Promise<LanguageEntry> =>
  (await import(pathToFileURL(path.join(root, 'build/server', base, 'languageEntry.js')).href)) as LanguageEntry;

/** @returns whether a URL belongs to the language with this prefix. @param url path and query string. */
const isOf = (base: string, url: string) => url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`);

/** Removes the URL prefix of this build's language, which routes do not contain. */
export const rewriteUrl = ({ url = paths.home }: IncomingMessage): string => {
  if (!isOf(basePath, url)) return url;
  const rest = url.slice(basePath.length);
  return rest.startsWith('/') ? rest : paths.home + rest;
};

/**
 * @param others the servers of the other languages, by URL prefix; they do not listen themselves.
 * @returns a server factory that passes each request to the server of its language.
 */
export const dispatchByLanguage =
  (others: ReadonlyMap<string, FastifyInstance>): FastifyServerFactory =>
  (handler, { keepAliveTimeout, requestTimeout, connectionTimeout }) => {
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      for (const [base, app] of others) if (isOf(base, request.url ?? '')) return app.routing(request, response);
      handler(request, response);
    };
    const times = { keepAliveTimeout: Number(keepAliveTimeout), requestTimeout: Number(requestTimeout) };
    return createServer(times, answer).setTimeout(Number(connectionTimeout));
  };

/**
 * Parts that the servers of all languages share: data, and functions that throw no errors of this product. Each server
 * has the code of its own build, so that an error of another one would be an instance of an unknown class.
 */
export interface SharedParts {
  passwordQueues: Services['passwordQueues'];
  searches: CountedSearches;
  /** Compile the schemas of routes, which are the same in all languages but for a few words. */
  schemaCompilers: typeof schemaCompilers;
  /** Called whenever public content has changed. */
  contentListeners: Set<() => void>;
  /** Mail composers by language, if there are several languages. */
  mails?: MailsByLanguage;
  pickTexts: SharedPickTexts;
}

/** The texts about bookings by clients that the servers of several languages share. */
export interface SharedPickTexts {
  /** Stored with appointments: in the site's default language, which is that of the team. */
  stored: PickTexts;
  /** The reason of a cancellation by the client, in each language, as it may have been stored. */
  clientReasons: readonly string[];
}

/** @param others the texts of the other languages. @returns the shared texts about bookings by clients. */
export const sharedPickTexts = (others: readonly PickTexts[] = []): SharedPickTexts => ({
  stored: ownPickTexts,
  clientReasons: [ownPickTexts, ...others].map(({ clientCancelled }) => clientCancelled),
});

/** @returns the parts that the servers of several languages share. */
export const sharedParts = (mails?: MailsByLanguage, pickTexts = sharedPickTexts()): SharedParts => ({
  passwordQueues: { unknownDevices: pLimit(1), knownDevices: pLimit(1) },
  searches: noSearches(),
  schemaCompilers,
  contentListeners: new Set(),
  mails,
  pickTexts,
});
