import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPaths } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { shell } from '#content/admin/shell.ts';
import { leadStatusLabels } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { newUser } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const lead = sampleLeads[0]?.name ?? '';
const button = (name: string) => screen.getByRole('button', { name });
const said = leadWords.statusesSet(1, leadStatusLabels.converted);

/** Opens the leads and gives the first one another status. @returns the user, and the button that was used for it. */
async function changeStatus() {
  await renderSite(adminPaths.leads);
  const user = newUser();
  await user.click(screen.getByRole('checkbox', { name: listWords.select(lead) }));
  await user.click(button(leadWords.setStatus));
  await user.click(await screen.findByRole('menuitem', { name: leadStatusLabels.converted }));
  await screen.findByText(said);
  const cameFrom = button(leadWords.setStatus);
  act(() => cameFrom.focus());
  return { user, cameFrom };
}

it('The button of a notice gives the focus back to the control it came from', async () => {
  const { user, cameFrom } = await changeStatus();
  act(() => button(listWords.undo).focus());
  await user.keyboard('{Enter}');
  expect(cameFrom).toHaveFocus();
  expect(await screen.findByText(leadWords.changesUndone(1, 1))).toBeVisible();
});

it('The button of a notice moves the focus to the page if the control it came from is gone', async () => {
  const { user } = await changeStatus();
  const clear = button(listWords.clearSelection);
  act(() => clear.focus());
  act(() => button(listWords.undo).focus());
  // Deselects the lead, which removes the button that had the focus.
  act(() => screen.getByRole('checkbox', { name: listWords.select(lead) }).click());
  await waitFor(() => expect(clear).not.toBeInTheDocument());
  act(() => button(listWords.undo).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('A notice can be closed, which gives the focus back as well', async () => {
  const { user, cameFrom } = await changeStatus();
  // On the way to the button to close it, the focus was on the other button of the notice.
  act(() => button(listWords.undo).focus());
  act(() => button(shell.closeNotice).focus());
  await user.keyboard('{Enter}');
  expect(cameFrom).toHaveFocus();
  await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
});

it('A notice stays while the page is used', async () => {
  const { user } = await changeStatus();
  await user.click(screen.getByRole('main'));
  expect(screen.getByText(said)).toBeVisible();
});

it('A notice that closes while the focus is elsewhere leaves it there', async () => {
  const { user } = await changeStatus();
  act(() => button(listWords.undo).focus());
  const search = screen.getByRole('searchbox', { name: leadWords.search.label });
  act(() => search.focus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
  expect(search).toHaveFocus();
});
