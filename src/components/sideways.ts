/** @returns 1 where a movement to the left, or to the right, goes where the page's lines run, -1 where it goes back. */
export const wayOf = (toTheLeft: boolean): -1 | 1 => (toTheLeft === (document.dir === 'rtl') ? 1 : -1);

/**
 * @param key of a press: `ArrowLeft`.
 * @returns 1 for the arrow that points to where the page's lines run, -1 for the one that points back, 0 for other keys.
 */
export const sideways = (key: string): -1 | 0 | 1 =>
  key === 'ArrowLeft' || key === 'ArrowRight' ? wayOf(key === 'ArrowLeft') : 0;
