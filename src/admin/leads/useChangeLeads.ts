import { leadWords } from '#content/admin/leads.ts';
import type { LeadChange } from '#domain/leadChange.ts';
import { type ChangeAll, useChangeAll } from '../useChangeAll.ts';

const leadChanges: ChangeAll<LeadChange> = {
  changeAll: ({ leads }, changes) => leads.changeAll(changes),
  undone: leadWords.changesUndone,
};

/**
 * @param failed notice if the changes could not be saved.
 * @returns a function that changes leads and shows a notice with an Undo button.
 */
export const useChangeLeads = (failed: string = leadWords.changesFailed) => useChangeAll(leadChanges, failed);
