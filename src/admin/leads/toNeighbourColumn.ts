import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Moves a dragged card to the neighbouring column with the left and right arrow keys. */
export const toNeighbourColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const { droppableRects, droppableContainers, over, collisionRect } = context;
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .toSorted((one, other) => one.rect.left - other.rect.left);
  const at = columns.findIndex(({ id }) => id === over?.id);
  const next = columns[at + step];
  if (!next || !collisionRect) return undefined;
  return { x: next.rect.left + (next.rect.width - collisionRect.width) / 2, y: currentCoordinates.y };
};
