import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignInDialog } from '#admin/login/SignInDialog.tsx';
import { adminPaths } from '#adminPaths';
import { BackendContext } from '#backend/context.ts';
import { login } from '#content/admin/login.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { renderWithTheme } from '#tests/support/renderWithTheme.tsx';

it('Over a page with unsaved work, the help for a forgotten password opens a new tab', () => {
  const options = { demoAccount: null, forgotten: 'mail', passkeys: false } as const;
  renderWithTheme(
    <BackendContext value={async () => sampleBackendWith({})}>
      <SignInDialog open email="ada@example.org" options={options} onAnswer={() => undefined} />
    </BackendContext>,
  );
  const link = screen.getByRole('link', { name: login.forgot });
  expect(link).toHaveAttribute('href', adminPaths.forgotPassword);
  expect(link).toHaveAttribute('target', '_blank');
});
