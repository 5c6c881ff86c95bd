import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BusyButton } from '#components/BusyButton.tsx';
import { FileButton } from '#components/FileButton.tsx';
import { PictureButtons } from '#components/PictureButtons.tsx';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('A busy button announces what it is doing', () => {
  const button = (busy: boolean) => (
    <BusyButton busy={busy} busyText="Sending…">
      Send
    </BusyButton>
  );
  const { rerender } = renderWithTheme(button(false));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(button(true));
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
});

describe('A button for files', () => {
  const open = (busy: boolean) => {
    const onFiles = vi.fn<(files: File[]) => void>();
    renderWithTheme(
      <FileButton startIcon={null} busy={busy} onFiles={onFiles}>
        Choose
      </FileButton>,
    );
    return { onFiles, input: screen.getByLabelText<HTMLInputElement>('Choose') };
  };

  it('takes the same file again, e.g. after it was removed', async () => {
    const { onFiles, input } = open(false);
    const file = new File(['a'], 'a.txt');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    expect(onFiles.mock.calls).toEqual([[[file]], [[file]]]);
  });

  it('opens nothing while it is busy', () => {
    expect(fireEvent.click(open(true).input)).toBe(false);
  });
});

it('A picture that is being uploaded cannot be removed meanwhile', () => {
  const words = { choose: 'Choose', replace: 'Replace', remove: 'Remove', storing: 'Uploading…' };
  const buttons = (busy: boolean) => (
    <PictureButtons chosen busy={busy} words={words} onFile={() => undefined} onRemove={() => undefined} />
  );
  const { rerender } = renderWithTheme(buttons(false));
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  rerender(buttons(true));
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});
