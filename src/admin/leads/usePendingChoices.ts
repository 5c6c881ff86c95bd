import { useMemo } from 'react';
import { useBackend } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/leadChange.ts';
import { type ChangeAll, useChangeAll } from '../useChangeAll.ts';
import { type PendingChange, usePendingChanges } from '../usePendingChanges.ts';

/** The fields of a lead that can be changed without its form. */
export type LeadChoices = Pick<LeadChange, 'status' | 'responsibleId'>;

type ChosenLead = Pick<Lead, 'id' | 'name' | 'status' | 'responsibleId'>;

interface PendingChoice extends PendingChange {
  id: string;
  choices: LeadChoices;
  /** The lead after the request: with the choices, or without if they could not be stored. */
  saved: Promise<ChosenLead>;
}

/**
 * Changes leads, and shows the choices at once. The changes of a lead are sent one after the other; each is skipped, with
 * a notice, if somebody else has made the same choice meanwhile.
 * @param failed notice if a change could not be saved.
 * @param data the loader's data with the leads.
 * @returns the choices that the data may still lack, by lead, whether those of a lead are being saved, and a function
 * that changes a lead.
 */
export function usePendingChoices(failed: string, data: unknown) {
  const backend = useBackend();
  const store = useChangeLeads(failed);
  const [pending, setPending] = usePendingChanges<PendingChoice>(data);
  const choices = useMemo(() => {
    const byLead = new Map<string, LeadChoices>();
    for (const change of pending) byLead.set(change.id, { ...byLead.get(change.id), ...change.choices });
    return byLead;
  }, [pending]);

  /** @returns the notice for a lead that was not as expected: somebody else has changed or deleted it. */
  const conflictOf = async ({ id, name }: ChosenLead): Promise<string> => {
    try {
      await (await backend()).leads.get(id);
    } catch (error) {
      if (error instanceof NotFound) return leadPage.changeGone(name);
    }
    return leadPage.changeConflict;
  };

  /** @param notice to show after saving. */
  const change = (lead: ChosenLead, chosen: LeadChoices, notice: string) => {
    const { id } = lead;
    const earlier = pending.findLast((other) => other.id === id);
    const save = async (): Promise<ChosenLead> => {
      const before = (await earlier?.saved) ?? lead;
      const { status, responsibleId } = before;
      const expected = { ...('status' in chosen && { status }), ...('responsibleId' in chosen && { responsibleId }) };
      const undo = await store([{ id, ...chosen, expected }], (count) => (count > 0 ? notice : conflictOf(lead)));
      const isStored = undo !== null && undo.length > 0;
      setPending((all) =>
        isStored
          ? all.map((other) => (other === saving ? { ...saving, isStored } : other))
          : all.filter((other) => other !== saving),
      );
      return isStored ? { ...before, ...chosen } : before;
    };
    const saving: PendingChoice = { id, choices: chosen, isStored: false, saved: save() };
    setPending((all) => [...all, saving]);
  };
  const isSaving = (id: string) => pending.some((one) => one.id === id && !one.isStored);
  return { choices, isSaving, change };
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
