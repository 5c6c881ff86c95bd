import { linkHours, type StaffAccount } from '#domain/account.ts';

/** The words of the settings. */
export const settings = {
  title: 'Settings',
  nav: 'Settings',
  entries: { people: 'People' },
  ownersOnly: {
    title: 'Only owners see this',
    text: 'Please ask an owner if something has to be changed here. What is yours you find under Your account.',
    back: 'Your account',
  },
} as const;

/** The words of the settings' list of those who work here. */
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
  confirmDisable: {
    title: (name: string) => `Disable the account of ${name}?`,
    text: 'They are signed out everywhere at once. What they did, and who they are responsible for, stays.',
    cancel: 'Cancel',
    confirm: 'Disable',
    busy: 'Disabling…',
  },
  invite: {
    title: 'Invite somebody',
    text: `They choose their own password by a link, within ${linkHours.invited / 24} days.`,
    name: 'Name',
    email: 'Email',
    role: 'Role',
    roleHint: 'Owners also say who works here and what is kept of whom.',
    send: 'Invite',
    sending: 'Inviting…',
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
    label: (name: string) => `Link for ${name}`,
    copy: 'Copy link',
    copied: 'The link was copied.',
    notCopied: 'The link could not be copied. Please select it and copy it yourself.',
    close: 'Done',
  },
} as const;
