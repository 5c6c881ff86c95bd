import { type CollisionDetection, rectIntersection } from '@dnd-kit/core';

/**
 * Finds the column for a dragged card: the one above or below the pointer as well, because a column ends at its last card
 * and the card may come from further down. Keyboard drags have no pointer, but move the card itself.
 */
export const columnUnder: CollisionDetection = (args) => {
  const { pointerCoordinates: pointer, droppableContainers, droppableRects } = args;
  if (!pointer) return rectIntersection(args);
  const columns = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect ? [{ id, rect }] : [];
  });
  const top = Math.min(...columns.map(({ rect }) => rect.top));
  const bottom = Math.max(...columns.map(({ rect }) => rect.bottom));
  if (pointer.y < top || pointer.y > bottom) return [];
  return columns.filter(({ rect }) => pointer.x >= rect.left && pointer.x <= rect.right).map(({ id }) => ({ id }));
};
