/** @returns how a rating is read out. */
export const starsOf = (rating: number, most: number) => `${rating} out of ${most} stars`;
