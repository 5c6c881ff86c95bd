import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { matchesSearch, searchPause } from '#domain/listQuery.ts';
import { type Destination, toDestinations } from './destinations.ts';

/** State of a search. */
export interface FoundRecords {
  state: 'idle' | 'searching' | 'found' | 'failed';
  /** Found records; while a search is pending, those of the previous one that show the text in their name or detail. */
  records: readonly Destination[];
}

const nothing: FoundRecords = { state: 'idle', records: [] };

/** @param text search text. @returns matching leads, conversations, appointments, posts and reviews, debounced by `searchPause`. */
export function useFoundRecords(text: string): FoundRecords {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    const query = text.trim();
    if (query === '') {
      setFound(nothing);
      return;
    }
    setFound(({ records }) => ({
      state: 'searching',
      records: records.filter(({ label, detail = '' }) => matchesSearch([label, detail], query)),
    }));
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      try {
        const found = await (await backend()).search.everywhere(query, { signal });
        if (!signal.aborted) setFound({ state: 'found', records: toDestinations(found, query) });
      } catch (error) {
        if (signal.aborted) return;
        setFound({ state: 'failed', records: [] });
        // Revalidation lets the page ask for a new session.
        if (error instanceof SignedOut) void revalidate();
      }
    };
    const timer = setTimeout(search, searchPause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, backend, revalidate]);

  return found;
}
