import { utf8Mark, writeCsvRow } from './csv.ts';
import { type Lead, leadEventTypeLabels, leadStatusLabels } from './lead.ts';

/** The columns of an exported list, in their order. */
const columns = ['Name', 'Email', 'Phone', 'Event type', 'Event date', 'Status', 'Created', 'Notes'] as const;

/** What an exported list begins with. */
export const leadsCsvHead = utf8Mark + writeCsvRow(columns);

/** @returns one lead's line of an exported list, dates in ISO 8601 so that every spreadsheet sorts them. */
export const leadToCsv = (lead: Lead): string =>
  writeCsvRow([
    lead.name,
    lead.email,
    lead.phone,
    leadEventTypeLabels[lead.eventType],
    lead.eventDate ?? '',
    leadStatusLabels[lead.status],
    lead.createdAt,
    lead.notes,
  ]);

/** @returns the leads as a CSV file. */
export const leadsToCsv = (leads: readonly Lead[]): string => leadsCsvHead + leads.map(leadToCsv).join('');
