import type { MailState } from '#domain/conversation.ts';
import { formatNumber } from '#domain/numbers.ts';
import { recordWords } from './recordForm.ts';

/** Texts of the list of messages; each row is the conversation with one person. */
export const messageWords = {
  title: 'Messages',
  search: { id: 'message-search', label: 'Search messages', placeholder: 'Search name, email or words' },
  /** Label of each filter's option for no restriction. */
  all: {
    archived: 'Inbox and archive',
    read: 'All messages',
    responsible: 'Everybody’s',
    latest: 'Any time',
  },
  /** Shown instead of a name if no one is responsible for a conversation. */
  nobody: 'Nobody',
  /** @param shown number of matching records. @param total number of all records. */
  count: (shown: number, total: number) => `Showing ${formatNumber(shown)} of ${formatNumber(total)} conversations`,
  templates: 'Reply templates',
  /** Warning that the mailbox that clients answer to cannot be read. */
  mailbox: {
    title: 'Clients’ answers by email do not arrive here',
    /** @param since date and time. */
    text: (since: string) =>
      `The mailbox has not been readable since ${since}. It is tried again automatically, and no email is lost: until then, look into the mailbox itself.`,
    /** @param cause sentence of the mail server or of the connection to it, in English. */
    cause: (cause: string) => `The mail server’s answer, for whoever runs this system: ${cause}`,
  },
  unread: 'Unread',
  /** Shown for a conversation with a reply that was begun and not sent. */
  begun: 'Draft',
  archived: 'Archived',
  /** Shown for a conversation without messages. */
  nothingYet: 'Nothing written yet',
  open: 'Open',
  openOf: (name: string) => `Open the messages with ${name}`,
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  archive: 'Archive',
  restore: 'Move to inbox',
  assign: 'Assign to',
  /** @param action one of those above. @param name of the client. */
  act: (action: string, name: string) => `${action}: ${name}`,
  /** @param count number of changed conversations. @returns the notice. */
  markedRead: (count: number) => `${conversations(count)} marked as read.`,
  markedUnread: (count: number) => `${conversations(count)} marked as unread.`,
  movedToArchive: (count: number) => `${conversations(count)} archived.`,
  movedToInbox: (count: number) => `${conversations(count)} moved to the inbox.`,
  /** @param person their name; null if no one is responsible any more. */
  assigned: (count: number, person: string | null) =>
    person === null
      ? `No one is responsible for ${conversations(count)} now.`
      : `${person} now takes care of ${conversations(count)}.`,
  changesUndone: (count: number, chosen: number) =>
    count === chosen
      ? 'The change was undone.'
      : `The change was undone for ${count} of ${chosen} conversations. The others have been changed since.`,
  changesFailed: 'This could not be changed. Please try again in a moment.',
  remove: (name: string) => `Delete the conversation with ${name}`,
  confirmRemove: (name: string) =>
    `Are you sure you want to delete the conversation with ${name}? All emails in it will be deleted, too; what ${name} sent through the website stays with the lead. This action cannot be undone.`,
  removed: (name: string) => `The conversation with ${name} was deleted.`,
  confirmRemoveAll: (count: number) =>
    `Are you sure you want to delete these ${count} conversations? All emails in them will be deleted, too; what clients sent through the website stays with their leads. This action cannot be undone.`,
  removedAll: (count: number) => `${count} conversations were deleted.`,
  none: { title: 'No messages yet', text: 'They appear here as soon as somebody writes to you.' },
  empty: { title: 'No messages here', text: 'Try adjusting your search or filters, or look in the archive' },
  clear: 'Clear search and filters',
} as const;

const conversations = (count: number) => (count === 1 ? '1 conversation' : `${count} conversations`);

const words = recordWords('message', 'Messages');

const states: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  refused: 'Bounced',
  discarded: 'Not sent',
};

/** Texts of a conversation's page. */
export const conversationPage = {
  missing: {
    ...words.missing,
    title: 'Conversation not found',
    text: 'It may have been deleted, on its own or with the person’s last lead.',
  },
  /** Label of the list beside a conversation. */
  beside: 'Conversations in this list',
  back: words.missing.back,
  previous: 'Previous conversation',
  next: 'Next conversation',
  reply: 'Reply',
  replyTo: (name: string) => `Reply to ${name}`,
  messages: (name: string) => `Messages with ${name}`,
  none: 'No messages yet.',
  /** @param name of the client. */
  received: (name: string) => `${name} wrote`,
  sent: (name: string) => `${name} replied`,
  /** Name shown for a deleted account. */
  formerColleague: 'A former colleague',
  /** Opens what a client's mail program quoted of earlier mails. */
  quote: 'Quoted text',
  /** @param address of the sender of a mail. */
  from: (address: string) => `Sent from ${address}.`,
  /** @param names of files. */
  attached: (names: readonly string[]) => `Attached, in your mailbox: ${names.join(', ')}.`,
  reference: 'Reference',
  event: 'Event',
  states,
  /** @param reason response of the mail server. */
  refused: (reason: string) => `The mail server rejected this message: ${reason}. Please check the address, or call.`,
  /** Shown below a reply whose mail will be retried. */
  triedAgain: (reason: string) => `The mail server has not accepted it yet; we will retry: ${reason}`,
  discarded: 'The email was discarded before it was sent.',
  /** Link to the unsent emails to the same address. */
  seeUnsent: 'Send again or discard',
  person: 'Person',
  leads: 'Leads',
  noLeads: 'This person no longer has a lead.',
  responsible: (name: string) => `Responsible for ${name}`,
} as const;

/** Texts of the reply form. */
export const replyForm = {
  template: 'Start with a template',
  subject: 'Subject',
  text: 'Message',
  hint: 'Sent by email.',
  /** Follows the hint, except on touch screens. */
  keys: 'Press Ctrl + Enter to send.',
  /** @param subject of the message replied to. */
  subjectOf: (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  enquirySubject: (reference: string) => `Your enquiry ${reference}`,
  firstSubject: 'Your event',
  send: 'Send',
  sending: 'Sending…',
  discard: 'Discard',
  sentTo: (name: string) => `The message to ${name} is on its way.`,
  failed: {
    unreachable: 'The message could not be sent. Nothing you typed is lost. Please try again in a moment.',
    signedOut:
      'The message was not sent because your session has ended. Nothing you typed is lost: send it again to sign in.',
    gone: 'This conversation was deleted in the meantime. Copy what you need.',
  },
  discarding: {
    title: 'Discard this message?',
    text: 'What you wrote will be lost.',
    stay: 'Keep writing',
    leave: 'Discard',
  },
} as const;

/** Texts of the button that opens a lead's conversation. */
export const messageButton = {
  label: 'Message',
  of: (name: string) => `Message ${name}`,
  opening: 'Opening…',
  failed: 'The messages could not be opened. Please try again in a moment.',
} as const;

/** Notices of new messages. */
export const liveMessages = {
  from: (name: string) => `New message from ${name}`,
  several: (count: number) => `${count} new messages`,
  show: 'Show',
} as const;
