import { language } from '#content/language.ts';
import { linkHours, type StaffAccount } from '#domain/account.ts';
import { formatNumber } from '#domain/numbers.ts';
import { announcedDays, type PersonKind } from '#domain/privacy.ts';
import { bookingRulesWords } from './bookingRules.ts';
import { mailWords } from './mails.ts';
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
    mails: mailWords.title,
    log: shell.log,
  },
  /** What the pages are about, by which the command menu finds them, too. */
  topics: {
    people: 'Team, invitations, roles, disabled accounts, forgotten passwords',
    privacy: 'Data of a person: find, export, erase; how long leads are kept (retention)',
    bookingRules: 'Booking links, consultations, notice, length, place, travel time',
    templates: 'Prepared texts for messages to clients',
    mails: 'Outbox: rejected, bounced and waiting mails',
    log: 'Activity of the team: who changed what, and when',
    account: 'Your name, picture, password, two-step sign-in, passkeys, devices, calendar feed',
  },
  ownersOnly: {
    title: 'Only owners can see this',
    text: 'Please ask an owner if something needs to change here. Your own settings are under Your account.',
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
  roleChanged: (name: string, role: string) => `${name} now has the role ${role}.`,
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  link: 'Create new password link',
  linkAgain: 'Invite again',
  disable: 'Disable',
  enable: 'Enable',
  enabled: (name: string) => `${name} can sign in again.`,
  disabled: (name: string) => `${name} can no longer sign in.`,
  failed: 'This could not be changed. Please try again in a moment.',
  gone: 'This account no longer has access. Here are all accounts as they are now.',
  twoStep: 'Two steps',
  turnOffTwoStep: 'Turn off two-step sign-in',
  twoStepTurnedOff: (name: string) => `${name} now signs in with only the password.`,
  confirm: {
    cancel: 'Cancel',
    disable: {
      title: (name: string) => `Disable the account of ${name}?`,
      text: 'They are signed out everywhere at once. Their work and what they are responsible for stay as they are.',
      confirm: 'Disable',
      busy: 'Disabling…',
    },
    turnOffTwoStep: {
      title: (name: string) => `Turn off two-step sign-in for ${name}?`,
      text: 'For anyone who has lost their device and their recovery codes. Make sure that it is really them asking.',
      confirm: 'Turn off',
      busy: 'Turning off…',
    },
    stepDown: {
      title: () => 'Stop being an owner?',
      text: 'You will no longer see the accounts, the log or the settings for stored data. Only another owner can make you an owner again.',
      confirm: 'Become staff',
      busy: 'Changing…',
    },
  },
  invite: {
    title: 'Invite someone',
    text: `They get a link to choose their own password within ${linkHours.invited / 24} days.`,
    name: 'Name',
    email: 'Email',
    role: 'Role',
    roleHint: 'Owners also manage accounts and what data is kept.',
    submit: 'Invite',
    submitting: 'Inviting…',
    failed: 'The invitation could not be created. Nothing you typed is lost. Please try again in a moment.',
    leaving: {
      title: 'Leave without inviting?',
      text: 'What you typed will be lost.',
      stay: 'Stay',
      leave: 'Leave',
    },
  },
  mailed: (name: string) => `A link is on its way to ${name}.`,
  made: {
    title: (name: string) => `The link for ${name}`,
    text: 'This server does not send email, so please share the link yourself. It is shown only now, works once, and ends any earlier link.',
    close: 'Done',
    /** For a link that was created after its page was left. */
    notShown: (name: string) =>
      `A link for ${name} was created, but not shown, as you had left the page. Please create a new one.`,
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
  mails: ['1 email', 'emails'],
  views: ['1 saved view', 'saved views'],
};

/** Texts of the page about a person's stored data. */
export const privacy = {
  title: 'A person’s data',
  text: 'Anyone who has written to you may ask what you store about them, get it as a file, and have it erased.',
  contact: 'Email or telephone number',
  contactHint: 'Of the person asking. Make sure that it is really them.',
  submit: 'Find',
  submitting: 'Finding…',
  failed: 'We could not search for this person. Please try again in a moment.',
  nothing: (contact: string) => `Nothing is stored about ${contact}.`,
  found: (contact: string) => `What is stored about ${contact}`,
  names: (names: readonly string[]) => `Under the name ${names.join(' and ')}`,
  kinds,
  /** @param words singular and plural of one of the kinds above. */
  count: ([one, more]: readonly [string, string], count: number) => (count === 1 ? one : `${count} ${more}`),
  export: 'Export as a file',
  exporting: 'Exporting…',
  exportFailed: 'The file could not be created. Please try again in a moment.',
  erase: 'Erase all of it',
  confirm: {
    title: (contact: string) => `Erase what is stored about ${contact}?`,
    /** @param counts e.g. `1 lead`, `2 notes`. */
    text: (counts: readonly string[]) =>
      `${new Intl.ListFormat(language.locale).format(counts)}. This cannot be undone. Appointments keep their time, but not the name or any note. Copies made before stay as they are.`,
    cancel: 'Cancel',
    confirm: 'Erase',
    busy: 'Erasing…',
    failed: 'This could not be erased. Please try again in a moment.',
  },
  erased: (contact: string) => `Everything stored about ${contact} was erased.`,
} as const;

const retentionOption = (months: number) => {
  if (months === 0) return 'Never';
  return months % 12 === 0 ? `${months / 12} ${months === 12 ? 'year' : 'years'}` : `${months} months`;
};

/** Texts of the retention period. */
export const retention = {
  title: 'How long leads are kept',
  text: 'Leads that nobody has changed for this long, and whose event and appointments are over, are erased at night with everything that belongs to them. The dashboard warns you a week before.',
  months: 'Erase leads after',
  option: retentionOption,
  submit: 'Save',
  submitting: 'Saving…',
  saved: 'The retention period was saved.',
  failed: 'The retention period could not be saved. Please try again in a moment.',
  /** @param months the period that somebody else has set since the form was shown. */
  conflict: (months: number) =>
    `Someone has chosen “${retentionOption(months)}” in the meantime. Save again to replace it.`,
  due: (count: number) =>
    `${count === 1 ? 'One lead will be' : `${formatNumber(count)} leads will be`} erased within ${announcedDays} days. Edit any you want to keep.`,
  /** The last entry of the list of these leads. */
  more: (count: number) => `and ${formatNumber(count)} more`,
  none: `No leads will be erased within ${announcedDays} days.`,
} as const;
