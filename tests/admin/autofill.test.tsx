import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { account } from '#content/admin/account.ts';
import { login } from '#content/admin/login.ts';
import { secondStep, twoStep } from '#content/admin/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';
import { appCodes } from '#tests/support/softAuthenticator.ts';

describe('Password managers', () => {
  it('fill in email, password and code of a sign-in', async () => {
    const backend = sampleBackendWith({});
    const { secret } = await backend.twoStep.beginAuthenticator(demoAccount.password);
    await backend.twoStep.confirmAuthenticator(appCodes(secret)());
    await backend.session.signOut();
    await renderSite(adminPaths.login, { backend });
    expect(field(login.email)).toHaveAttribute('type', 'email');
    expect(field(login.email)).toHaveAttribute('autocomplete', 'username');
    expect(field(login.password)).toHaveAttribute('autocomplete', 'current-password');
    fill(login.email, demoAccount.email);
    fill(login.password, demoAccount.password);
    press(login.submit);
    expect(await screen.findByLabelText(secondStep.code)).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('know whose password is changed', async () => {
    await renderSite(adminPaths.account, { backend: sampleBackendWith({}) });
    const form = field(account.password.next).form as HTMLFormElement;
    const name = form.querySelector('[autocomplete=username]');
    expect(name).toHaveValue(demoAccount.email);
    expect(name).not.toBeVisible();
  });

  it('know whose password is asked for, and offer the code of a new authenticator app', async () => {
    await renderSite(adminPaths.account, { backend: sampleBackendWith({}) });
    press(twoStep.setUpApp);
    const { title, submit } = twoStep.tasks.authenticator;
    const password = within(await screen.findByRole('dialog', { name: title })).getByLabelText<HTMLInputElement>(
      twoStep.password,
    );
    expect(password.form?.querySelector('[autocomplete=username]')).toHaveValue(demoAccount.email);
    fill(twoStep.password, demoAccount.password);
    press(submit);
    const code = await screen.findByLabelText(twoStep.app.code);
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
  });
});
