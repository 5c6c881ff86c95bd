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

/** All that was written with one person, by the address of their email. Whether it is read, all who work there share. */
export type Conversation = {
  id: string;
  /** As the person has called themselves last. */
  name: string;
  /** Lower case; each address has one conversation. */
  email: string;
  /** How the latest message begins; empty where nothing was written yet. */
  excerpt: string;
  /** Instant of the latest message, ISO 8601 UTC. */
  latestAt: string;
  read: 'yes' | 'no';
  archived: 'yes' | 'no';
  /** The account of who takes care of it; null where nobody does. */
  responsibleId: string | null;
  /** The name of that account, or empty. */
  responsible: string;
};

/** A conversation, and what a search looks into. */
export type SearchedConversation = Conversation & {
  /** All that was written in it. */
  words: string;
};

/** States of a reply's mail; `discarded` is one that was deleted by a command on the server. */
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
  /** Path of the page on which it was written. */
  page: string;
  /** The service that the page is about, or empty. */
  service: string;
  eventType: EventType;
  /** Day of the event, ISO 8601 (`2027-06-14`), or null where it is not set. */
  eventDate: string | null;
}

/** A reply by mail. */
export interface ReplyMessage extends WrittenMessage {
  kind: 'reply';
  subject: string;
  /** Null where the account is no longer there. */
  by: Person | null;
  mail: {
    state: MailState;
    /** The mail server's reply where it refused the mail; else empty. */
    reason: string;
  };
}

/** One message of a conversation. */
export type Message = EnquiryMessage | ReplyMessage;

/** A lead of the person, as the conversation leads to it. */
export interface ConversationLead {
  id: string;
  eventType: EventType;
  eventDate: string | null;
  status: LeadStatus;
}

/** A conversation with all that its own page shows. */
export type ConversationDetails = Conversation & {
  /** The oldest first; of a long conversation the latest ones. */
  messages: Message[];
  /** The leads of this person, the latest first. */
  leads: ConversationLead[];
};

/** A conversation that has just changed; nothing is said of the person. */
export interface ConversationNews {
  id: string;
  /** Whether the person has written. */
  received: boolean;
}

/** A change to a conversation; fields that are left out stay as they are. */
export interface ConversationChange {
  id: string;
  read?: Conversation['read'];
  archived?: Conversation['archived'];
  /** An account's id, or null for nobody. */
  responsibleId?: string | null;
  /** Changes the conversation only while this is the instant of its latest message; left out, always. */
  latestAt?: string;
}

/** @param before a conversation as it was. @param change what was changed. @returns the change that undoes it. */
export const takenBack = (
  before: Pick<Conversation, 'id' | 'read' | 'archived' | 'responsibleId'>,
  change: ConversationChange,
): ConversationChange => ({
  id: before.id,
  ...('read' in change && { read: before.read }),
  ...('archived' in change && { archived: before.archived }),
  ...('responsibleId' in change && { responsibleId: before.responsibleId }),
});

/** Conversations, as the list of messages has them: those that nobody has archived, unless others are asked for. */
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
  filters: { archived: 'archived', read: 'read', responsible: 'responsibleId' },
  standard: { archived: 'no' },
  sort: { field: 'latestAt', order: 'desc' },
};

/** The fields of a conversation that leave the backend. */
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

/** Longest excerpt, in characters. */
const excerptLength = 200;

/** @returns how a message begins, on one line. */
export const excerptOf = (text: string): string => text.slice(0, excerptLength).replace(/\s+/g, ' ').trim();

/** @returns whether no placeholder of a template is left in a text. */
const isFilledIn = (text: string) => openPlaceholder(text) === undefined;
const notFilledIn = ({ value }: { value: string }) => replySentences.notFilledIn(openPlaceholder(value) ?? '');

/** The one schema of a reply, for its form and for whoever sends it. */
export const replySchema = object({
  subject: lineOfText(200).required(replySentences.subjectNeeded).test('filled-in', notFilledIn, isFilledIn),
  text: linesOfText(10_000).required(replySentences.textNeeded).test('filled-in', notFilledIn, isFilledIn),
});

/** A reply as its form hands it on. */
export type ReplyForm = InferType<typeof replySchema>;
