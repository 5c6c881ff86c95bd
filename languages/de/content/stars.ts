import type * as house from '#content/stars.ts';

export const starsOf: typeof house.starsOf = (rating, most) => `${rating} von ${most} Sternen`;
