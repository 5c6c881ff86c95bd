import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { adminPaths, leadsPath } from '#adminPaths';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { type Lead, leadStatusLabels } from '#domain/lead.ts';
import { withParam } from '#domain/listQuery.ts';
import { LeadStatusBadge } from '../list/statusBadges.tsx';
import { BoardCard } from './BoardCard.tsx';
import { type BoardColumn as Column, maxCards } from './boardData.ts';

/** The leads of one status, and the drop target for cards of other statuses. */
export function BoardColumn({ column: { status, leads, count }, search }: { column: Column; search: string }) {
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: status, data: { status } });
  const more = withParam(new URLSearchParams(search), 'rows', String(maxCards));
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        p: 1,
        scrollSnapAlign: 'start',
        border: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: ({ vars }) => vars.shape.panelRadius,
        bgcolor: isOver ? 'action.hover' : 'transparent',
        ...(isOver && { '@media (forced-colors: active)': { outline: '3px solid Highlight' } }),
      }}
    >
      <Typography
        id={id}
        variant="body2"
        component="h2"
        aria-label={leadBoard.column(leadStatusLabels[status], count)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 0.5,
          pb: 1,
          fontWeight: 'fontWeightSemibold',
        }}
      >
        <LeadStatusBadge status={status} />
        {count}
      </Typography>
      <Cards leads={leads} search={search} />
      {leads.length === 0 && (
        <Typography variant="body2" sx={{ px: 0.5, py: 2, color: 'text.secondary' }}>
          {leadBoard.none}
        </Typography>
      )}
      {count > leads.length && leads.length < maxCards && (
        <Button
          fullWidth
          size="small"
          href={`${adminPaths.leads}?${more}`}
          aria-label={leadBoard.showMoreOf(leadStatusLabels[status])}
          sx={{ mt: 1 }}
        >
          {leadBoard.showMore}
        </Button>
      )}
      {count > leads.length && leads.length >= maxCards && (
        <Button fullWidth size="small" href={leadsPath({ ...listOf(search), status })} sx={{ mt: 1 }}>
          {leadBoard.all(count)}
        </Button>
      )}
    </Box>
  );
}

/** Memoised, so that dragging a card does not render all others again. */
const Cards = memo(function Cards({ leads, search }: { leads: readonly Lead[]; search: string }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {leads.map((lead) => (
        <li key={lead.id}>
          <BoardCard lead={lead} search={search} />
        </li>
      ))}
    </Box>
  );
});

/** @returns the filters in the board's URL, without the board's own parameters. */
const listOf = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => name !== 'view' && name !== 'rows'));
