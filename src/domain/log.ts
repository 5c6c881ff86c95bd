import { accountFieldLabels, activityLabels, logLabels, logSorts, logSubjects } from '#content/domain/log.ts';
import type { ProfileForm } from './account.ts';
import type { ActivityKind, NewActivity } from './activity.ts';
import { bookingRulesFields } from './bookingRules.ts';
import { type Entity, type Field, labelsOf, textOf } from './entity.ts';
import { type RecordName, recordEntities } from './records.ts';
import { roleLabels } from './session.ts';

export { activityLabels, logSubjects };

/** Subjects of log entries. */
export type LogSubject = RecordName | 'import' | 'account' | 'log' | 'person' | 'retention' | 'bookingRules' | 'mail';

/** A logged change: what was done, by whom, when; without the content of a record, except its present name. */
export type LogEntry = {
  id: string;
  /** Instant, ISO 8601 UTC. */
  at: string;
  /** Name of the acting user; empty if the account was deleted. */
  by: string;
  byId: string | null;
  kind: ActivityKind;
  entity: LogSubject;
  entityId: string;
  /** Present name or title of the record or account; empty if it was deleted or has none. */
  name: string;
  /** Names of the changed fields, or the old and the new status. */
  detail: string;
};

/** The fields, filters and default order of the log. */
export const logEntity: Entity<LogEntry> = {
  fields: {
    at: { kind: 'instant', label: logLabels.at, sorts: logSorts.at },
    by: { kind: 'text', label: logLabels.by, searched: true },
    byId: { kind: 'text', label: logLabels.by, nullable: true },
    kind: { kind: 'choice', label: logLabels.kind, labels: activityLabels, sortedBy: 'order' },
    entity: { kind: 'choice', label: logLabels.entity, labels: logSubjects, sortedBy: 'order' },
    entityId: { kind: 'text', label: logLabels.entityId, searched: true },
    name: { kind: 'text', label: logLabels.name, searched: true },
    detail: { kind: 'text', label: logLabels.detail },
  },
  filters: { who: 'byId', kind: 'kind', entity: 'entity', at: 'at' },
  sort: { field: 'at', order: 'desc' },
};

const accountField = (label: string): Field => ({ kind: 'text', label });

const accountFields = {
  name: accountField(accountFieldLabels.name),
  picture: accountField(accountFieldLabels.picture),
} satisfies Record<keyof ProfileForm, Field>;

/** The fields of the subjects that have any. */
const subjects: Partial<Record<LogSubject, Pick<Entity, 'fields'>>> = {
  ...recordEntities,
  account: { fields: accountFields },
  bookingRules: { fields: bookingRulesFields },
};

/** @returns the details of a log entry, without the content of the record. */
export function logDetail(subject: LogSubject, { kind, fields: changed, from, to }: NewActivity): string {
  const fields = subjects[subject]?.fields ?? {};
  if (kind === 'edited' || kind === 'imported') return labelsOf(fields, changed).join(', ');
  if (kind === 'role') return [from, to].map((role) => textOf(roleField, role)).join(' → ');
  const { status } = fields;
  return kind === 'status' && status ? [from, to].map((value) => textOf(status, value)).join(' → ') : '';
}

const roleField = { kind: 'choice', label: '', labels: roleLabels, sortedBy: 'order' } as const;
