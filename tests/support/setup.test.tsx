import { act, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { newUser } from './controls.ts';
import { renderWithTheme } from './renderWithTheme.tsx';

/** Moves the focus to its heading in an effect, as pages do after a navigation. */
function Page() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      Leads
    </h1>
  );
}

it('A page in a hidden tab may move the focus while React works, also after a test with a user', async () => {
  // Replaces `focus` of all elements.
  newUser();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // A warning in the console would fail this test.
  await act(async () => void renderWithTheme(<Page />));
  expect(screen.getByRole('heading')).toHaveFocus();
});
