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
import type { Lead, LeadDetails, LeadForm } from '#domain/lead.ts';
import type { Overview } from '#domain/overview.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { Post, PostForm, PostSummary } from '#domain/post.ts';
import type { GalleryQuery, TestimonialQuery } from '#domain/publicQueries.ts';
import type { Review, ReviewForm } from '#domain/review.ts';
import type { SavedView, ViewChange, ViewForm } from '#domain/savedView.ts';
import type { FoundRecords } from '#domain/search.ts';
import type { ReviewRequest, SentReview } from '#domain/sentReview.ts';
import type { Person } from '#domain/session.ts';
import type { Template, TemplateForm } from '#domain/template.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import type { LogPort, OwnAccountPort, PasswordLinksPort, PrivacyPort, StaffAccountsPort } from './accountPort.ts';
import type { ArticlePort } from './articlePort.ts';
import type { BookingRulesPort, ConsultationPort } from './bookingPort.ts';
import type { LeadFilePort, LeadImportPort, LeadPort } from './leadPort.ts';
import type { MailPort } from './mailPort.ts';
import type { SessionPort, TwoStepPort } from './sessionPort.ts';

/** Options for reading. */
export interface ReadOptions {
  /** Cancels the request; the promise may then reject with the signal's reason. */
  signal?: AbortSignal;
}

/** The methods of one kind of record, for staff. `Listed` is a row of its list. */
export interface Records<Row, Form, Listed = Row> {
  /** Staff only. @returns the requested page of all matching records. */
  list(query: ListQuery, options?: ReadOptions): Promise<Page<Listed>>;
  /** Staff only. @throws NotFound */
  get(id: string): Promise<Row>;
  /**
   * Staff only. Stores a new record.
   * @param attempt the same for all attempts from one form (see `newAttempt`); if an earlier attempt has stored the
   * record, it is updated.
   * @throws InvalidInput
   * @throws NotFound if it was deleted since
   * @throws Conflict<Row> if it was changed by somebody else since
   */
  create(form: Form, attempt: string): Promise<Row>;
  /**
   * Staff only. Changes a record.
   * @param version the version that was edited.
   * @throws InvalidInput @throws NotFound
   * @throws Conflict<Row> if somebody else has changed the record since
   */
  update(id: string, form: Form, version: number): Promise<Row>;
  /** Staff only. @throws NotFound */
  remove(id: string): Promise<void>;
  /** Staff only. Deletes several records, at most `maxAtOnce`; those that are already deleted are ignored. */
  removeAll(ids: readonly string[]): Promise<void>;
}

/**
 * The port through which the user interface reads and writes all data. Records are plain JSON, dates ISO 8601. Every
 * method may reject with `Unreachable`, those for staff also with `SignedOut`; further errors are documented per
 * method.
 */
