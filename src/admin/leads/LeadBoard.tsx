import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { leadPage } from '#content/admin/lead.ts';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { leadWords } from '#content/admin/leads.ts';
import { type Lead, type LeadStatus, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { useFocusFallback } from '../useFocusFallback.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardColumn as Column } from './boardData.ts';
import { columnUnder, toNeighbourColumn } from './boardDrag.ts';
import { type LeadUpdate, useLeadUpdates } from './useLeadUpdates.ts';

/** Props of {@link LeadBoard}. */
export interface LeadBoardProps {
  columns: readonly Column[];
  /** Query string of the board's URL, for links back to the board. */
  search: string;
}

// Stable references: new sensor options would give each card new listeners, and re-render it, at each step of a drag.
/** Movement in px that starts a drag; anything shorter is a click on the link. */
const mouseOptions = { activationConstraint: { distance: 6 } };
/** Press time in ms that starts a drag; a finger that moves earlier scrolls. */
const touchOptions = { activationConstraint: { delay: 250, tolerance: 8 } };
const keyboardOptions = { coordinateGetter: toNeighbourColumn };

/** The leads by status, side by side; dropping a card on another column changes its status. */
export function LeadBoard({ columns, search }: LeadBoardProps) {
  const [dragged, setDragged] = useState<Lead | null>(null);
  const [keyboardDragId, setKeyboardDragId] = useState('');
  const { updates, change } = useLeadUpdates(leadWords.changesFailed, columns);
  const shown = useMemo(() => updatedColumns(columns, updates), [columns, updates]);
  const sensors = useSensors(
    useSensor(MouseSensor, mouseOptions),
    useSensor(TouchSensor, touchOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const lead = leadOf(active);
    const status = statusOf(over);
    if (!lead || !status || status === shownStatus(lead, updates)) return;
    change(lead, { status }, leadPage.statusChanged(lead.name, leadStatusLabels[status]));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements, screenReaderInstructions: { draggable: leadBoard.instructions } }}
      onDragStart={({ active, activatorEvent }) => {
        setDragged(leadOf(active) ?? null);
        setKeyboardDragId(activatorEvent instanceof KeyboardEvent ? String(active.id) : '');
      }}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <Box
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: '85%', sm: '45%', lg: 'minmax(0, 1fr)' },
          gap: 2,
          alignItems: 'start',
          overflowX: 'auto',
          scrollSnapType: { xs: dragged ? 'none' : 'x proximity', lg: 'none' },
          // Room for focus rings; on phones and tablets the columns scroll up to the edge of the screen.
          py: 0.5,
          px: { xs: 2, md: 4, lg: 0.5 },
          mx: { xs: -2, md: -4, lg: -0.5 },
          scrollPaddingInline: ({ spacing }) => ({ xs: spacing(2), md: spacing(4) }),
          // Print cannot scroll.
          '@media print': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {shown.map((column) => (
          <BoardColumn key={column.status} column={column} search={search} />
        ))}
      </Box>
      <CardFocus id={keyboardDragId} shown={shown} />
      <DragOverlay dropAnimation={null}>
        {dragged && <BoardCard lead={dragged} search={search} isOverlay />}
      </DragOverlay>
    </DndContext>
  );
}

/**
 * Returns the focus to the handle of a card when the card changes its column without a drag, because the move failed or
 * was undone: it is another element there.
 * @param id of the card last dragged by keyboard; empty if there is none.
 */
function CardFocus({ id, shown }: { id: string; shown: readonly Column[] }) {
  const { draggableNodes } = useDndContext();
  useFocusFallback(shown, () => draggableNodes.get(id)?.activatorNode.current?.focus());
  return null;
}

/** Data of a card or column in dnd-kit's events. */
interface Part {
  data: { current?: { lead?: Lead; status?: LeadStatus } };
}

const leadOf = (part: Part | null): Lead | undefined => part?.data.current?.lead;
const statusOf = (part: Part | null): LeadStatus | undefined => part?.data.current?.status;
const labelOf = (part: Part | null) => leadStatusLabels[statusOf(part) ?? 'new'];
const nameOf = (part: Part) => leadOf(part)?.name ?? '';

const announcements: Announcements = {
  onDragStart: ({ active }) => leadBoard.taken(nameOf(active), leadStatusLabels[leadOf(active)?.status ?? 'new']),
  onDragOver: ({ active, over }) =>
    over ? leadBoard.over(nameOf(active), labelOf(over)) : leadBoard.nowhere(nameOf(active)),
  onDragEnd: ({ active, over }) =>
    over ? leadBoard.dropped(nameOf(active), labelOf(over)) : leadBoard.left(nameOf(active)),
  onDragCancel: ({ active }) => leadBoard.left(nameOf(active)),
};

const shownStatus = (lead: Lead, updates: ReadonlyMap<string, LeadUpdate>) =>
  updates.get(lead.id)?.status ?? lead.status;

/**
 * Applies pending moves to the columns; unchanged columns keep their array, so that memoised cards are not rendered
 * again.
 */
function updatedColumns(columns: readonly Column[], updates: ReadonlyMap<string, LeadUpdate>): Column[] {
  const all = columns.flatMap(({ leads }) => leads);
  const shown = columns.map((column): Column => {
    const isHere = (lead: Lead) => shownStatus(lead, updates) === column.status;
    const came = all.filter((lead) => lead.status !== column.status && isHere(lead));
    const stayed = column.leads.filter(isHere);
    const left = column.leads.length - stayed.length;
    const leads = came.length + left > 0 ? [...came, ...stayed] : column.leads;
    return { status: column.status, leads, count: column.count + came.length - left };
  });
  return shown.toSorted((a, b) => leadStatuses.indexOf(a.status) - leadStatuses.indexOf(b.status));
}
