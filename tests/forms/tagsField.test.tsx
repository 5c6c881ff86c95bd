import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { object, string } from 'yup';
import { TagsField } from '#forms/TagsField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { field, fill, press } from '#tests/support/controls.ts';
import { openForm } from './openForm.tsx';

describe('Tags', () => {
  const open = (tags: string) =>
    openForm(
      { tags },
      <TagsField name="tags" label="Tags" listLabel="Your tags" removeLabel={(tag) => `Remove ${tag}`} />,
    );
  const shown = () =>
    within(screen.getByRole('list', { name: 'Your tags' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('are listed below the field, each once, and can be removed', () => {
    open('rain, outdoors, wind, rain');
    expect(shown()).toEqual(['rain', 'outdoors', 'wind']);
    press('Remove rain');
    expect(field('Tags')).toHaveValue('outdoors, wind');
    // The chip's delete icon does the same.
    fireEvent.click(screen.getAllByTestId('CloseRoundedIcon')[1] as HTMLElement);
    expect(field('Tags')).toHaveValue('outdoors');
    expect(field('Tags')).toHaveAttribute('dir', 'auto');
    expect(field('Tags')).toHaveFocus();
    press('Remove outdoors');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('are completed by Enter, which does not submit the form', () => {
    open('rain,outdoors');
    expect(fireEvent.keyDown(field('Tags'), { key: 'Enter' })).toBe(false);
    expect(field('Tags')).toHaveValue('rain, outdoors, ');
    expect(fireEvent.keyDown(field('Tags'), { key: 'a' })).toBe(true);
    fill('Tags', ' ');
    fireEvent.keyDown(field('Tags'), { key: 'Enter' });
    expect(field('Tags')).toHaveValue(' ');
  });

  it('do not make the form complain about fields that are not filled in yet', async () => {
    openForm(
      { tags: 'rain', name: '' },
      <>
        <TagsField name="tags" label="Tags" listLabel="Your tags" removeLabel={(tag) => `Remove ${tag}`} />
        <TextField name="name" label="Name" />
      </>,
      { schema: object({ name: string().default('').required('Your name?') }) },
    );
    await act(async () => press('Remove rain'));
    expect(field('Tags')).toHaveValue('');
    expect(field('Name')).toBeValid();
  });

  it('are not completed by the Enter key of an input method', () => {
    open('あ');
    expect(fireEvent.keyDown(field('Tags'), { key: 'Enter', isComposing: true })).toBe(true);
    expect(field('Tags')).toHaveValue('あ');
  });
});
