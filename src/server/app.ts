import { randomUUID } from 'node:crypto';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { siteUrlOf } from '#content/siteUrl.ts';
import { basePath } from '#paths';
import type { Config } from './config.ts';
import { serveIndexNowKey } from './indexNow.ts';
import { type CommonParts, commonParts, rewriteUrl, serverOfAll } from './languages.ts';
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
import { noteContentChange, watchContent } from './store/content.ts';
import { conversationWatch } from './store/conversationWatch.ts';
import type { OpenDatabase } from './store/database.ts';
import { databasePictures } from './store/databasePictures.ts';
import { storeEnquiries } from './store/enquiries.ts';
import { enquiryQueue } from './store/enquiryQueue.ts';
import { folderPictures } from './store/folderPictures.ts';
import { importWriter, resumeImports } from './store/importWriting.ts';
import { storeReview } from './store/reviews.ts';

/** How long a request may take to arrive, in ms: long enough for a picture over a slow line. */
const requestTimeout = 2 * 60 * 1000;

const hour = 60 * 60 * 1000;

/** The dependencies of the app. */
export interface AppOptions {
  config: Config;
  /** Migrated. */
  database: OpenDatabase;
  /** The built application; without it the server has no pages, only its API. */
  site?: { renderer: Renderer; dist: string };
  /** Parts shared with the servers of other languages. */
  common?: CommonParts;
  /** The servers of other languages, by what stands before their paths. */
  others?: ReadonlyMap<string, FastifyInstance>;
  /** Aborted when the server is about to stop. */
  ending?: AbortSignal;
  /** Where the log goes, a line at a time; without it to the process's output. */
  log?: { write: (line: string) => void };
}

/** Builds the server; it listens only when it is told to. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site, log, ending = new AbortController().signal } = options;
  const { turns, searches: counted, contentListeners } = options.common ?? commonParts();
  const contentChanged = () => {
    for (const listener of contentListeners) listener();
  };
  const app = Fastify({
    // The one thing logged of a request is what was asked for, without what follows the question mark, and no secret.
    logger: {
      level: config.LOG_LEVEL,
      stream: log,
      serializers: {
        req: ({ method, url }) => ({ method, path: loggedPath(url) }),
        err: ({ name, message, code, stack }) => ({ type: name, message, code, stack }) as never,
      },
    },
    genReqId: () => randomUUID(),
    // An address that cannot be read.
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemOf(error)),
    // Only the last proxy is believed: whatever stands before its entry in the header, the visitor may have written.
    trustProxy: config.TRUST_PROXY === 'true' && ((_address, hop) => hop === 0),
    requestTimeout,
    ...(basePath && { rewriteUrl }),
    ...(options.others && { serverFactory: serverOfAll(options.others) }),
    // Whoever has a connection still gets an answer, and the word to close it.
    return503OnClosing: false,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } },
    schemaController: { compilersFactory: schemaCompilers },
  });
  const siteUrl = siteUrlOf(config.PUBLIC_URL);
  const own = mailWriters(config, siteUrl);
  const mails = mailsToEach(options.common?.mails ?? { first: own, others: new Map() }, own);
  // Enquiries and reviews are counted apart.
  const limit = { hits: config.ENQUIRIES_PER_HOUR, within: hour };
  const { db, engine } = database;
  const searches = searchLimits(config.SEARCHES_PER_MINUTE, counted);
  const keepPictures = engine === 'postgres' ? databasePictures : folderPictures;
  const pictures = await keepPictures(db, config.uploads);
  const finishImport = importWriter(database);
  // Imports that a crash has interrupted go on.
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
    turns,
    searches,
    watch: conversationWatch(db),
    ending,
    storeEnquiry: enquiryQueue((batch) => storeEnquiries(db, batch, limit, { mailsOf: mails.enquiry })),
    finishImport,
    storeReview: (submission) => storeReview(db, submission, limit, mails.review),
    changeContent: async (change) => {
      const result = await db.transaction().execute(async (transaction) => {
        const changed = await change(transaction);
        // An embedded database has no other processes beside it.
        if (engine === 'postgres') await noteContentChange(transaction);
        return changed;
      });
      contentChanged();
      return result;
    },
  };

  // The API speaks JSON, and the forms say what they are.
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  secureRequests(app, config, site?.renderer.scriptHashes ?? []);
  await readStaffCookies(app);
  warnOfUntrustedProxy(app, config);
  await app.register(swagger, {
    openapi: { info: { title: 'Event house', version: '1' }, servers: [{ url: config.PUBLIC_URL || '/' }] },
  });
  // With `done`, as all hooks that every request passes: a promise each would cost a page from memory a tenth of its time.
  app.addHook('onSend', (request, reply, _payload, done) => {
    // By the route that was found: `/%61pi/leads` is one of the API's, too.
    const isApi = request.routeOptions.url?.startsWith('/api/');
    if (isApi) reply.header('cache-control', 'no-store');
    // What the log calls a request by, for whoever has something to report.
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
    // An address of the API that does not exist is no page.
    api.all('/api/*', { schema: hidden }, (_request, reply) => reply.callNotFound());
  });
  for (const other of options.others?.values() ?? []) app.addHook('onReady', async () => void (await other.ready()));
  if (site) {
    await serveFiles(app, site.dist, site.renderer.siteFileNames);
    const { markStale, pageOf } = await servePages(app, site.renderer, searches, config.PURGE_URL !== '');
    const failed = (error: unknown) => app.log.warn({ err: error }, 'the shared cache does not know of a change yet');
    // By the server of the first language, which hears of every change: once is enough.
    const purge = config.PURGE_URL && !basePath ? sharedCache(config.PURGE_URL, { ending, failed }) : () => {};
    const markPagesStale = () => {
      markStale();
      purge();
    };
    contentListeners.add(markPagesStale);
    // The shared cache may have kept pages of an earlier build.
    purge();
    serveCards(app, { ...site, pictures, pageOf });
    // One server hears for all languages what other processes change.
    if (engine === 'postgres' && !basePath) {
      const stop = watchContent(db, contentChanged);
      app.addHook('onClose', async () => stop());
    }
  }
  return app;
}
