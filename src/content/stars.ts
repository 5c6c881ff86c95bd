/** @returns the accessible name of a rating. */
export const starsOf = (rating: number, most: number) => `${rating} out of ${most} stars`;
