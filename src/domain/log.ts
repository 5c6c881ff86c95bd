import { accountFieldLabels, activityLabels, logLabels, logSorts, logSubjects } from '#content/domain/log.ts';
import type { ActivityKind, NewActivity } from './activity.ts';
import { type Entity, textOf } from './entity.ts';
import { type RecordName, recordEntities } from './records.ts';
import { roleLabels } from './session.ts';

export { activityLabels, logSubjects };

/** Kinds of things that the log has entries of. */
export type LogSubject = RecordName | 'import' | 'account' | 'log' | 'person' | 'retention' | 'bookingRules';

/** One change: what was done, by whom, when. Never the content of a record. */
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
  /** Id of the changed account; empty for all other subjects. */
  account: string;
  /** Names of the fields that were changed, or a status before and after. */
  detail: string;
};

/** The log, as lists and exported files have it. */
export const logEntity: Entity<LogEntry> = {
  fields: {
    at: { kind: 'instant', label: logLabels.at, sorts: logSorts.at },
    by: { kind: 'text', label: logLabels.by, searched: true },
    byId: { kind: 'text', label: logLabels.by, nullable: true },
    kind: { kind: 'choice', label: logLabels.kind, labels: activityLabels, sortedBy: 'order' },
    entity: { kind: 'choice', label: logLabels.entity, labels: logSubjects, sortedBy: 'order' },
    entityId: { kind: 'text', label: logLabels.entityId, searched: true },
    account: { kind: 'text', label: logLabels.account, searched: true },
    detail: { kind: 'text', label: logLabels.detail },
  },
  filters: { who: 'byId', kind: 'kind', entity: 'entity', at: 'at' },
  sort: { field: 'at', order: 'desc' },
};

const entities: Partial<Record<LogSubject, Entity>> = recordEntities;

/** @returns what more there is to say of something that was done, without what the record holds. */
export function logDetail(subject: LogSubject, { kind, fields, from, to }: NewActivity): string {
  const entity = entities[subject];
  if (kind === 'edited' || kind === 'imported')
    return fields.map((name) => entity?.fields[name]?.label ?? accountFieldLabels[name] ?? name).join(', ');
  if (kind === 'role') return [from, to].map((role) => textOf(roleField, role)).join(' → ');
  const status = entity?.fields.status;
  return kind === 'status' && status ? [from, to].map((value) => textOf(status, value)).join(' → ') : '';
}

const roleField = { kind: 'choice', label: '', labels: roleLabels, sortedBy: 'order' } as const;
