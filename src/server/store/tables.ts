import type { Generated } from 'kysely';
import type { PostCategory } from '#domain/categories.ts';
import type { EventType } from '#domain/enquiry.ts';
import type { SortKey } from '#domain/entity.ts';
import type { PostStatus } from '#domain/post.ts';
import type { Role } from '#domain/session.ts';
import type { AccountLinkTable } from './accountLinks.ts';
import type { ActivityTable } from './activities.ts';
import type { AppointmentBookingTable, AppointmentTable } from './appointmentTable.ts';
import type { BookingLinkTable } from './bookingLinks.ts';
import type { CalendarFeedTable } from './calendarFeeds.ts';
import type { ConversationTable, MessageTable } from './conversationTable.ts';
import type { LeadFileTable } from './leadFiles.ts';
import type { LeadImportMergeTable, LeadImportPartTable, LeadImportTable } from './leadImports.ts';
import type { LeadTable } from './leadTable.ts';
import type { OutboxTable } from './outboxTable.ts';
import type { PasskeyChallengeTable, PasskeyTable } from './passkeys.ts';
import type { PostAddressTable } from './postAddresses.ts';
import type { RateLimitTable } from './rateLimits.ts';
import type { MergedLeadTable } from './relatedLeads.ts';
import type { ReviewPictureTable } from './reviewPictures.ts';
import type { ReviewRequestTable } from './reviewRequests.ts';
import type { ReviewTable } from './reviewTable.ts';
import type { SavedViewTable } from './savedViews.ts';
import type { SettingTable } from './settings.ts';
import type { TemplateTable } from './templates.ts';
import type { AuthenticatorTable, FirstStepTable, RecoveryCodeTable } from './twoStep.ts';

/**
 * The tables, the same on both engines: ids are text, times ISO 8601 UTC text, booleans 0 or 1, lists JSON text. The
 * columns `…_key` and `search` contain normalised copies for sorting and searching.
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
  merged_lead: MergedLeadTable;
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

/** An account of a staff member or owner. Accounts are disabled, never deleted. */
export interface AccountTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  /** Empty until a password is chosen. */
  password_hash: string;
  is_demo: number;
  role: Role;
  /** URL path of an upload, or empty. */
  picture: string;
  /** Tag of the language of the last sign-in; empty if unknown. */
  language: string;
  disabled_at: string | null;
  created_at: string;
}

/** A signed-in browser. Deleted when the user signs out, loses access or changes the password, and after it expires. */
export interface SessionTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
  /**
   * Browser at sign-in, empty if unknown. In sessions from before the system was stored apart: browser and system, as a
   * text in the language of the sign-in.
   */
  device: string;
  /** System at sign-in; empty if unknown. */
  system: Generated<string>;
  /** Time of the last use, with an accuracy of one minute. */
  seen_at: string;
}

/** A browser in which an account has signed in before. */
export interface DeviceTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  account_id: string;
  created_at: string;
  expires_at: string;
}

/** The record created from a form, for repeated requests. */
export interface WriteAttemptTable {
  /** SHA-256 of the account and the form's idempotency key, hex. */
  key: string;
  record_id: string;
  /** The record's version after the last attempt. */
  version: number;
  created_at: string;
}

/** An enquiry as the visitor sent it. Deleted with its lead. */
export interface EnquiryTable {
  id: string;
  reference: string;
  idempotency_key: string;
  name: string;
  email: string;
  phone: string;
  event_type: EventType;
  event_date: string | null;
  message: string;
  page: string;
  service: string;
  created_at: string;
  /** The lead that the enquiry's own lead was merged into; the enquiry is deleted with it. */
  lead_id: string | null;
}

/** A blog post, also as a draft. Deleted by staff. */
export interface PostTable {
  id: string;
  /** Language prefix, as in URLs; empty for the site's default language. */
  language: string;
  slug: string;
  /** Title and description for search engines; if empty, title and excerpt are used. */
  meta_title: string;
  meta_description: string;
  title: string;
  excerpt: string;
  content: string;
  category: PostCategory;
  /** JSON array. */
  tags: string;
  featured_image: string;
  author: string;
  status: PostStatus;
  created_at: string;
  updated_at: string;
  /** Time of the first publication; null if the post was never published. */
  published_at: string | null;
  version: number;
  title_key: SortKey;
  author_key: SortKey;
  status_key: SortKey;
  /** Searchable text: title and excerpt; `public_search` also contains the tags, `full_search` all texts. */
  search: string;
  public_search: string;
  full_search: string;
}

/** Public records that cannot be edited in the back office, as JSON. */
export interface SiteRecordTable {
  /** Language prefix, as in URLs; empty for the site's default language. */
  language: string;
  kind: 'event' | 'testimonial' | 'photo' | 'story';
  position: number;
  record: string;
}

/** A picture uploaded for a post or an account. Deleted by a daily job once nothing uses it. */
export interface UploadTable {
  /** The part of the file names before the width. */
  name: string;
  created_at: string;
}

/** The files of pictures, if they are stored in the database; with an embedded database they are in a folder. */
export interface PictureFileTable {
  /** The last segment of the file's URL. */
  name: string;
  /** The picture's name in `upload`. */
  upload: string;
  /** Size in bytes. */
  size: number;
  bytes: Buffer;
}
