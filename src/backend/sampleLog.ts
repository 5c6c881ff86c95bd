import { newActivity } from '#domain/activity.ts';
import { csvFile } from '#domain/csv.ts';
import { findRecords } from '#domain/findRecords.ts';
import { type LogEntry, type LogSubject, logDetail, logEntity } from '#domain/log.ts';
import { pageOf } from '#domain/pagedQuery.ts';
import type { Backend } from './backend.ts';
import type { SampleActivities } from './sampleActivities.ts';

/**
 * Creates the demo's log.
 * @param ownerOnly throws unless an owner is signed in.
 * @param nameOf returns the name of a record or a person; empty if there is none.
 */
export function sampleLog(
  activities: SampleActivities,
  ownerOnly: () => void,
  nameOf: (subject: LogSubject, id: string) => Promise<string>,
): Backend['log'] {
  const readEntries = (): Promise<LogEntry[]> =>
    Promise.all(
      activities.all().map(async ({ entity, entityId, activity }) => ({
        id: activity.id,
        at: activity.at,
        by: activity.by?.name ?? '',
        byId: activity.by?.id ?? null,
        kind: activity.kind,
        entity,
        entityId,
        name: await nameOf(entity, entityId),
        detail: logDetail(entity, activity),
      })),
    );
  return {
    list: async (query) => {
      ownerOnly();
      const all = await readEntries();
      return pageOf(findRecords(logEntity, all, query), all.length, query);
    },
    exportCsv: async (query) => {
      ownerOnly();
      activities.add('log', 'all', [newActivity('exported')]);
      return new Blob([csvFile(logEntity, findRecords(logEntity, await readEntries(), query))], {
        type: 'text/csv;charset=utf-8',
      });
    },
  };
}
