import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { siteUrlOf } from '#content/siteUrl.ts';
import { basePath } from '#paths';
import type { Config } from './config.ts';
import { serveIndexNowKey } from './indexNow.ts';
import { rewriteUrl, type SharedParts, serverOfAll, sharedParts } from './languages.ts';
import { mailsToEach, mailWriters } from './mail/mailWriters.ts';
import { serveCards } from './plugins/cards.ts';
import { servePages } from './plugins/pages.ts';
import { sentPictures, servePictures } from './plugins/pictures.ts';
import { warnOfUntrustedProxy } from './plugins/proxy.ts';
import { secureRequests } from './plugins/security.ts';
import { readStaffCookies } from './plugins/staff.ts';
import { serveFiles } from './plugins/statics.ts';
import { answerProblems, problemOf, sendProblem } from './problems.ts';
import type { Renderer } from './renderer.ts';
import { accountRoutes } from './routes/account.ts';
import { accountsRoutes } from './routes/accounts.ts';
import { appointmentRoutes } from './routes/appointments.ts';
import { articleRoutes } from './routes/articles.ts';
import { bookingRulesRoutes } from './routes/bookingRules.ts';
import { calendarFeedRoutes, loggedPath } from './routes/calendarFeeds.ts';
import { consultationRoutes } from './routes/consultations.ts';
import { conversationNewsRoutes } from './routes/conversationNews.ts';
import { conversationRoutes } from './routes/conversations.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { enquiryRoutes } from './routes/enquiries.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { leadFileRoutes } from './routes/leadFiles.ts';
import { leadHistoryRoutes } from './routes/leadHistory.ts';
import { leadImportRoutes } from './routes/leadImports.ts';
import { leadRoutes } from './routes/leads.ts';
import { logRoutes } from './routes/log.ts';
import { passwordLinkRoutes } from './routes/passwordLinks.ts';
import { peopleRoutes } from './routes/people.ts';
import { postRoutes } from './routes/posts.ts';
import { privacyRoutes } from './routes/privacy.ts';
import { publicListRoutes } from './routes/publicLists.ts';
import { reviewRequestRoutes } from './routes/reviewRequests.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { hidden } from './routes/schemas.ts';
import { secondStepRoutes } from './routes/secondStep.ts';
import { sentReviewRoutes } from './routes/sentReviews.ts';
import { sessionRoutes } from './routes/session.ts';
import { templateRoutes } from './routes/templates.ts';
import { twoStepRoutes } from './routes/twoStep.ts';
import { viewRoutes } from './routes/views.ts';
import { schemaCompilers } from './schemaCompilers.ts';
import { searchLimits } from './searchLimits.ts';
import type { Services } from './services.ts';
import { sharedCache } from './sharedCache.ts';
import { recordContentChange, watchContent } from './store/content.ts';
import { conversationWatch } from './store/conversationWatch.ts';
import type { OpenDatabase } from './store/database.ts';
import { databasePictures } from './store/databasePictures.ts';
import { storeEnquiries } from './store/enquiries.ts';
import { enquiryQueue } from './store/enquiryQueue.ts';
import { folderPictures } from './store/folderPictures.ts';
import { importWriter, resumeImports } from './store/importWriting.ts';
import { storeReview } from './store/reviews.ts';

/** Time within which a request has to arrive, in ms: enough for a picture over a slow connection. */
const requestTimeout = 2 * 60 * 1000;

const hour = 60 * 60 * 1000;

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

