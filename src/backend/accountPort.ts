import type {
  AccountChange,
  CalendarFeed,
  InviteForm,
  PasswordForm,
  PasswordLink,
  ProfileChange,
  SignedInDevice,
  StaffAccount,
} from '#domain/account.ts';
import type { LogEntry } from '#domain/log.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { FoundPerson, Retention } from '#domain/privacy.ts';
import type { ReadOptions } from './backend.ts';

/** Methods for one's own account; staff only. */
export interface OwnAccountPort {
  /** Changes one's own name or picture or both. @throws InvalidInput */
  change(change: ProfileChange): Promise<void>;
  /**
   * Changes one's own password, and ends all other sessions.
   * @throws InvalidInput if the current password is wrong @throws TooManyAttempts
   */
  changePassword(form: PasswordForm): Promise<void>;
  /** @returns one's own sessions: the current one first, then by last use. */
  listSessions(): Promise<SignedInDevice[]>;
  /** Ends one of one's own sessions; does nothing if it has already ended. */
  endSession(id: string): Promise<void>;
  /** Ends all of one's own sessions except the current one. */
  endOtherSessions(): Promise<void>;
  /** @returns when one's own calendar feed was created; null if there is none. */
  readFeed(): Promise<CalendarFeed | null>;
  /** Creates a calendar feed, replacing the earlier one. @returns its secret token, which is shown once. */
  makeFeed(): Promise<string>;
  /** Revokes the calendar feed; does nothing if there is none. */
  revokeFeed(): Promise<void>;
}

/** Methods by which owners manage all accounts; each may reject with `NotAllowed`. */
export interface StaffAccountsPort {
  /** @returns all accounts, by name. */
  list(): Promise<StaffAccount[]>;
  /**
   * Adds an account, whose user chooses a password by a link.
   * @returns the link's token, which is shown once, if no mail could be sent; otherwise null.
   * @throws InvalidInput
   */
  invite(form: InviteForm): Promise<string | null>;
  /** Creates another link for choosing the password of an account. @returns as `invite`. @throws NotFound */
  makeLink(id: string): Promise<string | null>;
  /** Changes an account. @throws NotFound @throws InvalidInput (`role`) if no owner would be left. */
  change(id: string, change: AccountChange): Promise<void>;
}

/** Methods for people who have no password yet or have forgotten it; available to everyone. */
export interface PasswordLinksPort {
  /** Sends a link to the account with this address, without revealing whether it exists. @throws TooManyAttempts */
  request(email: string): Promise<void>;
  /** @returns the account of a link; null if the link is used, expired or unknown. */
  read(token: string): Promise<PasswordLink | null>;
  /**
   * Sets a password with a single-use link, and ends all sessions of the account.
   * @throws NotFound as `read` @throws InvalidInput
   */
  choose(token: string, password: string): Promise<void>;
}

/** Methods of the activity log, for owners; each may reject with `NotAllowed`. */
export interface LogPort {
  /** @returns the requested page of log entries. */
  list(query: ListQuery, options?: ReadOptions): Promise<Page<LogEntry>>;
  /** @returns all matching entries of all pages, in the query's order, as a CSV file. */
  exportCsv(query: ListQuery): Promise<Blob>;
}

/**
 * Methods by which owners answer privacy requests. All may reject with `NotAllowed`.
 * @param contact the person's email address or telephone number; anything else is rejected with `InvalidInput`.
 */
export interface PrivacyPort {
  /** @returns how much is stored about a person. */
  find(contact: string): Promise<FoundPerson>;
  /** @returns everything that is stored about a person, as a JSON file. */
  exportJson(contact: string): Promise<Blob>;
  /**
   * Erases everything that is stored about a person; appointments remain without name and text.
   * @returns how many records of each kind there were.
   */
  erase(contact: string): Promise<FoundPerson['counts']>;
  /** @returns the retention period of leads, and the leads that will be erased within a week. */
  retention(): Promise<Retention>;
  /**
   * Sets the retention period of leads, in months. The dashboard announces erasures a week in advance.
   * @param expected the period to be replaced.
   * @throws InvalidInput @throws Conflict<Retention> if another period was set since.
   */
  setRetention(months: number, expected: number): Promise<Retention>;
}
