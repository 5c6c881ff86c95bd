import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import type { ListWords } from '#content/admin/list.ts';
import { CountRow } from './CountRow.tsx';
import { ListPages } from './ListPages.tsx';
import { type ListFilter, ListTools } from './ListTools.tsx';
import type { ListedPage } from './listConfig.ts';
import { NoMatches } from './NoMatches.tsx';
import { OldListNotice } from './OldListNotice.tsx';
import type { ListModel } from './useListModel.ts';

/** Props of {@link ListFrame}. */
export interface ListFrameProps {
  words: Pick<ListWords, 'search' | 'clear'>;
  /** The search text of the URL. */
  q: string;
  filters: readonly ListFilter[];
  model: ListModel;
  list: ListedPage<unknown>;
  /** Whether the list is shown as cards or entries, not as a grid; `board` has no pages. */
  layout: 'grid' | 'cards' | 'board';
  /** The number of records in words, or what is said in its place. */
  count: string;
  /** Gets the focus where what had it disappears, or another page of cards is shown. */
  countRef: RefObject<HTMLParagraphElement | null>;
  /** Whether the row of the count stays in view while the page scrolls. Default: false. */
  sticky?: boolean;
  /** What an empty list says. */
  empty: ListWords['empty'];
  /** Buttons beside search and filters. */
  tools?: ReactNode;
  /** Filters after those of `filters`. */
  moreFilters?: ReactNode;
  /** View options and actions beside the count. */
  options?: ReactNode;
  /** The records; not shown if there are none. */
  children: ReactNode;
}

/** What every list of the back office has around its records: search, filters, count, empty state, pagination. */
export function ListFrame(props: ListFrameProps) {
  const { words, q, filters, model, list, layout, count, countRef, sticky, empty, tools, moreFilters, options } = props;
  return (
    <>
      <ListTools words={words} q={q} filters={filters} onFilter={model.setFilter} moreFilters={moreFilters}>
        {tools}
      </ListTools>
      <OldListNotice isOld={list.isOld} focusAfter={countRef} />
      <CountRow sticky={sticky}>
        <Typography ref={countRef} variant="body2" role="status" tabIndex={-1} sx={{ color: 'text.secondary' }}>
          {count}
        </Typography>
        {options}
      </CountRow>
      {list.rows.length === 0 ? (
        <NoMatches words={words} empty={empty} onClear={model.isFiltered ? model.clearFilters : undefined} />
      ) : (
        <>
          {props.children}
          {layout !== 'board' && (
            <ListPages
              model={model}
              matching={list.matching}
              asCards={layout === 'cards'}
              onTurn={() => countRef.current?.focus()}
            />
          )}
        </>
      )}
    </>
  );
}
