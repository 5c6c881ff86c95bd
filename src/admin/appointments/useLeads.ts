import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { NotFound, SignedOut } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import { searchPause } from '#domain/listQuery.ts';

/** Fields of a lead that are shown for selection. */
export type LeadChoice = Pick<Lead, 'id' | 'name' | 'email' | 'phone'>;

/** A lead read by its id. */
export interface ReadLead {
  state: 'none' | 'loading' | 'found' | 'gone' | 'failed';
  /** Null unless found. */
  lead: LeadChoice | null;
  /** Reads it once more. */
  retry: () => void;
}

/** @param id of a lead, or empty for none. */
export function useLead(id: string): ReadLead {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const [read, setRead] = useState<{ id: string; result: LeadChoice | 'gone' | 'failed' }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry.
  useEffect(() => {
    if (id === '') return;
    let isCurrent = true;
    setRead(undefined);
    const load = async () => {
      try {
        const result = await (await backend()).leads.get(id);
        if (isCurrent) setRead({ id, result });
      } catch (error) {
        if (!isCurrent) return;
        setRead({ id, result: error instanceof NotFound ? 'gone' : 'failed' });
        // Revalidation lets the page ask for a new session.
        if (error instanceof SignedOut) void revalidate();
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id, backend, revalidate, attempt]);
  const retry = () => setAttempt((count) => count + 1);
  if (id === '') return { state: 'none', lead: null, retry };
  // Until the effect has run, the lead that was read before is that of another id.
  if (read?.id !== id) return { state: 'loading', lead: null, retry };
  if (typeof read.result === 'string') return { state: read.result, lead: null, retry };
  return { state: 'found', lead: read.result, retry };
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