/** Builds the server, without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site, log, ending = new AbortController().signal } = options;
  const { passwordQueues, searches: counted, contentListeners } = options.common ?? sharedParts();
  const contentChanged = () => {
    for (const listener of contentListeners) listener();
  };
  const app = Fastify({
    // Only the method and the path of a request are logged: no query string, and no secrets.
    logger: {
      level: config.LOG_LEVEL,
      stream: log,
      serializers: {
        req: ({ method, url }) => ({ method, path: loggedPath(url) }),
        err: ({ name, message, code, stack }) => ({ type: name, message, code, stack }) as never,
      },
    },
    genReqId: () => randomUUID(),
    // Handles URLs that cannot be parsed.
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemOf(error)),
    // Only the last proxy is trusted: earlier entries of the header may be forged by the visitor.
    trustProxy: config.TRUST_PROXY === 'true' && ((_address, hop) => hop === 0),
    requestTimeout,
    ...(basePath && { rewriteUrl }),
    ...(options.others && { serverFactory: serverOfAll(options.others) }),
    // Requests on open connections are still served while closing; `gracefulStop` adds `Connection: close`.
    return503OnClosing: false,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
    schemaController: { compilersFactory: schemaCompilers },
  });
  const siteUrl = siteUrlOf(config.PUBLIC_URL);
  const own = mailWriters(config, siteUrl);
  const mails = mailsToEach(options.common?.mails ?? { first: own, others: new Map() }, own);
  // Enquiries and reviews have separate counters with the same limit.
  const limit = { hits: config.ENQUIRIES_PER_HOUR, within: hour };
  const { db, engine } = database;
  const searches = searchLimits(config.SEARCHES_PER_MINUTE, counted);
  const keepPictures = engine === 'postgres' ? databasePictures : folderPictures;
  const pictures = await keepPictures(db, config.uploads);
  const finishImport = importWriter(database);
  // Finishes imports that were interrupted by a crash.
  await resumeImports(database, finishImport);
  const services: Services = {
    config,
    db,
    siteUrl,
    pictures,
    appointmentMail: mails.appointment,
    bookingLinkMail: mails.bookingLink,
    pickMail: mails.pick,
    linkMail: config.SMTP_URL ? mails.link : null,
    accountMail: config.SMTP_URL ? mails.account : null,
    passwordQueues,
    searches,
    watch: conversationWatch(db),
    ending,
    storeEnquiry: enquiryQueue((batch) => storeEnquiries(db, batch, limit, { mailsOf: mails.enquiry })),
    finishImport,
    storeReview: (submission) => storeReview(db, submission, limit, mails.review),
    changeContent: async (change) => {
      const result = await db.transaction().execute(async (transaction) => {
        const changed = await change(transaction);
        // An embedded database is used by a single process.
        if (engine === 'postgres') await recordContentChange(transaction);
        return changed;
      });
      contentChanged();
      return result;
    },
  };

  // The API accepts JSON only; other types are registered where they are needed.
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  secureRequests(app, config, site?.renderer.scriptHashes ?? []);
  await readStaffCookies(app);
  warnOfUntrustedProxy(app, config);
  await app.register(swagger, {
    openapi: { info: { title: 'Event house', version: '1' }, servers: [{ url: config.PUBLIC_URL || '/' }] },
  });
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
    articleRoutes(app, services);
    publicListRoutes(api, services);
    sessionRoutes(api, services);
    accountRoutes(api, services);
    accountsRoutes(api, services);
    passwordLinkRoutes(api, services);
    secondStepRoutes(api, services);
    twoStepRoutes(api, services);
    peopleRoutes(api, services);
    viewRoutes(api, services);
    logRoutes(api, services);
    privacyRoutes(api, services);
    dashboardRoutes(api, services);
    leadRoutes(api, services);
    leadHistoryRoutes(api, services);
    leadImportRoutes(api, services);
    conversationRoutes(api, services);
    conversationNewsRoutes(api, services);
    templateRoutes(api, services);
    postRoutes(api, services);
    reviewRoutes(api, services);
    reviewRequestRoutes(api, services);
    appointmentRoutes(api, services);
    bookingRulesRoutes(api, services);
    consultationRoutes(api, services);
    calendarFeedRoutes(api, services);
    healthRoutes(api, services);
    enquiryRoutes(api, services);
    await imageRoutes(api, services);
    await leadFileRoutes(api, services);
    await sentReviewRoutes(api, services);
    servePictures(api, pictures, sentPictures(services));
    if (config.indexNow) serveIndexNowKey(api, config.indexNow);
    api.get('/api/openapi.json', { schema: hidden }, () => app.swagger());
    // Unknown paths below `/api/` get a 404 of the API, not a page.
    api.all('/api/*', { schema: hidden }, (_request, reply) => reply.callNotFound());
  });
  for (const other of options.others?.values() ?? []) app.addHook('onReady', async () => void (await other.ready()));
  if (site) {
    await serveFiles(app, site.dist, site.renderer.siteFileNames);
    const { markStale, pageOf } = await servePages(app, site.renderer, searches, config.PURGE_URL !== '');
    const failed = (error: unknown) => app.log.warn({ err: error }, 'the shared cache does not know of a change yet');
    // One server is enough: that of the default language is notified of every change.
    const purge = config.PURGE_URL && !basePath ? sharedCache(config.PURGE_URL, { ending, failed }) : () => {};
    const markPagesStale = () => {
      markStale();
      purge();
    };
    contentListeners.add(markPagesStale);
    // The shared cache may contain pages of an earlier build.
    purge();
    serveCards(app, { ...site, pictures, pageOf });
    // One server watches for changes by other processes, for all languages.
    if (engine === 'postgres' && !basePath) {
      const stop = watchContent(db, contentChanged);
      app.addHook('onClose', async () => stop());
    }
  }
  return app;
}
