import type { Theme } from '@mui/material/styles';

/**
 * @param share of the space that a `Section` has above and below its content (`measures.section`).
 * @param wideShare the share from `md` up; by default the same.
 * @returns a value for the paddings and margins of `sx`: this space in px, on phones and from `md` up.
 */
export const sectionSpace =
  (share: number, wideShare = share) =>
  ({ measures: { section } }: Theme) => ({ xs: `${section.xs * share}px`, md: `${section.md * wideShare}px` });

/** As {@link sectionSpace}, below the height of the site's header, for a page that begins with text. */
export const spaceBelowHeader =
  (share: number) =>
  ({ measures: { header, section } }: Theme) => ({
    xs: `${header.xs + section.xs * share}px`,
    md: `${header.md + section.md * share}px`,
  });

/** Vertical paddings of a page that begins with text, for `sx`. */
export const textPageSpace = { pt: spaceBelowHeader(0.5), pb: sectionSpace(0.875) };
