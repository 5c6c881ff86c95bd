import { useEffect, useState } from 'react';
import { searchPause } from '#domain/listQuery.ts';
import { matchesSearch } from '#domain/textSearch.ts';
import { useDebouncedRead } from '../useDebouncedRead.ts';
import { type Destination, toDestinations } from './destinations.ts';

/** State of a search. */
export interface RecordSearch {
  state: 'idle' | 'searching' | 'found' | 'failed';
  /** Found records; while a search is pending, those of the previous one that show the text in their name or detail. */
  records: readonly Destination[];
}

const noSearch: RecordSearch = { state: 'idle', records: [] };

/** @param text search text. @returns matching leads, conversations, appointments, posts and reviews, debounced by `searchPause`. */
export function useRecordSearch(text: string): RecordSearch {
  const debouncedRead = useDebouncedRead();
  const [search, setSearch] = useState(noSearch);
  useEffect(() => {
    const query = text.trim();
    if (query === '') {
      setSearch(noSearch);
      return;
    }
    setSearch(({ records }) => ({
      state: 'searching',
      records: records.filter(({ label, detail = '' }) => matchesSearch([label, detail], query)),
    }));
    return debouncedRead(
      searchPause,
      (backend, signal) => backend.search.everywhere(query, { signal }),
      (found) =>
        setSearch(found ? { state: 'found', records: toDestinations(found, query) } : { state: 'failed', records: [] }),
    );
  }, [text, debouncedRead]);
  return search;
}
