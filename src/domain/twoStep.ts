import { object, string } from 'yup';
import { company } from '#content/company.ts';
import { twoStepSentences } from '#content/domain/twoStep.ts';
import { lineOfText, tooLong } from './texts.ts';

/** The company's name in authenticator apps and passkeys. */
export const issuer = company.name;

/** The ways in which somebody shows, after the password, that it is them. */
export const secondSteps = ['passkey', 'authenticator', 'recoveryCode'] as const;

/** One of {@link secondSteps}. */
export type SecondStep = (typeof secondSteps)[number];

/** A passkey, as its owner sees it. */
export interface Passkey {
  /** The credential's id, base64url. */
  id: string;
  name: string;
  /** Instants, ISO 8601 UTC; null where nobody has signed in with it yet. */
  createdAt: string;
  usedAt: string | null;
}

/** The second steps that an account has. */
export interface TwoStep {
  /** Whether an app shows codes for it. */
  hasAuthenticator: boolean;
  /** The oldest first. */
  passkeys: Passkey[];
  /** Recovery codes that were not used yet. */
  codesLeft: number;
}

/** @returns whether an account asks for a second step. */
export const isTwoStep = ({ hasAuthenticator, passkeys }: TwoStep): boolean => hasAuthenticator || passkeys.length > 0;

/** Recovery codes that an account has when they are new. */
export const recoveryCodeCount = 10;

/** Passkeys that an account may have: a few devices of one person. */
export const mostPasskeys = 10;

/** How long the second step may take after the password, and what a browser asks a passkey for, in ms. */
export const secondStepTime = 10 * 60 * 1000;

/** The secret of a new authenticator (base32), alone and in an address that an app can scan (`otpauth:`). */
export interface NewAuthenticator {
  secret: string;
  address: string;
}

/** The code of an app, or a recovery code; blanks and hyphens are how people group them. */
export const codeSchema = object({
  code: string().trim().default('').max(40, tooLong).required(twoStepSentences.codeNeeded),
});

/** @returns a typed code as it is compared. */
export const foldCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Letters and digits that nobody mistakes for each other. Source: Douglas Crockford, Base 32. */
const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @returns 80 random bits, as somebody can copy them: `7K2M-9QRT-0ABC-XYZ8`. */
export function newRecoveryCode(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => codeLetters[byte % 32]).join('');
  return letters.replace(/.{4}(?!$)/g, '$&-');
}

/** The password, asked once more before the ways to sign in are changed. */
export const confirmationSchema = object({
  password: string().default('').max(1000, tooLong).required(twoStepSentences.passwordNeeded),
});

/** A new passkey's name, given by its owner. */
export const passkeyNameSchema = object({
  name: lineOfText(60).required(twoStepSentences.nameNeeded),
});

/** The form in which a passkey is made. */
export const newPasskeySchema = confirmationSchema.concat(passkeyNameSchema);

/** Sentences of what is refused. */
export const { refusedCode, lateCode, refusedPasskey, demoHasOneStep } = twoStepSentences;
export const tooManyPasskeys = twoStepSentences.tooManyPasskeys(mostPasskeys);
