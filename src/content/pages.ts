/** @returns the name of a button or link under a list: to a page, or to the first, last, next or previous one. */
export const pageButton = (type: string, page: number | null, isShown: boolean) => {
  if (type !== 'page') return `Go to ${type} page`;
  return isShown ? `page ${page}` : `Go to page ${page}`;
};
