import type {
  AccountChange,
  CalendarFeed,
  InviteForm,
  PasswordForm,
  PasswordLink,
  ProfileForm,
  SignedInDevice,
  StaffAccount,
} from '#domain/account.ts';
import type { LogEntry } from '#domain/log.ts';
import type { ListQuery, Page } from '#domain/pagedQuery.ts';
import type { FoundPerson, Retention } from '#domain/privacy.ts';

/** The verbs of one's own account; staff only. */
export interface AccountVerbs {
  /** Changes one's own name. @throws InvalidInput */
  change(form: ProfileForm): Promise<void>;
  /**
   * Changes one's own password, and ends all other sessions.
   * @throws InvalidInput where the current one is wrong @throws TooManyAttempts
   */
  changePassword(form: PasswordForm): Promise<void>;
  /** @returns where one is signed in, this browser first, then the one that was used last. */
  listSessions(): Promise<SignedInDevice[]>;
  /** Ends one of one's own sessions; one that is over already counts as ended. */
  endSession(id: string): Promise<void>;
  /** Ends all of them but this one. */
  endOtherSessions(): Promise<void>;
  /** @returns when the address was made at which calendar programs read one's appointments; null where there is none. */
  readFeed(): Promise<CalendarFeed | null>;
  /** Makes a new feed address; the one before stops working. @returns its secret, which is shown once. */
  makeFeed(): Promise<string>;
  /** Ends it; without one it does nothing. */
  revokeFeed(): Promise<void>;
}

/** The verbs by which owners manage all accounts; each may reject with `NotAllowed`. */
export interface AccountsVerbs {
  /** @returns all accounts, by name. */
  list(): Promise<StaffAccount[]>;
  /**
   * Adds an account, whose owner chooses a password by a link. @returns the link's token where no mail could bring it:
   * it is shown once. @throws InvalidInput
   */
  invite(form: InviteForm): Promise<string | null>;
  /** Makes another link by which an account's password is chosen. @returns as `invite`. @throws NotFound */
  makeLink(id: string): Promise<string | null>;
  /** @throws NotFound @throws InvalidInput (`role`) where nobody would be left who is an owner. */
  change(id: string, change: AccountChange): Promise<void>;
}

/** How somebody gets in who has no password, or has forgotten it. For everybody. */
export interface PasswordLinksVerbs {
  /** Sends a link to whoever has this address, and tells nobody whether there is such an account. @throws TooManyAttempts */
  request(email: string): Promise<void>;
  /** @returns whom a link is for; null where it is used, over or unknown. */
  read(token: string): Promise<PasswordLink | null>;
  /** Chooses a password, once, and ends all sessions of the account. @throws NotFound as `read` @throws InvalidInput */
  choose(token: string, password: string): Promise<void>;
}

/** The verbs of the log; for owners, each may reject with `NotAllowed`. */
export interface LogVerbs {
  /** @returns the asked page of what was done. */
  list(query: ListQuery, options?: { signal?: AbortSignal }): Promise<Page<LogEntry>>;
  /** @returns all entries that match, on all pages and in the query's order, as a CSV file. */
  exportCsv(query: ListQuery): Promise<Blob>;
}

/**
 * What owners do for a person who asks what is stored of them. @param contact their email address or telephone number.
 * All of it may reject with `NotAllowed`, and with `InvalidInput` where it is neither.
 */
export interface PrivacyVerbs {
  /** @returns how much is stored of a person. */
  find(contact: string): Promise<FoundPerson>;
  /** @returns everything that is stored of a person, as a JSON file. */
  exportJson(contact: string): Promise<Blob>;
  /** Erases all that is stored of a person, for good; appointments keep their time without the name. @returns how much there was of each kind. */
  erase(contact: string): Promise<FoundPerson['counts']>;
  /** @returns how long leads are kept. */
  retention(): Promise<Retention>;
  /** Says how long leads are kept; a week before any is erased, the dashboard says so. @throws InvalidInput */
  setRetention(months: number): Promise<Retention>;
}
