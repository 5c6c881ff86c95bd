import { describe, expect, it, vi } from 'vitest';
import { toNeighbourColumn } from '#admin/leads/boardDrag.ts';

const rect = (left: number, width: number) => ({ left, width, top: 0, height: 600, right: left + width, bottom: 600 });
/** Deliberately not in visual order. */
const columns = new Map([
  ['second', rect(300, 280)],
  ['first', rect(0, 280)],
  ['third', rect(600, 280)],
]);

/** @returns the target coordinates of a key press for a card 200 px wide that is over a column. */
function press(code: string, over: string | undefined) {
  const preventDefault = vi.fn();
  const event = Object.assign(new Event('keydown'), { code, preventDefault });
  const context = {
    droppableRects: columns,
    droppableContainers: { getEnabled: () => [...columns.keys(), 'unmeasured'].map((id) => ({ id })) },
    over: over === undefined ? null : { id: over },
    collisionRect: rect(40, 200),
  };
  const to = toNeighbourColumn(
    event as never,
    { active: 'lead', currentCoordinates: { x: 40, y: 77 }, context } as never,
  );
  return { to, prevented: preventDefault.mock.calls.length > 0 };
}

describe('A lead card picked up with the keyboard', () => {
  it.each([
    ['ArrowRight', 'first', { x: 340, y: 77 }],
    ['ArrowRight', 'second', { x: 640, y: 77 }],
    ['ArrowLeft', 'second', { x: 40, y: 77 }],
    ['ArrowLeft', 'third', { x: 340, y: 77 }],
  ])('moves on %s from the %s column to the middle of the next one', (key, over, to) => {
    expect(press(key, over)).toEqual({ to, prevented: true });
  });

  it.each([
    ['ArrowRight', 'third'],
    ['ArrowLeft', 'first'],
  ])('stays when %s would lead beyond the %s column', (key, over) => {
    expect(press(key, over)).toEqual({ to: undefined, prevented: true });
  });

  it('leaves every other key to the browser', () => {
    expect(press('ArrowDown', 'first')).toEqual({ to: undefined, prevented: false });
  });
});
