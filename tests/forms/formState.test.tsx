import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { TextField } from '#forms/TextField.tsx';
import { useFormEdit, useFormError, useFormUnchanged } from '#forms/useFormField.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { openForm } from './openForm.tsx';

it('A part of a form can show the error of a field elsewhere, and remove it', async () => {
  function Notice() {
    const { error, clear } = useFormError('day');
    return (
      <>
        <p>{error ? `Problem: ${error}` : 'No problem'}</p>
        <button type="button" onClick={clear}>
          Ignore
        </button>
      </>
    );
  }
  const onSubmit = () => Promise.reject(new InvalidInput({ day: 'Which day?', place: 'Which place?' }));
  openForm(
    { day: '', place: '' },
    <>
      <TextField name="day" label="Day" />
      <TextField name="place" label="Place" />
      <Notice />
    </>,
    { onSubmit },
  );
  expect(screen.getByText('No problem')).toBeVisible();
  await act(async () => press('Send'));
  expect(screen.getByText('Problem: Which day?')).toBeVisible();
  press('Ignore');
  expect(screen.getByText('No problem')).toBeVisible();
  expect(field('Day')).toBeValid();
  expect(field('Place')).toBeInvalid();
});

it('A part of a form can tell whether a field still has the value that was saved', () => {
  function State() {
    return <p>{useFormUnchanged('day') ? 'as saved' : 'changed'}</p>;
  }
  openForm(
    { day: 'Monday', place: '' },
    <>
      <TextField name="day" label="Day" />
      <TextField name="place" label="Place" />
      <State />
    </>,
  );
  expect(screen.getByText('as saved')).toBeVisible();
  fill('Place', 'Garden');
  expect(screen.getByText('as saved')).toBeVisible();
  fill('Day', 'Tuesday');
  expect(screen.getByText('changed')).toBeVisible();
  fill('Day', 'Monday');
  expect(screen.getByText('as saved')).toBeVisible();
});

it('A part of a form can submit what was typed', async () => {
  function SendAtOnce() {
    const { submit } = useFormEdit();
    return (
      <button type="button" onClick={submit}>
        Send at once
      </button>
    );
  }
  const sent = openForm(
    { day: '' },
    <>
      <TextField name="day" label="Day" />
      <SendAtOnce />
    </>,
  );
  fill('Day', 'Monday');
  await act(async () => press('Send at once'));
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.lastCall?.[0]).toEqual({ day: 'Monday' });
});
