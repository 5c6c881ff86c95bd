import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** @returns the rows of the grid, without its header. */
export const rows = (): HTMLElement[] =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('data-id'));

/** @returns the first line of each row. */
export const names = (): (string | null | undefined)[] =>
  rows().map((row) => row.querySelector('[dir="auto"]')?.textContent);

/** Expects the text with the number of records, in a live region. */
export const shows = (count: string) => expect(screen.getByText(count)).toHaveAttribute('role', 'status');
