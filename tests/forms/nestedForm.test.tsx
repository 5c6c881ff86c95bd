import { act, fireEvent, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { AppForm } from '#forms/AppForm.tsx';
import { TextField } from '#forms/TextField.tsx';
import { field, press } from '#tests/support/controls.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('The form of a dialog can be submitted while the form that opened it is being saved', async () => {
  const save = vi.fn(() => new Promise<void>(() => undefined));
  const apply = vi.fn(async () => undefined);
  renderWithTheme(
    <AppForm initialValues={{ title: '' }} onSubmit={save} failedText="">
      <TextField name="title" label="Title" />
      <button type="submit">Save</button>
      {createPortal(
        <AppForm initialValues={{ address: '' }} onSubmit={apply} failedText="">
          <TextField name="address" label="Address" />
          <button type="submit">Apply</button>
        </AppForm>,
        document.body,
      )}
    </AppForm>,
  );
  await act(async () => press('Save'));
  expect(field('Title').form).toHaveAttribute('aria-busy', 'true');
  await act(async () => void fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Address').form as HTMLElement));
  expect(apply).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledOnce();
});
