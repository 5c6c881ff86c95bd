import type { Lead } from '#domain/lead.ts';
import { leads } from '#sample/leads.ts';

/** @returns the sample lead with an id, which its conversation has, too. @throws Error if there is none. */
export function sampleLead(id: string): Lead {
  const lead = leads.find((each) => each.id === id);
  if (!lead) throw new Error(`There is no sample lead ${id}.`);
  return lead;
}
