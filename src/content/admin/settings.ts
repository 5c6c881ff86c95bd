import { language } from '#content/language.ts';
import { linkHours, type StaffAccount } from '#domain/account.ts';
import type { PersonKind } from '#domain/privacy.ts';
import { bookingRulesWords } from './bookingRules.ts';
import { shell } from './shell.ts';
import { templateWords } from './templates.ts';

/** Texts of the settings. */
export const settings = {
  title: 'Settings',
  nav: 'Settings',
  entries: {
    people: 'People',
    privacy: 'Privacy',
    bookingRules: bookingRulesWords.title,
    templates: templateWords.title,
    log: shell.log,
  },
  ownersOnly: {
    title: 'Only owners see this',
    text: 'Please ask an owner if something has to be changed here. What is yours you find under Your account.',
    back: 'Your account',
  },
} as const;

/** Texts of the list of staff accounts. */
export const people = {
  title: 'People',
  states: { active: 'Active', invited: 'Invited', disabled: 'Disabled' } satisfies Record<
    StaffAccount['state'],
    string
  >,
  you: 'You',
  seen: (moment: string) => `Last used ${moment}`,
  notSeen: 'Not signed in anywhere',
  role: (name: string) => `Role of ${name}`,
  roleChanged: (name: string, role: string) => `${name} is ${role.toLowerCase()} now.`,
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  link: 'Make a link for a new password',
  linkAgain: 'Invite again',
  disable: 'Disable',
  enable: 'Let in again',
  enabled: (name: string) => `${name} can sign in again.`,
  disabled: (name: string) => `${name} can no longer sign in.`,
  failed: 'This could not be changed. Please try again in a moment.',
  gone: 'This account cannot come in any more. Here are all accounts as they are now.',
  twoStep: 'Two steps',
  oneStep: 'Turn off two-step sign-in',
  oneStepNow: (name: string) => `${name} signs in with the password alone now.`,
  confirm: {
    cancel: 'Cancel',
    disable: {
      title: (name: string) => `Disable the account of ${name}?`,
      text: 'They are signed out everywhere at once. What they did, and who they are responsible for, stays.',
      confirm: 'Disable',
      busy: 'Disabling…',
    },
    oneStep: {
      title: (name: string) => `Turn off two-step sign-in for ${name}?`,
      text: 'For whoever has lost their device and their recovery codes: make sure that it is really them who asks.',
      confirm: 'Turn off',
      busy: 'Turning off…',
    },
  },
  invite: {
    title: 'Invite somebody',
    text: `They choose their own password by a link, within ${linkHours.invited / 24} days.`,
    name: 'Name',
    email: 'Email',
    role: 'Role',
    roleHint: 'Owners also say who works here and what is kept of whom.',
    submit: 'Invite',
    submitting: 'Inviting…',
    failed: 'The invitation could not be made. Nothing you typed is lost. Please try again in a moment.',
    leaving: {
      title: 'Leave without inviting?',
      text: 'What you typed would be lost.',
      stay: 'Stay',
      leave: 'Leave',
    },
  },
  mailed: (name: string) => `A link is on its way to ${name}.`,
  made: {
    title: (name: string) => `The link for ${name}`,
    text: 'This server sends no mail: please hand the link on yourself. It is shown only now, and works once.',
    close: 'Done',
  },
} as const;

/** Names of the kinds of records with a person's data, singular and plural. */
const kinds: Readonly<Record<PersonKind, readonly [one: string, more: string]>> = {
  leads: ['1 lead', 'leads'],
  enquiries: ['1 enquiry', 'enquiries'],
  notes: ['1 note', 'notes'],
  files: ['1 file', 'files'],
  appointments: ['1 appointment', 'appointments'],
  conversations: ['1 conversation', 'conversations'],
  replies: ['1 reply', 'replies'],
  reviews: ['1 review', 'reviews'],
  pictures: ['1 picture', 'pictures'],
  mails: ['1 mail', 'mails'],
  views: ['1 saved view', 'saved views'],
};

/** Texts of the page about a person's stored data. */
export const privacy = {
  title: 'A person’s data',
  text: 'Whoever has written to you may ask what you store of them, get it as a file, and have it erased.',
  contact: 'Email or telephone number',
  contactHint: 'Of the person who asks. Make sure that it is really them.',
  submit: 'Find',
  submitting: 'Finding…',
  failed: 'We could not look for this person. Please try again in a moment.',
  nothing: (contact: string) => `Nothing is stored of ${contact}.`,
  found: (contact: string) => `What is stored of ${contact}`,
  names: (names: readonly string[]) => `Under the name ${names.join(' and ')}`,
  kinds,
  /** @param words singular and plural of one of the kinds above. */
  count: ([one, more]: readonly [string, string], count: number) => (count === 1 ? one : `${count} ${more}`),
  export: 'Export as a file',
  exporting: 'Exporting…',
  exportFailed: 'The file could not be made. Please try again in a moment.',
  erase: 'Erase all of it',
  confirm: {
    title: (contact: string) => `Erase what is stored of ${contact}?`,
    /** @param counts e.g. `1 lead`, `2 notes`. */
    text: (counts: readonly string[]) =>
      `${new Intl.ListFormat(language.locale).format(counts)}. This is final. Appointments keep their time, without the name and every note. Copies made before keep what they hold.`,
    cancel: 'Cancel',
    confirm: 'Erase',
    busy: 'Erasing…',
    failed: 'This could not be erased. Please try again in a moment.',
  },
  erased: (contact: string) => `Everything that was stored of ${contact} is erased.`,
} as const;

/** Texts of the retention period. */
export const retention = {
  title: 'How long leads are kept',
  text: 'Leads that nobody has changed for that long, and whose event and appointments are over, are erased at night with all that belongs to them. The dashboard says so a week before.',
  months: 'Erase leads after',
  option: (months: number) => {
    if (months === 0) return 'Never';
    return months % 12 === 0 ? `${months / 12} ${months === 12 ? 'year' : 'years'}` : `${months} months`;
  },
  submit: 'Save',
  submitting: 'Saving…',
  saved: 'It is saved how long leads are kept.',
  failed: 'This could not be saved. Please try again in a moment.',
  due: (count: number) => `${count === 1 ? 'One lead is' : `${count} leads are`} erased within seven days.`,
  none: 'No lead is erased within seven days.',
} as const;
