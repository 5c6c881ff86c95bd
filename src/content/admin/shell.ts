import { company } from '../company.ts';

/** Labels of the counters beside the entries, for screen readers. */
const counted: Readonly<Record<'newLeads' | 'unreadMessages', string>> = { newLeads: 'new', unreadMessages: 'unread' };

/** Texts of the back office's layout. */
export const shell = {
  menu: 'Back office',
  entries: {
    dashboard: 'Dashboard',
    leads: 'Leads',
    appointments: 'Appointments',
    messages: 'Messages',
    blog: 'Blog Posts',
  },
  counted,
  logout: 'Logout',
  loggingOut: 'Logging out…',
  logoutFailed: 'You are still signed in because the back office could not be reached. Please log out again.',
  account: 'Account',
  yourAccount: 'Your account',
  settings: 'Settings',
  log: 'Log',
  signOutEverywhere: 'Sign out on all devices',
  signOutEverywhereFailed: 'We could not sign you out on all devices. Please try again in a moment.',
  viewSite: 'View site',
  /** Shown when a form opens with text that was typed before a reload or a crash. */
  restored: 'What you had typed here is back. It is not saved yet.',
  signOutUnsaved: {
    title: 'Lose what you have written?',
    text: 'You have begun a message or a note and not sent or saved it. It will be lost when you sign out.',
    stay: 'Stay',
    leave: 'Sign out',
  },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  /** Accessible name of the button that closes a notice. */
  closeNotice: 'Close notice',
  /** @param unseen number of new messages. @returns the document title of a page. */
  documentTitle: (section: string, unseen = 0) =>
    `${unseen > 0 ? `(${unseen}) ` : ''}${section} · ${company.name} back office`,
  signedOutTitle: 'Sign in',
} as const;

/** Texts of the deletion dialog. */
export const deletion = {
  title: 'Confirm Deletion',
  cancel: 'Cancel',
  confirm: 'Delete',
  busy: 'Deleting…',
  failed: 'This could not be deleted. Please try again in a moment.',
} as const;
