import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadingPageOf, loadingShellOf } from '#app/loadingPage.tsx';
import { createProductTheme } from '#app/theme.ts';
import { shell } from '#content/admin/shell.ts';
import { loading, loadingFailed } from '#content/site.ts';

const theme = createProductTheme();

// Not rendered by React, so it is not removed by itself.
afterEach(() => document.body.replaceChildren());

describe.each([
  ['a public page', loadingPageOf(theme)],
  ['a page of the back office', loadingShellOf(theme)],
])('Until the application has loaded, %s', (_which, { head, root }) => {
  beforeEach(() => {
    document.body.innerHTML = root;
  });

  it('reports that it is loading', () => {
    expect(screen.getByRole('progressbar', { name: loading })).toBeInTheDocument();
    expect(screen.getByText(loadingFailed, { exact: false })).not.toBeVisible();
  });

  it('hides all but the error once it has failed to load', () => {
    // What the start script does.
    for (const part of document.querySelectorAll<HTMLElement>('[data-loading]')) part.hidden = part.role !== 'alert';
    expect(screen.getByRole('alert')).toHaveTextContent(loadingFailed);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('is not indexed', () => expect(head).toContain('<meta name="robots" content="noindex"/>'));
});

describe('The loading page of the back office', () => {
  it('shows the sidebar, which cannot be used yet', () => {
    document.body.innerHTML = loadingShellOf(theme).root;
    const leads = screen.getByText(shell.entries.leads);
    expect(leads.closest('[inert]')).not.toBeNull();
    expect(leads.closest('a')).toHaveAttribute('href', '/admin/leads');
  });

  it('has no sidebar for people who are not signed in', () => {
    expect(loadingPageOf(theme).root).not.toContain(shell.entries.leads);
  });
});
