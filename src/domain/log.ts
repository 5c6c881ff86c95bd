import type { ActivityKind, NewActivity } from './activity.ts';
import { appointmentEntity } from './appointment.ts';
import { type Entity, type EntityRecord, findRecords, textOf } from './entity.ts';
import { leadEntity } from './lead.ts';
import { all } from './listQuery.ts';
import type { ListQuery } from './pagedQuery.ts';
import { postEntity } from './post.ts';
import { reviewEntity } from './review.ts';
import { roleLabels } from './session.ts';

/** What things are done to. */
export const logSubjects = {
  lead: 'Lead',
  appointment: 'Appointment',
  post: 'Blog post',
  review: 'Review',
  account: 'Account',
  log: 'Log',
} as const;

/** One of them. */
export type LogSubject = keyof typeof logSubjects;

/** The words for what was done. */
export const activityLabels: Readonly<Record<ActivityKind, string>> = {
  created: 'Created',
  edited: 'Edited',
  status: 'Status changed',
  deleted: 'Deleted',
  note: 'Noted',
  askedForReview: 'Asked for a review',
  merged: 'Merged',
  exported: 'Exported',
  signedIn: 'Signed in',
  invited: 'Invited',
  role: 'Role changed',
  disabled: 'Disabled',
  enabled: 'Let in again',
  password: 'Password chosen',
  passwordLink: 'Link for a password',
};

/** What was done, by whom and when: never what a record says. */
export type LogEntry = {
  id: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  /** The name of who did it; empty where the account is no longer there. */
  by: string;
  byId: string | null;
  kind: ActivityKind;
  entity: LogSubject;
  entityId: string;
  /** Whose account it was done to; empty for all else. */
  account: string;
  /** Names of the fields that were changed, or a status before and after. */
  detail: string;
};

/** The log, as lists and exported files have it. */
export const logEntity: Entity<LogEntry> = {
  fields: {
    at: { kind: 'instant', label: 'When', sorts: ['Oldest first', 'Newest first'] },
    by: { kind: 'text', label: 'Who', searched: true },
    byId: { kind: 'text', label: 'Who', nullable: true },
    kind: { kind: 'choice', label: 'What', labels: activityLabels, sortedBy: 'order' },
    entity: { kind: 'choice', label: 'Of what', labels: logSubjects, sortedBy: 'order' },
    entityId: { kind: 'text', label: 'Number', searched: true },
    account: { kind: 'text', label: 'Whose account', searched: true },
    detail: { kind: 'text', label: 'Details' },
  },
  // The last two are days (`2027-06-14`), both of them included.
  filters: { who: 'byId', kind: 'kind', entity: 'entity', from: 'at', to: 'at' },
  sort: { field: 'at', order: 'desc' },
};

const entities: Partial<Record<LogSubject, Entity>> = {
  lead: leadEntity,
  appointment: appointmentEntity,
  post: postEntity,
  review: reviewEntity,
};

/** @returns what more there is to say of something that was done, without what the record holds. */
export function logDetail(subject: LogSubject, { kind, fields, from, to }: NewActivity): string {
  const entity = entities[subject];
  if (kind === 'edited') return fields.map((name) => entity?.fields[name]?.label ?? name).join(', ');
  if (kind === 'role') return [from, to].map((role) => textOf(roleField, role)).join(' → ');
  const status = entity?.fields.status;
  return kind === 'status' && status ? [from, to].map((value) => textOf(status, value)).join(' → ') : '';
}

const roleField = { kind: 'choice', label: '', labels: roleLabels, sortedBy: 'order' } as const;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** @returns the instants (ISO 8601 UTC) between which a query looks; null where it looks as far as there is. */
export function logPeriod({ filters: { from = all, to = all } }: Pick<ListQuery, 'filters'>) {
  return {
    from: isoDay.test(from) ? `${from}T00:00:00.000Z` : null,
    to: isoDay.test(to) ? `${to}T23:59:59.999Z` : null,
  };
}

/** @returns a query without its days, which are no values of a field. */
export const withoutPeriod = (query: ListQuery): ListQuery => ({
  ...query,
  filters: { ...query.filters, from: all, to: all },
});

/** @returns the entries that a query finds, in its order. */
export function findLogEntries(entries: readonly LogEntry[], query: ListQuery): (LogEntry & EntityRecord)[] {
  const { from, to } = logPeriod(query);
  const within = entries.filter(({ at }) => (from === null || at >= from) && (to === null || at <= to));
  return findRecords(logEntity, within, withoutPeriod(query));
}
