import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
        faultOf={() => undefined}
        words={words}
      />
    </>,
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
