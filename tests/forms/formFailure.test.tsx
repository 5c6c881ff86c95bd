import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FormFailure } from '#forms/FormFailure.tsx';
import { TextField } from '#forms/TextField.tsx';
import { press } from '#tests/support/controls.ts';
import { openForm } from './openForm.tsx';

it('The message of a failed attempt is scrolled to, as it may be below the edge of the screen', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  openForm(
    { day: '' },
    <>
      <TextField name="day" label="Day" />
      <FormFailure />
    </>,
    { onSubmit: async () => Promise.reject(new Error('The disk is full.')) },
  );
  await act(async () => press('Send'));
  expect(scroll.mock.contexts).toEqual([await screen.findByRole('alert')]);
});

it('The message that a page arrives with is not scrolled to: the browser has focused it', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  openForm({ day: '' }, <FormFailure />, { refusal: { failure: 'The disk is full.' } });
  expect(screen.getByRole('alert')).toHaveTextContent('The disk is full.');
  expect(scroll).not.toHaveBeenCalled();
});
