import { type InferType, object, string } from 'yup';
import { lineOfText, tooLong } from './texts.ts';

/** Shortest password that staff may choose, in characters. */
export const shortestPassword = 10;

/** What somebody says of themselves. */
export const profileSchema = object({ name: lineOfText(100).required('Please tell us your name.') });

/** It as its form hands it on. */
export type ProfileForm = InferType<typeof profileSchema>;

const longEnough = `Please choose a password of ${shortestPassword} characters or more.`;

/** @returns the schema of a password that is being chosen: every character counts, blanks too. */
const chosenPassword = () =>
  string()
    .default('')
    .max(1000, tooLong)
    .test('long-enough', longEnough, (text) => text.length >= shortestPassword)
    .defined();

/** A new password, and the one that it takes the place of. */
export const passwordSchema = object({
  current: string().default('').max(1000, tooLong).required('Please enter your current password.'),
  next: chosenPassword(),
});

/** They as their form hands them on. */
export type PasswordForm = InferType<typeof passwordSchema>;

/** What a form says where the current password is another one. */
export const wrongPassword = 'This is not your current password.';

/** What is said where the demo account is to be changed. */
export const demoStays = 'This is the demo account: its password stays as everybody knows it.';

/** A browser in which somebody is signed in. */
export interface SignedInDevice {
  id: string;
  /** `Firefox on Windows`; empty where nothing is known. */
  device: string;
  /** Instants, ISO 8601 UTC: the sign-in, and the last use, to the minute. */
  createdAt: string;
  seenAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}
