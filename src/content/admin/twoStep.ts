import { recoveryCodeCount } from '#domain/twoStep.ts';
import { company } from '../company.ts';

/** Texts of the second step of the login. */
export const secondStep = {
  title: 'One more step',
  code: 'Code',
  withApp: 'Enter the code that your app shows now, or one of your recovery codes.',
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
  cancelled: 'No passkey was used. Please try again, or go on in another way.',
  known: 'This device has a passkey for your account already.',
  notHere: `This browser, or this address, takes no passkeys. They need the address of ${company.name} with https.`,
} as const;

/** Texts of the panel for two-step verification. */
export const twoStep = {
  title: 'Two-step sign-in',
  off: 'Your account asks for its password alone. With a second step nobody comes in who has only found out the password.',
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
    left === 0 ? 'None left: please make new ones' : `${left} of ${recoveryCodeCount} are left, each is good for once`,
  renew: 'New codes',
  renewCodes: 'New codes for recovery',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  password: 'Your password',
  show: 'Show your password',
  hide: 'Hide your password',
  cancel: 'Cancel',
  failed: 'This did not get through. Please try again in a moment.',
  tooMany: (minutes: number) =>
    `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  tasks: {
    authenticator: {
      title: 'Set up an authenticator app',
      text: 'Please enter your password first.',
      submit: 'Continue',
      busy: 'Checking…',
      done: 'Your account asks for a code of your app from now on.',
    },
    passkey: {
      title: 'Add a passkey',
      text: 'Name it after the device it is on. Your browser asks for the rest.',
      submit: 'Make the passkey',
      busy: 'Waiting for your browser…',
      done: 'You can sign in with this passkey from now on.',
    },
    removeAuthenticator: {
      title: 'Remove the authenticator app?',
      text: 'Its codes let you in no more.',
      submit: 'Remove',
      busy: 'Removing…',
      done: 'The authenticator app was removed.',
    },
    removePasskey: {
      title: 'Remove this passkey?',
      text: 'It lets you in no more. Please delete it on its device, too.',
      submit: 'Remove',
      busy: 'Removing…',
      done: 'The passkey was removed.',
    },
    codes: {
      title: 'Make new recovery codes?',
      text: 'Those that you have work no more then.',
      submit: 'Make new codes',
      busy: 'Making…',
      done: 'Your recovery codes are new.',
    },
  },
  name: 'Name of the passkey',
  nameHint: 'As in “My phone”.',
  app: {
    title: 'Scan this with your app',
    text: 'Or type the key into it. Then enter the code that it shows.',
    picture: 'QR code with the key for your app',
    key: 'Key',
    code: 'Code of the app',
    submit: 'Turn on',
    busy: 'Checking…',
  },
  shown: {
    title: 'Your recovery codes',
    text: 'They let you in if you lose your device, each once. Keep them where you keep your passwords: they are shown only now.',
    label: 'Recovery codes',
    copy: 'Copy',
    copied: 'The codes were copied.',
    notCopied: 'The codes could not be copied. Please write them down, or save them as a file.',
    save: 'Save as a file',
    file: 'recovery-codes.txt',
    fileTitle: (email: string) => `Recovery codes of ${email} at ${company.name}`,
    close: 'I have kept them',
  },
} as const;

/** An action of the panel; each has a dialog that asks for the password. */
export type TwoStepTaskKind = keyof typeof twoStep.tasks;
