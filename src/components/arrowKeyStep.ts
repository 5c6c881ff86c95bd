/** @returns 1 if the given horizontal movement is in the reading direction of the page, otherwise -1. */
export const readingStep = (toTheLeft: boolean): -1 | 1 => (toTheLeft === (document.dir === 'rtl') ? 1 : -1);

/**
 * @param key of a keyboard event, e.g. `ArrowLeft`.
 * @returns 1 for the arrow key that points in the reading direction, -1 for the opposite arrow key, 0 for all other
 * keys.
 */
export const arrowKeyStep = (key: string): -1 | 0 | 1 =>
  key === 'ArrowLeft' || key === 'ArrowRight' ? readingStep(key === 'ArrowLeft') : 0;
