import type { FastifyRequest } from 'fastify';
import type { LimitFunction } from 'p-limit';
import type { Config } from './config.ts';
import type { SharedPickTexts } from './languages.ts';
import type { WriteAppointmentMail } from './mail/appointmentMail.ts';
import type { WritePickMails } from './mail/pickMail.ts';
import type { SearchLimits } from './searchLimits.ts';
import type { WriteLinkMail } from './store/accountLinks.ts';
import type { WriteAccountMail } from './store/accountMails.ts';
import type { WriteBookingLinkMail } from './store/bookingLinks.ts';
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
  pictures: PictureStore;
  /**
   * Queues for password checks: of unknown and of known devices. Hashing blocks one of four libuv threads; two stay
   * free, and unknown devices do not delay known ones.
   */
  passwordQueues: { unknownDevices: LimitFunction; knownDevices: LimitFunction };
  /** Limits visitors' searches. */
  searches: SearchLimits;
  /** Notifies of changes in conversations. */
  watch: ConversationWatch;
  /** Aborted when the server is about to stop; ends long-lived connections. */
  ending: AbortSignal;
  /** Stores an enquiry; resolves to its receipt once it is on disk. */
  storeEnquiry: (submission: Submission) => Promise<Receipt>;
  /** Writes all rows of an import, or none. */
  finishImport: FinishImport;
  /** Stores a review, and the mail that notifies staff. @throws TooManyAttempts */
  storeReview: (submission: ReviewSubmission) => Promise<void>;
  /** Composes the mails to clients about their appointments. */
  appointmentMail: WriteAppointmentMail;
  /** Composes the mails with booking links. */
  bookingLinkMail: WriteBookingLinkMail;
  /** Composes the mails to staff about bookings by clients. */
  pickMail: WritePickMails;
  /** Texts about bookings by clients. */
  pickTexts: SharedPickTexts;
  /** Composes the mails with links for choosing a password; null if no mail server is configured. */
  linkMail: WriteLinkMail | null;
  /** Composes the mails about changes to a user's sign-in; null if no mail server is configured. */
  accountMail: WriteAccountMail | null;
  /** Changes public content in a transaction, and marks cached pages as stale in all processes. */
  changeContent: <Result>(change: (transaction: Db) => Promise<Result>) => Promise<Result>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request; set by `requireStaff`, null on all other routes. */
    staff: StaffSession | null;
  }
}

/** @returns the session of a request, on a route for staff. @throws Error if the route lacks `requireStaff`. */
export function staffOf(request: FastifyRequest): StaffSession {
  if (!request.staff) throw new Error('This route reads the signed-in account, but lacks requireStaff.');
  return request.staff;
}

/** @returns the idempotency key of a request with its account, on a route for staff; null if there is none. */
export function attemptOf(request: FastifyRequest): WriteAttempt | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? { key, accountId: staffOf(request).id } : null;
}
