import type { Lead } from './lead.ts';

/** A change to a lead; omitted fields stay unchanged. */
export interface LeadChange {
  id: string;
  status?: Lead['status'];
  /** An account's id, or null for nobody. */
  responsibleId?: string | null;
  /** If given, the change is skipped unless the lead has these values. */
  expected?: Partial<Pick<Lead, 'status' | 'responsibleId'>>;
  /** Whether it undoes a change: the person may then be one whose account was disabled since. */
  undo?: boolean;
}

/** @param before the lead before the change. @returns the change that undoes it, unless somebody changes it again. */
export const inverseChange = (
  { id, status, responsibleId }: Pick<Lead, 'id' | 'status' | 'responsibleId'>,
  change: Pick<LeadChange, 'status' | 'responsibleId'>,
): LeadChange => ({
  id,
  ...('status' in change && { status }),
  ...('responsibleId' in change && { responsibleId }),
  expected: change,
  undo: true,
});
