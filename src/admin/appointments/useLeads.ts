import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { NotFound, SignedOut } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import { searchPause } from '#domain/listQuery.ts';
import { useDebouncedRead } from '../useDebouncedRead.ts';

/** Fields of a lead that are shown for selection. */
export type LeadOption = Pick<Lead, 'id' | 'name' | 'email' | 'phone'>;

/** A lead read by its id. */
export interface LeadLookup {
  state: 'none' | 'loading' | 'found' | 'gone' | 'failed';
  /** Null unless found. */
  lead: LeadOption | null;
  /** Reads it once more. */
  retry: () => void;
}

/** @param id of a lead, or empty for none. */
export function useLead(id: string): LeadLookup {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const [read, setRead] = useState<{ id: string; result: LeadOption | 'gone' | 'failed' }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry.
  useEffect(() => {
    if (id === '') return;
    let isCurrent = true;
    setRead(undefined);
    const fail = (error: unknown) => {
      // Revalidation lets the page ask for a new session.
      if (error instanceof SignedOut && isCurrent) void revalidate();
      return error instanceof NotFound ? 'gone' : 'failed';
    };
    const load = async () => {
      const reading = backend().then(({ leads }) => leads.get(id));
      const result = await reading.catch(fail);
      if (isCurrent) setRead({ id, result });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id, backend, revalidate, attempt]);
  // Until the effect has run, the lead that was read before is that of another id.
  const found = lookupOf(id, read?.id === id ? read.result : 'loading');
  return { ...found, retry: () => setAttempt((count) => count + 1) };
}

function lookupOf(id: string, result: LeadOption | 'loading' | 'gone' | 'failed'): Omit<LeadLookup, 'retry'> {
  if (id === '') return { state: 'none', lead: null };
  return typeof result === 'string' ? { state: result, lead: null } : { state: 'found', lead: result };
}

/** State of a search for leads. */
export interface LeadSearch {
  state: 'idle' | 'searching' | 'found' | 'failed';
  /** Found leads; while a search is pending, those of the previous one. */
  leads: readonly LeadOption[];
}

/** @param text search text; null while the field is inactive. @returns matching leads, debounced by `searchPause`. */
export function useLeadSearch(text: string | null): LeadSearch {
  const debouncedRead = useDebouncedRead();
  const [search, setSearch] = useState<LeadSearch>({ state: 'idle', leads: [] });
  useEffect(() => {
    if (text === null) return;
    setSearch(({ leads }) => ({ state: 'searching', leads }));
    const query = readListQuery(leadEntity, new URLSearchParams({ q: text.trim() }));
    return debouncedRead(
      text === '' ? 0 : searchPause,
      ({ leads }, signal) => leads.list(query, { signal }),
      (page) => setSearch(page ? { state: 'found', leads: page.rows } : { state: 'failed', leads: [] }),
    );
  }, [text, debouncedRead]);
  return search;
}
