import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToolButton } from '#admin/postForm/editor/ToolButton.tsx';
import { editorWords } from '#content/admin/postForm.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('Only a button of the editor that is on looks pressed', () => {
  const { bold, italic, undo } = editorWords;
  const button = (label: string, on?: boolean) => (
    <ToolButton label={label} pressed={on} tabIndex={0} onPress={() => undefined}>
      {label}
    </ToolButton>
  );
  renderWithTheme(
    <>
      {button(bold, true)}
      {button(italic, false)}
      {button(undo)}
    </>,
  );
  const ground = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;
  expect(ground(italic)).not.toBe(ground(bold));
  expect(ground(undo)).toBe(ground(italic));
});

it('A button of the editor that can do nothing now keeps the focus, but does nothing', async () => {
  const onPress = vi.fn();
  renderWithTheme(
    <ToolButton label={editorWords.undo} unavailable tabIndex={0} onPress={onPress}>
      {editorWords.undo}
    </ToolButton>,
  );
  const button = screen.getByRole('button', { name: editorWords.undo });
  // The text would lose the focus, and phones would close their keyboard.
  expect(fireEvent.mouseDown(button)).toBe(false);
  button.focus();
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});
