import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPaths, editLeadPath } from '#adminPaths';
import { account } from '#content/admin/account.ts';
import { leadForm } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { listWords } from '#content/admin/list.ts';
import { shell } from '#content/admin/shell.ts';
import { accountSentences } from '#content/domain/account.ts';
import { leadEntity, leadStatusLabels } from '#domain/lead.ts';
import { leads as sampleLeads } from '#sample/leads.ts';
import { fill, newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const { profile } = account;
const lead = sampleLeads[0]?.name ?? '';
const button = (name: string) => screen.getByRole('button', { name });
const said = leadWords.statusesSet(1, leadStatusLabels.converted);

/** On the list of leads, gives the first one another status. @returns the user, and the button that was used for it. */
async function setStatus() {
  const user = newUser();
  await user.click(screen.getByRole('checkbox', { name: listWords.select(lead) }));
  await user.click(button(leadWords.setStatus));
  await user.click(await screen.findByRole('menuitem', { name: leadStatusLabels.converted }));
  await screen.findByText(said);
  const cameFrom = button(leadWords.setStatus);
  act(() => cameFrom.focus());
  return { user, cameFrom };
}

async function changeStatus() {
  await renderSite(adminPaths.leads);
  return setStatus();
}

async function saveProfile() {
  press(profile.submit);
  return screen.findByText(profile.saved);
}

it('A notice names a record with a long name by its beginning', async () => {
  await renderSite(editLeadPath('1'));
  const begin = 'Maximiliane Alexandrina von und zu Hohenlohe-Waldenburg-Sch';
  fill(leadEntity.fields.name.label, `${begin}illingsfürst, mit allen Namen ihrer Mutter und Großmutter`);
  press(leadForm.save);
  expect(await screen.findByText(leadForm.saved(`${begin}…`))).toBeVisible();
});

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

it('A notice ends when another form is sent, so that success does not stand beside its refusal', async () => {
  await renderSite(adminPaths.account);
  const notice = await saveProfile();
  expect(notice).toBeVisible();
  fill(profile.name, '');
  press(profile.submit);
  expect(await screen.findByText(accountSentences.nameNeeded)).toBeVisible();
  expect(notice).not.toBeVisible();
});

it('A notice with a button stays when a form is sent', async () => {
  await changeStatus();
  fireEvent.submit(screen.getByRole('main'));
  expect(screen.getByText(said)).toBeVisible();
  expect(button(listWords.undo)).toBeVisible();
});

it('A notice with a button stays when a form is sent, also in the place of one without', async () => {
  const router = await renderSite(adminPaths.account);
  await saveProfile();
  await act(() => router.navigate(adminPaths.leads));
  await setStatus();
  fireEvent.submit(screen.getByRole('main'));
  expect(screen.getByText(said)).toBeVisible();
});
