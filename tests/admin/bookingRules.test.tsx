import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminPaths } from '#adminPaths';
import { Unreachable } from '#backend/errors.ts';
import { bookingRulesWords as words } from '#content/admin/bookingRules.ts';
import { settings } from '#content/admin/settings.ts';
import { bookingRulesFields, rulesToForm, standardRules } from '#domain/bookingRules.ts';
import { textOf } from '#domain/entity.ts';
import { demoSession } from '#sample/account.ts';
import { sampleBackendWith } from '#tests/support/backends.ts';
import { field, fill, newUser, press } from '#tests/support/controls.ts';
import { renderSite } from '#tests/support/renderSite.tsx';

const form = rulesToForm(standardRules);
const { fridayCloses, saturdayOpens, saturdayCloses, minutes, travel } = bookingRulesFields;

async function open() {
  const backend = sampleBackendWith({});
  await renderSite(adminPaths.bookingRules, { backend });
  return backend;
}

describe('The working hours page', () => {
  it('is linked from the other settings', async () => {
    await renderSite(adminPaths.settings, { backend: sampleBackendWith({}) });
    const nav = screen.getByRole('navigation', { name: settings.nav });
    expect(within(nav).getByRole('link', { name: words.title })).toHaveAttribute('href', adminPaths.bookingRules);
  });

  it('lets owners save, and save again right away', async () => {
    const backend = await open();
    expect(field(fridayCloses.label)).toHaveValue('18:00');
    fill(fridayCloses.label, '13:00');
    press(words.save);
    expect(await screen.findByText(words.saved())).toBeInTheDocument();
    expect(await backend.bookingRules.get()).toMatchObject({ fridayCloses: '13:00', version: 2 });
    expect(field(fridayCloses.label)).toHaveValue('13:00');
    fill(fridayCloses.label, '14:00');
    press(words.save);
    await waitFor(async () =>
      expect(await backend.bookingRules.get()).toMatchObject({ fridayCloses: '14:00', version: 3 }),
    );
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps edits made during a save and right after it', async () => {
    const backend = await open();
    const user = newUser();
    const { update } = backend.bookingRules;
    let finish = () => {};
    const onItsWay = new Promise<void>((done) => {
      finish = done;
    });
    vi.spyOn(backend.bookingRules, 'update').mockImplementationOnce(async (form, version) => {
      await onItsWay;
      return update(form, version);
    });
    fill(fridayCloses.label, '13:00');
    press(words.save);
    await waitFor(() => expect(backend.bookingRules.update).toHaveBeenCalled());
    fill(saturdayOpens.label, '10:00');
    finish();
    expect(await screen.findByText(words.saved())).toBeInTheDocument();
    fill(saturdayCloses.label, '12:00');
    // The unsaved change survives a revalidation of the page.
    await user.click(screen.getByRole('link', { name: words.back }));
    const dialog = await screen.findByRole('alertdialog', { name: words.leaving.title });
    await user.click(within(dialog).getByRole('button', { name: words.leaving.stay }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(field(saturdayOpens.label)).toHaveValue('10:00');
    press(words.save);
    await waitFor(async () =>
      expect(await backend.bookingRules.get()).toMatchObject({
        ...{ fridayCloses: '13:00', saturdayOpens: '10:00', saturdayCloses: '12:00', version: 3 },
      }),
    );
  });

  it('rejects a day that closes before it opens, with an error below the field', async () => {
    const backend = await open();
    fill(saturdayOpens.label, '12:00');
    fill(saturdayCloses.label, '10:00');
    press(words.save);
    await waitFor(() => expect(field(saturdayCloses.label)).toBeInvalid());
    expect(field(saturdayCloses.label)).toHaveAccessibleDescription(/.+\./);
    expect(await backend.bookingRules.get()).toEqual(standardRules);
  });

  it('shows the errors of all days at once', async () => {
    await open();
    fill(fridayCloses.label, '08:00');
    fill(saturdayOpens.label, '12:00');
    press(words.save);
    await waitFor(() => expect(field(fridayCloses.label)).toBeInvalid());
    expect(field(saturdayCloses.label)).toBeInvalid();
  });

  it('asks which hours to keep if somebody else has saved others', async () => {
    const backend = await open();
    const user = newUser();
    await user.selectOptions(field(minutes.label), '90');
    await backend.bookingRules.update({ ...form, fridayCloses: '12:00' }, 1);
    press(words.save);
    const dialog = await screen.findByRole('alertdialog', { name: words.conflict.title });
    expect(dialog).toHaveTextContent(fridayCloses.label);
    await user.click(within(dialog).getByRole('button', { name: words.conflict.keepMine }));
    expect(await screen.findByText(words.saved())).toBeInTheDocument();
    expect(await backend.bookingRules.get()).toMatchObject({ minutes: '90', fridayCloses: '18:00', version: 3 });
  });

  it('keeps what was typed if saving fails', async () => {
    const backend = await open();
    vi.spyOn(backend.bookingRules, 'update').mockRejectedValueOnce(new Unreachable('away'));
    fill(fridayCloses.label, '13:00');
    press(words.save);
    expect(await screen.findByText(words.failed.unreachable)).toBeInTheDocument();
    expect(field(fridayCloses.label)).toHaveValue('13:00');
  });

  it('lets owners choose the time between appointments, which is explained', async () => {
    const backend = await open();
    expect(field(travel.label)).toHaveValue(standardRules.travel);
    expect(field(travel.label)).toHaveAccessibleDescription(words.travelHint);
    fill(travel.label, '45');
    press(words.save);
    expect(await screen.findByText(words.saved())).toBeInTheDocument();
    expect(await backend.bookingRules.get()).toMatchObject({ travel: '45', version: 2 });
  });

  it('is read-only for staff', async () => {
    const backend = sampleBackendWith({});
    vi.spyOn(backend.session, 'current').mockResolvedValue({ ...demoSession, role: 'staff' });
    await renderSite(adminPaths.bookingRules, { backend });
    expect(screen.getByText(new RegExp(words.ownersChange))).toBeInTheDocument();
    expect(screen.getAllByText(words.open('9:00 AM', '6:00 PM'))).toHaveLength(5);
    expect(screen.getAllByText(words.closed)).toHaveLength(2);
    expect(screen.getByText(travel.label)).toBeVisible();
    expect(screen.getByText(textOf(travel, standardRules.travel))).toBeVisible();
    expect(screen.queryByRole('button', { name: words.save })).not.toBeInTheDocument();
  });
});
