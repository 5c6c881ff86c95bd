/** @param lines number of lines; may differ by breakpoint. @returns `sx` styles that truncate a text to these lines. */
export const lineClamp = (lines: number | Readonly<Record<string, number>>) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
