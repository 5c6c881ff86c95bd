import type { Activity, NoteForm } from '#domain/activity.ts';
import type { Appointment, AppointmentDetails } from '#domain/appointment.ts';
import type { AppointmentForm } from '#domain/appointmentForm.ts';
import type { AppointmentMail } from '#domain/appointmentMails.ts';
import type {
  Conversation,
  ConversationChange,
  ConversationDetails,
  ConversationNews,
  ReplyForm,
} from '#domain/conversation.ts';
import type { Dashboard } from '#domain/dashboard.ts';
import type { Enquiry, EnquiryReceipt, EnquirySource } from '#domain/enquiry.ts';
import type { RecentEvent } from '#domain/event.ts';
import type { StoryPage } from '#domain/eventStory.ts';
import type { CaptionedPhoto } from '#domain/galleryPhoto.ts';
import type { Lead, LeadChange, LeadDetails, LeadForm } from '#domain/lead.ts';
import type { LeadFile } from '#domain/leadFile.ts';
import type { Overview } from '#domain/overview.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { Post, PostForm, PostSummary } from '#domain/post.ts';
import type { GalleryQuery, TestimonialQuery } from '#domain/publicQueries.ts';
import type { RelatedLeads } from '#domain/relatedLeads.ts';
import type { Review, ReviewForm } from '#domain/review.ts';
import type { SavedView, ViewChange, ViewForm } from '#domain/savedView.ts';
import type { ReviewRequest, SentReview } from '#domain/sentReview.ts';
import type { Person } from '#domain/session.ts';
import type { Template, TemplateForm } from '#domain/template.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import type { AccountsVerbs, AccountVerbs, LogVerbs, PasswordLinksVerbs, PrivacyVerbs } from './accountPort.ts';
import type { ArticleVerbs } from './articlePort.ts';
import type { BookingRulesVerbs, ConsultationVerbs } from './bookingPort.ts';
import type { LeadImportVerbs } from './importPort.ts';
import type { SessionVerbs, TwoStepVerbs } from './sessionPort.ts';

/** How something is read. */
export interface ReadOptions {
  /** Aborted where the answer is no longer wanted; the promise may reject with the signal's reason then. */
  signal?: AbortSignal;
}

/** The verbs of one kind of record, for staff. `Listed` is a row of its list. */
export interface Records<Row, Form, Listed = Row> {
  /** Staff only. @returns the asked page of all records that match. */
  list(query: ListQuery, options?: ReadOptions): Promise<Page<Listed>>;
  /** Staff only. @throws NotFound */
  get(id: string): Promise<Row>;
  /**
   * Staff only. Stores a new record. @param attempt the same for every attempt from one form (see `newAttempt`): where an
   * earlier one has stored the record already, what was written since is a change of it.
   * @throws InvalidInput @throws NotFound @throws Conflict<Row> where it was deleted or changed by somebody else since.
   */
  create(form: Form, attempt: string): Promise<Row>;
  /**
   * Staff only. Changes a record. @param version the one that was changed.
   * @throws InvalidInput @throws NotFound @throws Conflict<Row> where somebody else has saved another version since.
   */
  update(id: string, form: Form, version: number): Promise<Row>;
  /** Staff only. @throws NotFound */
  remove(id: string): Promise<void>;
  /** Staff only. Removes several at once, `mostAtOnce` at most; those that are gone already count as removed. */
  removeAll(ids: readonly string[]): Promise<void>;
}

/**
 * The one port through which everything on screen gets its data. Records are JSON-plain, dates ISO 8601.
 * Every method may reject with `Unreachable`, those for staff also with `SignedOut`; what else it throws it says.
 */
