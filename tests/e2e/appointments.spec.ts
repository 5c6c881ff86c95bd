import type { Page } from '@playwright/test';
import { calendarPath } from '#adminPaths';
import { calendarWords, cancelling, appointmentForm as words } from '#content/admin/appointments.ts';
import { timingLabels } from '#content/domain/appointment.ts';
import { appointmentFields } from '#domain/appointmentForm.ts';
import { titleOf } from '#domain/calendarView.ts';
import { appointments } from '#sample/appointments.ts';
import { expect, expectToFit, test, visit } from '#tests/support/site.ts';

const [talk, visitOfHall, menu] = appointments;
/** @returns the appointment with this title in the calendar. */
const inCalendar = (page: Page, title: string | undefined) =>
  page.getByRole('link', { name: new RegExp(String(title)) });

test('Staff look at appointments in every view, start one on a free day, and cancel one', async ({ page }) => {
  await visit(page, calendarPath({ view: 'month', day: '2025-03-06' }));

  await test.step('A month says when an appointment begins, and leaves the rest of the line to its title', async () => {
    await expect(inCalendar(page, talk?.title)).toHaveText(/^10\D/);
    await expect(inCalendar(page, talk?.title)).not.toContainText('–');
  });

  await test.step('Every view is accessible and fits every screen', async () => {
    await expect(page).toHaveNoAxeViolations();
    for (const view of ['week', 'day', 'agenda'] as const) {
      const way = page.getByRole('link', { name: calendarWords.view[view], exact: true });
      await way.click();
      // The previous view shows the same appointment.
      await expect(way).toHaveAttribute('aria-current', 'true');
      await expect(inCalendar(page, talk?.title)).toBeVisible();
      await expect(page).toHaveNoAxeViolations();
    }
    await expectToFit(page, [1000, 768, 360]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: calendarWords.view.month, exact: true }).click();
  });

  await test.step('A click on a free day starts a new appointment there', async () => {
    await page.locator('[data-date="2025-03-25"]').first().click();
    await expect(page.getByRole('heading', { name: words.create })).toBeVisible();
    await expect(page.getByLabel(appointmentFields.startDay.label, { exact: true })).toHaveValue('2025-03-25');
    await expect(page).toHaveNoAxeViolations();
    await expectToFit(page, [1000, 360]);
    await page.getByRole('link', { name: words.back }).click();
    await expect(inCalendar(page, talk?.title)).toBeVisible();
  });

  await test.step('An appointment is cancelled with a reason, and leaves the calendar', async () => {
    await inCalendar(page, visitOfHall?.title).click();
    await page.getByRole('button', { name: cancelling.open }).click();
    await expect(page).toHaveNoAxeViolations();
    await page.getByRole('textbox', { name: cancelling.reason }).fill('The hall was sold.');
    await page.getByRole('button', { name: cancelling.confirm }).click();
    await expect(page.getByText(cancelling.done(String(visitOfHall?.title)))).toBeVisible();
    await expect(inCalendar(page, visitOfHall?.title)).toBeHidden();
  });
});

test('Staff move an appointment by mouse and keyboard, and are told if a person is busy', async ({ page }) => {
  await visit(page, calendarPath({ view: 'week', day: '2025-03-06' }));

  await test.step('Dragging it to the next day keeps its time, and is saved', async () => {
    await expect(page.getByRole('heading', { name: titleOf('week', '2025-03-06') })).toBeVisible();
    // Hovering waits until the element is stable.
    await inCalendar(page, talk?.title).hover();
    const from = await inCalendar(page, talk?.title).boundingBox();
    const to = await inCalendar(page, visitOfHall?.title).boundingBox();
    if (!from || !to) throw new Error('There is nothing to drag.');
    await page.mouse.move(from.x + from.width / 2, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, from.y + 12, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText(/is now on Mar 7, 2025, 10:00/)).toBeVisible();
    await expect(inCalendar(page, talk?.title)).toHaveAccessibleDescription(/Mar 7, 2025, 10:00/);
  });

  await test.step('Keys move and lengthen it by a quarter of an hour, and it keeps focus', async () => {
    await inCalendar(page, talk?.title).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(inCalendar(page, talk?.title)).toHaveAccessibleDescription(/10:15.–.11:15/);
    await expect(inCalendar(page, talk?.title)).toBeFocused();
    await page.keyboard.press('Control+Shift+ArrowDown');
    await expect(inCalendar(page, talk?.title)).toHaveAccessibleDescription(/10:15.–.11:30/);
    await expect(inCalendar(page, talk?.title)).toBeFocused();
  });

  await test.step('Moving it to a time at which a person is busy is undone, with an alert', async () => {
    await page.keyboard.press('Shift+ArrowUp');
    await expect(inCalendar(page, talk?.title)).toHaveAccessibleDescription(/10:00.–.11:15/);
    await page.getByRole('link', { name: calendarWords.view.month, exact: true }).click();
    // The other view has new elements; keys must go to these.
    await expect(inCalendar(page, talk?.title)).toHaveAttribute('href', /view=month/);
    await inCalendar(page, talk?.title).focus();
    for (const day of [8, 9]) {
      await page.keyboard.press('Shift+ArrowRight');
      await expect(inCalendar(page, talk?.title)).toHaveAccessibleDescription(new RegExp(`Mar ${day}, 2025`));
      await expect(inCalendar(page, talk?.title)).toBeFocused();
    }
    // Up and down are weeks here.
    for (const [key, day] of [
      ['Shift+ArrowDown', 16],
      ['Shift+ArrowUp', 9],
    ] as const) {
      await page.keyboard.press(key);
      await expect(inCalendar(page, talk?.title)).toHaveAccessibleDescription(new RegExp(`Mar ${day}, 2025`));
      await expect(inCalendar(page, talk?.title)).toBeFocused();
    }
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('alert').filter({ hasText: String(menu?.title) })).toBeVisible();
    await expect(inCalendar(page, talk?.title)).toHaveAccessibleDescription(/Mar 9, 2025/);
    await expect(page).toHaveNoAxeViolations();
  });
});

