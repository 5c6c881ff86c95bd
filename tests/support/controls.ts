import { fireEvent, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';

/** The field with this label. */
export const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);

/** Puts a value into the field with this label, at once. */
export const fill = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } });

/** Presses the button of this name. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Lets media queries that hold this text be true until the test's end. */
export function matchMedia(part: string): void {
  const { matchMedia: usual } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...usual(query), matches: query.includes(part) }));
}

/** Makes the screen narrow until the test's end. */
export const onPhone = () => matchMedia('max-width');

/** @returns hands at mouse and keyboard. What CSS takes from the pointer they do not ask: these pages have none (see `testCache`). */
export const newUser = () => userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
