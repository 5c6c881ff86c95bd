import { expect, screen, userEvent } from 'storybook/test';

/** Accessible name of an element. */
type Name = RegExp | string;

/** Clicks the button with this name as soon as it appears, in a dialog as well. */
export const press = async (name: Name) => userEvent.click(await screen.findByRole('button', { name }));

/** Clicks the link with this name as soon as it appears. */
export const follow = async (name: Name) => userEvent.click(await screen.findByRole('link', { name }));

/** Clicks the item with this name in an open menu. */
export const choose = async (name: Name) => userEvent.click(await screen.findByRole('menuitem', { name }));

/** Replaces the value of the field with this label. */
export async function fill(label: Name, value: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value, { delay: null });
}

/** Waits until this text is visible. */
export const see = async (text: Name) => expect((await screen.findAllByText(text)).at(0)).toBeVisible();

/** Waits for the heading with this name. */
export const seeHeading = async (name: Name) => expect(await screen.findByRole('heading', { name })).toBeVisible();

/** Focuses the first focusable element of the page, as Tab does. */
export const focusFirst = () => userEvent.tab();
