import type { Locator } from '@playwright/test';

/** Simulates a horizontal swipe over an element with touch events. */
export async function swipe(target: Locator, direction: 'left' | 'right'): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is swiped must be on screen.');
  const session = await target.page().context().newCDPSession(target.page());
  const y = box.y + Math.min(box.height / 2, 300);
  const middle = box.x + box.width / 2;
  const reach = (direction === 'left' ? -1 : 1) * Math.min(box.width / 3, 160);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });

  await touch('touchStart', middle - reach / 2);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', middle - reach / 2 + reach * part);
  await touch('touchEnd');
  await session.detach();
}
