import { type DraggableAttributes, useDraggable } from '@dnd-kit/core';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { leadPath } from '#adminPaths';
import { leadBoard } from '#content/admin/leadBoard.ts';
import { formatDate } from '#domain/dates.ts';
import { type Lead, leadEventTypeLabels } from '#domain/lead.ts';
import { formatMoney } from '#domain/numbers.ts';
import { lineClamp } from '../lineClamp.ts';

/** Props of {@link BoardCard}. */
export interface BoardCardProps {
  lead: Lead;
  /** Query string of the board's URL. */
  search: string;
  /** Whether this is the copy that follows the pointer during a drag. Default: false. */
  isOverlay?: boolean;
}

/**
 * A lead on the board, draggable anywhere by mouse and touch, and at its handle by keyboard. dnd-kit re-renders every
 * card at each step of a drag, and each response brings new records, so the content is memoised separately.
 */
export function BoardCard({ lead, search, isOverlay = false }: BoardCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: isOverlay ? `overlay ${lead.id}` : lead.id,
    data: { lead },
    disabled: isOverlay,
  });
  const { id, name, eventType, eventDate, budget, responsible } = lead;
  return (
    <Card
      {...{ id, name, eventType, eventDate, budget, responsible, search, isOverlay, isDragging, attributes, listeners }}
      setNodeRef={setNodeRef}
      setHandleRef={setActivatorNodeRef}
    />
  );
}

/** Primitive props of a card, equal for equal leads, so that `memo` skips unchanged cards. */
interface CardContentProps extends Pick<Lead, 'id' | 'name' | 'eventType' | 'eventDate' | 'budget' | 'responsible'> {
  search: string;
}

type Draggable = ReturnType<typeof useDraggable>;

interface CardProps extends CardContentProps, Pick<Draggable, 'attributes' | 'listeners' | 'isDragging'> {
  isOverlay: boolean;
  setNodeRef: Draggable['setNodeRef'];
  setHandleRef: Draggable['setActivatorNodeRef'];
}

const Card = memo(function Card({
  isOverlay,
  isDragging,
  attributes,
  listeners,
  setNodeRef,
  setHandleRef,
  ...content
}: CardProps) {
  const { onKeyDown, ...pointerListeners } = listeners ?? {};
  return (
    <Box
      ref={setNodeRef}
      component="article"
      {...pointerListeners}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        p: 1.25,
        pr: 0.5,
        border: 1,
        // A shadow alone cannot be seen on the dark scheme's ground.
        borderColor: isOverlay ? 'primary.main' : 'divider',
        borderRadius: ({ vars }) => vars.shape.panelRadius,
        bgcolor: 'background.paper',
        typography: 'body2',
        cursor: isOverlay ? 'grabbing' : 'grab',
        opacity: isDragging ? 0.4 : 1,
        boxShadow: isOverlay ? 8 : 0,
        // Skips layout of off-screen cards, as a board can have hundreds.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 84px',
      }}
    >
      <CardContent {...content} />
      <Handle name={content.name} attributes={attributes} setHandleRef={setHandleRef} onKeyDown={onKeyDown} />
    </Box>
  );
});

/** Memoised, so that dragging does not render it again. */
const CardContent = memo(function CardContent(props: CardContentProps) {
  const { id, name, eventType, eventDate, budget, responsible, search } = props;
  const facts = [leadEventTypeLabels[eventType], eventDate && formatDate(eventDate), budget && formatMoney(budget)];
  return (
    <Box sx={{ minWidth: 0, mr: 'auto' }}>
      <Link
        href={leadPath(id) + search}
        underline="hover"
        dir="auto"
        draggable={false}
        title={name}
        sx={{ color: 'text.primary', fontWeight: 'fontWeightSemibold', textAlign: 'left', ...lineClamp(2) }}
      >
        {name}
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.25, color: 'text.secondary' }}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Box>
      {responsible && (
        <Box dir="auto" sx={{ color: 'text.secondary', typography: 'caption', textAlign: 'left' }}>
          {responsible}
        </Box>
      )}
    </Box>
  );
});

interface HandleProps {
  name: string;
  attributes: DraggableAttributes;
  setHandleRef: Draggable['setActivatorNodeRef'];
  /** Starts a drag by keyboard; from dnd-kit. */
  onKeyDown: NonNullable<Draggable['listeners']>[string] | undefined;
}

/** Drag handle for keyboard users. */
const Handle = memo(function Handle({ name, attributes, setHandleRef, onKeyDown }: HandleProps) {
  return (
    <IconButton
      ref={setHandleRef}
      size="small"
      {...attributes}
      aria-label={leadBoard.move(name)}
      onKeyDown={(event) => onKeyDown?.(event)}
      sx={{
        flex: 'none',
        mt: -1.25,
        color: 'text.secondary',
        cursor: 'inherit',
        // The card cuts off what lies outside of it.
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <DragIndicatorRounded fontSize="small" />
    </IconButton>
  );
});
