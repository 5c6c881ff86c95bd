/** A minute, in ms. */
export const minute = 60_000;

/** A quarter of an hour, in ms. */
export const quarterHour = 15 * minute;

/** An hour, in ms. */
export const hour = 60 * minute;

/** A day without a change of the clocks, in ms. */
export const day = 24 * hour;
