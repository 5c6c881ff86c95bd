import { useCallback, useMemo } from 'react';
import { useBackend } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/leadChange.ts';
import { type ChangeAll, useChangeAll } from '../useChangeAll.ts';
import { type PendingChange, usePendingChanges } from '../usePendingChanges.ts';

/** The fields of a lead that can be changed without its form. */
export type LeadUpdate = Pick<LeadChange, 'status' | 'responsibleId'>;

type UpdatedLead = Pick<Lead, 'id' | 'name' | 'status' | 'responsibleId'>;

interface PendingUpdate extends PendingChange {
  id: string;
  update: LeadUpdate;
  /** The lead after the request: with the updates, or without if they could not be stored. */
  saved: Promise<UpdatedLead>;
}

/**
 * Changes leads, and shows the updates at once. The changes of a lead are sent one after the other; each is skipped, with
 * a notice, if somebody else has made the same choice meanwhile.
 * @param failed notice if a change could not be saved.
 * @param data the loader's data with the leads.
 * @returns the updates that the data may still lack, by lead, whether those of a lead are being saved, a function
 * that resolves to a lead after its changes so far, and one that changes a lead.
 */
export function useLeadUpdates(failed: string, data: unknown) {
  const backend = useBackend();
  const store = useChangeLeads(failed);
  const [pending, setPending] = usePendingChanges<PendingUpdate>(data);
  const updates = useMemo(() => {
    const byLead = new Map<string, LeadUpdate>();
    for (const change of pending) byLead.set(change.id, { ...byLead.get(change.id), ...change.update });
    return byLead;
  }, [pending]);

  /** @returns the notice for a lead that was not as expected: somebody else has changed or deleted it. */
  const conflictOf = async ({ id, name }: UpdatedLead): Promise<string> => {
    try {
      await (await backend()).leads.get(id);
    } catch (error) {
      if (error instanceof NotFound) return leadPage.changeGone(name);
    }
    return leadPage.changeConflict;
  };

  /** @returns a lead after its changes so far, which are being saved or that the data may still lack. */
  const latestOf = useCallback(
    async (lead: UpdatedLead): Promise<UpdatedLead> => pending.findLast(({ id }) => id === lead.id)?.saved ?? lead,
    [pending],
  );

  /** @param notice to show after saving. @param latest the lead as it was when the choice was offered. */
  const change = (lead: UpdatedLead, update: LeadUpdate, notice: string, latest = latestOf(lead)) => {
    const { id } = lead;
    const save = async (): Promise<UpdatedLead> => {
      const before = await latest;
      const { status, responsibleId } = before;
      const expected = { ...('status' in update && { status }), ...('responsibleId' in update && { responsibleId }) };
      const undo = await store([{ id, ...update, expected }], (count) => (count > 0 ? notice : conflictOf(lead)));
      const isStored = undo !== null && undo.length > 0;
      setPending((all) =>
        isStored
          ? all.map((other) => (other === saving ? { ...saving, isStored } : other))
          : all.filter((other) => other !== saving),
      );
      return isStored ? { ...before, ...update } : before;
    };
    const saving: PendingUpdate = { id, update, isStored: false, saved: save() };
    setPending((all) => [...all, saving]);
  };
  const isSaving = (id: string) => pending.some((one) => one.id === id && !one.isStored);
  return { updates, isSaving, latestOf, change };
}

const leadChanges: ChangeAll<LeadChange> = {
  changeAll: ({ leads }, changes) => leads.changeAll(changes),
  undone: leadWords.changesUndone,
};

/**
 * @param failed notice if the changes could not be saved.
 * @returns a function that changes leads and shows a notice with an Undo button.
 */
export const useChangeLeads = (failed: string = leadWords.changesFailed) => useChangeAll(leadChanges, failed);
