/** How cards are dragged on the board of leads. */
import {
  type ClientRect,
  type CollisionDetection,
  type DroppableContainer,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  rectIntersection,
  type UniqueIdentifier,
} from '@dnd-kit/core';

/** @returns the columns that have been measured, with their places. */
const measuredColumns = (containers: readonly DroppableContainer[], rects: ReadonlyMap<UniqueIdentifier, ClientRect>) =>
  containers.flatMap(({ id }) => {
    const rect = rects.get(id);
    return rect ? [{ id, rect }] : [];
  });

/**
 * Finds the column for a dragged card: the one above or below the pointer as well, because a column ends at its last card
 * and the card may come from further down. Keyboard drags have no pointer, but move the card itself.
 */
export const columnUnder: CollisionDetection = (args) => {
  const { pointerCoordinates: pointer, droppableContainers, droppableRects } = args;
  if (!pointer) return rectIntersection(args);
  const columns = measuredColumns(droppableContainers, droppableRects);
  const top = Math.min(...columns.map(({ rect }) => rect.top));
  const bottom = Math.max(...columns.map(({ rect }) => rect.bottom));
  if (pointer.y < top || pointer.y > bottom) return [];
  return columns.filter(({ rect }) => pointer.x >= rect.left && pointer.x <= rect.right).map(({ id }) => ({ id }));
};

/** Moves a dragged card to the neighbouring column with the left and right arrow keys. */
export const toNeighbourColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { droppableRects, droppableContainers, over, collisionRect } = context;
  const columns = measuredColumns(droppableContainers.getEnabled(), droppableRects).toSorted(
    (one, other) => one.rect.left - other.rect.left,
  );
  const at = columns.findIndex(({ id }) => id === over?.id);
  const next = columns[at + step];
  if (!next || !collisionRect) return undefined;
  return { x: next.rect.left + (next.rect.width - collisionRect.width) / 2, y: currentCoordinates.y };
};
