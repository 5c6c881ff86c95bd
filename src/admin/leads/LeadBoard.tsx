import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { leadWords } from '#content/admin/leads.ts';
import { type Lead, type LeadStatus, leadStatuses, leadStatusLabels } from '#domain/lead.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardColumn as Column } from './boardData.ts';
import { toNeighbourColumn } from './toNeighbourColumn.ts';
import { useChangeLeads } from './useChangeLeads.ts';

/** Props of {@link LeadBoard}. */
export interface LeadBoardProps {
  columns: readonly Column[];
  /** The query in the board's address, for links that lead back to it. */
  search: string;
}

// Made once: with new ones each card would get new listeners, and be drawn anew, at each step of a move.
/** A press without a move is one on the link. */
const byMouse = { activationConstraint: { distance: 6 } };
/** A finger that goes on at once scrolls. */
const byFinger = { activationConstraint: { delay: 250, tolerance: 8 } };
const byKeys = { coordinateGetter: toNeighbourColumn };

/** The leads by their status, side by side; a card that is put on another column gets its status. */
export function LeadBoard({ columns, search }: LeadBoardProps) {
  const [taken, setTaken] = useState<Lead | null>(null);
  const { shown, move } = useMoves(columns);
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, byKeys),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    setTaken(null);
    const lead = leadOf(active);
    const status = statusOf(over);
    if (lead && status && status !== lead.status) void move(lead, status);
  };
  return (
    <DndContext
      sensors={sensors}
      // By the pointer where there is one; keys move the card itself.
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))}
      accessibility={{ announcements, screenReaderInstructions: { draggable: leadBoard.instructions } }}
      onDragStart={({ active }) => setTaken(leadOf(active) ?? null)}
      onDragCancel={() => setTaken(null)}
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
          scrollSnapType: { xs: taken ? 'none' : 'x proximity', lg: 'none' },
          // Room for the rings of what has the focus.
          p: 0.5,
          mx: -0.5,
          // Paper has nothing to scroll.
          '@media print': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
        }}
      >
        {shown.map((column) => (
          <BoardColumn key={column.status} column={column} search={search} />
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>{taken && <BoardCard lead={taken} search={search} lifted />}</DragOverlay>
    </DndContext>
  );
}

/** The data of a card or a column in dnd-kit's events. */
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

/** @returns the columns with what was moved in its new place at once, and what moves a lead. */
function useMoves(columns: readonly Column[]) {
  const change = useChangeLeads();
  const [moved, setMoved] = useState<ReadonlyMap<string, LeadStatus>>(new Map());
  const move = async (lead: Lead, status: LeadStatus) => {
    setMoved((before) => new Map(before).set(lead.id, status));
    await change([{ id: lead.id, status }], () => leadWords.statusesSet(1, leadStatusLabels[status]));
    setMoved((before) => new Map([...before].filter(([id]) => id !== lead.id)));
  };
  return { shown: useMemo(() => columnsNow(columns, moved), [columns, moved]), move };
}

/** @returns the columns with each lead in that of the status it was moved to; one that nothing changes in keeps its list. */
function columnsNow(columns: readonly Column[], moved: ReadonlyMap<string, LeadStatus>): Column[] {
  const all = columns.flatMap(({ leads }) => leads);
  const statusNow = (lead: Lead) => moved.get(lead.id) ?? lead.status;
  const shown = columns.map((column): Column => {
    const here = (lead: Lead) => statusNow(lead) === column.status;
    const came = all.filter((lead) => lead.status !== column.status && here(lead));
    const stayed = column.leads.filter(here);
    const left = column.leads.length - stayed.length;
    const leads = came.length + left > 0 ? [...came, ...stayed] : column.leads;
    return { status: column.status, leads, count: column.count + came.length - left };
  });
  return shown.toSorted((a, b) => leadStatuses.indexOf(a.status) - leadStatuses.indexOf(b.status));
}
