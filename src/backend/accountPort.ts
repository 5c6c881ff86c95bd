import type { PasswordForm, ProfileForm, SignedInDevice } from '#domain/account.ts';

/** What somebody does with their own account. All of it is for staff. */
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
}
