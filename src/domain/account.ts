import { boolean, type InferType, object, string } from 'yup';
import { accountSentences } from '#content/domain/account.ts';
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

const longEnough = accountSentences.longerPassword(minPasswordLength);

/** @returns the schema of a new password; all characters count, including spaces. */
const chosenPassword = () =>
  string()
    .default('')
    .max(1000, tooLong)
    .test('long-enough', longEnough, (text) => text.length >= minPasswordLength)
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

/** Error message for an attempt to change the demo account. */
export const { demoStays } = accountSentences;

/** A browser with a session of the user. */
export interface SignedInDevice {
  id: string;
  /** `Firefox on Windows`; empty if unknown. */
  device: string;
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
