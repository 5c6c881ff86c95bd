import { object, string } from 'yup';
import { company } from '#content/company.ts';
import { twoStepSentences } from '#content/domain/twoStep.ts';
import { minute } from './durations.ts';
import { lineOfText, tooLong } from './texts.ts';

/** The company's name in authenticator apps and passkeys. */
export const issuer = company.name;

/** The kinds of second sign-in steps. */
export const secondSteps = ['passkey', 'authenticator', 'recoveryCode'] as const;

/** One of {@link secondSteps}. */
export type SecondStep = (typeof secondSteps)[number];

/** A passkey, as shown to its owner. */
export interface Passkey {
  /** The credential id, base64url. */
  id: string;
  name: string;
  /** Instants, ISO 8601 UTC; `usedAt` is null if the passkey was never used. */
  createdAt: string;
  usedAt: string | null;
}

/** The second steps that an account has set up. */
export interface TwoStep {
  /** Whether an authenticator app is set up. */
  hasAuthenticator: boolean;
  /** Oldest first. */
  passkeys: Passkey[];
  /** Number of unused recovery codes. */
  codesLeft: number;
  /** Whether it is the demo account, which everyone may use, so that nobody may change how it signs in. */
  isDemo: boolean;
}

/** @returns whether an account needs a second step. */
export const isTwoStep = ({ hasAuthenticator, passkeys }: Omit<TwoStep, 'isDemo'>): boolean =>
  hasAuthenticator || passkeys.length > 0;

/** Number of recovery codes in a new set. */
export const recoveryCodeCount = 10;

/** Maximum passkeys per account: a few devices of one person. */
export const maxPasskeys = 10;

/** Time limit of the second step and of passkey requests, in ms. */
export const secondStepTime = 10 * minute;

/** The Base32 secret of a new authenticator, and its `otpauth:` URL, which apps can scan. */
export interface NewAuthenticator {
  secret: string;
  address: string;
}

/** Schema of an app's code or a recovery code, which may contain spaces and hyphens. */
export const codeSchema = object({
  code: string().trim().default('').max(40, tooLong).required(twoStepSentences.codeNeeded),
});

/** @returns a code, normalised for comparison. */
export const foldCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Letters and digits that are not confused with each other. Source: Douglas Crockford, Base 32. */
const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @returns a readable code of 80 random bits: `7K2M-9QRT-0ABC-XYZ8`. */
export function newRecoveryCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => codeLetters[byte % 32]).join('');
  return letters.replace(/.{4}(?!$)/g, '$&-');
}

/** Schema for the current password, which is asked for before the ways to sign in are changed. */
export const confirmationSchema = object({
  password: string().default('').max(1000, tooLong).required(twoStepSentences.passwordNeeded),
});

/** Schema for the name of a new passkey. */
export const passkeyNameSchema = object({
  name: lineOfText(60).required(twoStepSentences.nameNeeded),
});

/** Schema of the form for adding a passkey. */
export const newPasskeySchema = confirmationSchema.concat(passkeyNameSchema);

/** Error messages for rejected codes and passkeys, and why the demo account has no second step. */
export const { refusedCode, lateCode, refusedPasskey, unusablePasskey, demoHasOneStep } = twoStepSentences;

/** Error message for a passkey beyond the maximum number. */
export const tooManyPasskeys = twoStepSentences.tooManyPasskeys(maxPasskeys);
