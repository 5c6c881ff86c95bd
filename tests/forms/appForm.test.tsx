import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { InvalidInput, Unreachable } from '#backend/errors.ts';
import { AppForm, type AppFormProps } from '#forms/AppForm.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
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
  it('hands on what its schema has trimmed, and is empty after that', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    expect(attempts.map(({ record }) => record)).toEqual([{ title: 'Rain', text: 'Umbrellas.' }]);
    await act(async () => attempts[0]?.succeed());
    expect([field('Title').value, field('Text').value]).toEqual(['', '']);
  });

  it('that is left once it is sent keeps what was typed', async () => {
    const attempts = openForm({ keepsValues: true });
    fillIn();
    await submit();
    await act(async () => attempts[0]?.succeed());
    expect(field('Text')).toHaveValue('Umbrellas.');
  });

  it('that stays once it is sent keeps what was typed while it was on its way', async () => {
    const attempts = openForm({ keepsValues: true });
    fillIn();
    await submit();
    fill('Text', 'Umbrellas and boots.');
    await act(async () => attempts[0]?.succeed());
    expect(field('Text').value).toBe('Umbrellas and boots.');
    await submit();
    expect(attempts.map(({ record }) => record.text)).toEqual(['Umbrellas.', 'Umbrellas and boots.']);
  });

  it('sends once where it is sent twice in the same moment, and again after that', async () => {
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

  it('takes no press while it is on its way: it is busy, and complains of nothing', async () => {
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

  it('says under its fields what the schema has against them, goes to the first, and hands nothing on', async () => {
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

  it('says under its fields what the receiver has against them', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new InvalidInput({ text: 'There is such a text.' })));
    expect(field('Text')).toHaveAccessibleDescription('There is such a text.');
    expect(field('Text')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays as it is where the receiver has something against a field that it does not show', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new InvalidInput({ author: 'Nobody is called so.' })));
    expect(field('Text')).toHaveValue('Umbrellas.');
    expect(form()).toHaveAttribute('aria-busy', 'false');
  });

  it('says nothing where it is told to, and can be sent again', async () => {
    const attempts = openForm({ failedText: () => undefined });
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new Unreachable('offline')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Title')).not.toBeInvalid();
    await submit();
    expect(attempts).toHaveLength(2);
  });

  it('says that it did not get through, keeps what was typed, and falls silent with the next change', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new Unreachable('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('Please try again.');
    expect(field('Text')).toHaveValue('Umbrellas.');
    fill('Text', 'Parasols.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes the sentence of the last attempt away with the next', async () => {
    const attempts = openForm();
    fillIn();
    await submit();
    await act(async () => attempts[0]?.fail(new Unreachable('offline')));
    await submit();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('may have a sentence for a refusal instead of those of the fields', async () => {
    const failedText = vi.fn((error: unknown) => (error instanceof InvalidInput ? 'These do not fit.' : undefined));
    const attempts = openForm({ failedText });
    fillIn();
    await submit();
    const refusal = new InvalidInput({ text: 'Wrong.' });
    await act(async () => attempts[0]?.fail(refusal));
    expect(failedText).toHaveBeenCalledWith(refusal);
    expect(screen.getByRole('alert')).toHaveTextContent('These do not fit.');
    expect(field('Text')).not.toBeInvalid();
  });

  it('without a schema hands on what was typed', async () => {
    const attempts = openForm({ schema: undefined });
    fill('Title', ' Rain ');
    await submit();
    expect(attempts.map(({ record }) => record)).toEqual([{ title: ' Rain ', text: '' }]);
  });

  it('takes over what was typed before it was there, of its own fields alone', async () => {
    const attempts = openForm({
      action: '/notes',
      children: (
        <>
          <input name="title" defaultValue="Typed early" />
          <input name="trap" defaultValue="Filled in by a program" />
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

  it('shows what a server has against what the browser has posted, and can be posted again', () => {
    const refusal = { fields: { text: 'There is such a text.' }, failure: 'This did not get through.' };
    openForm({ action: '/notes', refusal });
    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('action', '/notes');
    expect(field('Text')).toHaveAccessibleDescription('There is such a text.');
    expect(screen.getByRole('alert')).toHaveTextContent('This did not get through.');
  });
});
