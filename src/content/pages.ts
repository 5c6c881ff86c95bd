/** @returns the accessible name of a pagination button: a page number, or `first`, `last`, `next` or `previous`. */
export const pageButton = (type: string, page: number | null, isShown: boolean) => {
  if (type !== 'page') return `Go to ${type} page`;
  return isShown ? `page ${page}` : `Go to page ${page}`;
};
