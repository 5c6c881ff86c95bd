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
