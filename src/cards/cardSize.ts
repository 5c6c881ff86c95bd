/**
 * Of a card, in px: what networks ask for. Pages name it without loading what draws.
 * Source: developers.facebook.com/docs/sharing/webmasters/images.
 */
export const cardSize = { width: 1200, height: 630 } as const;
