import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { object, string } from 'yup';
import { PictureField } from '#forms/PictureField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { field, press } from '#tests/support/controls.ts';
import { openForm } from './openForm.tsx';

const words = {
  choose: 'Pick one',
  replace: 'Choose another',
  remove: 'Remove it',
  preview: (name: string) => `The picture ${name}`,
  broken: 'This cannot be shown.',
};
const input = () => screen.getByLabelText(/^Picture/, { selector: 'input' });
const choose = (name: string) =>
  act(async () => {
    fireEvent.change(input(), { target: { files: [new File([name], name, { type: 'image/png' })] } });
  });

/** Renders a form with a picture field. @returns the object URLs in use. */
function open(): string[] {
  const lent: string[] = [];
  URL.createObjectURL = vi.fn((file) => {
    const address = file instanceof File ? `blob:${file.name}` : '';
    lent.push(address);
    return address;
  });
  // Ignores addresses of earlier tests, whose effects may end late.
  URL.revokeObjectURL = vi.fn((address: string) => {
    if (lent.includes(address)) lent.splice(lent.indexOf(address), 1);
  });
  openForm(
    { picture: '', name: '' },
    <>
      <TextField name="name" label="Name" />
      <PictureField
        name="picture"
        label="Picture"
        hint="At most 5 MB."
        accept="image/png"
        faultOf={({ name }) => (name.endsWith('.gif') ? 'No moving pictures.' : undefined)}
        words={words}
      />
    </>,
    { schema: object({ name: string().default('').required('Your name?') }) },
  );
  return lent;
}

it('A picture field releases the object URL of a replaced or removed picture', async () => {
  const lent = open();
  await choose('candles.png');
  await choose('umbrellas.png');
  expect(screen.getByRole('img', { name: 'The picture umbrellas.png' })).toHaveAttribute('src', 'blob:umbrellas.png');
  expect(lent).toEqual(['blob:umbrellas.png']);
  press('Remove it');
  expect(lent).toEqual([]);
});

it('A picture field takes focus when its picture is removed, but not when one is chosen', async () => {
  open();
  field('Name').focus();
  await choose('candles.png');
  expect(field('Name')).toHaveFocus();
  press('Remove it');
  expect(input()).toHaveFocus();
});

it('A picture field shows what is wrong with a chosen file until another one is chosen', async () => {
  open();
  expect(input()).toBeValid();
  expect(input()).toHaveAccessibleDescription('At most 5 MB.');
  await choose('dancers.gif');
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('No moving pictures. At most 5 MB.');
  await choose('candles.png');
  expect(input()).toBeValid();
  expect(input()).toHaveAccessibleDescription('At most 5 MB.');
});

it('A picture field rejects a file that the browser cannot display, until it is removed', async () => {
  open();
  await choose('candles.png');
  fireEvent.error(screen.getByRole('img'));
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('This cannot be shown. At most 5 MB.');
  await act(async () => press('Remove it'));
  expect(input()).toBeValid();
  expect(screen.queryByText('This cannot be shown.')).not.toBeInTheDocument();
});

it('A picture field does not complain about other fields, which the visitor has not filled in yet', async () => {
  open();
  await choose('candles.png');
  expect(field('Name')).toBeValid();
  await act(async () => press('Remove it'));
  expect(field('Name')).toBeValid();
});

it('A picture field shows the chosen file at once, without a broken picture before it', async () => {
  open();
  const before: (string | null)[] = [];
  const note = (changes: MutationRecord[]) => before.push(...changes.map(({ oldValue }) => oldValue));
  const observer = new MutationObserver(note);
  // All tests of a worker share the document.
  onTestFinished(() => observer.disconnect());
  observer.observe(document.body, {
    subtree: true,
    attributeFilter: ['src'],
    attributeOldValue: true,
  });
  await choose('candles.png');
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:candles.png');
  // React sets an image's address twice.
  expect(before.filter((address) => address !== 'blob:candles.png')).toEqual([]);
});
