import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BusyButton } from '#components/BusyButton.tsx';
import { newUser } from '#tests/support/controls.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('A busy button shows its busy text, and cannot be pressed twice', async () => {
  const send = vi.fn();
  const button = (busy: boolean) => (
    <BusyButton busy={busy} busyText="Sending…" onClick={send}>
      Send
    </BusyButton>
  );
  const { rerender } = renderWithTheme(button(false));
  await newUser().click(screen.getByRole('button', { name: 'Send' }));
  rerender(button(true));
  await newUser().click(screen.getByRole('button', { name: 'Sending…' }));
  expect(send).toHaveBeenCalledOnce();
});
