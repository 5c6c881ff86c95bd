/**
 * @param key of a press: `ArrowLeft`.
 * @returns 1 for the arrow that points to where the page's lines run, -1 for the one that points back, 0 for other keys.
 */
export function sideways(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === (document.dir === 'rtl') ? 1 : -1;
}
