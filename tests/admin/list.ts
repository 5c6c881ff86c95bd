import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** @returns the rows of the grid, without its header. */
export const rows = (): HTMLElement[] =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('data-id'));

/** @returns what the rows are about: the first line of each. */
export const names = (): (string | null | undefined)[] =>
  rows().map((row) => row.querySelector('[dir="auto"]')?.textContent);

/** Expects the sentence that counts the records, where a screen reader hears it change. */
export const shows = (count: string) => expect(screen.getByText(count)).toHaveAttribute('role', 'status');
