import { expect, screen, userEvent } from 'storybook/test';

/** What somebody hears a thing called. */
type Name = RegExp | string;

/** Presses the button of this name, in a dialog, too, once it is there. */
export const press = async (name: Name) => userEvent.click(await screen.findByRole('button', { name }));

/** Follows the link of this name, once it is there. */
export const follow = async (name: Name) => userEvent.click(await screen.findByRole('link', { name }));

/** Presses the entry of this name in an open menu. */
export const choose = async (name: Name) => userEvent.click(await screen.findByRole('menuitem', { name }));

/** Types into the field with this label, in the place of what stands in it. */
export async function fill(label: Name, value: string) {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value, { delay: null });
}

/** Waits until this text is there to be seen. */
export const see = async (text: Name) => expect((await screen.findAllByText(text)).at(0)).toBeVisible();

/** Waits for the heading of this name. */
export const seeHeading = async (name: Name) => expect(await screen.findByRole('heading', { name })).toBeVisible();

/** Puts the focus on the first thing of the page that takes it, as Tab does. */
export const focusFirst = () => userEvent.tab();
