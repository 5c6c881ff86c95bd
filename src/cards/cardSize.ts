/**
 * Size of a card, in px, as recommended by social networks; a module of its own, so that pages need not load the
 * drawing code. Source: developers.facebook.com/docs/sharing/webmasters/images.
 */
export const cardSize = { width: 1200, height: 630 } as const;
