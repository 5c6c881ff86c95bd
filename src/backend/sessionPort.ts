import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasswordHelp } from '#domain/account.ts';
import type { Credentials, Session } from '#domain/session.ts';
import type { NewAuthenticator, TwoStep } from '#domain/twoStep.ts';

/** Options with which the browser signs in with a passkey (W3C, Web Authentication). */
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;
/** The browser's response to a {@link PasskeyRequest}. */
export type PasskeyAnswer = AuthenticationResponseJSON;
/** Options with which the browser creates a passkey. */
export type NewPasskeyRequest = PublicKeyCredentialCreationOptionsJSON;
/** The browser's response to a {@link NewPasskeyRequest}. */
export type NewPasskeyAnswer = RegistrationResponseJSON;

/** An account whose password is public. */
export type DemoAccount = Pick<Credentials, 'email' | 'password'>;

/** What the login page offers for signing in. */
export interface SignInOptions {
  /** The demo account to show; null if there is none. */
  demoAccount: DemoAccount | null;
  /** The help that is offered for a forgotten password. */
  forgotten: PasswordHelp;
  /** Whether any account has a passkey. */
  passkeys: boolean;
}

/** Methods for signing in and out. */
export interface SessionPort {
  /** @returns the current session, or null. */
  current(): Promise<Session | null>;
  /** @returns what the login page offers for signing in. */
  signInOptions(): Promise<SignInOptions>;
  /**
   * Signs in with a password.
   * @throws SecondStepNeeded if the password is correct, but the account needs a second step
   * @throws SignInRefused if no account has this address and password @throws InvalidInput @throws TooManyAttempts
   */
  signIn(credentials: Credentials): Promise<Session>;
  /**
   * Completes the second step, in the browser of the first one.
   * @param code a code of an authenticator app, or a recovery code.
   * @throws InvalidInput (`code`) @throws TooManyAttempts
   */
  enterCode(code: string): Promise<Session>;
  /** @returns the browser options for signing in with a passkey, which covers both steps. */
  requestPasskey(): Promise<PasskeyRequest>;
  /**
   * Signs in with a passkey.
   * @param remember whether the session outlives the browser.
   * @throws SignInRefused @throws TooManyAttempts
   */
  signInWithPasskey(answer: PasskeyAnswer, remember: boolean): Promise<Session>;
  /** Ends the session; does nothing if there is none. */
  signOut(): Promise<void>;
  /** Staff only. Ends all sessions of the account, on all devices. */
  signOutEverywhere(): Promise<void>;
  /**
   * @param listener called when somebody has signed in or out in another tab of this browser, which shares the session.
   * @returns a function that ends the subscription.
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Methods for two-step sign-in with one's own account; staff only. Those with a password may reject with `InvalidInput`
 * (`password`) and `TooManyAttempts`. Those that add a second step resolve to recovery codes, shown once, if it is the
 * account's first one; otherwise to null.
 */
export interface TwoStepPort {
  /** @returns the second steps that are set up. */
  read(): Promise<TwoStep>;
  /** Creates a secret for an authenticator app; it becomes active once a code was entered. */
  beginAuthenticator(password: string): Promise<NewAuthenticator>;
  /** Activates an authenticator app. @throws InvalidInput (`code`) */
  confirmAuthenticator(code: string): Promise<string[] | null>;
  /** Removes the authenticator app; does nothing if there is none. */
  removeAuthenticator(password: string): Promise<void>;
  /** @returns the browser options for creating a passkey. @throws InvalidInput (`password`) if there are too many. */
  beginPasskey(password: string): Promise<NewPasskeyRequest>;
  /** Adds a passkey. @throws InvalidInput (`name`) */
  addPasskey(name: string, answer: NewPasskeyAnswer): Promise<string[] | null>;
  /** Removes a passkey; does nothing if it is already removed. */
  removePasskey(id: string, password: string): Promise<void>;
  /** Replaces all recovery codes. @returns the new ones. */
  renewCodes(password: string): Promise<string[]>;
}