test('Staff start an appointment of whole days above the hours of a week, by a click and by dragging', async ({
  page,
}) => {
  await visit(page, calendarPath({ view: 'week', day: '2025-03-26' }));
  const wholeDays = await page.getByText(calendarWords.allDay, { exact: true }).first().boundingBox();
  const dayAt = async (day: string) => {
    const head = await page.locator(`[data-date="${day}"]`).first().boundingBox();
    if (!head || !wholeDays) throw new Error('Not on the screen.');
    return [head.x + head.width / 2, wholeDays.y + wholeDays.height / 2] as const;
  };
  const expectDays = async (first: string, last: string) => {
    await expect(page.getByRole('radio', { name: timingLabels.allDay })).toBeChecked();
    await expect(page.getByLabel(appointmentFields.startDay.label, { exact: true })).toHaveValue(first);
    await expect(page.getByLabel(new RegExp(`^${appointmentFields.endDay.label}`))).toHaveValue(last);
    await page.getByRole('link', { name: words.back }).click();
    await expect(page.getByRole('heading', { name: titleOf('week', '2025-03-26') })).toBeVisible();
  };
  await page.mouse.click(...(await dayAt('2025-03-26')));
  await expectDays('2025-03-26', '');
  await page.mouse.move(...(await dayAt('2025-03-25')));
  await page.mouse.down();
  await page.mouse.move(...(await dayAt('2025-03-27')), { steps: 8 });
  await page.mouse.up();
  await expectDays('2025-03-25', '2025-03-27');
});

test('On the narrowest phones appointments show whole lines of their titles, and their times are complete', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, calendarPath({ view: 'threeDays', day: '2025-03-05' }));
  for (const { title } of [talk, visitOfHall].filter((sample) => sample !== undefined)) {
    const shown = inCalendar(page, title).getByText(title, { exact: true });
    await expect(shown).toBeVisible();
    const lines = await shown.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    );
    expect(lines, title).toBe(Math.round(lines));
    expect(lines, title).toBeGreaterThan(1);
    const cut = await inCalendar(page, title)
      .getByText(/^\d/)
      .evaluate((time) => time.scrollWidth - time.clientWidth);
    expect(cut, `px of the time of ${title}`).toBe(0);
  }
});

test('An appointment that lasts all day shows its whole title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const wedding = appointments.find(({ timing }) => timing === 'allDay');
  await visit(page, calendarPath({ view: 'week', day: String(wedding?.startsAt.slice(0, 10)) }));
  const shown = inCalendar(page, wedding?.title).getByText(String(wedding?.title), { exact: true });
  await expect(shown).toBeVisible();
  const cut = await shown.evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(cut, 'px of the title').toBe(0);
});

test('Where the toolbar of the calendar takes two rows, both begin at its edge', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, calendarPath({ view: 'month', day: '2025-03-06' }));
  const parts = [
    page.getByRole('link', { name: calendarWords.previous }).locator('svg'),
    page.getByRole('group', { name: calendarWords.views }),
  ];
  const [upper, lower] = await Promise.all(parts.map((part) => part.boundingBox()));
  if (!upper || !lower) throw new Error('Not on the screen.');
  expect(lower.y).toBeGreaterThan(upper.y + upper.height);
  expect(Math.abs(lower.x - upper.x)).toBeLessThan(12);
});
