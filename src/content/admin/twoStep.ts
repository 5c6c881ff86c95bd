import { recoveryCodeCount } from '#domain/twoStep.ts';
import { company } from '../company.ts';

/** Texts of the second step of the login. */
export const secondStep = {
  title: 'One more step',
  code: 'Code',
  withApp: 'Enter the current code from your app, or one of your recovery codes.',
  withoutApp: 'Use your passkey, or enter one of your recovery codes.',
  submit: 'Continue',
  busy: 'Checking…',
  back: 'Back to the password',
} as const;

/** Texts for signing in with, and creating, a passkey. */
export const passkeyWords = {
  use: 'Sign in with a passkey',
  using: 'Waiting for your passkey…',
  otherAccount: 'This passkey belongs to another account. Please use your own.',
  cancelled: 'No passkey was used: this was cancelled, or took too long. Please try again, or sign in another way.',
  notCreated: 'No passkey was created: this was cancelled, or took too long. Please try again.',
  known: 'This device already has a passkey for your account.',
  notHere: `Passkeys do not work in this browser or at this address. They need the address of ${company.name} with https.`,
} as const;

/** Texts of the panel for two-step verification. */
export const twoStep = {
  title: 'Two-step sign-in',
  off: 'Your account only asks for its password. With a second step, knowing the password is not enough to sign in.',
  on: 'Your account asks for a second step after the password. A passkey is both steps in one.',
  authenticator: 'Authenticator app',
  authenticatorOn: 'Shows a new code every 30 seconds',
  authenticatorOff: 'An app on your phone shows a new code every 30 seconds',
  setUp: 'Set up',
  setUpApp: 'Set up an authenticator app',
  passkeys: 'Passkeys',
  passkeysOff: 'Your phone, your computer or a security key signs you in, by finger, face or PIN',
  addPasskey: 'Add a passkey',
  added: (moment: string) => `Added ${moment}`,
  used: (moment: string) => `last used ${moment}`,
  notUsed: 'not used yet',
  codes: 'Recovery codes',
  codesLeft: (left: number) =>
    left === 0
      ? 'None left: please create new ones'
      : `${left} of ${recoveryCodeCount} ${left === 1 ? 'is' : 'are'} left, each works once`,
  renew: 'New codes',
  renewCodes: 'New codes for recovery',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  password: 'Your password',
  show: 'Show your password',
  hide: 'Hide your password',
  cancel: 'Cancel',
  failed: 'Something went wrong. Please try again in a moment.',
  tooMany: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  tasks: {
    authenticator: {
      title: 'Set up an authenticator app',
      text: 'Please enter your password first.',
      submit: 'Continue',
      busy: 'Checking…',
      done: 'From now on, your account asks for a code from your app.',
    },
    passkey: {
      title: 'Add a passkey',
      text: 'Name it after the device it is on. Your browser will ask for the rest.',
      submit: 'Create passkey',
      busy: 'Waiting for your browser…',
      done: 'You can now sign in with this passkey.',
    },
    removeAuthenticator: {
      title: 'Remove the authenticator app?',
      text: 'Its codes will stop working.',
      submit: 'Remove',
      busy: 'Removing…',
      done: 'The authenticator app was removed.',
    },
    removePasskey: {
      title: 'Remove this passkey?',
      text: 'It will stop working. Please delete it on its device, too.',
      submit: 'Remove',
      busy: 'Removing…',
      done: 'The passkey was removed.',
    },
    codes: {
      title: 'Create new recovery codes?',
      text: 'Your current codes will stop working.',
      submit: 'Create codes',
      busy: 'Creating…',
      done: 'Your new recovery codes are ready.',
    },
  },
  name: 'Name of the passkey',
  nameHint: 'Such as “My phone”.',
  app: {
    title: 'Scan this with your app',
    text: 'Or type the key into it. Then enter the code it shows.',
    picture: 'QR code with the key for your app',
    /** Shown on phones, which cannot scan their own screen. */
    openApp: 'Open your app',
    key: 'Key',
    copy: 'Copy key',
    copied: 'The key was copied.',
    notCopied: 'The key could not be copied. Please select it and copy it yourself.',
    code: 'Code from the app',
    submit: 'Turn on',
    busy: 'Checking…',
  },
  shown: {
    title: 'Your recovery codes',
    text: 'They let you sign in if you lose your device. Each works once. Keep them with your passwords: they are shown only now.',
    label: 'Recovery codes',
    copy: 'Copy',
    copied: 'The codes were copied.',
    notCopied: 'The codes could not be copied. Please write them down, or save them as a file.',
    save: 'Save as a file',
    file: 'recovery-codes.txt',
    fileTitle: (email: string) => `Recovery codes for ${email} at ${company.name}`,
    close: 'I saved them',
  },
} as const;

/** An action of the panel; each has a dialog that asks for the password. */
export type TwoStepTaskKind = keyof typeof twoStep.tasks;
