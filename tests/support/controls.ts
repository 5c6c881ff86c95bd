import { fireEvent, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';

/** @returns the field with this label. */
export const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);

/** Sets the value of the field with this label. */
export const fill = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });

/**
 * Types into the field with this label while React updates the page, as a browser can: `fill` would run pending effects
 * first.
 */
export function fillDuringUpdate(label: string, value: string): void {
  const input = field(label);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Clicks the button with this name. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Makes media queries that contain this text match, until the end of the test. */
export function matchMedia(part: string): void {
  const { matchMedia: usual } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...usual(query), matches: query.includes(part) }));
}

/** Makes the viewport narrow, until the end of the test. */
export const onPhone = () => matchMedia('max-width');

/**
 * @returns a user of mouse and keyboard. `pointer-events` is not checked, because these pages have no CSS (see
 * `testCache`).
 */
export const newUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