export interface Backend {
  events: {
    /** @returns the latest events, newest first. */
    listRecent(): Promise<RecentEvent[]>;
  };
  testimonials: {
    /** @returns the matching testimonials in their stored order, then the approved reviews, newest first. */
    list(query: TestimonialQuery): Promise<Testimonial[]>;
  };
  gallery: {
    /** @returns the matching pictures in their stored order. */
    list(query: GalleryQuery): Promise<CaptionedPhoto[]>;
    /**
     * @param slug slug of the story, as stored with pictures.
     * @returns the story, with a teaser of the next one.
     * @throws NotFound
     */
    readStory(slug: string): Promise<StoryPage>;
  };
  /** The posts; lists for staff include drafts. */
  posts: Records<Post, PostForm, PostSummary> & ArticlePort;
  enquiries: {
    /**
     * Sends an enquiry to the company; repeated attempts are stored once.
     * @param honeypot the value of the hidden honeypot field, which only bots fill in.
     * @throws InvalidInput if the schema rejects the enquiry @throws TooManyAttempts
     */
    send(enquiry: Enquiry, source: EnquirySource, honeypot?: string): Promise<EnquiryReceipt>;
  };
  session: SessionPort;
  twoStep: TwoStepPort;
  account: OwnAccountPort;
  accounts: StaffAccountsPort;
  passwordLinks: PasswordLinksPort;
  log: LogPort;
  privacy: PrivacyPort;
  people: {
    /** Staff only. @returns all people whose account is not disabled, by name. */
    list(): Promise<Person[]>;
  };
  /** Saved list URLs; each user sees only their own. */
  views: {
    /** Staff only. @returns the user's saved views of all lists, A to Z. */
    list(): Promise<SavedView[]>;
    /**
     * Staff only. Saves a list URL, without parameters unknown to the list; saving the same view again has no effect.
     * @throws InvalidInput (`name`) if the name is taken, or the list already has `maxViews`.
     */
    save(view: ViewForm): Promise<SavedView>;
    /** Staff only. Changes the name or the URL of a view. @throws InvalidInput @throws NotFound */
    change(id: string, change: ViewChange): Promise<SavedView>;
    /** Staff only. @throws NotFound */
    remove(id: string): Promise<void>;
  };
  dashboard: {
    /** Staff only. @returns the counters and recent records, which the layout of the back office needs as well. */
    read(): Promise<Dashboard>;
    /** Staff only. */
    overview(): Promise<Overview>;
  };
  search: {
    /**
     * Staff only. Looks into all texts of all records, also into those that lists do not search.
     * @returns the records that contain each word of the text, of each kind at most `maxFoundPerKind`; for a phone
     * number, those with its digits.
     */
    everywhere(text: string, options?: ReadOptions): Promise<FoundRecords>;
  };
  /** The leads; except in lists, they include their enquiries. */
  leads: Records<LeadDetails, LeadForm, Lead> & LeadPort & LeadImportPort;
  leadFiles: LeadFilePort;
  /** Conversations, one for each person: messages from the website and replies by mail. */
  conversations: Pick<Records<ConversationDetails, never, Conversation>, 'list' | 'get' | 'remove' | 'removeAll'> & {
    /**
     * Staff only. Marks several conversations as read or archived, or assigns them, at most `maxAtOnce`. Conversations
     * that need no change, are not as expected or were deleted are skipped.
     * @returns the changes that undo those applied.
     * @throws InvalidInput (`responsibleId`) if there is no such account.
     */
    changeAll(changes: readonly ConversationChange[]): Promise<ConversationChange[]>;
    /**
     * Staff only. Sends a reply by mail; attempts with the same key (see `create`) and text are sent once.
     * @throws InvalidInput @throws NotFound
     */
    reply(id: string, reply: ReplyForm, attempt: string): Promise<void>;
    /**
     * Staff only.
     * @returns the id of the conversation with a lead's person, which is created if there is none.
     * @throws NotFound if there is no such lead, or it has no address.
     */
    open(leadId: string): Promise<string>;
    /**
     * Staff only; without a session, nothing is reported. Subscribes to changes of conversations.
     * @param listener called with changes by anyone; called with an empty list if changes may have been missed.
     * @returns a function that ends the subscription.
     */
    subscribe(listener: (news: readonly ConversationNews[]) => void): () => void;
  };
  /** Reply templates. */
  templates: Records<Template, TemplateForm>;
  /** Clients' reviews: staff can change status and answer, but not create reviews. */
  reviews: Omit<Records<Review, ReviewForm>, 'create'> & {
    /**
     * Sends a review to the company, where it awaits approval; repeated attempts are stored once.
     * @param honeypot as for an enquiry.
     * @param token the token of a personal link; a valid one is used up, and the review is marked as verified.
     * @throws InvalidInput if the schema rejects the review @throws TooManyAttempts
     */
    send(review: SentReview, honeypot?: string, token?: string): Promise<void>;
    /** @returns whom a personal link was created for; null if it is used, expired or unknown. */
    readRequest(token: string): Promise<ReviewRequest | null>;
    /**
     * Staff only. Creates a single-use personal link that asks a lead for a review; valid for `requestDays`.
     * @returns its token.
     * @throws NotFound
     */
    requestFrom(leadId: string): Promise<string>;
  };
  /**
   * The appointments. If a person or the place is already booked, writes reject with `InvalidInput`, whose message
   * names the other appointment and the next free time.
   */
  appointments: Records<AppointmentDetails, AppointmentForm, Appointment> & {
    /**
     * Staff only.
     * @param from start of the span, ISO 8601 UTC.
     * @param to end of the span, ISO 8601 UTC.
     * @returns all planned appointments that overlap the span, earliest first.
     */
    between(from: string, to: string, options?: ReadOptions): Promise<AppointmentDetails[]>;
    /**
     * @returns the current instant, ISO 8601 UTC; in the demo, whose records are old, that of its latest lead.
     */
    now(): Promise<string>;
    /** Staff only. @returns the mails sent to the client about an appointment, latest first. */
    mails(id: string): Promise<AppointmentMail[]>;
  };
  mails: MailPort;
  bookingRules: BookingRulesPort;
  consultations: ConsultationPort;
  images: {
    /** Staff only. Uploads a picture. @returns its URL. @throws InvalidInput (`file`) if the file is no picture. */
    store(file: Blob): Promise<string>;
  };
}

/** Returns the backend; the first call starts loading it, later calls return the same promise. */
export type BackendSource = () => Promise<Backend>;
