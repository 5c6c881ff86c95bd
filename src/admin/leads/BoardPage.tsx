import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { leadWords } from '#content/admin/leads.ts';
import { leadEntity } from '#domain/lead.ts';
import { countRowOptions } from '../list/CountRow.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import type { ListFilter } from '../list/ListTools.tsx';
import { listFilters } from '../list/listFilters.ts';
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
  const list = { rows: columns.flatMap(({ leads }) => leads), matching, total, page: 1, isOld };
  const model = useListModel(leadEntity, query, list);
  return (
    <ListFrame
      words={leadWords}
      q={query.q}
      filters={listFilters(leadEntity, leadWords, query, options)}
      model={model}
      list={list}
      layout="board"
      count={leadWords.count(matching, total)}
      countRef={count}
      empty={total === 0 ? leadWords.none : leadWords.empty}
      tools={newLeadButton}
      options={
        <Box sx={countRowOptions}>
          <SortChoice entity={leadEntity} sort={model.sort} onChange={model.setSort} />
          <ViewsMenu list="leads" />
          {children}
        </Box>
      }
    >
      <LeadBoard columns={columns} search={search} />
    </ListFrame>
  );
}
