/** What a contact with a client changes in the client's leads: a reply by staff, a time picked by the client. */
import { type ActivityKind, type NewActivity, newActivity } from './activity.ts';
import type { Lead, LeadStatus } from './lead.ts';

/** @returns the status of a lead after a reply by staff, or after the client has picked a time; it never moves back. */
export const statusAfterContact = (status: LeadStatus): LeadStatus => (status === 'new' ? 'contacted' : status);

/** @returns the log entry for a contact with a client, which may have changed the lead's status. */
export const contactActivity = (kind: ActivityKind, before: LeadStatus, after: LeadStatus): NewActivity => ({
  ...newActivity(kind),
  ...(before !== after && { from: before, to: after }),
});

/**
 * @param leads of one person, latest first.
 * @returns those that a reply to the person concerns: the latest, and all that wait for an answer.
 */
export const leadsOfReply = <Concerned extends Pick<Lead, 'status'>>(leads: readonly Concerned[]): Concerned[] =>
  leads.filter(({ status }, index) => index === 0 || status === 'new');
