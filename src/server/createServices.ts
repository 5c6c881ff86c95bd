import { siteUrlOf } from '#content/siteUrl.ts';
import { hour } from '#domain/durations.ts';
import type { Config } from './config.ts';
import type { SharedParts } from './languages.ts';
import { inRecipientsLanguages, mailWriters } from './mail/mailWriters.ts';
import { searchLimits } from './searchLimits.ts';
import type { Services } from './services.ts';
import { recordContentChange } from './store/content.ts';
import { conversationWatch } from './store/conversationWatch.ts';
import type { OpenDatabase } from './store/database.ts';
import { databasePictures } from './store/databasePictures.ts';
import { storeEnquiries } from './store/enquiries.ts';
import { enquiryQueue } from './store/enquiryQueue.ts';
import { folderPictures } from './store/folderPictures.ts';
import { importWriter } from './store/importWriting.ts';
import { storeReview } from './store/reviews.ts';

/** What the dependencies of the routes are created from. */
export interface ServicesOptions {
  config: Config;
  /** With all migrations run. */
  database: OpenDatabase;
  common: SharedParts;
  /** Aborted when the server is about to stop. */
  ending: AbortSignal;
  /** Called after public content has changed. */
  contentChanged: () => void;
}

/** Creates the dependencies of the routes of one language's server. */
export async function createServices(options: ServicesOptions): Promise<Services> {
  const { config, database, common, ending, contentChanged } = options;
  const { db, engine } = database;
  const own = mailWriters(config, siteUrlOf(config.PUBLIC_URL), common.pickTexts.clientReasons);
  const mails = inRecipientsLanguages(common.mails ?? { first: own, others: new Map() }, own);
  // Enquiries and reviews have separate counters with the same limit.
  const limit = { hits: config.ENQUIRIES_PER_HOUR, within: hour };
  const openPictures = engine === 'postgres' ? databasePictures : folderPictures;
  return {
    config,
    db,
    pictures: await openPictures(db, config.uploads),
    appointmentMail: mails.appointment,
    bookingLinkMail: mails.bookingLink,
    pickMail: mails.pick,
    pickTexts: common.pickTexts,
    linkMail: config.SMTP_URL ? mails.link : null,
    accountMail: config.SMTP_URL ? mails.account : null,
    passwordQueues: common.passwordQueues,
    searches: searchLimits(config.SEARCHES_PER_MINUTE, common.searches),
    watch: conversationWatch(db),
    ending,
    storeEnquiry: enquiryQueue((batch) => storeEnquiries(db, batch, limit, { writeMails: mails.enquiry })),
    finishImport: importWriter(database),
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
}
