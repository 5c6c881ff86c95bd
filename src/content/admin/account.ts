import { minPasswordLength } from '#domain/account.ts';
import { recordWords } from './recordForm.ts';

const { leaving } = recordWords('name', 'your account');

/** Texts of the page with the settings of the user's own account. */
export const account = {
  title: 'Your account',
  profile: {
    title: 'Who you are',
    name: 'Name',
    nameHint: 'As your colleagues see it.',
    picture: 'Picture',
    optional: '(optional)',
    pictureHint: 'Your colleagues see it beside your name. A square one looks best.',
    email: 'Email',
    emailHint: 'You sign in with it.',
    role: 'Role',
    submit: 'Save',
    submitting: 'Saving…',
    saved: 'This was saved.',
    failed: 'This could not be saved. Nothing you typed is lost. Please try again in a moment.',
    leaving,
  },
  password: {
    title: 'Password',
    text: 'A new password signs you out everywhere else.',
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
    text: 'End what you do not know, and change your password.',
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
    only: 'You are signed in nowhere else.',
    failed: 'This could not be ended. Please try again in a moment.',
  },
  feed: {
    title: 'Your appointments in another calendar',
    text: 'A secret address that your calendar program subscribes to. It shows your appointments, from three months ago on, to whoever has it.',
    /** Shown in the demo, where no server provides the feed. */
    demo: 'In this demo nothing answers at the address.',
    none: 'You have no address yet.',
    since: (moment: string) => `Your address was made on ${moment}. It cannot be shown again.`,
    /** Label of the feed URL. */
    yours: 'your calendar',
    shown: 'Copy it now: it is shown only once.',
    make: 'Make an address',
    renew: 'Make a new address',
    making: 'Making…',
    revoke: 'End the address',
    revoked: 'The address has ended: calendar programs read nothing there any more.',
    failed: 'This did not work. Please try again in a moment.',
    confirm: {
      renew: {
        title: 'Make a new address?',
        text: 'The one before ends. Every program that reads it has to be given the new one.',
        confirm: 'Make a new one',
      },
      revoke: {
        title: 'End the address?',
        text: 'Every program that reads it stops showing what is new.',
        confirm: 'End it',
      },
      cancel: 'Cancel',
      busy: 'One moment…',
    },
  },
} as const;
