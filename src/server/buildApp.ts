import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { minute } from '#domain/durations.ts';
import { basePath } from '#paths';
import type { Config } from './config.ts';
import { createServices } from './createServices.ts';
import { serveIndexNowKey } from './indexNow.ts';
import { dispatchByLanguage, rewriteUrl, type SharedParts, sharedParts } from './languages.ts';
import { describeApi } from './plugins/apiDocument.ts';
import { serveCards } from './plugins/cards.ts';
import { servePages } from './plugins/pages.ts';
import { sentPictures, servePictures } from './plugins/pictures.ts';
import { limitPipelining } from './plugins/pipelining.ts';
import { warnOfUntrustedProxy } from './plugins/proxy.ts';
import { missingRecords } from './plugins/recordPages.ts';
import { secureRequests, securityHeaders } from './plugins/security.ts';
import { readStaffCookies } from './plugins/staff.ts';
import { serveFiles } from './plugins/statics.ts';
import { answerProblems, problemOf, sendProblem, sendProblemPage } from './problems.ts';
import type { Renderer } from './renderer.ts';
import { requestLog } from './requestLog.ts';
import { apiRoutes } from './routes/apiRoutes.ts';
import { hiddenRoute } from './routes/schemas.ts';
import type { Services } from './services.ts';
import { sharedCache } from './sharedCache.ts';
import { watchContent } from './store/content.ts';
import type { OpenDatabase } from './store/database.ts';
import { resumeImports } from './store/importWriting.ts';

/** Time within which a request has to arrive, in ms: enough for a picture over a slow connection. */
const requestTimeout = 2 * minute;

/**
 * Time after which a connection is closed on which nothing moves, in ms: many of clients that do not read their responses
 * would use up all file descriptors. Longer than any request is worked on; event streams send a heartbeat sooner.
 */
const connectionTimeout = 5 * minute;

/** The dependencies of the app. */
export interface AppOptions {
  config: Config;
  /** With all migrations run. */
  database: OpenDatabase;
  /** The built application; without it, the server has no pages, only the API. */
  site?: { renderer: Renderer; dist: string };
  /** Parts shared with the servers of other languages. */
  common?: SharedParts;
  /** The servers of other languages, by URL prefix. */
  others?: ReadonlyMap<string, FastifyInstance>;
  /** Aborted when the server is about to stop. */
  ending?: AbortSignal;
  /** Destination of the log, one line per call; defaults to stdout. */
  log?: { write: (line: string) => void };
}

/** Builds the server of one language, without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site, others, ending = new AbortController().signal } = options;
  const common = options.common ?? sharedParts();
  const contentChanged = () => {
    for (const listener of common.contentListeners) listener();
  };
  const app = createServer(options, common);
  const services = await createServices({ config, database, common, ending, contentChanged });
  await resumeImports(database, services.finishImport);
  answerProblems(app);
  limitPipelining(app);
  secureRequests(app, config, site?.renderer.scriptHashes ?? []);
  await readStaffCookies(app);
  warnOfUntrustedProxy(app, config);
  await registerApi(app, services);
  for (const other of others?.values() ?? []) app.addHook('onReady', async () => void (await other.ready()));
  if (!site) return app;
  common.contentListeners.add(await registerPages(app, services, site));
  // One server watches for changes by other processes, for all languages.
  if (database.engine === 'postgres' && !basePath) {
    const stop = watchContent(database.db, contentChanged);
    app.addHook('onClose', stop);
  }
  return app;
}

/** @returns a Fastify server without routes. */
function createServer({ config, log, others }: AppOptions, { schemaCompilers }: SharedParts): FastifyInstance {
  // Responses to URLs that cannot be parsed are sent before any hook runs.
  const headers = securityHeaders(config, []);
  const app = Fastify({
    ...requestLog(config, log),
    genReqId: () => randomUUID(),
    frameworkErrors: (error, { url }, reply) =>
      (url.startsWith('/api/') ? sendProblem : sendProblemPage)(reply.headers(headers), problemOf(error)),
    // Only the last proxy is trusted: earlier entries of the header may be forged by the visitor.
    trustProxy: config.TRUST_PROXY === 'true' && ((_address, hop) => hop === 0),
    requestTimeout,
    connectionTimeout,
    // However long a slug or an id is, its route answers, which says that there is no such record.
    routerOptions: { maxParamLength: maxHeaderSize },
    ...(basePath && { rewriteUrl }),
    ...(others && { serverFactory: dispatchByLanguage(others) }),
    // Requests on open connections are still served while closing; `gracefulStop` adds `Connection: close`.
    return503OnClosing: false,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
    schemaController: { compilersFactory: schemaCompilers },
  });
  // The API accepts JSON only; other types are registered where they are needed.
  app.removeContentTypeParser('text/plain');
  return app;
}

/** Registers the API, its description, and the files that are served beside it. */
async function registerApi(app: FastifyInstance, services: Services): Promise<void> {
  const { config, pictures } = services;
  await describeApi(app, config);
  // With a callback instead of a promise, like all hooks on every request: promises slow cached pages down by a tenth.
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Checks the matched route, because `/%61pi/leads` is also a path of the API.
    const isApi = request.routeOptions.url?.startsWith('/api/');
    if (isApi) reply.header('cache-control', 'no-store');
    // The request id of the log, to be quoted in bug reports.
    if (isApi || reply.statusCode >= 400) reply.header('x-request-id', request.id);
    done();
  });
  await app.register(async (api) => {
    await apiRoutes(api, services);
    servePictures(api, pictures, sentPictures(services));
    if (config.indexNow) serveIndexNowKey(api, config.indexNow);
    // Written once, because that takes as long as rendering a page; as bytes, because encoding them takes 5 ms.
    let document: Buffer | null = null;
    api.get('/api/openapi.json', { schema: hiddenRoute }, (_request, reply) => {
      document ??= Buffer.from(JSON.stringify(app.swagger()));
      return reply.type('application/json; charset=utf-8').send(document);
    });
    // Unknown paths below `/api/` get a 404 of the API, not a page.
    api.all('/api/*', { schema: hiddenRoute }, (_request, reply) => reply.callNotFound());
  });
}

/**
 * Registers the built files, the pages and their cards.
 * @returns a function to call after public content has changed, which marks the pages as stale, here and in a shared cache.
 */
async function registerPages(
  app: FastifyInstance,
  services: Services,
  site: NonNullable<AppOptions['site']>,
): Promise<() => void> {
  const { config, pictures, searches, ending } = services;
  await serveFiles(app, site.dist, site.renderer.siteFileNames);
  const { markStale, pageOf } = await servePages(
    app,
    site.renderer,
    searches,
    config.PURGE_URL !== '',
    missingRecords(services),
  );
  serveCards(app, { ...site, pictures, pageOf });
  const warnOfFailure = (error: unknown) =>
    app.log.warn({ err: error }, 'the shared cache could not be purged; trying again');
  // One server is enough: that of the default language is notified of every change.
  const purge =
    config.PURGE_URL && !basePath ? sharedCache(config.PURGE_URL, { ending, onError: warnOfFailure }) : () => {};
  // The shared cache may contain pages of an earlier build.
  purge();
  return () => {
    markStale();
    purge();
  };
}
