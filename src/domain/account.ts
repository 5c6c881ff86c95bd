import { boolean, type InferType, object, string } from 'yup';
import { accountSentences } from '#content/domain/account.ts';
import { roles, type Session } from './session.ts';
import { emailAddress, lineOfText, tooLong } from './texts.ts';
import { readUpload } from './uploads.ts';

/** Shortest password that staff may choose, in characters. */
export const shortestPassword = 10;

/** Said where a picture is none that was stored here. */
export const { notYourPicture } = accountSentences;

/** What somebody says of themselves; the picture is the address of an upload, in the demo the picture itself, or nothing. */
export const profileSchema = object({
  name: lineOfText(100).required(accountSentences.nameNeeded),
  picture: string()
    .default('')
    .test(
      'stored',
      notYourPicture,
      (text) => text === '' || readUpload(text) !== null || text.startsWith('data:image/'),
    )
    .defined(),
});

/** A valid profile form. */
export type ProfileForm = InferType<typeof profileSchema>;

const longEnough = accountSentences.longerPassword(shortestPassword);

/** @returns the schema of a password that is being chosen: every character counts, blanks too. */
const chosenPassword = () =>
  string()
    .default('')
    .max(1000, tooLong)
    .test('long-enough', longEnough, (text) => text.length >= shortestPassword)
    .defined();

/** A new password, and the one that it takes the place of. */
export const passwordSchema = object({
  current: string().default('').max(1000, tooLong).required(accountSentences.currentNeeded),
  next: chosenPassword(),
});

/** A valid form for a new password. */
export type PasswordForm = InferType<typeof passwordSchema>;

/** What a form says where the current password is another one. */
export const { wrongPassword } = accountSentences;

/** The sentence for an attempt to change the demo account. */
export const { demoStays } = accountSentences;

/** A browser in which somebody is signed in. */
export interface SignedInDevice {
  id: string;
  /** `Firefox on Windows`; empty where nothing is known. */
  device: string;
  /** Instants, ISO 8601 UTC: the sign-in, and the last use, to the minute. */
  createdAt: string;
  seenAt: string;
  /** Whether this is the session of the browser that asks. */
  current: boolean;
}

/** States of an account: an invited one has no password yet. */
export const accountStates = ['active', 'invited', 'disabled'] as const;

/** An account as owners see it. */
export interface StaffAccount extends Session {
  state: (typeof accountStates)[number];
  /** Whether signing in asks for a second step. */
  isTwoStep: boolean;
  /** When a session of it that still lasts was used last, ISO 8601 UTC; null where there is none. */
  seenAt: string | null;
}

/** Somebody who is to work here. */
export const inviteSchema = object({
  name: lineOfText(100).required(accountSentences.invitedNameNeeded),
  email: emailAddress().required(accountSentences.invitedEmailNeeded),
  role: string().oneOf(roles).default('staff').defined(),
});

/** Them as the form hands them on. */
export type InviteForm = InferType<typeof inviteSchema>;

/** An owner's change to an account; fields that are left out stay as they are. */
export const accountChangeSchema = object({
  role: string().oneOf(roles),
  disabled: boolean().strict(),
  /** Whether two-step sign-in is to be turned off, for somebody who has lost their device and their codes. */
  resetTwoStep: boolean().strict(),
});

/** A valid change of an account by an owner. */
export type AccountChange = InferType<typeof accountChangeSchema>;

/** How long the links are good by which a password is chosen, in hours: a forgotten one, and the first one. */
export const linkHours = { forgotten: 1, invited: 7 * 24 } as const;

/** The form for a forgotten password. */
export const forgotSchema = object({ email: emailAddress().required(accountSentences.emailNeeded) });

/** A password that is chosen by a link. */
export const linkPasswordSchema = object({ token: string().default('').max(100).defined(), next: chosenPassword() });

/** Whom a link is for by which a password is chosen. */
export interface PasswordLink {
  name: string;
  email: string;
  /** Whether the account has had no password before. */
  isNew: boolean;
}

/** How somebody who has forgotten a password is helped: by mail, by an owner, or not at all, as in the demo. */
export const forgottenWays = ['mail', 'owner', 'none'] as const;

/** One of {@link forgottenWays}. */
export type ForgottenWay = (typeof forgottenWays)[number];

/** Said where nobody would be left who says who works here. */
export const { lastOwner } = accountSentences;

/** Said where somebody is invited who is here already. */
export const { emailTaken } = accountSentences;

/** The sentence for staff who tries something that only owners may do. */
export const { ownersOnly } = accountSentences;

/** The secret address at which calendar programs read somebody's appointments; its secret is shown once. */
export interface CalendarFeed {
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
}
