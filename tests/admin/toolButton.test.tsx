import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ToolButton } from '#admin/postForm/editor/ToolButton.tsx';
import { editorWords } from '#content/admin/postForm.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('Only a button of the editor that is on looks pressed', () => {
  const { bold, italic, undo } = editorWords;
  const button = (label: string, on?: boolean) => (
    <ToolButton label={label} on={on} tabIndex={0} onPress={() => undefined}>
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
