import type { FastifyRequest } from 'fastify';
import type { LimitFunction } from 'p-limit';
import type { Config } from './config.ts';
import type { WriteAppointmentMail } from './mail/appointmentMail.ts';
import type { WritePickMail } from './mail/pickMail.ts';
import type { SearchLimits } from './searchLimits.ts';
import type { LinkMail } from './store/accountLinks.ts';
import type { AccountMail } from './store/accountMails.ts';
import type { BookingLinkMail } from './store/bookingLinks.ts';
import type { ConversationWatch } from './store/conversationWatch.ts';
import type { Db } from './store/database.ts';
import type { Receipt, Submission } from './store/enquiries.ts';
import type { FinishImport } from './store/importWriting.ts';
import type { PictureStore } from './store/pictureStore.ts';
import type { WriteAttempt } from './store/recordWrites.ts';
import type { ReviewSubmission } from './store/reviews.ts';
import type { StaffSession } from './store/sessions.ts';

/** The dependencies of the routes. */
export interface Services {
  config: Config;
  db: Db;
  /** The site's origin, with which links in mails begin. */
  siteUrl: string;
  pictures: PictureStore;
  /**
   * Whose passwords are looked at next. Hashing takes a thread of the four there are: two stay free, and strangers do
   * not make known browsers wait.
   */
  turns: { strangers: LimitFunction; known: LimitFunction };
  /** Keeps visitors' searches within bounds. */
  searches: SearchLimits;
  /** Tells what changes in conversations. */
  watch: ConversationWatch;
  /** Aborted when the server is about to stop: what would stay open by itself has to end. */
  ending: AbortSignal;
  /** Stores an enquiry; resolves with its receipt once it is on the disk. */
  storeEnquiry: (submission: Submission) => Promise<Receipt>;
  /** Puts the rows of an import in, all or none. */
  finishImport: FinishImport;
  /** Stores a review, and the mail that tells staff of it. @throws TooManyAttempts */
  storeReview: (submission: ReviewSubmission) => Promise<void>;
  /** Writes the mails to clients about their appointments. */
  appointmentMail: WriteAppointmentMail;
  /** Writes the mails with links by which clients pick a time. */
  bookingLinkMail: BookingLinkMail;
  /** Writes the mails to staff about what clients do by their links. */
  pickMail: WritePickMail;
  /** Writes the mails with links by which passwords are chosen; null where no mail server is set. */
  linkMail: LinkMail | null;
  /** Writes the mails that tell somebody how signing in was changed; null where no mail server is set. */
  accountMail: AccountMail | null;
  /** Makes a change that visitors see, in a transaction; kept pages are stale after it, on all processes. */
  changeContent: <Result>(change: (transaction: Db) => Promise<Result>) => Promise<Result>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request; set by `requireStaff`, null on all other routes. */
    staff: StaffSession | null;
  }
}

/** @returns who is signed in, on a route for staff. */
export function staffOf(request: FastifyRequest): StaffSession {
  if (!request.staff) throw new Error('This route is not for staff: it lacks requireStaff.');
  return request.staff;
}

/** @returns what tells a second attempt from a second record, on a route for staff; null where the caller says nothing. */
export function attemptOf(request: FastifyRequest): WriteAttempt | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? { key, accountId: staffOf(request).id } : null;
}
