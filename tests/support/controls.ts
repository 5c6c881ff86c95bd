import { fireEvent, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';

/** @returns the field with this label. */
export const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);

/** Sets the value of the field with this label. */
export const fill = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });

/** Clicks the button with this name. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Makes media queries that contain this text match, until the end of the test. */
export function matchMedia(part: string): void {
  const { matchMedia: usual } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...usual(query), matches: query.includes(part) }));
}

/** Simulates a narrow viewport until the end of the test. */
export const onPhone = () => matchMedia('max-width');

/** @returns a user-event instance without checks of `pointer-events`, as these pages have no CSS (see `testCache`). */
export const newUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
