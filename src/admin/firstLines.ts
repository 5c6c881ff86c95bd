/** `sx` styles that truncate a text to its first four lines. */
export const firstLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '4',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
