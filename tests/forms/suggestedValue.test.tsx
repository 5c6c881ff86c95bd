import { act, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { object, string } from 'yup';
import { AppForm } from '#forms/AppForm.tsx';
import { FillButton } from '#forms/FillButton.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { SuggestedValue } from '#forms/SuggestedValue.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useFormText } from '#forms/useFormField.ts';
import { field, fill, fillDuringUpdate, press } from '#tests/support/controls.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';
import { openForm } from './openForm.tsx';

const schema = object({ kind: string().default('').required('Which kind?') });

/** A form whose suggestion comes late. */
function Late({ onSuggested }: { onSuggested?: () => void }) {
  const [suggestion, suggest] = useState('');
  useLayoutEffect(() => {
    if (suggestion !== '') onSuggested?.();
  }, [suggestion, onSuggested]);
  return (
    <>
      <AppForm initialValues={{ kind: '' }} schema={schema} onSubmit={async () => undefined} failedText="">
        <SuggestedValue name="kind" value={suggestion} />
        <TextField name="kind" label="Kind" />
        <SubmitButton busyText="Sending…">Send</SubmitButton>
      </AppForm>
      <button type="button" onClick={() => suggest('birthday')}>
        Suggest
      </button>
    </>
  );
}

it('A suggested value that comes late removes the error of its field', async () => {
  renderWithTheme(<Late />);
  await act(async () => press('Send'));
  expect(await screen.findByText('Which kind?')).toBeVisible();
  await act(async () => press('Suggest'));
  expect(field('Kind')).toHaveValue('birthday');
  expect(field('Kind')).toBeValid();
});

it('A suggested value does not overwrite what is typed as soon as it has come', async () => {
  const type = () => fillDuringUpdate('Kind', 'wedding');
  renderWithTheme(<Late onSuggested={type} />);
  await act(async () => press('Suggest'));
  expect(field('Kind')).toHaveValue('wedding');
});

it('A suggested value does not replace a value that is filled in together with what the suggestion depends on', async () => {
  function EndDay() {
    return <SuggestedValue name="end" value={useFormText('start')} />;
  }
  openForm(
    { start: 'Monday', end: 'Friday' },
    <>
      <TextField name="start" label="Start" />
      <TextField name="end" label="End" />
      <EndDay />
      <FillButton values={{ start: 'Sunday', end: 'Monday' }}>Until Monday</FillButton>
    </>,
  );
  await act(async () => press('Until Monday'));
  expect(field('Start')).toHaveValue('Sunday');
  expect(field('End')).toHaveValue('Monday');
  // The suggestion is still followed once it is what the field contains.
  fill('Start', 'Monday');
  fill('Start', 'Tuesday');
  expect(field('End')).toHaveValue('Tuesday');
});
