import type { ColumnType, Generated } from 'kysely';
import type { ActivityKind } from '#domain/activity.ts';
import type { MailPurpose } from '#domain/appointmentMails.ts';
import type { PostCategory } from '#domain/categories.ts';
import type { SortKey } from '#domain/entity.ts';
import type { LogSubject } from '#domain/log.ts';
import type { PostStatus } from '#domain/post.ts';
import type { Role } from '#domain/session.ts';
import type { AccountLinkTable } from './accountLinks.ts';
import type { AppointmentBookingTable, AppointmentTable } from './appointmentTable.ts';
import type { BookingLinkTable } from './bookingLinks.ts';
import type { CalendarFeedTable } from './calendarFeeds.ts';
import type { ConversationTable, MessageTable } from './conversationTable.ts';
import type { LeadFileTable } from './leadFiles.ts';
import type { LeadImportMergeTable, LeadImportPartTable, LeadImportTable } from './leadImports.ts';
import type { LeadTable } from './leadTable.ts';
import type { PasskeyChallengeTable, PasskeyTable } from './passkeys.ts';
import type { PostAddressTable } from './postAddresses.ts';
import type { ReviewPictureTable } from './reviewPictures.ts';
import type { ReviewRequestTable } from './reviewRequests.ts';
import type { ReviewTable } from './reviewTable.ts';
import type { SavedViewTable } from './savedViews.ts';
import type { TemplateTable } from './templates.ts';
import type { AuthenticatorTable, FirstStepTable, RecoveryCodeTable } from './twoStep.ts';

/**
 * The tables, the same on both engines: ids are text, times ISO 8601 UTC text, truth is 0 or 1, lists are JSON text.
 * Columns named `…_key` and `search` hold folded copies that lists are sorted by and searched in.
 */
export interface Tables {
  account: AccountTable;
  session: SessionTable;
  rate_limit: RateLimitTable;
  device: DeviceTable;
  account_link: AccountLinkTable;
  authenticator: AuthenticatorTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  first_step: FirstStepTable;
  write_attempt: WriteAttemptTable;
  enquiry: EnquiryTable;
  lead: LeadTable;
  lead_import: LeadImportTable;
  lead_import_part: LeadImportPartTable;
  lead_import_merge: LeadImportMergeTable;
  lead_file: LeadFileTable;
  conversation: ConversationTable;
  message: MessageTable;
  template: TemplateTable;
  post: PostTable;
  post_address: PostAddressTable;
  review: ReviewTable;
  review_picture: ReviewPictureTable;
  review_request: ReviewRequestTable;
  booking_link: BookingLinkTable;
  calendar_feed: CalendarFeedTable;
  appointment: AppointmentTable;
  appointment_booking: AppointmentBookingTable;
  site_record: SiteRecordTable;
  outbox: OutboxTable;
  activity: ActivityTable;
  upload: UploadTable;
  picture_file: PictureFileTable;
  setting: SettingTable;
  saved_view: SavedViewTable;
}

export interface AccountTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  /** Empty where none was chosen yet. */
  password_hash: string;
  is_demo: number;
  role: Role;
  /** Address of an upload, or empty. */
  picture: string;
  /** Tag of the language in which they signed in last; empty where that is not known. */
  language: string;
  disabled_at: string | null;
  created_at: string;
}

export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
  /** The browser and system that the session was begun with: `Firefox on Windows`; empty where nothing is known. */
  device: string;
  /** When the session was used last, to the minute. */
  seen_at: string;
}

/** A browser in which somebody has signed in with an account before. */
export interface DeviceTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
}

/** Which record a form has made, for the case that it comes again. */
export interface WriteAttemptTable {
  /** SHA-256 of the account and the form's own key, hex. */
  key: string;
  record_id: string;
  /** The record's version after the last attempt. */
  version: number;
  created_at: string;
}

/** Hits against a limit within a window of time. */
export interface RateLimitTable {
  /** SHA-256 of what is limited, hex. */
  key: string;
  hits: number;
  /** When the window is over. */
  until: string;
}

export interface EnquiryTable {
  id: string;
  reference: string;
  idempotency_key: string;
  name: string;
  email: string;
  phone: string;
  event_type: string;
  event_date: string | null;
  message: string;
  page: string;
  service: string;
  created_at: string;
  /** The lead that its own was merged into; it goes with it. */
  lead_id: string | null;
}

export interface PostTable {
  id: string;
  /** As addresses have it: empty for the site's first. */
  language: string;
  slug: string;
  /** Title and description for search engines; empty where title and excerpt serve. */
  meta_title: string;
  meta_description: string;
  title: string;
  excerpt: string;
  content: string;
  category: PostCategory;
  /** JSON list. */
  tags: string;
  featured_image: string;
  author: string;
  status: PostStatus;
  created_at: string;
  updated_at: string;
  /** When visitors first saw it; null for a post that was never published. */
  published_at: string | null;
  version: number;
  title_key: SortKey;
  author_key: SortKey;
  status_key: SortKey;
  /** Title and excerpt, and those with the tags. */
  search: string;
  public_search: string;
}

/** Records that visitors see and nobody edits yet, as JSON. */
export interface SiteRecordTable {
  /** As addresses have it: empty for the site's first. */
  language: string;
  kind: 'event' | 'testimonial' | 'photo' | 'story';
  position: number;
  record: string;
}

export interface OutboxTable {
  id: string;
  /** The enquiry that it tells of; it goes with it. */
  enquiry_id: string | null;
  /** The review that it tells of; it goes with it, too. */
  review_id: string | null;
  /** The reply that it brings; it goes with it, too. */
  message_id: string | null;
  /** The lead that it is sent to; it goes with it, too. */
  lead_id: string | null;
  /** The appointment that it tells of; it goes with it, too. */
  appointment_id: string | null;
  /** Purpose of a mail about an appointment; null for all other mails. */
  purpose: MailPurpose | null;
  /** The mail's part for calendar programs, as iCalendar. */
  calendar: string | null;
  recipient: string;
  subject: string;
  body: string;
  created_at: string;
  attempts: ColumnType<number, number | undefined>;
  /** When to try next, or until when somebody is trying. */
  due_at: string;
  sent_at: string | null;
  last_error: string | null;
  /** When the mail server refused the mail for good. */
  failed_at: string | null;
  /** 1 where the mail server took no mail at all when it was last asked. */
  waits_for_server: ColumnType<number, number | undefined>;
  /** Until when the link in a mail lets its reader in; such a mail is deleted once it is sent or this has passed. Null for all other mails. */
  expires_at: string | null;
}

/** One change to a record: by whom, what, when. The row of a deleted record names nothing of its content. */
export interface ActivityTable {
  id: string;
  entity: LogSubject;
  entity_id: string;
  kind: ActivityKind;
  account_id: string | null;
  /** JSON: what of `NewActivity` is not empty. */
  detail: string;
  created_at: string;
  version: number;
}

export interface UploadTable {
  /** The part of the file names before the width. */
  name: string;
  created_at: string;
}

/** The files of pictures, where the database keeps them; beside an embedded one they lie in a folder. */
export interface PictureFileTable {
  /** The last part of the file's address. */
  name: string;
  /** The picture's name in `upload`. */
  upload: string;
  /** In bytes. */
  size: number;
  bytes: Buffer;
}

export interface SettingTable {
  name: string;
  value: Generated<string>;
}
