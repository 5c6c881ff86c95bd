import { unsentMailLabels, unsentMailSorts, unsentMailStateLabels } from '#content/domain/unsentMail.ts';
import type { Entity } from './entity.ts';
import type { Page } from './pagedQuery.ts';

/**
 * States of an unsent mail: `queued` until it is late or an attempt has failed, `waiting` after that, `refused` if the
 * mail server rejected it permanently. The dashboard warns of the latter two.
 */
export const unsentMailStates = ['queued', 'waiting', 'refused'] as const;

/** One of {@link unsentMailStates}. */
export type UnsentMailState = (typeof unsentMailStates)[number];

/**
 * Whether a mail contains a link that grants access: the link of one that was sent is `removed` from it. If such a mail
 * comes back, it cannot be sent again.
 */
export const accessLinks = ['none', 'included', 'removed'] as const;

/** One of {@link accessLinks}. */
export type AccessLink = (typeof accessLinks)[number];

/** A mail that was not sent yet, or that came back, as staff see it: without its text. */
export type UnsentMail = {
  id: string;
  /** Address of the recipient. */
  recipient: string;
  subject: string;
  /** Instant, ISO 8601 UTC. */
  createdAt: string;
  state: UnsentMailState;
  /** Number of failed attempts. */
  attempts: number;
  /** Instant of the next attempt, ISO 8601 UTC; null if it is due or being sent, and if there will be none. */
  nextAttemptAt: string | null;
  /**
   * The mail server's last reply, or why it could not be reached; empty if there is none. Of a mail with a link that grants
   * access only its codes, e.g. `550 5.1.1`, because it may quote the link.
   */
  error: string;
  /** Whether the mail contains a link that grants access. */
  accessLink: AccessLink;
  /** The lead or the conversation that the mail belongs to; null if there is none. */
  leadId: string | null;
  conversationId: string | null;
};

/** @returns whether a mail is due or being sent. */
export const isDue = ({ state, nextAttemptAt }: UnsentMail): boolean => state !== 'refused' && nextAttemptAt === null;

/** A page of the unsent mails. */
export interface UnsentMailPage extends Page<UnsentMail> {
  /** Whether a mail server is set up; without one, all mails wait. The demo counts its mails as sent: true. */
  hasMailServer: boolean;
}

/** What the list of unsent mails is searched, filtered and sorted by. */
export const unsentMailEntity: Entity<Pick<UnsentMail, 'id' | 'recipient' | 'subject' | 'createdAt' | 'state'>> = {
  fields: {
    recipient: { kind: 'text', label: unsentMailLabels.recipient, searched: true },
    subject: { kind: 'text', label: unsentMailLabels.subject, searched: true },
    createdAt: { kind: 'instant', label: unsentMailLabels.createdAt, sorts: unsentMailSorts.createdAt },
    state: { kind: 'choice', label: unsentMailLabels.state, labels: unsentMailStateLabels, sortedBy: 'order' },
  },
  filters: { state: 'state' },
  sort: { field: 'createdAt', order: 'desc' },
};
