import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { InvalidInput, Unreachable } from '#backend/errors.ts';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { useFormChanged } from '#forms/useFormField.ts';
import { field, fill } from '#tests/support/controls.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

interface Note {
  title: string;
  text: string;
}

const schema = object({
  title: string().trim().required('Please write a title.'),
  text: string().trim().required('Please write a text.'),
});

/** Renders a form whose submissions stay pending until the test ends them. */
function openForm(props: Partial<AppFormProps<Note, Note>> = {}) {
  const attempts: { record: Note; succeed: () => void; fail: (error: Error) => void }[] = [];
  const onSubmit = (record: Note) =>
    new Promise<void>((succeed, fail) => {
      attempts.push({ record, succeed, fail });
    });
  const given = { initialValues: { title: '', text: '' }, schema, onSubmit, failedText: 'Please try again.', ...props };
  renderWithTheme(
    <AppForm {...given}>
      {props.children ?? (
        <>
          <FormFailure />
          <TextField name="title" label="Title" />
          <TextField name="text" label="Text" />
          <SubmitButton busyText="Sending…">Send</SubmitButton>
        </>
      )}
    </AppForm>,
  );
  return attempts;
}

const form = () => screen.getByRole('button').closest('form') as HTMLFormElement;
const submit = () => act(async () => void fireEvent.submit(form()));

function fillIn() {
  fill('Title', ' Rain ');
  fill('Text', 'Umbrellas.');
}

describe('A form', () => {
  it('submits values trimmed by its schema, and is empty afterwards', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    expect(attempts.map(({ record }) => record)).toEqual([{ title: 'Rain', text: 'Umbrellas.' }]);
    await act(async () => attempts[0]?.succeed());
    expect([field('Title').value, field('Text').value]).toEqual(['', '']);
  });

  it('that keeps its values is not emptied after submission', async () => {
    const attempts = openForm({ keepsValues: true });
    fillIn();
    await submit();
    await act(async () => attempts[0]?.succeed());
    expect(field('Text')).toHaveValue('Umbrellas.');
  });

  it('that keeps its values also keeps what was typed during the submission', async () => {
    const attempts = openForm({ keepsValues: true });
    fillIn();
    await submit();
    fill('Text', 'Umbrellas and boots.');
    await act(async () => attempts[0]?.succeed());
    expect(field('Text').value).toBe('Umbrellas and boots.');
    await submit();
    expect(attempts.map(({ record }) => record.text)).toEqual(['Umbrellas.', 'Umbrellas and boots.']);
  });

  it('submits once if submitted twice at the same moment, and can be submitted again later', async () => {
    const attempts = openForm();
    fillIn();
    await act(async () => {
      fireEvent.submit(form());
      fireEvent.submit(form());
    });
    expect(attempts).toHaveLength(1);
    await act(async () => attempts[0]?.fail(new Unreachable('offline')));
    await submit();
    expect(attempts).toHaveLength(2);
  });

  it('is busy during a submission, and neither submits nor validates again', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    expect(form()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    fill('Title', '');
    expect(fireEvent.submit(form())).toBe(false);
    await act(async () => undefined);
    expect(field('Title')).not.toBeInvalid();
    expect(attempts).toHaveLength(1);
    await act(async () => attempts[0]?.fail(new Unreachable('offline')));
    expect(form()).toHaveAttribute('aria-busy', 'false');
  });

  it('shows schema errors below its fields, focuses the first, and does not submit', async () => {
    const attempts = openForm();
    fill('Title', '   ');
    await submit();
    expect(field('Title')).toHaveAccessibleDescription('Please write a title.');
    expect(field('Text')).toHaveAccessibleDescription('Please write a text.');
    expect(field('Title')).toHaveFocus();
    fill('Title', 'Rain');
    expect(field('Title')).not.toBeInvalid();
    expect(field('Text')).toBeInvalid();
    // The focus does not move away from a field that is being edited.
    expect(field('Title')).toHaveFocus();
    expect(attempts).toEqual([]);
  });

  it('shows errors of the receiver below its fields, and focuses the first', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new InvalidInput({ text: 'There is such a text.' })));
    expect(field('Text')).toHaveAccessibleDescription('There is such a text.');
    expect(field('Text')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps its values and shows a message if the receiver rejects a field that it does not show', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new InvalidInput({ author: 'Nobody is called so.' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
    expect(field('Text')).toHaveValue('Umbrellas.');
    expect(form()).toHaveAttribute('aria-busy', 'false');
    fill('Text', 'Tents.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows no message if told so, and can be submitted again', async () => {
    const attempts = openForm({ failedText: '' });
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new Unreachable('offline')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Title')).not.toBeInvalid();
    await submit();
    expect(attempts).toHaveLength(2);
  });

  it('shows a message if submission fails, keeps its values, and clears it on the next change', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new Unreachable('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
    expect(field('Text')).toHaveValue('Umbrellas.');
    fill('Text', 'Parasols.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('clears the message of the last attempt on the next one', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new Unreachable('offline')));
    expect(screen.getByRole('alert')).toBeVisible();
    await submit();
    expect(attempts).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can show a message for a rejection instead of errors at its fields', async () => {
    const failedText = vi.fn(() => 'These do not fit.');
    const attempts = openForm({ failedText, alertOnly: true });
    fillIn();
    await submit();
    const refusal = new InvalidInput({ text: 'Wrong.' });
    await act(async () => attempts[0]?.fail(refusal));
    expect(failedText).toHaveBeenCalledWith(refusal);
    expect(screen.getByRole('alert')).toHaveTextContent('These do not fit.');
    expect(field('Text')).not.toBeInvalid();
  });

  it('without a schema submits what was typed', async () => {
    const attempts = openForm({ schema: undefined });
    fill('Title', ' Rain ');
    await submit();
    expect(attempts.map(({ record }) => record)).toEqual([{ title: ' Rain ', text: '' }]);
  });

  it('takes over what was typed before hydration, for its own fields only', async () => {
    const attempts = openForm({
      action: '/notes',
      children: (
        <>
          <input name="title" defaultValue="Typed early" />
          <input name="honeypot" defaultValue="Filled in by a program" />
          <TextField name="text" label="Text" />
          <SubmitButton busyText="Sending…">Send</SubmitButton>
        </>
      ),
    });
    expect(field('Text')).not.toBeInvalid();
    fill('Text', 'Umbrellas.');
    await submit();
    expect(attempts.map(({ record }) => record)).toEqual([{ title: 'Typed early', text: 'Umbrellas.' }]);
  });

  it('counts as unchanged if only other fields were filled in before hydration', () => {
    const State = () => <output>{useFormChanged() ? 'changed' : 'unchanged'}</output>;
    const children = (
      <>
        <input name="honeypot" defaultValue="Filled in by a program" />
        <TextField name="text" label="Text" />
        <State />
      </>
    );
    openForm({ action: '/notes', children });
    expect(screen.getByRole('status')).toHaveTextContent('unchanged');
    fill('Text', 'Umbrellas.');
    expect(screen.getByRole('status')).toHaveTextContent(/^changed/);
  });

  it('shows errors of a previous post by the browser, and can be posted again', () => {
    const refusal = { fields: { text: 'There is such a text.' }, failure: 'This did not get through.' };
    openForm({ action: '/notes', refusal });
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('action', '/notes');
    expect(field('Text')).toHaveAccessibleDescription('There is such a text.');
    expect(screen.getByRole('alert')).toHaveTextContent('This did not get through.');
  });
});
