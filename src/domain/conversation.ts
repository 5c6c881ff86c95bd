import { type InferType, object } from 'yup';
import {
  archivedLabels,
  conversationLabels,
  conversationSorts,
  readLabels,
  replySentences,
} from '#content/domain/conversation.ts';
import type { EventType } from './enquiry.ts';
import type { Entity } from './entity.ts';
import type { LeadStatus } from './lead.ts';
import { openPlaceholder } from './placeholders.ts';
import type { Person } from './session.ts';
import { lineOfText, linesOfText } from './texts.ts';

/** All messages with one person, identified by email address. Whether it is read is shared by all staff. */
export type Conversation = {
  id: string;
  /** The name in the person's latest message. */
  name: string;
  /** Lower case; each address has one conversation. */
  email: string;
  /** Beginning of the latest message, or the passage that a search has found; empty if there is none yet. */
  excerpt: string;
  /** Instant of the latest message, ISO 8601 UTC. */
  latestAt: string;
  read: 'yes' | 'no';
  archived: 'yes' | 'no';
  /** The account of the responsible staff member; null if there is none. */
  responsibleId: string | null;
  /** The name of that account, or empty. */
  responsible: string;
};

/** A conversation with the text that searches look into. */
export type SearchedConversation = Conversation & {
  /** The text of all its messages, and the references of enquiries. */
  words: string;
};

/** States of a reply's mail; a `discarded` one was deleted by staff or by a command on the server. */
export const mailStates = ['waiting', 'sent', 'refused', 'discarded'] as const;

/** One of {@link mailStates}. */
export type MailState = (typeof mailStates)[number];

interface WrittenMessage {
  id: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  text: string;
}

/** A client's message from the website. */
export interface EnquiryMessage extends WrittenMessage {
  kind: 'enquiry';
  reference: string;
  /** Path of the page with the form. */
  page: string;
  /** The service that the page is about, or empty. */
  service: string;
  eventType: EventType;
  /** Day of the event, ISO 8601 (`2027-06-14`), or null if not set. */
  eventDate: string | null;
}

/** A reply by mail. */
export interface ReplyMessage extends WrittenMessage {
  kind: 'reply';
  subject: string;
  /** Null if the account was deleted. */
  by: Person | null;
  mail: {
    state: MailState;
    /** The mail server's reply if it rejected the mail; otherwise empty. */
    reason: string;
  };
}

/** A client's mail, read from the company's mailbox. */
export interface ClientMail extends WrittenMessage {
  kind: 'mail';
  subject: string;
  /** The address it was sent from, which may be another one than the conversation's. */
  from: string;
  /** The names of attached files, which stay in the mailbox. */
  attachments: readonly string[];
}

/** A message of a conversation. */
export type Message = EnquiryMessage | ReplyMessage | ClientMail;

/** @returns what the author of a message wrote, without what a client's mail program quoted of earlier mails. */
export const ownText = ({ kind, text }: Pick<Message, 'kind' | 'text'>): string =>
  kind === 'mail' ? splitQuote(text).own : text;

/** The parts of a message that searches look into. */
export type SearchedMessage = Pick<Message, 'kind' | 'text'> & Partial<Pick<EnquiryMessage, 'reference'>>;

/** @returns the texts of a message that searches look into; clients name the reference of an enquiry on the phone. */
export const searchedTextsOf = (message: SearchedMessage): string[] =>
  [ownText(message), message.reference ?? ''].filter((text) => text !== '');

/** @returns the same as one text. */
export const searchedWordsOf = (message: SearchedMessage): string => searchedTextsOf(message).join('\n');

/** The data of a lead that a conversation links to. */
export interface ConversationLead {
  id: string;
  eventType: EventType;
  eventDate: string | null;
  status: LeadStatus;
}

/** A conversation with everything that its detail page shows. */
export type ConversationDetails = Conversation & {
  /** Oldest first; limited to the latest messages. */
  messages: Message[];
  /** The leads of this person, latest first. */
  leads: ConversationLead[];
};

/** A changed conversation, without personal data. */
export interface ConversationNews {
  id: string;
  /** Whether a message from the person was received. */
  received: boolean;
}

/** A change to a conversation; omitted fields stay unchanged. */
export interface ConversationChange {
  id: string;
  read?: Conversation['read'];
  archived?: Conversation['archived'];
  /** An account's id, or null for nobody. */
  responsibleId?: string | null;
  /** If given, the change is skipped unless the conversation has these values. */
  expected?: Partial<Pick<Conversation, 'read' | 'archived' | 'responsibleId' | 'latestAt'>>;
  /** Whether it undoes a change: the person may then be one whose account was disabled since. */
  undo?: boolean;
}

