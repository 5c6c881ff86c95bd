/** @returns the first picture of what was pasted or dropped. */
export const pictureFile = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/**
 * Pictures of other sites stay there: one of a post's own is chosen as a file. What comes from the editor
 * itself carries its mark and keeps them.
 */
export const withoutForeignPictures = (html: string): string =>
  html.includes('data-pm-slice') ? html : html.replace(/<img\b[^>]*>/gi, '');
