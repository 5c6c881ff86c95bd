import type * as house from '#content/pages.ts';

const names: Readonly<Record<string, string>> = {
  first: 'Zur ersten Seite',
  last: 'Zur letzten Seite',
  next: 'Zur nächsten Seite',
  previous: 'Zur vorigen Seite',
};

export const pageButton: typeof house.pageButton = (type, page, isShown) =>
  names[type] ?? (isShown ? `Seite ${page}` : `Zur Seite ${page}`);