/** @param before the conversation before the change. @returns the change that undoes it, unless somebody changes it again. */
export const inverseChange = (
  before: Pick<Conversation, 'id' | 'read' | 'archived' | 'responsibleId'>,
  change: Pick<ConversationChange, 'read' | 'archived' | 'responsibleId'>,
): ConversationChange => ({
  id: before.id,
  ...('read' in change && { read: before.read }),
  ...('archived' in change && { archived: before.archived }),
  ...('responsibleId' in change && { responsibleId: before.responsibleId }),
  expected: change,
  undo: true,
});

/** The fields, filters and default order of conversations; archived ones are hidden by default. */
export const conversationEntity: Entity<SearchedConversation> = {
  fields: {
    name: { kind: 'text', label: conversationLabels.name, searched: true, sorts: conversationSorts.name },
    email: { kind: 'text', label: conversationLabels.email, searched: true },
    excerpt: { kind: 'text', label: conversationLabels.excerpt },
    latestAt: { kind: 'instant', label: conversationLabels.latestAt, sorts: conversationSorts.latestAt },
    read: { kind: 'choice', label: conversationLabels.read, labels: readLabels, sortedBy: 'order' },
    archived: { kind: 'choice', label: conversationLabels.archived, labels: archivedLabels, sortedBy: 'order' },
    responsibleId: { kind: 'text', label: conversationLabels.responsible, nullable: true },
    responsible: { kind: 'text', label: conversationLabels.responsible },
    words: { kind: 'text', label: conversationLabels.words, searched: true },
  },
  filters: { archived: 'archived', read: 'read', responsible: 'responsibleId', latest: 'latestAt' },
  defaultFilters: { archived: 'no' },
  sort: { field: 'latestAt', order: 'desc' },
};

/** The fields of a conversation that are sent to clients. */
export const conversationFields = [
  'name',
  'email',
  'excerpt',
  'latestAt',
  'read',
  'archived',
  'responsibleId',
  'responsible',
] as const satisfies (keyof Conversation)[];

/** Maximum length of an excerpt, in characters. */
const excerptLength = 200;

/** @returns the beginning of a message, on one line. */
export const excerptOf = (text: string): string => text.slice(0, excerptLength).replace(/\s+/g, ' ').trim();

/** The line with which mail programs introduce a whole mail that is answered, if they do not mark its lines with `>`. */
const originalMail = /^-{2,}\s*(original message|ursprüngliche nachricht)\s*-{2,}$/i;

/**
 * Splits a mail into what its author wrote and what the mail program quoted after it.
 * @returns `quote` is empty if nothing is quoted, or if the author wrote between the quoted lines.
 */
export function splitQuote(text: string): { own: string; quote: string } {
  const lines = text.split('\n');
  const isQuoted = (line: string) => line.startsWith('>') || line.trim() === '';
  const quoted = lines.findLastIndex((line) => !isQuoted(line)) + 1;
  let first = lines.findIndex((line) => originalMail.test(line.trim()));
  if (first < 0 && lines.slice(quoted).some((line) => line.startsWith('>'))) {
    // "On Monday, Ada wrote:", which may be two lines.
    const begun = lines.slice(0, quoted).findLastIndex((line) => line.trim() === '') + 1;
    const isIntroduced = quoted - begun <= 2 && lines[quoted - 1]?.trim().endsWith(':');
    first = isIntroduced ? begun : quoted;
  }
  if (first < 0) return { own: text.trim(), quote: '' };
  return { own: lines.slice(0, first).join('\n').trim(), quote: lines.slice(first).join('\n').trim() };
}

/** @returns the beginning of what a message says; its subject if it only attaches files. */
export const excerptOfMessage = (message: SearchedMessage & { subject?: string }): string =>
  excerptOf(ownText(message) || (message.subject ?? ''));

/** @returns whether a text contains no unfilled placeholders. */
const isFilledIn = (text: string) => openPlaceholder(text) === undefined;
const notFilledIn = ({ value }: { value: string }) => replySentences.notFilledIn(openPlaceholder(value) ?? '');

/** Maximum length of a reply's subject, in characters. */
export const maxSubject = 200;

/** Schema of a reply, shared by form and server. */
export const replySchema = object({
  subject: lineOfText(maxSubject).required(replySentences.subjectNeeded).test('filled-in', notFilledIn, isFilledIn),
  text: linesOfText(10_000).required(replySentences.textNeeded).test('filled-in', notFilledIn, isFilledIn),
});

/** A valid reply. */
export type ReplyForm = InferType<typeof replySchema>;
