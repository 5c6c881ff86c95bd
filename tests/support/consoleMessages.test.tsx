import { fireEvent, render, screen } from '@testing-library/react';
import { it } from 'vitest';

it.fails('Every test file fails on console output, even after another file in the same process', () => {
  console.error('an error');
});

it.fails('Every test that clicks a disabled button fails', () => {
  render(
    <button type="button" disabled>
      Save
    </button>,
  );
  fireEvent.click(screen.getByRole('button'));
});
