import { utf8Mark, writeCsvRow } from './csv.ts';
import { type Lead, leadEventTypeLabels, leadStatusLabels } from './lead.ts';

/** The columns of an exported list, in their order. */
const columns = ['Name', 'Email', 'Phone', 'Event type', 'Event date', 'Status', 'Created', 'Notes'] as const;

/** @returns the leads as a CSV file, one line each, dates in ISO 8601 so that every spreadsheet sorts them. */
export function leadsToCsv(leads: Iterable<Lead>): string {
  let csv = utf8Mark + writeCsvRow(columns);
  for (const lead of leads) {
    csv += writeCsvRow([
      lead.name,
      lead.email,
      lead.phone,
      leadEventTypeLabels[lead.eventType],
      lead.eventDate ?? '',
      leadStatusLabels[lead.status],
      lead.createdAt,
      lead.notes,
    ]);
  }
  return csv;
}
