/** @returns 1 if the given horizontal movement is in the reading direction of the page, otherwise -1. */
export const readingStep = (toTheLeft: boolean): -1 | 1 => (toTheLeft === (document.dir === 'rtl') ? 1 : -1);

/** What of a keyboard event says which key was pressed. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * @param key of a keyboard event, e.g. `ArrowLeft`.
 * @returns 1 for the arrow key that points in the reading direction, -1 for the opposite arrow key, 0 for all other
 * keys.
 */
export const arrowKeyStep = (key: string): -1 | 0 | 1 =>
  key === 'ArrowLeft' || key === 'ArrowRight' ? readingStep(key === 'ArrowLeft') : 0;

/**
 * @returns the same for a key pressed without modifiers, with which browsers go back or forward; otherwise 0.
 */
export const plainArrowKeyStep = ({ key, altKey, ctrlKey, metaKey }: KeyPress): -1 | 0 | 1 =>
  altKey || ctrlKey || metaKey ? 0 : arrowKeyStep(key);
