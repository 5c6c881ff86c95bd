import type { Lead } from '#domain/lead.ts';
import { type Overview, overviewOf, shownSpan } from '#domain/overview.ts';
import type { Backend } from './backend.ts';

/**
 * @param leads all of them, the latest first. @param now the clock.
 * @returns how the work stands in the demo. The sample records are of long ago: its today is the day of the latest lead.
 * Loaded with its calendar when somebody asks for it: visitors of the demo never do.
 */
export async function sampleOverview(
  leads: readonly Lead[],
  appointments: Backend['appointments'],
  now: Date,
): Promise<Overview> {
  const latest = leads[0] ? Date.parse(leads[0].createdAt) + 1 : now.getTime();
  const at = new Date(latest).toISOString();
  return { ...overviewOf(leads, at), appointments: await appointments.between(...shownSpan(at)) };
}
