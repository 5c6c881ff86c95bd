import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leadWords } from '#content/admin/leads.ts';
import { leadEntity } from '#domain/lead.ts';
import { CountRow, countRowOptions } from '../list/CountRow.tsx';
import type { ListFilter } from '../list/ListTools.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { listFilters } from '../list/listFilters.ts';
import { NoMatches } from '../list/NoMatches.tsx';
import { OldListNotice } from '../list/OldListNotice.tsx';
import { SortChoice } from '../list/SortChoice.tsx';
import { useListModel } from '../list/useListModel.ts';
import { ViewsMenu } from '../list/ViewsMenu.tsx';
import type { Board } from './boardData.ts';
import { LeadBoard } from './LeadBoard.tsx';

/** Props of {@link BoardPage}. */
export interface BoardPageProps {
  board: Board;
  /** Options of filters that are not enumerated by the entity, by filter. */
  options: Readonly<Record<string, ListFilter['options']>>;
  newLeadButton: ReactNode;
  /** Actions for all matching leads, and the switch of the views. */
  children: ReactNode;
}

/** The leads as a board, with the same search, filters and order as the list. */
export function BoardPage({
  board: { query, columns, total, isOld },
  options,
  newLeadButton,
  children,
}: BoardPageProps) {
  const { search } = useLocation();
  const matching = columns.reduce((sum, { count }) => sum + count, 0);
  const count = useRef<HTMLParagraphElement>(null);
  const model = useListModel(leadEntity, query, { rows: [], matching, total, page: 1 });
  return (
    <>
      <ListTools
        words={leadWords}
        q={query.q}
        filters={listFilters(leadEntity, leadWords, query, options)}
        onFilter={model.setFilter}
      >
        {newLeadButton}
      </ListTools>
      <OldListNotice isOld={isOld} focusAfter={count} />
      <CountRow>
        <Typography ref={count} variant="body2" role="status" tabIndex={-1} sx={{ color: 'text.secondary' }}>
          {leadWords.count(matching, total)}
        </Typography>
        <Box sx={countRowOptions}>
          <SortChoice entity={leadEntity} sort={model.sort} onChange={model.setSort} />
          <ViewsMenu list="leads" />
          {children}
        </Box>
      </CountRow>
      {matching === 0 ? (
        <NoMatches
          words={leadWords}
          empty={total === 0 ? leadWords.none : leadWords.empty}
          onClear={model.isFiltered ? model.clearFilters : undefined}
        />
      ) : (
        <LeadBoard columns={columns} search={search} />
      )}
    </>
  );
}
