import type { Lead } from '#domain/lead.ts';
import { type Overview, overviewOf, overviewSpan } from '#domain/overview.ts';
import type { Backend } from './backend.ts';

/**
 * Loaded lazily with its calendar, because visitors of the demo never need it.
 * @param leads all leads, latest first.
 * @param now the clock.
 * @returns the charts and lists of the demo's dashboard. The sample records are old, so the day of the latest lead
 * serves as today.
 */
export async function sampleOverview(
  leads: readonly Lead[],
  appointments: Backend['appointments'],
  now: Date,
): Promise<Overview> {
  const latest = leads[0] ? Date.parse(leads[0].createdAt) + 1 : now.getTime();
  const at = new Date(latest).toISOString();
  return { ...overviewOf(leads, at), appointments: await appointments.between(...overviewSpan(at)) };
}
