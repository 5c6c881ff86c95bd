import { useEffect, useMemo, useRef, useState } from 'react';
import { useBackend } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { leadPage } from '#content/admin/lead.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/leadChange.ts';
import { useChangeLeads } from './useChangeLeads.ts';

/** The fields of a lead that can be changed without its form. */
export type LeadChoices = Pick<LeadChange, 'status' | 'responsibleId'>;

interface Pending {
  choices: LeadChoices;
  /** The data shown when they were stored, in which they may still be missing; null until then. */
  storedOver: unknown;
}

/**
 * @param failed notice if a change could not be saved.
 * @param data the loader's data with the leads.
 * @returns the choices that the data may still lack, by lead, whether those of a lead are being saved, and a function
 * that changes a lead. The changes of a lead are sent one after the other; each is skipped, with a notice, if somebody
 * else has made the same choice meanwhile.
 */
export function usePendingChoices(failed: string, data: unknown) {
  const backend = useBackend();
  const store = useChangeLeads(failed);
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map());
  /** The last change of each lead that is being saved; resolves with the stored choices that the data may lack. */
  const last = useRef(new Map<string, Promise<LeadChoices>>());
  const shownData = useRef(data);
  useEffect(() => {
    shownData.current = data;
  }, [data]);
  const choices = useMemo(() => {
    const missing = [...pending].filter(([, { storedOver }]) => storedOver === null || storedOver === data);
    return new Map(missing.map(([id, one]) => [id, one.choices]));
  }, [pending, data]);

  /** @returns the notice for a lead that was not as expected: somebody else has changed or deleted it. */
  const conflictOf = async ({ id, name }: Pick<Lead, 'id' | 'name'>): Promise<string> => {
    try {
      await (await backend()).leads.get(id);
    } catch (error) {
      if (error instanceof NotFound) return leadPage.changeGone(name);
    }
    return leadPage.changeConflict;
  };

  /** @param notice to show after saving. */
  const change = (
    lead: Pick<Lead, 'id' | 'name' | 'status' | 'responsibleId'>,
    choice: LeadChoices,
    notice: string,
  ) => {
    const { id } = lead;
    const earlier = last.current.get(id);
    const save = async (): Promise<LeadChoices> => {
      const before = (await earlier) ?? choices.get(id) ?? {};
      const { status, responsibleId } = { ...lead, ...before };
      const expected = { ...('status' in choice && { status }), ...('responsibleId' in choice && { responsibleId }) };
      const undo = await store([{ id, ...choice, expected }], (count) => (count > 0 ? notice : conflictOf(lead)));
      const isStored = undo !== null && undo.length > 0;
      const stored = isStored ? { ...before, ...choice } : before;
      if (last.current.get(id) === saved) {
        last.current.delete(id);
        setPending((all) => {
          const others = new Map([...all].filter(([other]) => other !== id));
          return isStored ? others.set(id, { choices: stored, storedOver: shownData.current }) : others;
        });
      }
      return stored;
    };
    const saved = save();
    last.current.set(id, saved);
    setPending((all) => {
      const others = earlier ? all.get(id)?.choices : choices.get(id);
      return new Map(all).set(id, { choices: { ...others, ...choice }, storedOver: null });
    });
  };
  return { choices, isSaving: (id: string) => pending.get(id)?.storedOver === null, change };
}
