import { minPasswordLength } from '#domain/account.ts';
import { recordWords } from './recordForm.ts';

const { leaving } = recordWords('profile', 'your account');

/** Texts of the page with the settings of the user's own account. */
export const account = {
  title: 'Your account',
  profile: {
    title: 'Profile',
    name: 'Name',
    nameHint: 'Shown to your colleagues.',
    picture: 'Picture',
    optional: '(optional)',
    pictureHint: 'Shown to colleagues beside your name. A square picture looks best.',
    email: 'Email',
    emailHint: 'You use it to sign in.',
    role: 'Role',
    submit: 'Save',
    submitting: 'Saving…',
    saved: 'Changes saved.',
    failed: 'Your profile could not be saved. Nothing you typed is lost. Please try again in a moment.',
    leaving,
  },
  password: {
    title: 'Password',
    text: 'Changing it signs you out everywhere else.',
    current: 'Current password',
    next: 'New password',
    nextHint: `${minPasswordLength} characters or more. A few words in a row are easy to remember and hard to guess.`,
    show: (label: string) => `Show ${label.toLowerCase()}`,
    hide: (label: string) => `Hide ${label.toLowerCase()}`,
    submit: 'Change password',
    submitting: 'Changing…',
    saved: 'Your password was changed. You are signed out everywhere else.',
    failed: 'Your password could not be changed. Please try again in a moment.',
    /** @param minutes until the next attempt is allowed. */
    tooMany: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'If you do not recognize one, end it and change your password.',
    unknown: 'Unknown device',
    current: 'This browser',
    signedIn: (moment: string) => `Signed in ${moment}`,
    seen: (moment: string) => `Last used ${moment}`,
    end: 'End',
    endOf: (device: string, moment: string) => `End the session on ${device}, signed in ${moment}`,
    ended: (device: string) => `The session on ${device} has ended.`,
    endOthers: 'End all others',
    endingOthers: 'Ending…',
    othersEnded: 'All other sessions have ended.',
    only: 'You are not signed in anywhere else.',
    failed: 'The session could not be ended. Please try again in a moment.',
  },
  feed: {
    title: 'Your appointments in another calendar',
    text: 'A secret address your calendar app can subscribe to. Anyone who has it can see your appointments, starting three months back.',
    /** Shown in the demo, where no server provides the feed. */
    demo: 'In this demo, the address does not work.',
    none: 'You have no address yet.',
    since: (moment: string) => `Your address was created on ${moment}. It cannot be shown again.`,
    /** Label of the feed URL. */
    yours: 'your calendar',
    shown: 'Copy it now: it is shown only once.',
    make: 'Create address',
    renew: 'Create new address',
    making: 'Creating…',
    revoke: 'Revoke address',
    revoked: 'The address was revoked. Calendar apps can no longer read it.',
    failed: 'Something went wrong. Please try again in a moment.',
    confirm: {
      renew: {
        title: 'Create a new address?',
        text: 'The current address will stop working. Every app that uses it will need the new one.',
        confirm: 'Create new one',
      },
      revoke: {
        title: 'Revoke the address?',
        text: 'Apps that use it will no longer show new appointments.',
        confirm: 'Revoke',
      },
      cancel: 'Cancel',
      busy: 'One moment…',
    },
  },
} as const;
