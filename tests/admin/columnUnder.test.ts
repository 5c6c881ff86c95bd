import { expect, it } from 'vitest';
import { columnUnder } from '#admin/leads/boardDrag.ts';

const column = (left: number, height: number) => ({
  left,
  width: 280,
  top: 100,
  height,
  right: left + 280,
  bottom: 100 + height,
});
const columns = new Map([
  ['long', column(0, 600)],
  ['short', column(300, 80)],
]);

/** @returns the columns found for a card at the pointer, or for the card alone. */
function found(pointerCoordinates: { x: number; y: number } | null, card = column(0, 60)) {
  const droppableContainers = [...columns.keys(), 'unmeasured'].map((id) => ({ id, rect: { current: null } }));
  const args = { pointerCoordinates, droppableContainers, droppableRects: columns, collisionRect: card };
  return columnUnder(args as never).map(({ id }) => id);
}

it('A card on the board is dropped on the column at the pointer, also below its last card', () => {
  expect(found({ x: 140, y: 650 })).toEqual(['long']);
  expect(found({ x: 440, y: 120 })).toEqual(['short']);
  expect(found({ x: 440, y: 650 })).toEqual(['short']);
});

it('A card on the board is dropped nowhere between two columns, or outside the board', () => {
  expect(found({ x: 290, y: 120 })).toEqual([]);
  expect(found({ x: 440, y: 90 })).toEqual([]);
  expect(found({ x: 440, y: 710 })).toEqual([]);
});

it('A card moved by keyboard is dropped on the column that it covers', () => {
  expect(found(null, column(320, 60))[0]).toBe('short');
});
