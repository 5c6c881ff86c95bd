import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { NotFound, SignedOut } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import { searchPause } from '#domain/listQuery.ts';

/** Fields of a lead that are shown for selection. */
export type LeadChoice = Pick<Lead, 'id' | 'name' | 'email' | 'phone'>;

/** @param id of a lead, or empty. @returns the lead; null if it does not exist, undefined while loading. */
export function useLead(id: string): LeadChoice | null | undefined {
  const backend = useBackend();
  const [lead, setLead] = useState<LeadChoice | null>();
  useEffect(() => {
    if (id === '') return;
    let wanted = true;
    const read = async () => {
      try {
        const found = await (await backend()).leads.get(id);
        if (wanted) setLead(found);
      } catch (error) {
        if (wanted) setLead(error instanceof NotFound ? null : undefined);
      }
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [id, backend]);
  if (id === '') return null;
  return lead === null || lead?.id === id ? lead : undefined;
}

/** State of a search for leads. */
export interface FoundLeads {
  state: 'idle' | 'searching' | 'found' | 'failed';
  leads: readonly LeadChoice[];
}

/** @param text search text; null while the field is inactive. @returns matching leads, debounced by `searchPause`. */
export function useFoundLeads(text: string | null): FoundLeads {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const [found, setFound] = useState<FoundLeads>({ state: 'idle', leads: [] });
  useEffect(() => {
    if (text === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    setFound(({ leads }) => ({ state: 'searching', leads }));
    const search = async () => {
      try {
        const query = readListQuery(leadEntity, new URLSearchParams({ q: text.trim() }));
        const { rows } = await (await backend()).leads.list(query, { signal });
        if (!signal.aborted) setFound({ state: 'found', leads: rows });
      } catch (error) {
        if (signal.aborted) return;
        setFound({ state: 'failed', leads: [] });
        // Revalidation lets the page ask for a new session.
        if (error instanceof SignedOut) void revalidate();
      }
    };
    const timer = setTimeout(search, text === '' ? 0 : searchPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, backend, revalidate]);
  return found;
}
