import { formatNumber } from '#domain/numbers.ts';

/** Texts of the lead board. */
export const leadBoard = {
  /** Label of the switch between list and board. */
  views: 'View',
  list: 'List',
  board: 'Board',
  /** @returns the accessible name of a column. */
  column: (status: string, count: number) => `${status}, ${count === 1 ? '1 lead' : `${formatNumber(count)} leads`}`,
  none: 'None',
  showMore: 'Show more',
  showMoreOf: (status: string) => `Show more leads that are ${status}`,
  all: (count: number) => `All ${formatNumber(count)} in the list`,
  /** Accessible name of a card's drag handle. */
  move: (name: string) => `Move ${name}`,
  /** Read by screen readers with each drag handle. */
  instructions:
    'Press Space to pick up this lead, the left and right arrow keys to move it to another status, Space again to drop it, and Escape to leave it where it was.',
  taken: (name: string, status: string) => `${name} was picked up from ${status}.`,
  over: (name: string, status: string) => `${name} is over ${status}.`,
  nowhere: (name: string) => `${name} is not over a status.`,
  dropped: (name: string, status: string) => `${name} was dropped on ${status}.`,
  left: (name: string) => `${name} was not moved.`,
} as const;
