import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminPaths, calendarPath } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { errorScreen } from '#content/site.ts';
import { disconnect, sampleBackendWith } from '#tests/support/backends.ts';
import { takeConsoleMessages } from '#tests/support/consoleMessages.ts';
import { press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

/** The number of appointments above the calendar. */
const planned = () => screen.getByText(/^\d+ appointments?$/);

describe('Without a connection', () => {
  it('the board keeps its columns, says so, and reads them again once it is back', async () => {
    const backend = sampleBackendWith({});
    const { list } = backend.leads;
    const cards = () => screen.getAllByRole('listitem').length;
    const router = await renderSite(`${adminPaths.leads}?view=board`, { backend });
    const before = cards();
    disconnect(backend);
    await act(() => router.navigate(`${adminPaths.leads}?view=board&q=nobody`));
    expect(screen.getByText(listWords.old)).toBeVisible();
    expect(cards()).toBe(before);
    backend.leads.list = list;
    act(() => screen.getByRole('button', { name: listWords.readAgain }).focus());
    await act(async () => press(listWords.readAgain));
    await waitFor(() => expect(screen.queryByText(listWords.old)).not.toBeInTheDocument());
    expect(document.activeElement).toHaveTextContent(leadWords.count(0, 20));
  });

  it('the calendar keeps a period that it has shown, says so, and reads it again once it is back', async () => {
    const backend = sampleBackendWith({});
    const { between } = backend.appointments;
    const router = await renderSite(adminPaths.appointments, { backend });
    const before = String(planned().textContent);
    await act(() => router.navigate(adminPaths.account));
    disconnect(backend);
    await act(() => router.navigate(adminPaths.appointments));
    expect(screen.getByText(listWords.old)).toBeVisible();
    expect(planned()).toHaveTextContent(before);
    backend.appointments.between = between;
    act(() => screen.getByRole('button', { name: listWords.readAgain }).focus());
    await act(async () => press(listWords.readAgain));
    await waitFor(() => expect(screen.queryByText(listWords.old)).not.toBeInTheDocument());
    expect(planned()).toHaveFocus();
  });

  it('a period of the calendar that was not shown before is not empty, but an error', async () => {
    const backend = sampleBackendWith({});
    const router = await renderSite(adminPaths.appointments, { backend });
    disconnect(backend);
    await act(() => router.navigate(calendarPath({ view: 'month', day: '2031-01-01' })));
    expect(screen.getByText(errorScreen.unreachable.text)).toBeVisible();
    takeConsoleMessages();
  });
});