export interface Backend {
  events: {
    /** @returns the latest events, newest first. */
    listRecent(): Promise<RecentEvent[]>;
  };
  testimonials: {
    /** @returns the testimonials that match, in the company's order, then the approved reviews, newest first. */
    list(query: TestimonialQuery): Promise<Testimonial[]>;
  };
  gallery: {
    /** @returns the pictures that match, in the company's order. */
    list(query: GalleryQuery): Promise<CaptionedPhoto[]>;
    /** @param slug of an event's story, as pictures name it. @returns the story, and the one to read after it. @throws NotFound */
    readStory(slug: string): Promise<StoryPage>;
  };
  /** For staff all of them, drafts too. */
  posts: Records<Post, PostForm, PostSummary> & ArticleVerbs;
  enquiries: {
    /**
     * Hands an enquiry to the company; the same one sent twice arrives once. @param trap what stands in the field
     * that people do not see: whoever fills it in is no visitor.
     * @throws InvalidInput where the schema refuses it. @throws TooManyAttempts
     */
    send(enquiry: Enquiry, source: EnquirySource, trap?: string): Promise<EnquiryReceipt>;
  };
  session: SessionVerbs;
  twoStep: TwoStepVerbs;
  account: AccountVerbs;
  accounts: AccountsVerbs;
  passwordLinks: PasswordLinksVerbs;
  log: LogVerbs;
  privacy: PrivacyVerbs;
  people: {
    /** Staff only. @returns everybody who works there, by name; whose account is disabled is not among them. */
    list(): Promise<Person[]>;
  };
  /** Addresses of lists that somebody has given a name: each sees their own. */
  views: {
    /** Staff only. @returns the saved views of whoever is signed in, of all lists, A to Z. */
    list(): Promise<SavedView[]>;
    /**
     * Staff only. Keeps an address, as far as its list understands it; the same one under the same name twice is one.
     * @throws InvalidInput (`name`) where the name is taken, or there are `mostViews` of the list.
     */
    save(view: ViewForm): Promise<SavedView>;
    /** Staff only. Gives a view another name, or has it show something else. @throws InvalidInput @throws NotFound */
    change(id: string, change: ViewChange): Promise<SavedView>;
    /** Staff only. @throws NotFound */
    remove(id: string): Promise<void>;
  };
  dashboard: {
    /** Staff only. What the frame of the back office needs, too. */
    read(): Promise<Dashboard>;
    /** Staff only. */
    overview(): Promise<Overview>;
  };
  /** With the enquiry that each came with, except in lists. */
  leads: Records<LeadDetails, LeadForm, Lead> &
    LeadImportVerbs & {
      /**
       * Staff only. Gives several leads a status, or somebody who takes care of them, at once; `mostAtOnce` at most. One that
       * has it, that is of another version or that is gone stays as it is. @returns for each that was changed what takes it
       * back. @throws InvalidInput (`responsibleId`) where there is no such account.
       */
      changeAll(changes: readonly LeadChange[]): Promise<LeadChange[]>;
      /** Staff only. @returns the tags in use, A to Z. */
      tags(): Promise<string[]>;
      /** Staff only. @returns what other leads there are of the same person or on the same day. @throws NotFound */
      related(id: string): Promise<RelatedLeads>;
      /**
       * Staff only. Makes one lead of two, for good: enquiries, history, appointments and notes of the other one go to the
       * lead of this id, which also takes over what it does not say itself. @throws NotFound
       */
      merge(id: string, otherId: string): Promise<LeadDetails>;
      /** Staff only. @returns what was done to a lead and what was noted of it, the latest first. @throws NotFound */
      history(id: string): Promise<Activity[]>;
      /** Staff only. Notes something of a lead, once for all attempts (see `create`). @throws InvalidInput @throws NotFound */
      addNote(id: string, note: NoteForm, attempt: string): Promise<void>;
      /**
       * Staff only. Changes a note of one's own. @param version the one that was changed.
       * @throws InvalidInput @throws NotFound where there is no such note of one's own @throws Conflict
       */
      changeNote(id: string, noteId: string, note: NoteForm, version: number): Promise<void>;
      /** Staff only. Deletes a note of one's own. @throws NotFound */
      removeNote(id: string, noteId: string): Promise<void>;
      /** Staff only. @returns every lead that matches, on all pages and in the query's order, as a CSV file. */
      exportCsv(query: ListQuery): Promise<Blob>;
    };
  /** Files of a lead, deleted with it; staff only. */
  leadFiles: {
    /** @returns the files of a lead, the latest first. @throws NotFound */
    list(leadId: string): Promise<LeadFile[]>;
    /** Lays a file with a lead, once for all attempts (see `newAttempt`). @throws InvalidInput (`file`) @throws NotFound */
    add(leadId: string, file: File, attempt: string): Promise<void>;
    /** @throws NotFound */
    read(leadId: string, id: string): Promise<Blob>;
    /** @throws NotFound */
    remove(leadId: string, id: string): Promise<void>;
  };
  /** Conversations, one for each person: messages from the website and replies by mail. */
  conversations: Pick<Records<ConversationDetails, never, Conversation>, 'list' | 'get' | 'remove' | 'removeAll'> & {
    /**
     * Staff only. Says of several at once that they are read, archived or somebody's; `mostAtOnce` at most. One that is so
     * already, in which something has come since or that is gone stays as it is. @returns for each that was changed what
     * takes it back. @throws InvalidInput (`responsibleId`) where there is no such account.
     */
    changeAll(changes: readonly ConversationChange[]): Promise<ConversationChange[]>;
    /**
     * Staff only. Sends a reply by mail; the same words under one attempt (see `create`) are one reply.
     * @throws InvalidInput @throws NotFound
     */
    reply(id: string, reply: ReplyForm, attempt: string): Promise<void>;
    /**
     * Staff only. @returns the id of the conversation with whoever a lead is, which is begun where there is none.
     * @throws NotFound where there is no such lead, or it has no address.
     */
    open(leadId: string): Promise<string>;
    /**
     * Staff only, else nothing is heard. @param listener hears which conversations change, whoever changes them; of an
     * empty list where it may have missed something. @returns ends it.
     */
    subscribe(listener: (news: readonly ConversationNews[]) => void): () => void;
  };
  /** Templates of replies. */
  templates: Records<Template, TemplateForm>;
  /** Clients' reviews: staff changes their status and answer, and writes none itself. */
  reviews: Omit<Records<Review, ReviewForm>, 'create'> & {
    /**
     * Hands a review to the company, where it waits for approval; the same one sent twice arrives once. @param trap as
     * of an enquiry. @param token of the personal link that it comes by; one that is good is used up, and the review
     * verified. @throws InvalidInput where the schema refuses it. @throws TooManyAttempts
     */
    send(review: SentReview, trap?: string, token?: string): Promise<void>;
    /** @returns whom a personal link was made for; null where it is used, over or unknown. */
    readRequest(token: string): Promise<ReviewRequest | null>;
    /**
     * Staff only. Makes a personal link by which a lead is asked for a review, good once within `requestDays`.
     * @returns its token. @throws NotFound
     */
    requestFrom(leadId: string): Promise<string>;
  };
  /**
   * What is refused because somebody or the place is taken at that time is `InvalidInput`, with a sentence that names the
   * other appointment and the next free time.
   */
  appointments: Records<AppointmentDetails, AppointmentForm, Appointment> & {
    /**
     * Staff only. @param from @param to instants, ISO 8601 UTC.
     * @returns every planned appointment that is under way at some time between them, the earliest first.
     */
    between(from: string, to: string, options?: ReadOptions): Promise<AppointmentDetails[]>;
    /** Staff only. @returns the mails that its client got about an appointment, the latest first. */
    mails(id: string): Promise<AppointmentMail[]>;
  };
  bookingRules: BookingRulesVerbs;
  consultations: ConsultationVerbs;
  images: {
    /** Staff only. Keeps a picture. @returns the address under which it can be shown. @throws InvalidInput (`file`) where it is no picture. */
    store(file: Blob): Promise<string>;
  };
}

/** Gives the backend; the first call starts loading it, later calls return the same promise. */
export type BackendSource = () => Promise<Backend>;
