import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { AppForm } from '#forms/AppForm.tsx';
import { FollowSaved } from '#forms/FollowSaved.tsx';
import { FormFailure } from '#forms/FormFailure.tsx';
import { SubmitButton } from '#forms/SubmitButton.tsx';
import { TextField } from '#forms/TextField.tsx';
import { field, fill, fillDuringUpdate, press } from '#tests/support/controls.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

describe('A form whose values are saved elsewhere as well', () => {
  /** A form that follows values which a button changes, as another tab would. */
  function Followed({
    onSubmit,
    onShown,
  }: {
    onSubmit: (values: object, before: object) => Promise<void>;
    onShown?: () => void;
  }) {
    const [saved, setSaved] = useState({ name: 'Ada', town: 'Paris' });
    useLayoutEffect(() => {
      if (saved.town === 'London') onShown?.();
    }, [saved, onShown]);
    return (
      <>
        <AppForm initialValues={saved} onSubmit={onSubmit} failedText="Not saved." keepsValues>
          <FollowSaved saved={saved} />
          <FormFailure />
          <TextField name="name" label="Name" />
          <TextField name="town" label="Town" />
          <SubmitButton busyText="Sending…">Send</SubmitButton>
        </AppForm>
        <button type="button" onClick={() => setSaved({ name: 'Grace', town: 'London' })}>
          Save elsewhere
        </button>
      </>
    );
  }

  it('shows them in the fields without changes of its own', async () => {
    renderWithTheme(<Followed onSubmit={async () => undefined} />);
    fill('Name', 'Alan');
    await act(async () => press('Save elsewhere'));
    await waitFor(() => expect(field('Town')).toHaveValue('London'));
    expect(field('Name')).toHaveValue('Alan');
  });

  it('keeps what is typed as soon as they have arrived', async () => {
    const type = () => fillDuringUpdate('Town', 'Oslo');
    renderWithTheme(<Followed onSubmit={async () => undefined} onShown={type} />);
    await act(async () => press('Save elsewhere'));
    await waitFor(() => expect(field('Name')).toHaveValue('Grace'));
    expect(field('Town')).toHaveValue('Oslo');
  });

  it('is sent with the values that were saved last, to tell what has changed since', async () => {
    const send = vi.fn(async (_values: object, _before: object) => undefined);
    renderWithTheme(<Followed onSubmit={send} />);
    fill('Name', 'Alan');
    await act(async () => press('Send'));
    fill('Name', 'Edith');
    await act(async () => press('Send'));
    expect(send.mock.calls.map(([, before]) => before)).toEqual([
      { name: 'Ada', town: 'Paris' },
      { name: 'Alan', town: 'Paris' },
    ]);
  });

  it('is sent with those that were saved elsewhere, and of a field with changes of its own with what was replaced', async () => {
    const send = vi.fn(async (_values: object, _before: object) => undefined);
    renderWithTheme(<Followed onSubmit={send} />);
    fill('Name', 'Alan');
    await act(async () => press('Save elsewhere'));
    await act(async () => press('Send'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Alan', town: 'London' }, { name: 'Ada', town: 'London' });
  });

  it('keeps the error of a field with changes of its own, and the focus', async () => {
    renderWithTheme(<Followed onSubmit={() => Promise.reject(new InvalidInput({ name: 'This name is taken.' }))} />);
    fill('Name', 'Alan');
    await act(async () => press('Send'));
    expect(field('Name')).toHaveAccessibleDescription('This name is taken.');
    expect(field('Name')).toHaveFocus();
    act(() => field('Town').focus());
    await act(async () => press('Save elsewhere'));
    await waitFor(() => expect(field('Town')).toHaveValue('London'));
    expect(field('Name')).toHaveAccessibleDescription('This name is taken.');
    // The focus moves to an error only when the form is sent.
    expect(field('Town')).toHaveFocus();
  });

  it.each([
    ['the error of a field', new InvalidInput({ name: 'This name is taken.' })],
    ['the message of a failed attempt', new Error('away')],
  ])('shows %s no more once it could be saved', async (_what, error) => {
    const send = vi.fn(async () => undefined).mockRejectedValueOnce(error);
    renderWithTheme(<Followed onSubmit={send} />);
    fill('Name', 'Alan');
    await act(async () => press('Send'));
    const sentence = error instanceof InvalidInput ? 'This name is taken.' : 'Not saved.';
    expect(screen.getByText(sentence)).toBeVisible();
    await act(async () => press('Save elsewhere'));
    expect(screen.getByText(sentence)).toBeVisible();
    await act(async () => press('Send'));
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('keeps what is being sent until that has ended', async () => {
    let end: (() => void) | undefined;
    const send = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    renderWithTheme(<Followed onSubmit={send} />);
    await act(async () => press('Send'));
    await act(async () => press('Save elsewhere'));
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible();
    expect(field('Town')).toHaveValue('Paris');
    await act(async () => end?.());
    await waitFor(() => expect(field('Town')).toHaveValue('London'));
  });
});
