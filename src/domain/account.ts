import { boolean, type InferType, object, string } from 'yup';
import { accountSentences } from '#content/domain/account.ts';
import type { Device } from './deviceName.ts';
import { roles, type Session } from './session.ts';
import { emailAddress, lineOfText, tooLong } from './texts.ts';
import { readUpload } from './uploads.ts';

/** Minimum length of a password, in characters. */
export const minPasswordLength = 10;

/** Error message for a picture that was not uploaded to this server. */
export const { notYourPicture } = accountSentences;

/** Schema of the profile form. The picture is the path of an upload, in the demo a data URL, or empty. */
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

/** A change of the profile; fields that it does not name stay as they are. */
export type ProfileChange = Partial<ProfileForm>;

/** Fields of the profile form. */
const profileFields = ['name', 'picture'] as const satisfies (keyof ProfileForm)[];

/** @returns the schema of the fields that a change of the profile names. */
export const profileChangeSchema = (change: ProfileChange) =>
  profileSchema.pick(profileFields.filter((field) => change[field] !== undefined));

/** @returns a change to the fields whose values differ. */
export const profileChangeOf = (before: ProfileForm, after: ProfileForm): ProfileChange =>
  Object.fromEntries(
    profileFields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );

/** Rows of keys and of characters in order. */
const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'qwertzuiop'];

/** A repeated part; a word that attackers try first, with digits and signs behind it; an email address. All in lower case. */
const triedFirst = [
  /^(.{1,4}?)\1{2,}.{0,3}$/,
  /^(pass ?w(ord|ort)|welcome|willkommen|letmein|iloveyou|admin(istrator)?|qwert[yz]|abc)[\d\W_]*$/,
  /^[a-z\d._+-]+@[a-z\d.-]+\.[a-z]{2,}$/,
];

/**
 * @returns whether a password is one of those that attackers try first: a sequence, a repetition, a usual word, or an
 * email address. Source: NIST SP 800-63B, 5.1.1.2.
 */
export function isGuessable(password: string): boolean {
  const text = password.toLowerCase();
  const reversed = [...text].reverse().join('');
  return (
    rows.some((row) => row.includes(text) || row.includes(reversed)) || triedFirst.some((pattern) => pattern.test(text))
  );
}

const longEnough = accountSentences.longerPassword(minPasswordLength);

/** @returns the schema of a new password; all characters count, including spaces. */
const chosenPassword = () =>
  string()
    .default('')
    .max(1000, tooLong)
    .test('long-enough', longEnough, (text) => text.length >= minPasswordLength)
    .test(
      'hard-to-guess',
      accountSentences.harderPassword,
      (text) => text.length < minPasswordLength || !isGuessable(text),
    )
    .defined();

/** Schema of the form for changing one's password. */
export const passwordSchema = object({
  current: string().default('').max(1000, tooLong).required(accountSentences.currentNeeded),
  next: chosenPassword(),
});

/** A valid form for a new password. */
export type PasswordForm = InferType<typeof passwordSchema>;

/** Error message for a wrong current password. */
export const { wrongPassword } = accountSentences;

/** Why the password of the demo account cannot be changed: shown by its page and by an attempt. */
export const { demoStays } = accountSentences;

/** A browser with a session of the user. */
export interface SignedInDevice extends Device {
  id: string;
  /** Instants, ISO 8601 UTC: the sign-in, and the last use, with an accuracy of one minute. */
  createdAt: string;
  seenAt: string;
  /** Whether this is the session of the current browser. */
  current: boolean;
}

/** States of an account; an invited one has no password yet. */
export const accountStates = ['active', 'invited', 'disabled'] as const;

/** An account, as owners see it. */
export interface StaffAccount extends Session {
  state: (typeof accountStates)[number];
  /** Whether the account needs a second sign-in step. */
  isTwoStep: boolean;
  /** Last use of a current session, ISO 8601 UTC; null if there is none. */
  seenAt: string | null;
}

/** Schema of the form for inviting staff. */
export const inviteSchema = object({
  name: lineOfText(100).required(accountSentences.invitedNameNeeded),
  email: emailAddress().required(accountSentences.invitedEmailNeeded),
  role: string().oneOf(roles).default('staff').defined(),
});

/** A valid invitation. */
export type InviteForm = InferType<typeof inviteSchema>;

/** An owner's change to an account; omitted fields stay unchanged. */
export const accountChangeSchema = object({
  role: string().oneOf(roles),
  disabled: boolean().strict(),
  /** Whether to turn off two-step sign-in, for users who have lost their device and their recovery codes. */
  resetTwoStep: boolean().strict(),
});

/** A valid change of an account by an owner. */
export type AccountChange = InferType<typeof accountChangeSchema>;

/** Validity of password links, in hours: for a forgotten password, and for the first one. */
export const linkHours = { forgotten: 1, invited: 7 * 24 } as const;

/** The form for a forgotten password. */
export const forgotSchema = object({ email: emailAddress().required(accountSentences.emailNeeded) });

/** Schema of the form for choosing a password with a link. */
export const linkPasswordSchema = object({ token: string().default('').max(100).defined(), next: chosenPassword() });

/** The account of a password link. */
export interface PasswordLink {
  name: string;
  email: string;
  /** Whether the account has no password yet. */
  isNew: boolean;
}

/** Kinds of help with a forgotten password: a mail, an owner, or none, as in the demo. */
export const passwordHelpKinds = ['mail', 'owner', 'none'] as const;

/** One of {@link passwordHelpKinds}. */
export type PasswordHelp = (typeof passwordHelpKinds)[number];

/** Error message if no owner would be left. */
export const { lastOwner } = accountSentences;

/** Error message if the invited address already has an account. */
export const { emailTaken } = accountSentences;

/** Error message for staff who try something that only owners may do. */
export const { ownersOnly } = accountSentences;

/** A user's secret calendar feed, whose token is shown only once. */
export interface CalendarFeed {
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
}
