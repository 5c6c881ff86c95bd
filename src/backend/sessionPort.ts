import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { ForgottenWay } from '#domain/account.ts';
import type { Credentials, Session } from '#domain/session.ts';
import type { NewAuthenticator, TwoStep } from '#domain/twoStep.ts';

/** The options that the browser gets to use or make a passkey, and its answers (W3C, Web Authentication). */
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;
export type PasskeyAnswer = AuthenticationResponseJSON;
export type NewPasskeyRequest = PublicKeyCredentialCreationOptionsJSON;
export type NewPasskeyAnswer = RegistrationResponseJSON;

/** An account whose password is no secret. */
export type DemoAccount = Pick<Credentials, 'email' | 'password'>;

/** The ways to sign in that the login page offers. */
export interface SignInWays {
  /** The demo account that may be shown; null where there is none. */
  demoAccount: DemoAccount | null;
  /** How a forgotten password is helped. */
  forgotten: ForgottenWay;
  /** Whether somebody here has a passkey. */
  passkeys: boolean;
}

/** Signing in and out. */
export interface SessionVerbs {
  /** @returns who is signed in, or null. */
  current(): Promise<Session | null>;
  /** @returns the ways to sign in that the login page offers. */
  ways(): Promise<SignInWays>;
  /**
   * @throws SecondStepNeeded where the password was right, but is not enough @throws SignInRefused where no account has
   * this address and password @throws InvalidInput @throws TooManyAttempts
   */
  signIn(credentials: Credentials): Promise<Session>;
  /**
   * The second step, in the browser that has just made the first. @param code of an app, or a recovery code.
   * @throws InvalidInput (`code`) @throws TooManyAttempts
   */
  enterCode(code: string): Promise<Session>;
  /** @returns what to ask the browser for, so that somebody signs in with a passkey: both steps in one. */
  requestPasskey(): Promise<PasskeyRequest>;
  /** @param remember whether the session is to outlive the browser. @throws SignInRefused @throws TooManyAttempts */
  signInWithPasskey(answer: PasskeyAnswer, remember: boolean): Promise<Session>;
  /** Ends the session; without one it does nothing. */
  signOut(): Promise<void>;
  /** Staff only. Ends every session of the account, on all devices. */
  signOutEverywhere(): Promise<void>;
}

/**
 * How an account asks for more than a password. All of it is for staff, about their own account. What asks for the
 * password may reject with `InvalidInput` (`password`) and `TooManyAttempts`. What makes an account ask for a second step
 * for the first time answers with its recovery codes, which are shown once; else with null.
 */
export interface TwoStepVerbs {
  read(): Promise<TwoStep>;
  /** Makes a secret for an authenticator app; nothing counts until a code of it was entered. */
  beginAuthenticator(password: string): Promise<NewAuthenticator>;
  /** @throws InvalidInput (`code`) */
  confirmAuthenticator(code: string): Promise<string[] | null>;
  removeAuthenticator(password: string): Promise<void>;
  /** @returns what to ask the browser for, so that it makes a passkey. @throws InvalidInput (`password`) where there are too many. */
  beginPasskey(password: string): Promise<NewPasskeyRequest>;
  /** @throws InvalidInput (`name`) */
  addPasskey(name: string, answer: NewPasskeyAnswer): Promise<string[] | null>;
  /** Removes a passkey; one that is gone already counts as removed. */
  removePasskey(id: string, password: string): Promise<void>;
  /** Makes new recovery codes; those of before work no more. */
  renewCodes(password: string): Promise<string[]>;
}
